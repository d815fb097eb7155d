import { type Answer, isSkipped, mergeAnswers, type SavedAnswer } from '@quizly/domain'
import type { AttemptState, ShownAnswers } from './attempt-state.ts'
import type { ShownAnswer } from './open-attempt.ts'

type Shown = Map<string, ShownAnswer>

export const answeredMarks = ({ questions, answers }: Pick<AttemptState, 'questions' | 'answers'>) =>
  questions.map(({ _id }) => (isSkipped(answers.get(_id)?.selectedOption) ? '0' : '1')).join('')

/** Answers that the server does not have, as far as we know. */
export const waitingAnswers = ({ answers }: AttemptState) =>
  [...answers.values()].filter(({ savedAt }) => savedAt === undefined)

/** Takes over later answers from another tab of this device. Returns those that the server does not have. */
export function mergeTab(answers: Shown, others: readonly ShownAnswer[]): ShownAnswer[] {
  return others.filter((other) => {
    const present = answers.get(other.questionId)
    const [latest] = mergeAnswers<ShownAnswer>(present ? [present] : [], [other])
    if (present && latest === present) {
      if (isSame(present, other)) markSaved(answers, present, other.savedAt)
      return false
    }
    answers.set(other.questionId, other)
    return other.savedAt === undefined
  })
}

/** A later answer from another device is taken over, unless it was changed here meanwhile. */
export function acknowledge(
  answers: Shown,
  changes: readonly SavedAnswer[],
  savedAt: string,
  others: readonly Answer[],
): ShownAnswer[] {
  return changes.map((sent) => {
    const other = others.find(({ questionId }) => questionId === sent.questionId)
    const standing = other ? { ...other, at: sent.at + 1, savedAt, isOther: true } : { ...sent, savedAt }
    const present = answers.get(sent.questionId)
    if (present && isSame(present, sent)) {
      if (other) answers.set(sent.questionId, standing)
      else markSaved(answers, present, savedAt)
    }
    return standing
  })
}

/** Not if one was changed or acknowledged since the server was asked (`before`) or is still to be sent. */
export function mergeServer(answers: Shown, before: ShownAnswers, others: readonly ShownAnswer[]): void {
  for (const other of others) {
    const { questionId } = other
    const present = answers.get(questionId)
    if (!present) answers.set(questionId, other)
    else if (textOf(present) === textOf(other)) markSaved(answers, present, other.savedAt)
    else if (present === before.get(questionId) && present.savedAt !== undefined)
      answers.set(questionId, { ...other, at: present.at + 1, isOther: true })
  }
}

/** An answer counts as saved from the first known moment on. */
function markSaved(answers: Shown, present: ShownAnswer, savedAt: string | undefined) {
  if (present.savedAt === undefined && savedAt !== undefined)
    answers.set(present.questionId, { ...present, savedAt })
}

const textOf = ({ selectedOption }: Answer) => JSON.stringify(selectedOption)

const isSame = (one: SavedAnswer, other: SavedAnswer) => one.at === other.at && textOf(one) === textOf(other)
