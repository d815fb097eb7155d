import { isSkipped, mergeAnswers, type SavedAnswer, type SelectedOption } from '@quizly/domain'

export type AnswerSheet = ReturnType<typeof createAnswerSheet>

/** The answers as the student sees them, by question. It tells its listeners of every change, whoever made it. */
export function createAnswerSheet(questions: readonly { _id: string }[], initial: readonly SavedAnswer[]) {
  const answers = new Map(initial.map((answer) => [answer.questionId, answer]))
  const listeners = new Set<() => void>()
  let answered = readAnswered()

  function readAnswered(): string {
    return questions.map(({ _id }) => (isSkipped(answers.get(_id)?.selectedOption) ? '0' : '1')).join('')
  }

  function put(answer: SavedAnswer) {
    answers.set(answer.questionId, answer)
  }

  function tell() {
    answered = readAnswered()
    for (const listener of listeners) listener()
  }

  return {
    get: (questionId: string): SelectedOption => answers.get(questionId)?.selectedOption ?? null,
    all: () => [...answers.values()],
    /** Which questions are answered: a 1 or a 0 for each, in their order. */
    answered: () => answered,
    /** Writes an answer, always later than the one that it replaces, and gives it as it is to be saved. */
    write(questionId: string, selectedOption: SelectedOption, elapsedMs: number): SavedAnswer {
      const before = answers.get(questionId)?.at ?? -1
      const change = { questionId, selectedOption, at: Math.max(Math.round(elapsedMs), before + 1, 0) }
      put(change)
      tell()
      return change
    },
    /** Takes over what another tab or device has written later. */
    merge(others: readonly SavedAnswer[]) {
      mergeAnswers([...answers.values()], others).forEach(put)
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
