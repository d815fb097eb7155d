// Reads the messages of an English area out of its source, and puts others in their place. A message is a string or
// template literal, an array of these with slots, or the forms of one `plural` call, before which a number may have
// a text of its own (`n === 0 ? … : plural(…)`). Which one an entry has may depend on a choice among named texts.
import { type ArrowFunctionExpression, type Expression, parseSync, type PropertyKey } from 'oxc-parser'

/**
 * `forms` of a plural by their names in CLDR, that of one number as `=0`; without a plural there is only `other`. Texts have
 * `{parameters}` and `<slots>…</slots>`.
 */
export type Message = {
  /** Where it stands, like `home.loginFirst`. */
  key: string
  isPlural: boolean
  /** The parameter that decides which form it is; undefined if there is only one. */
  count: string | undefined
  /** Its texts are arrays, because a part of them may be an element of the page. */
  isArray: boolean
  forms: Record<string, string>
  /** What translators should know, from the comment before the entry, and the most characters it may have. */
  note: string
  most: number | undefined
}

type Span = { start: number; end: number }
type Found = Message & Span
/** What is shown as a whole: a text, or a function that gives one. `path` leads to it from the area. */
export type Entry = Span & { path: readonly string[]; keys: string[] }
export type Module = {
  messages: Found[]
  annotations: Span[]
  entries: Entry[]
  /** What the area exports. */
  exports: (Span & { name: string; members: (Span & { name: string })[] })[]
  source: string
}

const noteOf = (comment: string) => comment.replaceAll(/^\s*\*+ ?|\s+$/gm, '').trim()

export class CatalogueError extends Error {}

export function readModule(file: string, source: string): Module {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new CatalogueError(`${file}: ${errors[0].message}`)
  const found: Module = { messages: [], annotations: [], entries: [], exports: [], source }
  const refuse = ({ start }: Span, why: string) => {
    throw new CatalogueError(`${file}:${source.slice(0, start).split('\n').length}: ${why}`)
  }
  const textAt = ({ start, end }: Span) => source.slice(start, end)
  const commentBefore = ({ start }: Span) => {
    const before = comments.findLast(({ end }) => end <= start)
    return before && /^\s*$/.test(source.slice(before.end, start)) ? before.value : ''
  }
  const nameOf = (key: PropertyKey): string =>
    key.type === 'Identifier'
      ? key.name
      : key.type === 'Literal' && !/[.[\]]/.test(String(key.value))
        ? String(key.value)
        : refuse(key, 'Name it plainly.')

  /** The text of one form as translators see it. */
  function textOf(node: Expression): string {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node.type === 'TemplateLiteral') {
      const strange = node.expressions.find(
        (each) => !/^[\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?$/.test(textAt(each)),
      )
      if (strange) return refuse(strange, 'Only a parameter, or one in a format, stands in a text.')
      return node.quasis
        .map(
          ({ value }, i) =>
            (value.cooked ?? '') + (node.expressions[i] ? `{${textAt(node.expressions[i])}}` : ''),
        )
        .join('')
    }
    if (node.type === 'ArrayExpression')
      return node.elements.map((part) => partOf(part as Expression)).join('')
    return refuse(node, 'A message is a text, an array with slots, a plural, or a choice of these.')
  }
  function partOf(node: Expression): string {
    if (node.type === 'Identifier') return `{${node.name}}`
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return textOf(node)
    const { name } = node.callee
    if (name === 'number') return `{${textAt(node)}}`
    return `<${name}>${node.arguments.map((part) => textOf(part as Expression)).join('')}</${name}>`
  }

  function formsOf(node: Expression): Pick<Message, 'isPlural' | 'count' | 'isArray' | 'forms'> {
    if (node.type === 'ParenthesizedExpression') return formsOf(node.expression)
    if (node.type === 'ConditionalExpression') {
      const [, count, n] = /^(\w+) === (\d+)$/.exec(textAt(node.test)) ?? []
      const others = formsOf(node.alternate)
      if (count === undefined || (others.isPlural && others.count !== count))
        return refuse(
          node.test,
          'Only a number may have a text of its own; for anything else make two entries.',
        )
      return { ...others, count, forms: { [`=${n}`]: textOf(node.consequent), ...others.forms } }
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'plural'
    ) {
      const [count, forms] = node.arguments
      if (count?.type !== 'Identifier') return refuse(node, 'A plural is that of a parameter.')
      if (forms?.type !== 'ObjectExpression') return refuse(node, 'Write the forms of a plural out.')
      const each = forms.properties.map((form) => {
        if (form.type !== 'Property') return refuse(form, 'Write each form out.')
        return [nameOf(form.key), textOf(form.value)] as const
      })
      const isArray = forms.properties.some(
        (form) => form.type === 'Property' && form.value.type === 'ArrayExpression',
      )
      return { isPlural: true, count: count.name, isArray, forms: Object.fromEntries(each) }
    }
    const isArray = node.type === 'ArrayExpression'
    return { isPlural: false, count: undefined, isArray, forms: { other: textOf(node) } }
  }

  /** `entry` is what this is a part of, if that is shown as a whole. */
  function readEntry(node: Expression, path: readonly string[], note: string, entry?: Entry): void {
    if (node.type === 'ParenthesizedExpression') return readEntry(node.expression, path, note, entry)
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type !== 'Property') return refuse(property, 'Write each entry out.')
        const own = noteOf(commentBefore(property))
        readEntry(property.value, [...path, nameOf(property.key)], own || note, entry)
      }
      return undefined
    }
    if (entry === undefined) {
      const own: Entry = { path, keys: [], start: node.start, end: node.end }
      found.entries.push(own)
      return readEntry(node, path, note, own)
    }
    if (node.type === 'ArrowFunctionExpression') {
      noteAnnotations(node)
      if (node.body.type === 'BlockStatement') return refuse(node, 'A message is an expression.')
      return readEntry(node.body, path, note, entry)
    }
    if (node.type === 'MemberExpression' && node.computed) return readEntry(node.object, path, note, entry)
    const most = /\bat most (\d+) characters\b/i.exec(note)?.[1]
    const { start, end } = node
    const key = path.join('.')
    entry.keys.push(key)
    found.messages.push({
      key,
      ...formsOf(node),
      note,
      most: most === undefined ? undefined : Number(most),
      start,
      end,
    })
  }
  function noteAnnotations({ params, returnType, typeParameters }: ArrowFunctionExpression) {
    for (const param of params) {
      if ('typeAnnotation' in param && param.typeAnnotation) found.annotations.push(param.typeAnnotation)
    }
    if (returnType) found.annotations.push(returnType)
    if (typeParameters) found.annotations.push(typeParameters)
  }

  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue
    const note = noteOf(commentBefore(statement))
    for (const { id, init: written } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || !written) continue
      const init = written.type === 'TSSatisfiesExpression' ? written.expression : written
      const { start, end } = init
      const members =
        init.type === 'ObjectExpression'
          ? init.properties.flatMap((each) =>
              each.type === 'Property'
                ? [{ name: nameOf(each.key), start: each.value.start, end: each.value.end }]
                : [],
            )
          : []
      found.exports.push({ name: id.name, start, end, members })
      readEntry(init, [id.name], note)
    }
  }
  for (const comment of comments) found.annotations.push(comment)
  return found
}

/** The forms of a translated message, and the parameter that decides which of them it is. */
export type Forms = { forms: Readonly<Record<string, string>>; count: string | undefined }

/**
 * Writes parts of an English area in another language, as JavaScript. An entry that lacks a text is English's:
 * `missing` says where that is found.
 */
export function writerOf(
  { messages, annotations, entries, source }: Module,
  translationOf: (key: string) => Forms | undefined,
  missing: (entry: Entry) => string,
): (span: Span) => string {
  const lacking = entries.filter(({ keys }) => keys.some((key) => translationOf(key) === undefined))
  // The first of two that begin at the same place is the wider one, and what lies within it is passed over.
  const changes = [
    ...lacking.map((entry) => ({ start: entry.start, end: entry.end, text: missing(entry) })),
    ...annotations.map(({ start, end }) => ({ start, end, text: '' })),
    ...messages.map(({ key, isArray, start, end }) => {
      const translation = translationOf(key)
      const text = translation ? expressionOf(translation, isArray, source.slice(start, end)) : ''
      return { start, end, text }
    }),
  ].toSorted((one, other) => one.start - other.start)
  return ({ start, end }) => {
    const parts: string[] = []
    let last = start
    for (const change of changes) {
      if (change.start < last || change.end > end) continue
      parts.push(source.slice(last, change.start), change.text)
      last = change.end
    }
    return parts.join('') + source.slice(last, end)
  }
}

/** The forms of a message as JavaScript. What `english` has in a template stays in one. */
export function expressionOf({ forms, count }: Forms, isArray: boolean, english: string): string {
  const exact = Object.entries(forms).filter(([form]) => form.startsWith('='))
  const others = Object.entries(forms).filter(([form]) => !form.startsWith('='))
  const written = others.map(([form, text]) => [form, sourceOf(text, isArray, english)] as const)
  const rest =
    others.length === 1
      ? (written[0]?.[1] ?? '')
      : `plural(${count}, { ${written.map(([form, text]) => `${form}: ${text}`).join(', ')} })`
  const before = exact.map(
    ([form, text]) => `${count} === ${form.slice(1)} ? ${sourceOf(text, isArray, english)} : `,
  )
  return before.length > 0 ? `(${before.join('')}${rest})` : rest
}

const parameter = /\{([\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?)\}/g
const pieces = /\{([\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?)\}|<(\w+)>(.*?)<\/\2>/gs

/** A text of translators as an expression: a string, a template, or an array. */
function sourceOf(text: string, isArray: boolean, english: string): string {
  if (!isArray) return templateOf(text)
  const parts: string[] = []
  let last = 0
  for (const { 0: whole, 1: name, 2: slot, 3: inner = '', index } of text.matchAll(pieces)) {
    if (name !== undefined && english.includes(`\${${name}}`)) continue
    if (index > last) parts.push(templateOf(text.slice(last, index)))
    parts.push(name ?? `${slot}(${inner === '' ? '' : templateOf(inner)})`)
    last = index + whole.length
  }
  if (last < text.length) parts.push(templateOf(text.slice(last)))
  return `[${parts.join(', ')}]`
}

export function templateOf(text: string): string {
  if (!new RegExp(parameter).test(text))
    return `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
  return `\`${escaped.replaceAll(parameter, (_, name: string) => `\${${name}}`)}\``
}
