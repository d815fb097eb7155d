import type { QuizSettings } from '@quizly/contract'
import { type AttemptRule, type QuizWindow, readLayout, titleKey, writeLayout } from '@quizly/domain'
import { momentsOf } from '../quizzes.service.ts'
import type { StoredSettings } from './settings.repository.ts'

export function toSettings({
  title,
  timeLimitMinutes,
  language,
  layout,
  ...access
}: Omit<StoredSettings, 'titleKey'>): QuizSettings {
  const { shuffleQuestions, shuffleOptions, pages } = readLayout(layout)
  return {
    title,
    timeLimit: timeLimitMinutes,
    resultRelease: access.resultRelease,
    code: access.isOpen ? 'open' : 'closed',
    ...(language !== null && { language }),
    ...momentsOf(access),
    ...(access.stopsAtClosing && { everyoneStops: true }),
    ...(!access.isJoinable && { joining: 'closed' as const }),
    ...(shuffleQuestions && { shuffleQuestions }),
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
  ...rest
}: QuizSettings): QuizSettings {
  return {
    ...rest,
    ...momentsOf({ opensAt: toMs(opensAt) ?? null, closesAt: toMs(closesAt) ?? null }),
    ...(everyoneStops === true && { everyoneStops }),
    ...(joining === 'closed' && { joining }),
    ...(attempts !== undefined && { attempts, attemptCounts }),
  }
}

export function toStored(settings: QuizSettings, givenOutAt: number | null): StoredSettings {
  const { opensAt = null, closesAt = null, stopsAtClosing } = windowOf(settings)
  return {
    title: settings.title,
    titleKey: titleKey(settings.title),
    timeLimitMinutes: settings.timeLimit,
    language: settings.language ?? null,
    resultRelease: settings.resultRelease,
    givenOutAt,
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

const toMs = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment))
