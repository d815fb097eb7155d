/** The name for `mmm`, `mmmm`, `ddd` or `dddd` in a number format; undefined if the language uses numbers. */
type DateName = (code: string, date: Date) => string | undefined

/** What a file leaves to the language of the program that shows it. `shortDate` is a number format. */
export type SheetLanguage = { shortDate: string; decimal: string; group: string; dateName: DateName }

/** Languages by the lower ten bits of the Windows identifiers in number formats. */
const windowsLanguages = (
  ' ar bg ca zh cs da de el en es fi fr he hu is it ja ko nl nb pl pt rm ro ru hr sk sq sv th tr ur id uk be ' +
  'sl et lv lt tg fa vi hy az eu'
).split(' ')

/** The conventions of a language, given by a tag such as `de-AT`. */
export function sheetLanguage(tag: string): SheetLanguage {
  const locale = localeOf(tag)
  const numberParts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const sign = (type: string) => numberParts.find((part) => part.type === type)?.value ?? ''
  return {
    shortDate: shortDate(locale),
    decimal: sign('decimal'),
    group: sign('group'),
    dateName: dateNames(locale),
  }
}

/** The names in the language that a number format asks for (`[$-407]` is German), otherwise in `language`. */
export function dateNamesFor(format: string, language: SheetLanguage): DateName {
  const id = /\[\$[^\]-]*-([0-9A-F]{1,8})\]/i.exec(format)?.[1] ?? '0'
  const tag = windowsLanguages[parseInt(id, 16) & 0x3ff]
  return tag ? dateNames(localeOf(tag)) : language.dateName
}

/** With the Gregorian calendar and Latin digits, as in spreadsheets. Some browsers report invalid tags. */
function localeOf(tag: string): string {
  try {
    return new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
  } catch {
    return 'en-US'
  }
}

function shortDate(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).formatToParts(new Date('2001-02-03'))
  return parts
    .map(({ type, value }) => {
      if (type === 'year') return 'yyyy'
      if (type === 'month' || type === 'day') return (type === 'month' ? 'm' : 'd').repeat(value.length)
      return value.replace(/\p{Cf}/gu, '')
    })
    .join('')
}

function dateNames(locale: string): DateName {
  return (code, date) => {
    const width = code.length === 3 ? 'short' : 'long'
    const type = code.startsWith('d') ? 'weekday' : 'month'
    // With the day, the month gets the grammatical case of a full date.
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', [type]: width, timeZone: 'UTC' })
    const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
    return /^\d*$/.test(name) ? undefined : name.replace(/\.$/, '')
  }
}
