import type { CallResult, Calls, QuizSettings } from '@quizly/contract'

/** Only the settings of a reply that tells more of the quiz. */
export function settingsIn({
  quiz: _quiz,
  running: _running,
  submitted: _submitted,
  givenOutAt: _givenOutAt,
  seenEarly: _seenEarly,
  allowances: _allowances,
  ...settings
}: CallResult<Calls['getQuizSettings']>): QuizSettings {
  return settings
}
