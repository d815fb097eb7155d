/**
 * What the clocks of a time zone show at a moment, as the moment in ms at which clocks in UTC show the same. Throws for an unknown
 * zone.
 */
export function zoneClock(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment) => {
    const found = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const get = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0
    const day = [get('year'), get('month') - 1, get('day')] as const
    return Date.UTC(...day, get('hour'), get('minute'), get('second'))
  }
}
