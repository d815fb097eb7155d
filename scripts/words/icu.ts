// ICU MessageFormat, in which translations are written: `{n, plural, one {# question} other {# questions}}`, `{name}`,
// `{n, number}` and `<link>…</link>`.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Forms, Message } from './messages.ts'

export class IcuError extends Error {}

/** Why the parser refuses a text; anything else is said by its own code. */
const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed',
  UNCLOSED_TAG: 'a tag is not closed',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
  INVALID_TAG: 'a tag is not written as <name>…</name>',
  MISSING_OTHER_CLAUSE: 'a plural lacks the form other',
  EMPTY_ARGUMENT: 'a parameter has no name',
  MALFORMED_ARGUMENT: 'a parameter is not written as {name} or {name, number}',
  INVALID_ARGUMENT_TYPE: 'a parameter has a type other than number and plural',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a plural has a form twice',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "a ' is not closed",
}

/** What stands in an English text for a parameter of this name: `list(rows, more)` for `rows`. */
function expressionsIn(english: Message): Map<string, string> {
  const found = new Map<string, string>()
  for (const text of Object.values(english.forms))
    for (const [, format, name = ''] of text.matchAll(/\{(\w+)\(([\w.]+)(?:, [\w.]+)*\)\}/g))
      if (format !== 'number')
        found.set(name, text.match(new RegExp(`\\{(\\w+\\(${name}\\b[^)]*\\))\\}`))?.[1] ?? '')
  return found
}

/** A translation as the forms of its English message. Throws an `IcuError` that says what is wrong with it. */
export function readIcu(text: string, english: Message): Forms {
  const expressions = expressionsIn(english)
  const elements = elementsOf(text)
  const plurals = elements.flatMap((each) => (each.type === TYPE.plural ? [each] : []))
  if (plurals.length > 1) throw new IcuError('has two plurals; a sentence has one')
  const [plural] = plurals
  if (plural?.pluralType === 'ordinal' || plural?.offset)
    throw new IcuError('has a plural that is ordinal or has an offset')
  const written = (each: readonly MessageFormatElement[]): string =>
    each.map((element) => partOf(element)).join('')
  const partOf = (element: MessageFormatElement): string => {
    switch (element.type) {
      case TYPE.literal:
        return element.value
      case TYPE.argument:
        return `{${expressions.get(element.value) ?? element.value}}`
      case TYPE.number:
        if (element.style)
          throw new IcuError('has a style of numbers; they are written by the rules of the language')
        return `{number(${element.value})}`
      case TYPE.pound:
        return `{number(${plural?.value})}`
      case TYPE.tag:
        return `<${element.value}>${written(element.children)}</${element.value}>`
      case TYPE.plural:
        throw new IcuError('has a plural within a tag or a plural')
      case TYPE.select:
        throw new IcuError('has a select; each of several texts is an entry of its own')
      case TYPE.date:
      case TYPE.time:
        throw new IcuError('has a date or a time; these are texts already')
    }
  }
  if (!plural) return { forms: { other: written(elements) }, count: undefined }
  const at = elements.indexOf(plural)
  const [before, after] = [written(elements.slice(0, at)), written(elements.slice(at + 1))]
  const forms = Object.entries(plural.options).map(([form, { value }]) => [
    form,
    before + written(value) + after,
  ])
  return { forms: Object.fromEntries(forms), count: plural.value }
}

function elementsOf(text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, shouldParseSkeletons: false })
  } catch (error) {
    const code = error instanceof Error ? error.message : ''
    throw new IcuError(`is no ICU message: ${reasons[code] ?? code}`)
  }
}

/** A message as ICU writes it: what translators see of the English text. */
export function writeIcu({ forms, count }: Pick<Message, 'forms' | 'count'>): string {
  const other = forms['other'] ?? ''
  if (count === undefined) return icuText(other)
  const each = Object.entries(forms).map(([form, text]) => `${form} {${icuText(text, count)}}`)
  return `{${count}, plural, ${each.join(' ')}}`
}

const piece = /(\{[\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?\}|<\/?\w+>)/
function icuText(text: string, count?: string): string {
  const isClosed = (name: string) => text.includes(`</${name}>`)
  return text
    .split(piece)
    .map((part, i) => {
      const [, format, name = ''] = /^\{(?:(\w+)\()?([\w.]+)/.exec(part) ?? []
      if (i % 2 === 1 && name !== '') {
        if (format !== 'number') return `{${name}}`
        return name === count ? '#' : `{${name}, number}`
      }
      if (i % 2 === 1 && isClosed(part.replaceAll(/[</>]/g, ''))) return part
      const special = count === undefined ? /'(?=[{}<>']|$)/g : /'(?=[{}<>#']|$)/g
      const marks = count === undefined ? /[{}]|<(?=[a-z/])/gi : /[{}#]|<(?=[a-z/])/gi
      return part.replaceAll(special, "''").replaceAll(marks, (mark) => `'${mark}'`)
    })
    .join('')
}

/** The name of what stands in an English text as translators write it: `n, number` for `number(n)`. */
export function icuName(expression: string): string {
  const [, format, name = ''] = /^(\w+)\(([\w.]+)/.exec(expression) ?? []
  if (format === undefined) return expression
  return format === 'number' ? `${name}, number` : name
}
