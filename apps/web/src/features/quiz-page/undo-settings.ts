import type { QuizSettings } from '@quizly/contract'
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
    done: () => 'Undone. The settings are as they were.',
    failed: (error) => `This could not be undone. ${tryAgain(error)}`,
  })
}
