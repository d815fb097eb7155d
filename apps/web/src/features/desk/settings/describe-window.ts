import { dateAndTime } from '../../../lib/dates.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { plural } from '../../../lib/plural.ts'
import type { WantedSettings } from './wanted-settings.ts'

/** That nothing changes for students who are running, if there are any. */
export const untouched = (running: number) =>
  running > 0 ? ` ${plural(running, 'student in progress is', 'students in progress are')} not affected.` : ''

/** What a new time limit means. */
export function describeTime(timeLimit: string, running: number): string {
  const minutes = readNumber(timeLimit)
  return Number.isInteger(minutes) && minutes > 0
    ? `New starters get ${plural(minutes, 'minute')}.${untouched(running)}`
    : 'The time limit is still missing.'
}

/** What a new opening or closing means. */
export function describeWindow(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
  const sentences: string[] = []
  if (wanted.opensAt !== before.opensAt) {
    sentences.push(
      sentenceOf(wanted.opensAt, 'opening', {
        none: 'Students can start straight away.',
        at: (moment) => `Students can start from ${moment} on.${untouched(running)}`,
      }),
    )
  }
  if (wanted.closesAt !== before.closesAt) {
    sentences.push(
      sentenceOf(wanted.closesAt, 'closing', {
        none: `The quiz stays open until you close it.${untouched(running)}`,
        at: (moment) => `No one can start after ${moment}.${untouched(running)}`,
      }),
    )
  }
  if (wanted.everyoneStops !== before.everyoneStops && wanted.closesAt !== '') {
    sentences.push(
      wanted.everyoneStops
        ? `New starters stop at closing.${untouched(running)}`
        : `New starters keep their full time, even past the closing.${untouched(running)}`,
    )
  }
  return sentences
}

function sentenceOf(
  moment: string,
  what: string,
  sentences: { none: string; at: (moment: string) => string },
): string {
  if (moment === '') return sentences.none
  return moment.endsWith('Z')
    ? sentences.at(dateAndTime(moment))
    : `The ${what} is a time that does not exist.`
}

/** What opening or closing the quiz or its code means. */
export function describeJoining(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
  const sentences: string[] = []
  if (wanted.code !== before.code) {
    sentences.push(
      wanted.code === 'open'
        ? 'The quiz is open: students can start.'
        : `No one else can start.${untouched(running)}`,
    )
  }
  if (wanted.joining !== before.joining) {
    sentences.push(
      wanted.joining === 'open'
        ? 'Students can join with the code.'
        : 'No one else can join. Students who have joined can still start.',
    )
  }
  return sentences
}
