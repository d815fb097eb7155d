import { type Answer, isSkipped, mergeAnswers, type SavedAnswer, type SelectedOption } from '@quizly/domain'
import { createListeners } from '../../../lib/listeners.ts'

/**
 * An answer as the student sees it. `at` is by the device's clock. `savedAt`, in ISO 8601, is when the server
 * received it, if it has. `isOther`: given elsewhere, in place of one that was given here.
 */
export type SeenAnswer = SavedAnswer & { savedAt?: string | undefined; isOther?: boolean }

export type SeenAnswers = ReturnType<typeof createSeenAnswers>

/**
 * The answers as the student sees them, by question. Listeners are called at every change, whoever made it.
 */
export function createSeenAnswers(questions: readonly { _id: string }[], initial: readonly SeenAnswer[]) {
  const answers = new Map(initial.map((answer) => [answer.questionId, answer]))
  const listeners = createListeners()
  let answered = readAnswered()

  function readAnswered(): string {
    return questions.map(({ _id }) => (isSkipped(answers.get(_id)?.selectedOption) ? '0' : '1')).join('')
  }

  function put(answer: SeenAnswer) {
    answers.set(answer.questionId, answer)
  }

  /** An answer counts as saved from the first known moment on. */
  function learn(present: SeenAnswer, savedAt: string | undefined) {
    if (present.savedAt === undefined && savedAt !== undefined) put({ ...present, savedAt })
  }

  function tell() {
    answered = readAnswered()
    listeners.tell()
  }

  return {
    get: (questionId: string): SelectedOption => answers.get(questionId)?.selectedOption ?? null,
    seen: (questionId: string) => answers.get(questionId),
    all: () => [...answers.values()],
    /** Answers that the server does not have, as far as we know. */
    waiting: () => [...answers.values()].filter(({ savedAt }) => savedAt === undefined),
    /** Which questions are answered: a 1 or a 0 for each, in order. */
    answered: () => answered,
    /**
     * Sets an answer, with a moment later than the one it replaces, and returns it in the form in which it is
     * saved. `left`: its student leaves the question with it.
     */
    write(questionId: string, selectedOption: SelectedOption, now: number, left?: true): SavedAnswer {
      const before = answers.get(questionId)?.at ?? 0
      const change = { questionId, selectedOption, at: Math.max(now, before + 1), ...(left && { left }) }
      put(change)
      tell()
      return change
    },
    /** Takes over later answers from another tab of this device. Returns those that the server does not have. */
    merge(others: readonly SeenAnswer[]): SeenAnswer[] {
      const unsaved: SeenAnswer[] = []
      for (const other of others) {
        const present = answers.get(other.questionId)
        const [latest = other] = mergeAnswers<SeenAnswer>(present ? [present] : [], [other])
        if (latest === present) {
          if (isSame(latest, other)) learn(latest, other.savedAt)
          continue
        }
        put(latest)
        if (latest.savedAt === undefined) unsaved.push(latest)
      }
      tell()
      return unsaved
    },
    /**
     * The server has acknowledged these changes at `savedAt`. Where it reports a later answer from another device, that
     * one is taken over unless it was changed here meanwhile. Returns the answers that are valid now.
     */
    acknowledge(changes: readonly SavedAnswer[], savedAt: string, others: readonly Answer[]): SeenAnswer[] {
      const standing = changes.map((change): SeenAnswer => {
        const other = others.find((answer) => answer.questionId === change.questionId)
        return other ? { ...other, at: change.at + 1, savedAt, isOther: true } : { ...change, savedAt }
      })
      for (const [i, answer] of standing.entries()) {
        const sent = changes[i]
        const present = answers.get(answer.questionId)
        if (!present || !sent || !isSame(present, sent)) continue
        if (answer.isOther) put(answer)
        else learn(present, savedAt)
      }
      tell()
      return standing
    },
    /**
     * Call before asking the server; call the returned function with its answers. They are taken over unless
     * an answer was changed or acknowledged meanwhile or is still to be sent.
     */
    ask() {
      const before = new Map(answers)
      return (others: readonly SeenAnswer[]) => {
        for (const other of others) {
          const present = answers.get(other.questionId)
          const isAcknowledged = present === before.get(other.questionId) && present?.savedAt !== undefined
          if (!present) put(other)
          else if (textOf(present) === textOf(other)) learn(present, other.savedAt)
          else if (isAcknowledged) put({ ...other, at: present.at + 1, isOther: true })
        }
        tell()
      }
    },
    subscribe: listeners.subscribe,
  }
}

const textOf = ({ selectedOption }: Answer) => JSON.stringify(selectedOption)

function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return one.at === other.at && textOf(one) === textOf(other)
}
