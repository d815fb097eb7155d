import { type QuizSettings, quizSettingsBody } from '@quizly/contract'
import { mergeSettings } from '@quizly/domain'
import { changedSettings as changedWords } from '@quizly/words/desk.ts'
import { longDate } from '../../lib/dates.ts'
import { readNumber } from '../../lib/forms/read-number.ts'
import { ownZone, skippedAround } from '../../lib/time/wall-time.ts'

type Moments = 'opensAt' | 'closesAt'

/**
 * Settings while they are edited. The time limit is what was typed; a moment is empty if there is none, and what was
 * typed if there is no such moment.
 */
export type RequestedSettings = Omit<QuizSettings, 'timeLimit' | Moments | 'everyoneStops' | 'joining'> & {
  timeLimit: string
  everyoneStops: boolean
  joining: 'open' | 'closed'
} & Record<Moments, string>

export function toRequested(settings: QuizSettings): RequestedSettings {
  return {
    ...settings,
    timeLimit: String(settings.timeLimit),
    opensAt: settings.opensAt ?? '',
    closesAt: settings.closesAt ?? '',
    everyoneStops: settings.everyoneStops ?? false,
    joining: settings.joining ?? 'open',
  }
}

/** As they are sent; what is no number and no moment is left to the check. */
export function toSettings({
  timeLimit,
  opensAt,
  closesAt,
  everyoneStops,
  joining,
  ...rest
}: RequestedSettings): QuizSettings {
  return {
    ...rest,
    timeLimit: readNumber(timeLimit),
    ...(opensAt !== '' && { opensAt }),
    ...(closesAt !== '' && { closesAt }),
    // Where the quiz never closes nobody is stopped.
    ...(everyoneStops && closesAt !== '' && { everyoneStops }),
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

/** What is wanted, on top of what another window has made of the settings; `conflicts` both have changed. */
export function onTopOf(base: QuizSettings, requested: RequestedSettings, theirs: QuizSettings) {
  const { merged, conflicts } = mergeSettings(toRequested(base), requested, toRequested(theirs))
  return { requested: merged, conflicts }
}
