import {
  blankQuestion,
  carriedMarking,
  changeQuestionType,
  fieldsAsText,
  isBlank,
  pickFields,
  possibleRules,
  problemsOfQuestion,
  type Question,
  type QuestionContent,
  questionTypes,
  type QuestionType,
  type UncheckedQuestion,
  withCleanKeys,
} from '@quizly/domain'
import { editorParts } from '../../../question-types/editor-parts.ts'
import { ownPoints, pointsOfDraft, readPoints } from './points-draft.ts'
import type { QuestionDraft, QuestionKind } from '../../../question-types/parts.ts'

/** The type of a new question until another one is chosen. */
const firstType: QuestionType = 'single'

export function blankDraft(key: string): QuestionDraft {
  const { text, type, options } = blankQuestion(firstType)
  return { key, text, type, options, correct: [], written: '' }
}

export function draftOf(question: Question, key: string): QuestionDraft {
  const { correctAnswers: _, fixedOptions: fixed, points: __, ...written } = pickFields(question, 'written')
  const draft = {
    key,
    _id: question._id,
    ...written,
    ...(fixed && { fixed }),
    ...editorParts[question.type].read(question),
  } as QuestionDraft
  return { ...draft, ...readPoints(question, ownPoints(draft)) }
}

/** What is as in a plain question is undefined. A draft has no fields but those of its type. */
export function contentOf(draft: QuestionDraft): QuestionContent {
  const { fixed = [], optionNotes } = draft
  const part = editorParts[draft.type]
  const options = part.options?.(draft) ?? draft.options
  return {
    ...pickFields(draft as Partial<UncheckedQuestion>, 'written'),
    text: draft.text,
    type: draft.type,
    options,
    correctAnswers: part.correctAnswers(draft),
    ...(fixed.length > 0 && { fixedOptions: fixed }),
    ...(optionNotes && { optionNotes: options.map((_, index) => optionNotes[index] ?? '') }),
    ...pointsOfDraft(draft),
    ...part.content?.(draft),
  } as QuestionContent
}

/**
 * The question in the form in which it is sent: its content, and the ID of the stored question that it
 * changes.
 */
export function revisedContentOf(draft: QuestionDraft): QuestionContent & { _id?: string } {
  return { ...(draft._id !== undefined && { _id: draft._id }), ...contentOf(draft) }
}

/** A type as the menu of types names it, with the kind that a question of it can be. */
export type TypeAndKind = { type: QuestionType; kind: QuestionKind }

/** Every kind of every type, in the order of the types. */
export const allKinds: readonly TypeAndKind[] = questionTypes.flatMap((type) =>
  editorParts[type].kinds.map((kind) => ({ type, kind })),
)

export function kindOf(draft: QuestionDraft): QuestionKind {
  const { kinds } = editorParts[draft.type]
  return kinds.find(({ matches }) => matches?.(draft)) ?? kinds[0]
}

/** The question with another type and no answers yet, in the quiz’s language. */
export function changeDraftType(
  draft: QuestionDraft,
  type: QuestionType,
  language?: string,
  kind?: QuestionKind,
): QuestionDraft {
  const { key, _id, points, deduction, rule, slot } = draft
  const { correctAnswers: _, ...blank } = changeQuestionType(contentOf(draft), type)
  const keepsRule = rule && rule !== 'by-option' && possibleRules(type).includes(rule)
  return {
    key,
    _id,
    ...blank,
    correct: [],
    written: '',
    ...editorParts[type].blank?.(language),
    ...kind?.blank?.(language),
    ...(points !== undefined && { points }),
    ...(deduction !== undefined && { deduction }),
    ...(keepsRule && { rule }),
    ...(slot && { slot }),
  } as QuestionDraft
}

/** The question with the type and answers that it had before. */
export function restoreAnswers(draft: QuestionDraft, before: QuestionDraft): QuestionDraft {
  const { format, explanation, slot } = draft
  const isTextKept = draft.text === changeDraftType(before, draft.type).text
  return { ...before, text: isTextKept ? before.text : draft.text, format, explanation, slot }
}

/** Whether changing the type would lose anything that was typed or chosen. */
export function hasAnswers(draft: QuestionDraft): boolean {
  const { type, correct, written, others = [] } = draft
  const options = kindOf(draft).blank ? [] : draft.options
  const isEmpty = correct.length === 0 && [written, ...options, ...others].every(isBlank)
  return !isEmpty || editorParts[type].hasMore?.(draft) === true
}

/** Whether nothing was written yet. */
export function isUntouched(draft: QuestionDraft): boolean {
  return draft._id === undefined && isBlank(draft.text) && !hasAnswers(draft)
}

const completeDrafts = new WeakMap<QuestionDraft, boolean>()

/**
 * Whether the question could be saved as it is. Cached, because most questions do not change while one is
 * edited.
 */
export function isComplete(draft: QuestionDraft): boolean {
  const known = completeDrafts.get(draft)
  if (known !== undefined) return known
  const complete = problemsOfQuestion(contentOf(draft), 0).length === 0
  completeDrafts.set(draft, complete)
  return complete
}

/** Whether saving takes signs that print nothing out of a key. */
export const hasStraySymbols = (questions: readonly QuestionDraft[]): boolean =>
  questions.map(contentOf).some((content) => withCleanKeys(content) !== content)

/** Whether saving either list would give the same questions. */
export function isSameQuestions(one: readonly QuestionDraft[], other: readonly QuestionDraft[]): boolean {
  return one.length === other.length && one.every((draft, i) => isSameQuestion(draft, other[i]))
}

function isSameQuestion(one: QuestionDraft, other: QuestionDraft | undefined): boolean {
  if (one === other) return true
  const written = (draft: QuestionDraft) => fieldsAsText(contentOf(draft), 'written')
  return other !== undefined && one._id === other._id && written(one) === written(other)
}

/** A version of a stored question with what a regrade has made correct beside the key, as far as it still fits. */
export function withAccepted(stored: Question | undefined, version: Question): Question {
  const marking = stored && carriedMarking(stored, version)
  return marking ? { ...version, marking } : version
}
