import type { QuizAnalysis, QuizSettings } from '@quizly/contract'
import { listLanguages, ownLanguage } from '../../../lib/forms/languages.ts'
import { toWanted, type WantedSettings } from './wanted-settings.ts'
import { plainAccess, releasedResult } from '@quizly/domain'
import { plural } from '../../../lib/plural.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'

type Of = {
  base: QuizSettings
  wanted: WantedSettings
  running: number
  submitted: number
  givenOutAt?: string | undefined
  now: number
}

/** What saving would change, in a sentence for each setting; none if nothing is changed. */
export function describeChanges({ base, wanted, running, submitted, givenOutAt, now }: Of): string[] {
  const before = toWanted(base)
  const sentences: string[] = []
  if (wanted.title !== before.title) sentences.push(describeTitle(wanted.title.trim()))
  if (wanted.timeLimit !== before.timeLimit) sentences.push(describeTime(wanted.timeLimit, running))
  sentences.push(...describeWindow(before, wanted, running))
  sentences.push(...describeJoining(before, wanted, running))
  sentences.push(...describeOrder(before, wanted, running))
  sentences.push(...describeAttempts(before, wanted, submitted))
  sentences.push(...describeResult({ before, wanted, submitted, running, givenOutAt, now }))
  if (wanted.language !== before.language) {
    sentences.push(`Screen readers will read the questions in ${nameOf(wanted.language)}.`)
  }
  return sentences
}

const describeTitle = (title: string) =>
  title === '' ? 'The title is still missing.' : `The title becomes “${title}”.`

function nameOf(language = ownLanguage): string {
  return listLanguages(language).find(({ code }) => code === language)?.name ?? language
}

function describeAttempts(before: WantedSettings, wanted: WantedSettings, submitted: number): string[] {
  const { attempts = 1, attemptCounts = 'best' } = wanted
  const sentences: string[] = []
  if (attempts !== (before.attempts ?? 1)) {
    const often =
      attempts === 'unlimited' ? 'as often as they like' : attempts === 1 ? 'once' : `${attempts} times`
    sentences.push(`Students can take the quiz ${often}.`)
    if (submitted > 0 && mostOf(attempts) > mostOf(before.attempts)) {
      sentences.push(
        'Correct answers that students have seen are hidden again until their last attempt, or until the quiz closes.',
      )
    }
  }
  if (
    attempts !== 1 &&
    (attemptCounts !== (before.attemptCounts ?? 'best') || before.attempts === undefined)
  ) {
    sentences.push(`The ${attemptCounts} attempt of each student counts.`)
  }
  return sentences
}

const mostOf = (attempts: WantedSettings['attempts'] = 1) =>
  attempts === 'unlimited' ? Number.POSITIVE_INFINITY : attempts

/** What saving would change in the order of questions and options, and in the pages that they are on. */
function describeOrder(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
  return [
    ...ofThings('questions', before.shuffleQuestions, wanted.shuffleQuestions),
    ...ofThings('options', before.shuffleOptions, wanted.shuffleOptions),
    ...(before.pages === wanted.pages ? [] : [`${ofPages(wanted.pages)}${untouched(running)}`]),
  ]
}

function ofThings(things: string, was = false, is = false): string[] {
  if (was === is) return []
  return [
    is
      ? `New starters get the ${things} in their own order.`
      : `New starters get the ${things} in your order.`,
  ]
}

function ofPages(pages: WantedSettings['pages']): string {
  if (pages === undefined) return 'New starters get all questions on one page.'
  return pages === 'forward-only'
    ? 'New starters get one question a page and cannot go back.'
    : 'New starters get one question a page and can go back.'
}

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

function describeResult(changed: Changed): string[] {
  const { before, wanted, submitted, running, givenOutAt, now } = changed
  const isSame = wanted.resultRelease === before.resultRelease
  const lastDeadline = running > 0 ? now : null
  const was = releasedResult(accessOf(before, givenOutAt), lastDeadline, now)
  const is = releasedResult(accessOf(wanted, isSame ? givenOutAt : undefined), lastDeadline, now)
  if (submitted > 0 && was !== is) {
    const whatTheySee = {
      full: 'will see score and correct answers.',
      score: 'will see only their score.',
      no: `will not see ${was === 'full' ? 'score and correct answers' : 'their score'} any more.`,
    }
    const sentence = `${plural(submitted, 'student who has', 'students who have')} submitted ${whatTheySee[is]}`
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

type SeenEarly = NonNullable<QuizAnalysis['seenEarly']>

/** How many have answered, or still can, when others could see the correct answers already. */
export function describeSeenEarly({ submitted, running }: SeenEarly): string[] {
  return [
    ...(submitted > 0
      ? [`${plural(submitted, 'student')} submitted after others could already see the answers.`]
      : []),
    ...(running > 0 ? [`${stillWorking(running)} Others can already see the answers.`] : []),
  ]
}

function stillWorking(running: number): string {
  return `${plural(running, 'student is', 'students are')} still working.`
}

/** That nothing changes for students who are running, if there are any. */
const untouched = (running: number) =>
  running > 0 ? ` ${plural(running, 'student in progress is', 'students in progress are')} not affected.` : ''

function describeTime(timeLimit: string, running: number): string {
  const minutes = readNumber(timeLimit)
  return Number.isInteger(minutes) && minutes > 0
    ? `New starters get ${plural(minutes, 'minute')}.${untouched(running)}`
    : 'The time limit is still missing.'
}

function describeWindow(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
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

function describeJoining(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
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
