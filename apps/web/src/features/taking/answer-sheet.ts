import { isSkipped, mergeAnswers, type SavedAnswer, type SelectedOption } from '@quizly/domain'

/** An answer as the student sees it; `savedAt`, in ISO 8601, is when the server had it, if it has. */
export type SeenAnswer = SavedAnswer & { savedAt?: string | undefined }

export type AnswerSheet = ReturnType<typeof createAnswerSheet>

/** The answers as the student sees them, by question. It tells its listeners of every change, whoever made it. */
export function createAnswerSheet(questions: readonly { _id: string }[], initial: readonly SeenAnswer[]) {
  const answers = new Map(initial.map((answer) => [answer.questionId, answer]))
  const listeners = new Set<() => void>()
  let answered = readAnswered()

  function readAnswered(): string {
    return questions.map(({ _id }) => (isSkipped(answers.get(_id)?.selectedOption) ? '0' : '1')).join('')
  }

  function put(answer: SeenAnswer) {
    answers.set(answer.questionId, answer)
  }

  /** Of two equal answers the present one stays, and learns when the server had it. */
  function take(other: SeenAnswer) {
    const present = answers.get(other.questionId)
    const [latest = other] = mergeAnswers<SeenAnswer>(present ? [present] : [], [other])
    const savedAt = latest.savedAt ?? (isSame(latest, other) ? other.savedAt : undefined)
    if (latest !== present || savedAt !== latest.savedAt) put({ ...latest, savedAt })
  }

  function tell() {
    answered = readAnswered()
    for (const listener of listeners) listener()
  }

  return {
    get: (questionId: string): SelectedOption => answers.get(questionId)?.selectedOption ?? null,
    /** When the server had the answer that is shown; undefined while it has not, and where there is none. */
    savedAt(questionId: string): string | undefined {
      const answer = answers.get(questionId)
      return isSkipped(answer?.selectedOption) ? undefined : answer?.savedAt
    },
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
    merge(others: readonly SeenAnswer[]) {
      for (const other of others) take(other)
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

function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return one.at === other.at && JSON.stringify(one.selectedOption) === JSON.stringify(other.selectedOption)
}
