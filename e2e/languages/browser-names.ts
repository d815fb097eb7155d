import type { Entry, Part } from './catalogue-entries.ts'

const entry = (partsIn: (language: string) => Part[], tag: string): Entry => ({
  english: partsIn('en-GB'),
  form: 'other',
  isPlural: false,
  theirs: [{ form: 'other', parts: partsIn(tag) }],
})

/** The languages that a quiz may have, as far as the browser has names for them. */
export function languageCodes(): string[] {
  const names = new Intl.DisplayNames(['en-GB'], { type: 'language' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  return [...codes.filter((code) => names.of(code) !== code), 'fil']
}

export const nameOfLanguage = (code: string, tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? code

const languageEntries = (tag: string) =>
  languageCodes().map((code) => entry((language) => [{ text: nameOfLanguage(code, language) }], tag))

const isNumber = (type: string) => type === 'day' || type === 'year'

/** `30 March 2031` and `30 March` in each month. */
const dateEntries = (tag: string) =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2031, month, 15))).flatMap((day) =>
    [{ year: 'numeric' as const }, {}].map((year) =>
      entry(
        (language) =>
          new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })
            .formatToParts(day)
            .map(({ type, value }) => (isNumber(type) ? { name: type, kind: 'number' } : { text: value })),
        tag,
      ),
    ),
  )

/** What the browser has words for: entries like those of a catalogue. */
export const browserEntries = (tag: string): Entry[] => [...languageEntries(tag), ...dateEntries(tag)]
