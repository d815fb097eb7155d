import { plainAccess, releasedResult } from '@quizly/domain'
import { plural } from '../../../lib/plural.ts'
import { stillWorking } from './describe-seen-early.ts'
import type { WantedSettings } from './wanted-settings.ts'

type Changed = {
  before: WantedSettings
  wanted: WantedSettings
  submitted: number
  running: number
  givenOutAt: string | undefined
  now: number
}

const fromNowOn: Record<WantedSettings['resultRelease'], string> = {
  'at-once': 'Students will see score and correct answers as soon as they submit.',
  'score-only': 'Students will see only their score as soon as they submit.',
  'when-closed':
    'Students will see score and correct answers when the quiz is closed and the last student has finished.',
  'by-hand': 'Students will see score and correct answers when you release them.',
}

/** What changes for those who have submitted, or for those who will. */
export function describeResult(changed: Changed): string[] {
  const { before, wanted, submitted, running, givenOutAt, now } = changed
  const isSame = wanted.resultRelease === before.resultRelease
  const lastDeadline = running > 0 ? now : null
  const was = releasedResult(accessOf(before, givenOutAt), lastDeadline, now)
  const is = releasedResult(accessOf(wanted, isSame ? givenOutAt : undefined), lastDeadline, now)
  if (submitted > 0 && was !== is) {
    const told = {
      full: 'will see score and correct answers.',
      score: 'will see only their score.',
      no: `will not see ${was === 'full' ? 'score and correct answers' : 'their score'} any more.`,
    }
    const sentence = `${plural(submitted, 'student who has', 'students who have')} submitted ${told[is]}`
    return is === 'full' && running > 0
      ? [sentence, `${stillWorking(running)} Students could share the answers with others.`]
      : [sentence]
  }
  return isSame ? [] : [fromNowOn[wanted.resultRelease]]
}

function accessOf(
  { resultRelease, code, opensAt, closesAt }: WantedSettings,
  givenOutAt: string | undefined,
) {
  return {
    ...plainAccess,
    resultRelease,
    givenOutAt: toMs(givenOutAt ?? ''),
    isOpen: code === 'open',
    opensAt: toMs(opensAt),
    closesAt: toMs(closesAt),
  }
}

function toMs(moment: string): number | null {
  const ms = Date.parse(moment)
  return Number.isNaN(ms) ? null : ms
}
