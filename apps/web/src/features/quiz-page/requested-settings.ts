import { type QuizSettings, quizSettingsBody } from '@quizly/contract'
import { hasTimeLimit, mergeSettings } from '@quizly/domain'
import { changedSettings as changedWords } from '@quizly/words/desk.ts'
import { longDate } from '../../lib/dates.ts'
import { readNumber } from '../../lib/forms/read-number.ts'
import { ownZone, skippedAround } from '../../lib/time/wall-time.ts'

type Moments = 'opensAt' | 'closesAt'

/**
 * Settings while they are edited. The time limit is what was typed; a moment is empty if there is none, and what was
 * typed if there is no such moment.
 */
export type RequestedSettings = Omit<
  QuizSettings,
  'timeLimit' | 'instructions' | Moments | 'everyoneStops' | 'joining'
> & {
  timeLimit: string
  instructions: string
  everyoneStops: boolean
  joining: 'open' | 'closed'
} & Record<Moments, string>

export function toRequested(settings: QuizSettings): RequestedSettings {
  return {
    ...settings,
    timeLimit: String(settings.timeLimit),
    instructions: settings.instructions ?? '',
    opensAt: settings.opensAt ?? '',
    closesAt: settings.closesAt ?? '',
    everyoneStops: settings.everyoneStops ?? false,
    joining: settings.joining ?? 'open',
  }
}

export const isUntimed = ({ timeLimit }: Pick<RequestedSettings, 'timeLimit'>): boolean =>
  readNumber(timeLimit) > 0 && !hasTimeLimit(readNumber(timeLimit))

/** As they are sent; what is no number and no moment is left to the check. */
export function toSettings({
  timeLimit,
  instructions,
  opensAt,
  closesAt,
  everyoneStops,
  joining,
  ...rest
}: RequestedSettings): QuizSettings {
  return {
    ...rest,
    timeLimit: readNumber(timeLimit),
    ...(instructions.trim() !== '' && { instructions: instructions.trim() }),
    ...(opensAt !== '' && { opensAt }),
    ...(closesAt !== '' && { closesAt }),
    // Where the quiz never closes nobody is stopped; without a time limit everyone is.
    ...((everyoneStops || isUntimed({ timeLimit })) && closesAt !== '' && { everyoneStops: true }),
    ...(joining === 'closed' && { joining }),
  }
}

/** Checks what is sent. A time that the clocks skip is told as such. */
export const requestedBody = {
  safeParse(sent: ReturnType<typeof toSettings> & { base: QuizSettings }) {
    const parsed = quizSettingsBody.safeParse(sent)
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map(({ path, message }) => {
      const [name] = path
      const isMoment = name === 'opensAt' || name === 'closesAt'
      return { path, message: isMoment ? noSuchTime(sent[name] ?? '') : message }
    })
    return { success: false as const, error: { issues } }
  },
}

function noSuchTime(wall: string): string {
  const { from, to } = skippedAround(wall, ownZone())
  return changedWords.clocksGoForward(longDate(wall), from, to, wall.slice(11))
}

/** What was changed since `before`, on top of what the settings are now; `conflicts` have changed on both sides. */
export function onTopOf(before: RequestedSettings, requested: RequestedSettings, now: QuizSettings) {
  const { merged, conflicts } = mergeSettings(before, requested, toRequested(now))
  return { requested: merged, conflicts }
}
