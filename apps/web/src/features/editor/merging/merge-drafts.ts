import type { QuizChanges } from '@quizly/contract'
import {
  changedParts,
  type Choices,
  differencesOf,
  type MergeQuestion,
  mergeQuestions,
  type Question,
  type Side,
} from '@quizly/domain'
import { contentOf, draftOf, withAccepted } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

/** A stored question in the form that the editor would give it, so that only what somebody has changed differs. */
const asEdited = (question: Question): MergeQuestion => ({
  ...contentOf(draftOf(question, '')),
  _id: question._id,
})
/** A question that is new here has no ID yet. */
const idOf = ({ _id, key }: QuestionDraft) => _id ?? `new ${key}`

/** Two versions of a quiz, and where they differ. */
export function compareVersions(changes: QuizChanges, drafts: readonly QuestionDraft[]) {
  const [base, theirs] = [changes.base.map(asEdited), changes.questions.map(asEdited)]
  const mine = drafts.map((draft): MergeQuestion => ({ ...contentOf(draft), _id: idOf(draft) }))
  const versions = { base, theirs, mine }
  const before = new Map(base.map((question) => [question._id, question]))
  const isRegraded = (id: string) => {
    const [was, is] = [before.get(id), theirs.find(({ _id }) => _id === id)]
    return was && is && changedParts(was, is).length === 0
  }
  const regraded = changes.changes.flatMap(({ change, questionId }) =>
    change === 'changed' && isRegraded(questionId) ? [questionId] : [],
  )
  return {
    versions,
    differences: differencesOf(versions),
    regraded,
    acceptedIn: accepted(changes.questions),
  }
}
/** What a version counts as correct beside its key, once it is saved: what was accepted elsewhere goes on counting where it fits. */
const accepted = (questions: readonly Question[]) => {
  const stored = new Map(questions.map((question) => [question._id, question]))
  return (version: MergeQuestion): Question => withAccepted(stored.get(version._id), version)
}

export type Compared = ReturnType<typeof compareVersions>

/**
 * The questions that come of the choices, as drafts; undefined while a choice is missing. What was removed elsewhere and
 * is kept is a new question.
 */
export function mergeDrafts(
  { versions }: Compared,
  { questions }: QuizChanges,
  drafts: readonly QuestionDraft[],
  choices: Choices,
): QuestionDraft[] | undefined {
  const mine = new Map(drafts.map((draft) => [idOf(draft), draft]))
  const theirs = new Map(questions.map((question) => [question._id, question]))
  let lastKey = Math.max(0, ...drafts.map(({ key }) => Number(key.slice(1))))
  return mergeQuestions(versions, choices)?.flatMap(({ questionId, from }) => {
    const [draft, stored] = [mine.get(questionId), theirs.get(questionId)]
    if (from === 'mine' && draft) return [stored ? draft : { ...draft, _id: undefined }]
    return stored ? [draftOf(stored, draft?.key ?? `q${(lastKey += 1)}`)] : []
  })
}

export function allOf({ differences }: Compared, side: Side): Choices {
  return {
    questions: new Map(differences.questions.map(({ questionId }) => [questionId, side])),
    order: side,
  }
}

/** The questions that one side has moved, with their places before and now, from 1. */
export function movesOf({ versions }: Compared, side: Side) {
  const { base } = versions
  const after = versions[side]
  const [inBase, inAfter] = [placesOf(base), placesOf(after)]
  const common = base.filter(({ _id }) => inAfter.has(_id)).map(({ _id }) => _id)
  const now = after.filter(({ _id }) => inBase.has(_id)).map(({ _id }) => _id)
  return now.flatMap((id, index) => {
    const question = base[inBase.get(id) ?? 0]
    if (!question || common[index] === id) return []
    return [{ id, question, from: common.indexOf(id) + 1, to: index + 1 }]
  })
}

const placesOf = (questions: readonly MergeQuestion[]) =>
  new Map(questions.map(({ _id }, index) => [_id, index]))
