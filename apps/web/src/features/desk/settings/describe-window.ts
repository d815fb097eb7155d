import { dateAndTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import type { WantedSettings } from './wanted-settings.ts'

/** That nothing changes for those who are running, if anybody is. */
export const untouched = (running: number) =>
  running > 0 ? ` ${plural(running, 'student is', 'students are')} running: nothing changes for them.` : ''

/** What a new time limit means. */
export function describeTime(timeLimit: string, running: number): string {
  const minutes = Number(timeLimit)
  return Number.isInteger(minutes) && minutes > 0
    ? `Whoever starts from now on has ${plural(minutes, 'minute')}.${untouched(running)}`
    : 'The time limit is still missing.'
}

/** What a new opening or closing means. */
export function describeWindow(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
  const sentences: string[] = []
  if (wanted.opensAt !== before.opensAt) {
    sentences.push(
      sentenceOf(wanted.opensAt, 'opening', {
        none: 'Nobody has to wait for an opening any more.',
        at: (moment) => `Nobody can start before ${moment}.${untouched(running)}`,
      }),
    )
  }
  if (wanted.closesAt !== before.closesAt) {
    sentences.push(
      sentenceOf(wanted.closesAt, 'closing', {
        none: `The quiz does not close by itself any more.${untouched(running)}`,
        at: (moment) => `Nobody can start from ${moment} on.${untouched(running)}`,
      }),
    )
  }
  if (wanted.everyoneStops !== before.everyoneStops && wanted.closesAt !== '') {
    sentences.push(
      wanted.everyoneStops
        ? `Whoever starts from now on stops at closing.${untouched(running)}`
        : `Whoever starts from now on has the full time, even beyond the closing.${untouched(running)}`,
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
        : `Nobody can start any more.${untouched(running)}`,
    )
  }
  if (wanted.joining !== before.joining) {
    sentences.push(
      wanted.joining === 'open'
        ? 'The code lets students in again.'
        : 'The code lets nobody in any more. Whoever is in can still start.',
    )
  }
  return sentences
}
