import type { QuizSettings } from '@quizly/contract'
import {
  type AttemptRule,
  hasTimeLimit,
  isBlank,
  type QuizAccess,
  type QuizWindow,
  readLayout,
  titleKey,
  writeLayout,
} from '@quizly/domain'
import { momentsOf } from '../quizzes.service.ts'
import type { StoredSettings } from './settings.repository.ts'

export function toSettings(
  { title, timeLimitMinutes, language, layout, ...access }: Omit<StoredSettings, 'titleKey'>,
  instructions: string | undefined,
): QuizSettings {
  const { shuffleQuestions, shuffleOptions, freshQuestions, pages } = readLayout(layout)
  return {
    title,
    timeLimit: timeLimitMinutes,
    resultRelease: access.resultRelease,
    code: access.isOpen ? 'open' : 'closed',
    ...(language !== null && { language }),
    ...(instructions !== undefined && { instructions }),
    ...momentsOf(access),
    ...(access.stopsAtClosing && { everyoneStops: true }),
    ...(!access.isJoinable && { joining: 'closed' as const }),
    ...(shuffleQuestions && { shuffleQuestions }),
    ...(freshQuestions && { freshQuestions: true as const }),
    ...(shuffleOptions && { shuffleOptions }),
    ...(pages && { pages }),
    ...(access.attemptRule && {
      attempts: access.attemptRule.allowed,
      attemptCounts: access.attemptRule.counts,
    }),
    ...(access.canBePractised && { practice: true as const }),
  }
}

/** The same settings always in the same words, so that equal ones can be told. */
export function inPlainWords({
  everyoneStops,
  joining,
  opensAt,
  closesAt,
  attempts,
  attemptCounts = 'best',
  instructions = '',
  ...rest
}: QuizSettings): QuizSettings {
  return {
    ...rest,
    ...(!isBlank(instructions) && { instructions: instructions.trim() }),
    ...momentsOf({ opensAt: toMs(opensAt) ?? null, closesAt: toMs(closesAt) ?? null }),
    ...(everyoneStops === true && { everyoneStops }),
    ...(joining === 'closed' && { joining }),
    ...(attempts !== undefined && { attempts, attemptCounts }),
  }
}

type Released = Pick<QuizAccess, 'givenOutAt' | 'givesScoreOnly' | 'planned'>

export function toStored(settings: QuizSettings, released: Released): StoredSettings {
  const { opensAt = null, closesAt = null, stopsAtClosing } = windowOf(settings)
  return {
    title: settings.title,
    titleKey: titleKey(settings.title),
    timeLimitMinutes: settings.timeLimit,
    language: settings.language ?? null,
    resultRelease: settings.resultRelease,
    ...released,
    isOpen: settings.code === 'open',
    isJoinable: settings.joining !== 'closed',
    opensAt,
    closesAt,
    stopsAtClosing,
    layout: writeLayout(settings),
    attemptRule: attemptRuleOf(settings),
    canBePractised: settings.practice === true,
  }
}

function attemptRuleOf({ attempts, attemptCounts = 'best' }: QuizSettings): AttemptRule | null {
  return attempts === undefined ? null : { allowed: attempts, counts: attemptCounts }
}

export function windowOf({ opensAt, closesAt, everyoneStops }: QuizSettings): QuizWindow {
  return { opensAt: toMs(opensAt), closesAt: toMs(closesAt), stopsAtClosing: everyoneStops === true }
}

/** Without a time limit nothing but the closing ends an attempt, so everyone stops then. */
export function withEnd(settings: QuizSettings): QuizSettings {
  const { timeLimit, closesAt } = settings
  return hasTimeLimit(timeLimit) || closesAt === undefined ? settings : { ...settings, everyoneStops: true }
}

const toMs = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment))
