import type { QuizSettings } from '@quizly/contract'
import { mergeSettings } from '@quizly/domain'

/** Settings while they are edited: the time limit is what was typed. */
export type WantedSettings = Omit<QuizSettings, 'timeLimit'> & { timeLimit: string }

export function toWanted(settings: QuizSettings): WantedSettings {
  return { ...settings, timeLimit: String(settings.timeLimit) }
}

/** As they are sent; what is no number is left to the check. */
export function toSettings({ timeLimit, ...rest }: WantedSettings): QuizSettings {
  const typed = timeLimit.trim()
  return { ...rest, timeLimit: typed === '' ? Number.NaN : Number(typed) }
}

/** What is wanted, on top of what another window has made of the settings; `conflicts` both have changed. */
export function onTopOf(base: QuizSettings, wanted: WantedSettings, theirs: QuizSettings) {
  const { merged, conflicts } = mergeSettings(toWanted(base), wanted, toWanted(theirs))
  return { wanted: merged, conflicts }
}
