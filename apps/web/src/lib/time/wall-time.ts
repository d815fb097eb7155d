/** The time zone of this device, like "Europe/Zurich". */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** How many ms the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(ms: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = new Date(0)
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  wall.setUTCHours(part('hour'), part('minute'), part('second'))
  return wall.getTime() - Math.floor(ms / 1000) * 1000
}

const asUtc = (wall: string) => Date.parse(`${wall}Z`)
const asWall = (ms: number) => new Date(ms).toISOString().slice(0, 16)

/** What clock and calendar of a zone show at a moment, like "2026-03-14T10:42". */
export function wallTime(moment: string, zone: string): string {
  const ms = Date.parse(moment)
  return asWall(ms + offsetAt(ms, zone))
}

/** None while the clocks go forward; two when they go back, the earlier one first. */
export function momentsAt(wall: string, zone: string): string[] {
  const utc = asUtc(wall)
  if (Number.isNaN(utc)) return []
  const offsets = new Set([offsetAt(utc - dayMs, zone), offsetAt(utc + dayMs, zone)])
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((ms) => ms + offsetAt(ms, zone) === utc)
    .toSorted((one, other) => one - other)
    .map((ms) => new Date(ms).toISOString())
}

/** Between which times the clocks of a zone skip this one, like "02:00" and "03:00". */
export function skippedAround(wall: string, zone: string): { from: string; to: string } {
  const utc = asUtc(wall)
  let [before, after] = [utc - dayMs, utc + dayMs]
  const [early, late] = [offsetAt(before, zone), offsetAt(after, zone)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle, zone) === early) before = middle
    else after = middle
  }
  return { from: asWall(after + early).slice(11), to: asWall(after + late).slice(11) }
}

/** How far the clocks of a zone are ahead at a moment, like "UTC+5:30". */
export function zoneOffset(moment: string, zone: string): string {
  const minutes = Math.round(offsetAt(Date.parse(moment), zone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
