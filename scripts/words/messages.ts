// Reads the messages of a catalogue's module out of its source, and puts others in their place. A message is a
// string or template literal, an array of these with slots, or the forms of one `plural` call; which of them
// an entry has may depend on a condition or on a choice among named texts.
import { type ArrowFunctionExpression, type Expression, parseSync, type PropertyKey } from 'oxc-parser'

/** `forms` of a plural by their names in CLDR; otherwise there is only `other`. Texts have `{parameters}` and `<slots>…</slots>`. */
export type Message = {
  /** Where it stands, like `home.loginFirst`, with what a choice depends on in brackets. */
  key: string
  isPlural: boolean
  /** Its texts are arrays, because a part of them may be an element of the page. */
  isArray: boolean
  forms: Record<string, string>
  /** What translators should know, from the comment before the entry, and the most characters it may have. */
  note: string
  most: number | undefined
}

type Span = { start: number; end: number }
type Found = Message & Span
type Module = {
  messages: Found[]
  annotations: Span[]
  imports: Span[]
  entries: (Span & { name: string })[]
  source: string
}

const noteOf = (comment: string) => comment.replaceAll(/^\s*\*+ ?|\s+$/gm, '').trim()

export class CatalogueError extends Error {}

export function readModule(path: string, source: string): Module {
  const { program, comments, errors } = parseSync(path, source)
  if (errors[0]) throw new CatalogueError(`${path}: ${errors[0].message}`)
  const found: Module = { messages: [], annotations: [], imports: [], entries: [], source }
  const refuse = ({ start }: Span, why: string) => {
    throw new CatalogueError(`${path}:${source.slice(0, start).split('\n').length}: ${why}`)
  }
  const textAt = ({ start, end }: Span) => source.slice(start, end)
  const commentBefore = ({ start }: Span) => {
    const before = comments.findLast(({ end }) => end <= start)
    return before && /^\s*$/.test(source.slice(before.end, start)) ? before.value : ''
  }
  const nameOf = (key: PropertyKey): string =>
    key.type === 'Identifier'
      ? key.name
      : key.type === 'Literal'
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

  function readEntry(node: Expression, key: string, note: string): void {
    const add = (isPlural: boolean, isArray: boolean, forms: Record<string, string>) => {
      const most = /\bat most (\d+) characters\b/i.exec(note)?.[1]
      const { start, end } = node
      found.messages.push({
        key,
        isPlural,
        isArray,
        forms,
        note,
        most: most === undefined ? undefined : Number(most),
        start,
        end,
      })
    }
    if (node.type === 'ParenthesizedExpression') return readEntry(node.expression, key, note)
    if (node.type === 'ArrowFunctionExpression') {
      noteAnnotations(node)
      if (node.body.type === 'BlockStatement') return refuse(node, 'A message is an expression.')
      return readEntry(node.body, key, note)
    }
    if (node.type === 'ConditionalExpression') {
      readEntry(node.consequent, `${key}[${textAt(node.test)}]`, note)
      return readEntry(node.alternate, `${key}[otherwise]`, note)
    }
    if (node.type === 'MemberExpression' && node.computed) return readEntry(node.object, key, note)
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type !== 'Property') return refuse(property, 'Write each entry out.')
        const own = noteOf(commentBefore(property))
        readEntry(
          property.value,
          key === '' ? nameOf(property.key) : `${key}.${nameOf(property.key)}`,
          own || note,
        )
      }
      return undefined
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'plural'
    ) {
      const forms = node.arguments[1]
      if (forms?.type !== 'ObjectExpression') return refuse(node, 'Write the forms of a plural out.')
      const each = forms.properties.map((form) => {
        if (form.type !== 'Property') return refuse(form, 'Write each form out.')
        return [nameOf(form.key), textOf(form.value)] as const
      })
      const isArray = forms.properties.some(
        (form) => form.type === 'Property' && form.value.type === 'ArrayExpression',
      )
      return add(true, isArray, Object.fromEntries(each))
    }
    if (node.type === 'Literal' && typeof node.value !== 'string') return undefined
    return add(false, node.type === 'ArrayExpression', { other: textOf(node) })
  }
  function noteAnnotations({ params, returnType, typeParameters }: ArrowFunctionExpression) {
    for (const param of params) {
      if ('typeAnnotation' in param && param.typeAnnotation) found.annotations.push(param.typeAnnotation)
    }
    if (returnType) found.annotations.push(returnType)
    if (typeParameters) found.annotations.push(typeParameters)
  }

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type')
      found.imports.push(statement)
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue
    const note = noteOf(commentBefore(statement))
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      // A translation is one object, so that the compiler compares it with the English module.
      if (id.name === 'words' && init.type === 'ObjectExpression') readEntry(init, '', note)
      else {
        found.entries.push({ name: id.name, start: init.start, end: init.end })
        readEntry(init, id.name, note)
      }
    }
  }
  for (const comment of comments) found.annotations.push(comment)
  return found
}

/** The texts of another language in the shape of the English module; `english` is its path. */
export function translateModule(
  { messages, annotations, imports, entries, source }: Module,
  english: string,
  textsOf: (key: string) => Record<string, string>,
): string {
  const changes = [
    ...annotations.map((span) => ({ ...span, text: '' })),
    ...messages.map(({ key, isPlural, isArray, start, end }) => {
      const forms = textsOf(key)
      if (!isPlural)
        return { start, end, text: sourceOf(forms['other'] ?? '', isArray, source.slice(start, end)) }
      const count = source.slice(start, end).slice('plural('.length).split(',', 1)[0]
      const written = Object.entries(forms).map(
        ([name, text]) => `${name}: ${sourceOf(text, isArray, source.slice(start, end))}`,
      )
      return { start, end, text: `plural(${count}, { ${written.join(', ')} })` }
    }),
  ].toSorted((one, other) => other.start - one.start)
  const translated = ({ start, end }: Span) => {
    let text = source.slice(start, end)
    for (const change of changes) {
      if (change.start < start || change.end > end) continue
      text = text.slice(0, change.start - start) + change.text + text.slice(change.end - start)
    }
    return text
  }
  return [
    `import type * as en from '${english}'`,
    `import type { WordsOf } from '${english.replace(/en\/.*$/, 'format.ts')}'`,
    ...imports.map(({ start, end }) => source.slice(start, end)),
    '',
    'export const words: WordsOf<typeof en> = {',
    ...entries.map((entry) => `${entry.name}: ${translated(entry)},`),
    '}',
    '',
  ].join('\n')
}

const parameter = /\{([\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?)\}/g
const pieces = /\{([\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?)\}|<(\w+)>(.*?)<\/\2>/gs

/** A text of translators as an expression: a string, a template, or an array. What `english` has in a template stays in one. */
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

function templateOf(text: string): string {
  if (!text.includes('{'))
    return `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
  return `\`${escaped.replaceAll(parameter, (_, name: string) => `\${${name}}`)}\``
}
