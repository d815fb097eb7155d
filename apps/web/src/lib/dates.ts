import { format } from '@quizly/words/language.ts'

const parts = (moment: string) => {
  const date = new Date(moment)
  return { day: date.getDate(), month: date.getMonth(), year: date.getFullYear() }
}

/** "14 March 2026" */
export function longDate(moment: string): string {
  const { day, month, year } = parts(moment)
  return format.date(day, format.months[month] ?? '', year)
}

/** "14 Mar 2026", for tables */
export function shortDate(moment: string): string {
  const { day, month, year } = parts(moment)
  return format.shortDate(day, format.shortMonths[month] ?? '', year)
}

/** "14 March" */
export function dayAndMonth(moment: string): string {
  const { day, month } = parts(moment)
  return format.dayAndMonth(day, format.months[month] ?? '')
}

/** "14 March 2026, 10:42" */
export const dateAndTime = (moment: string) =>
  format.dateAndTime(longDate(moment), clockTime(moment).slice(0, 5))
/** "10:42:07" */
export const clockTime = (moment: string) => new Date(moment).toTimeString().slice(0, 8)
