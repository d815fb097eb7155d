import { plural } from '../plural.ts'

const minuteMs = 60_000

/** A time in words, in whole minutes that are over: "2 hours 5 minutes", "3 days", "less than a minute". */
export function describeSpan(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return 'less than a minute'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return plural(minutes, 'minute')
  if (hours >= 48) return plural(Math.floor(hours / 24), 'day')
  return rest === 0 ? plural(hours, 'hour') : `${plural(hours, 'hour')} ${plural(rest, 'minute')}`
}
