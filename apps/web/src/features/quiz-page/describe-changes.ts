import type { QuizAnalysis, QuizSettings } from '@quizly/contract'
import { changedSettings as changedWords } from '@quizly/words/desk.ts'
import { listLanguages, ownLanguage } from '../../lib/forms/languages.ts'
import { isUntimed, toRequested, type RequestedSettings } from './requested-settings.ts'
import { plainAccess, releasedResult } from '@quizly/domain'
import { dateAndTime } from '../../lib/dates.ts'
import { readNumber } from '../../lib/forms/read-number.ts'

type Of = {
  base: QuizSettings
  requested: RequestedSettings
  running: number
  submitted: number
  givenOutAt?: string | undefined
  now: number
}

/** What saving would change, in a sentence for each setting; none if nothing is changed. */
export function describeChanges({ base, requested, running, submitted, givenOutAt, now }: Of): string[] {
  const before = toRequested(base)
  const sentences: string[] = []
  if (requested.title !== before.title) sentences.push(describeTitle(requested.title.trim()))
  if (requested.instructions.trim() !== before.instructions) {
    const isNone = requested.instructions.trim() === ''
    sentences.push(isNone ? changedWords.noInstructions : changedWords.instructions)
  }
  if (requested.timeLimit !== before.timeLimit) sentences.push(describeTime(requested, running))
  sentences.push(...describeWindow(before, requested, running))
  sentences.push(...describeJoining(before, requested, running))
  sentences.push(...describeOrder(before, requested, running))
  sentences.push(...describeAttempts(before, requested, submitted))
  sentences.push(...describeResult({ before, requested, submitted, running, givenOutAt, now }))
  if (requested.practice !== before.practice) {
    sentences.push(requested.practice ? changedWords.practiceOn : changedWords.practiceOff)
  }
  if (requested.language !== before.language) {
    sentences.push(changedWords.language(nameOf(requested.language)))
  }
  return sentences
}

const describeTitle = (title: string) =>
  title === '' ? changedWords.titleMissing : changedWords.title(title)

function nameOf(language = ownLanguage): string {
  return listLanguages(language).find(({ code }) => code === language)?.name ?? language
}

function describeAttempts(
  before: RequestedSettings,
  requested: RequestedSettings,
  submitted: number,
): string[] {
  const { attempts = 1, attemptCounts = 'best' } = requested
  const sentences: string[] = []
  if (attempts !== (before.attempts ?? 1)) {
    sentences.push(attempts === 'unlimited' ? changedWords.unlimited : changedWords.attempts(attempts))
    if (submitted > 0 && maxOf(attempts) > maxOf(before.attempts)) {
      sentences.push(changedWords.answersHidden)
    }
  }
  if (
    attempts !== 1 &&
    (attemptCounts !== (before.attemptCounts ?? 'best') || before.attempts === undefined)
  ) {
    sentences.push(changedWords.attemptCounts[attemptCounts])
  }
  return sentences
}

const maxOf = (attempts: RequestedSettings['attempts'] = 1) =>
  attempts === 'unlimited' ? Number.POSITIVE_INFINITY : attempts

/** What saving would change in the order of questions and options, and in the pages that they are on. */
function describeOrder(before: RequestedSettings, requested: RequestedSettings, running: number): string[] {
  return [
    ...ofThings(changedWords.questionOrder, before.shuffleQuestions, requested.shuffleQuestions),
    ...ofThings(changedWords.optionOrder, before.shuffleOptions, requested.shuffleOptions),
    ...(before.freshQuestions === requested.freshQuestions
      ? []
      : [changedWords.laterAttempts[requested.freshQuestions ? 'fresh' : 'any']]),
    ...(before.pages === requested.pages
      ? []
      : [withUntouched(changedWords.pages[requested.pages ?? 'all'], running)]),
  ]
}

function ofThings(order: typeof changedWords.questionOrder, was = false, is = false): string[] {
  if (was === is) return []
  return [is ? order.shuffled : order.yours]
}

type Changed = {
  before: RequestedSettings
  requested: RequestedSettings
  submitted: number
  running: number
  givenOutAt: string | undefined
  now: number
}

function describeResult(changed: Changed): string[] {
  const { before, requested, submitted, running, givenOutAt, now } = changed
  const isSame = requested.resultRelease === before.resultRelease
  const lastDeadline = running > 0 ? now : null
  const was = releasedResult(accessOf(before, givenOutAt), lastDeadline, now)
  const is = releasedResult(accessOf(requested, isSame ? givenOutAt : undefined), lastDeadline, now)
  if (submitted > 0 && was !== is) {
    if (is === 'score') return [changedWords.seeScore(submitted)]
    if (is === 'no') {
      return [was === 'full' ? changedWords.seeAllNoMore(submitted) : changedWords.seeScoreNoMore(submitted)]
    }
    const sentence = changedWords.seeAll(submitted)
    return running > 0
      ? [sentence, `${changedWords.stillWorking(running)} ${changedWords.couldShare}`]
      : [sentence]
  }
  return isSame ? [] : [changedWords.releases[requested.resultRelease]]
}

function accessOf(
  { resultRelease, code, opensAt, closesAt }: RequestedSettings,
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
    ...(submitted > 0 ? [changedWords.submittedAfter(submitted)] : []),
    ...(running > 0 ? [`${changedWords.stillWorking(running)} ${changedWords.othersSee}`] : []),
  ]
}

/** And that nothing changes for students who are running, if there are any. */
const withUntouched = (sentence: string, running: number) =>
  running > 0 ? `${sentence} ${changedWords.untouched(running)}` : sentence

function describeTime(requested: RequestedSettings, running: number): string {
  if (isUntimed(requested)) return withUntouched(changedWords.noTimeLimit, running)
  const minutes = readNumber(requested.timeLimit)
  return Number.isInteger(minutes) && minutes > 0
    ? withUntouched(changedWords.timeLimit(minutes), running)
    : changedWords.timeMissing
}

function describeWindow(before: RequestedSettings, requested: RequestedSettings, running: number): string[] {
  const { opensAt, closesAt } = requested
  const sentences: string[] = []
  if (opensAt !== before.opensAt) {
    if (opensAt === '') sentences.push(changedWords.opensNow)
    else if (!isMoment(opensAt)) sentences.push(changedWords.noSuchOpening)
    else sentences.push(withUntouched(changedWords.opensAt(dateAndTime(opensAt)), running))
  }
  if (closesAt !== before.closesAt) {
    if (closesAt === '') sentences.push(withUntouched(changedWords.neverCloses, running))
    else if (!isMoment(closesAt)) sentences.push(changedWords.noSuchClosing)
    else if (isUntimed(requested)) sentences.push(changedWords.endsAt(dateAndTime(closesAt)))
    else sentences.push(withUntouched(changedWords.closesAt(dateAndTime(closesAt)), running))
  }
  if (requested.everyoneStops !== before.everyoneStops && closesAt !== '' && !isUntimed(requested)) {
    const sentence = requested.everyoneStops ? changedWords.everyoneStops : changedWords.noOneStops
    sentences.push(withUntouched(sentence, running))
  }
  return sentences
}

const isMoment = (moment: string) => moment.endsWith('Z')

function describeJoining(before: RequestedSettings, requested: RequestedSettings, running: number): string[] {
  const sentences: string[] = []
  if (requested.code !== before.code) {
    const isOpen = requested.code === 'open'
    sentences.push(isOpen ? changedWords.open : withUntouched(changedWords.closed, running))
  }
  if (requested.joining !== before.joining) {
    sentences.push(requested.joining === 'open' ? changedWords.joiningOn : changedWords.joiningOff)
  }
  return sentences
}
