import type { Message } from './messages.ts'

const parameters = (text: string) =>
  [...text.matchAll(/\{([\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?)\}/g)].map(([, name = '']) => name)
const slots = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
const withoutPieces = (text: string) =>
  text.replaceAll(/\{[\w.]+(?:\([\w.]+(?:, [\w.]+)*\))?\}|<(\w+)>.*?<\/\1>/gs, '')
const listed = (names: readonly string[]) => [...new Set(names)].toSorted().join(', ')

/** Why a translation cannot be taken over; empty if it can. `needed` are the forms of the language's plurals. */
export function problemsOfTranslation(
  english: Message,
  forms: Readonly<Record<string, string>>,
  needed: readonly string[],
): string[] {
  const expected = english.isPlural ? needed : ['other']
  const missing = expected.filter((form) => !forms[form])
  if (missing.length > 0) return [`lacks ${english.isPlural ? `the form ${missing.join(', ')}` : 'a text'}`]
  const superfluous = Object.keys(forms).filter((form) => !expected.includes(form))
  if (superfluous.length > 0)
    return [`has the form ${superfluous.join(', ')}, which the language does not have`]
  const known = Object.values(english.forms)
  return expected.flatMap((form) => problemsOfText(forms[form] ?? '', known, english, form))
}

function problemsOfText(text: string, known: string[], { isPlural, most }: Message, form: string): string[] {
  const all = known.flatMap(parameters)
  const own = parameters(text)
  const strange = own.filter((name) => !all.includes(name))
  // “One question” may do without the number; every other text needs all that the English one has.
  const mayLack = isPlural && form !== 'other'
  const lost = mayLack ? [] : all.filter((name) => !own.includes(name))
  return [
    strange.length > 0 && `has {${listed(strange)}}, which the English text does not have`,
    lost.length > 0 && `lacks {${listed(lost)}}`,
    listed(slots(text)) !== listed(known.flatMap(slots)) &&
      `must have the slots ${listed(known.flatMap(slots)) || 'of the English text: none'}`,
    /[<>{}]/.test(withoutPieces(text)) &&
      !known.some((each) => /[<>{}]/.test(withoutPieces(each))) &&
      'has markup that the English text does not have',
    /[\uFEFF\u202A-\u202E\u2066-\u2069]/.test(text) && 'has a byte-order mark or an override of direction',
    /<(?:hidden|spoken)>[:;.!?]/.test(text) &&
      'begins what is only heard with a mark, before which a space is heard too',
    text !== text.trim() && known.every((each) => each === each.trim()) && 'begins or ends with a space',
    most !== undefined && text.length > most && `has ${text.length} characters; at most ${most} fit`,
  ].filter((problem) => problem !== false)
}
