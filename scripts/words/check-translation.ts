import { IcuError, icuName, readIcu } from './icu.ts'
import type { Forms, Message } from './messages.ts'

const parameter = /\{([\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?)\}/g
const parameters = (text: string) => [...text.matchAll(parameter)].map(([, name = '']) => name)
const slots = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
const withoutPieces = (text: string) => text.replaceAll(parameter, '').replaceAll(/<(\w+)>.*?<\/\1>/gs, '')
/** What keeps its own direction, up to the mark that ends it, as a number in Arabic does. */
const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g
const listed = (names: readonly string[]) => [...new Set(names)].toSorted().join(', ')
const inBraces = (names: readonly string[]) => listed(names.map((name) => `{${icuName(name)}}`))

/** Translates a message, or says why its translation cannot be used. `needed` are the forms of the language’s plurals. */
export function readTranslation(
  english: Message,
  text: string,
  needed: readonly string[],
): { translation: Forms; problems?: undefined } | { problems: string[] } {
  try {
    const translation = readIcu(text, english)
    const problems = problemsOfTranslation(english, translation, needed)
    return problems.length > 0 ? { problems } : { translation }
  } catch (error) {
    if (error instanceof IcuError) return { problems: [error.message] }
    throw error
  }
}

function problemsOfTranslation(
  english: Message,
  { forms, count }: Forms,
  needed: readonly string[],
): string[] {
  const all = Object.values(english.forms).flatMap(parameters)
  if (count !== undefined && count !== english.count && !all.includes(`number(${count})`))
    return [`has a plural of {${count}}, which the English text does not have as a number`]
  // A number may have a text of its own in any language; what English says of one is said in all.
  const exact = Object.keys(english.forms).filter((form) => form.startsWith('='))
  const isPlural = english.isPlural || (english.count === undefined && count !== undefined)
  const expected = [...exact, ...(isPlural ? needed : ['other'])]
  const missing = expected.filter((form) => !forms[form])
  if (missing.length > 0) return [`lacks ${isPlural ? `the form ${missing.join(', ')}` : 'a text'}`]
  const superfluous = Object.keys(forms).filter((form) => !expected.includes(form) && !form.startsWith('='))
  if (superfluous.length > 0)
    return [`has the form ${superfluous.join(', ')}, which the language does not have`]
  return Object.entries(forms).flatMap(([form, text]) => problemsOfText(text, english, all, form))
}

function problemsOfText(text: string, { forms, most }: Message, all: string[], form: string): string[] {
  const known = Object.values(forms)
  const own = parameters(text)
  const strange = own.filter((name) => !all.includes(name))
  // “One question” may do without the number; every other text needs all that the English one has.
  const lost = form === 'other' ? all.filter((name) => !own.includes(name)) : []
  return [
    strange.length > 0 && `has ${inBraces(strange)}, which the English text does not have`,
    lost.length > 0 && `lacks ${inBraces(lost)}`,
    listed(slots(text)) !== listed(known.flatMap(slots)) &&
      `must have the slots ${listed(known.flatMap(slots)) || 'of the English text: none'}`,
    /[<>{}]/.test(withoutPieces(text)) &&
      !known.some((each) => /[<>{}]/.test(withoutPieces(each))) &&
      'has markup that the English text does not have',
    /[\uFEFF\u202A-\u202E\u2066-\u2069]/.test(text.replaceAll(isolated, '')) &&
      'has a byte-order mark or an override of direction',
    /<(?:hidden|spoken)>[:;.!?]/.test(text) &&
      'begins what is only heard with a mark, before which a space is heard too',
    text !== text.trim() && known.every((each) => each === each.trim()) && 'begins or ends with a space',
    most !== undefined && text.length > most && `has ${text.length} characters; at most ${most} fit`,
  ].filter((problem) => problem !== false)
}
