import { type Answer, isSkipped, mergeAnswers, type SavedAnswer } from '@quizly/domain'
import type { AttemptState, ShownAnswers } from './attempt-state.ts'
import type { ShownAnswer } from './open-attempt.ts'

export const answeredMarks = ({ questions, answers }: Pick<AttemptState, 'questions' | 'answers'>) =>
  questions.map(({ _id }) => (isSkipped(answers.get(_id)?.selectedOption) ? '0' : '1')).join('')

/** Answers that the server does not have, as far as we know. */
export const waitingAnswers = ({ answers }: AttemptState) =>
  [...answers.values()].filter(({ savedAt }) => savedAt === undefined)

/** Takes over later answers from another tab of this device. `unsaved`: those that the server does not have. */
export function withTabs(shown: ShownAnswers, others: readonly ShownAnswer[]) {
  const answers = new Map(shown)
  const unsaved: ShownAnswer[] = []
  for (const other of others) {
    const present = answers.get(other.questionId)
    const [latest = other] = mergeAnswers<ShownAnswer>(present ? [present] : [], [other])
    if (latest !== present) {
      answers.set(latest.questionId, latest)
      if (latest.savedAt === undefined) unsaved.push(latest)
    } else if (isSame(latest, other)) markSaved(answers, latest, other.savedAt)
  }
  return { answers, unsaved }
}

/**
 * The server has acknowledged these changes at `savedAt`. Where it reports a later answer from another device, that one is
 * taken over unless it was changed here meanwhile. `standing`: the answers that are valid now.
 */
export function withAcknowledged(
  shown: ShownAnswers,
  changes: readonly SavedAnswer[],
  savedAt: string,
  others: readonly Answer[],
) {
  const answers = new Map(shown)
  const standing = changes.map((sent): ShownAnswer => {
    const other = others.find(({ questionId }) => questionId === sent.questionId)
    const stands = other ? { ...other, at: sent.at + 1, savedAt, isOther: true } : { ...sent, savedAt }
    const present = answers.get(sent.questionId)
    if (present && isSame(present, sent)) {
      if (other) answers.set(sent.questionId, stands)
      else markSaved(answers, present, savedAt)
    }
    return stands
  })
  return { answers, standing }
}

/**
 * Takes over the server's answers, unless one was changed or acknowledged since the server was asked (`before`) or is
 * still to be sent.
 */
export function withServer(shown: ShownAnswers, before: ShownAnswers, others: readonly ShownAnswer[]) {
  const answers = new Map(shown)
  for (const other of others) {
    const { questionId } = other
    const present = answers.get(questionId)
    if (!present) answers.set(questionId, other)
    else if (textOf(present) === textOf(other)) markSaved(answers, present, other.savedAt)
    else if (present === before.get(questionId) && present.savedAt !== undefined)
      answers.set(questionId, { ...other, at: present.at + 1, isOther: true })
  }
  return answers
}

/** An answer counts as saved from the first known moment on. */
function markSaved(answers: Map<string, ShownAnswer>, present: ShownAnswer, savedAt: string | undefined) {
  if (present.savedAt === undefined && savedAt !== undefined)
    answers.set(present.questionId, { ...present, savedAt })
}

const textOf = ({ selectedOption }: Answer) => JSON.stringify(selectedOption)

const isSame = (one: SavedAnswer, other: SavedAnswer) => one.at === other.at && textOf(one) === textOf(other)
