import { quizPage as pageWords } from '@quizly/words/authoring.ts'
import type { CallResult, Calls, OwnQuizSummary, QuizSettings } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { runAction } from '../../components/feedback/use-action.ts'

/** Sets what `saved` has changed back to what it was `before`, and says so. */
export async function undoSettings(
  quizId: string,
  before: QuizSettings,
  saved: QuizSettings,
  onChanged?: () => void,
): Promise<void> {
  async function undo() {
    const body = { ...before, base: saved }
    await changeQuiz(quizId, call('updateQuizSettings', { params: { quizId }, body }))
  }
  await runAction(() => undo().finally(onChanged), undefined, {
    done: () => () => pageWords.settingsUndone,
    failed: (error) => pageWords.settingsNotUndone(tryAgain(error)),
  })
}

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

/** Whether the code of a quiz lets students in now, so that it should be passed on. They may come before it opens. */
export function acceptsStudents({ state, whyClosed, isCodeOff }: OwnQuizSummary): boolean {
  return (state === 'open' || whyClosed === 'not-open-yet') && isCodeOff === undefined
}
