import type { AttemptEvent } from '../attempt/events.ts'

const tellsNothing = new Set<AttemptEvent['kind']>(['granted', 'submitted', 'accepted', 'refused'])

/**
 * How long a student was at each question in ms, by its place from 1, as far as saves tell it: from the last save of another
 * question, or the start, to the last of its own. A question is missing if nothing of it was saved before the submission, or if
 * the student was away meanwhile.
 */
export function timeOnQuestions(timeline: Iterable<AttemptEvent>): Map<number, number> {
  const times = new Map<number, number>()
  const unknown = new Set<number>()
  let [until, wasAway] = [0, false]
  for (const event of timeline) {
    if (event.kind !== 'saved') {
      wasAway ||= !tellsNothing.has(event.kind)
      continue
    }
    if (wasAway) unknown.add(event.question)
    times.set(event.question, (times.get(event.question) ?? 0) + Math.max(0, event.until - until))
    until = Math.max(until, event.until)
    wasAway = false
  }
  for (const question of unknown) times.delete(question)
  return times
}
