import {
  blankQuestion,
  changeQuestionType,
  fieldsAsText,
  isBlank,
  type Question,
  type QuestionContent,
  questionProblems,
  type QuestionType,
} from '@quizly/domain'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

/** The type of a new question until another one is chosen. */
const firstType: QuestionType = 'single'

export function blankDraft(key: string): QuestionDraft {
  const { text, type, options } = blankQuestion(firstType)
  return { key, text, type, options, correct: [], written: '' }
}

export function draftOf(question: Question, key: string): QuestionDraft {
  const { correctAnswers: _, fixedOptions: fixed, marking: __, ...others } = question
  return { key, ...others, ...(fixed && { fixed }), ...editorParts[question.type].read(question) }
}

export function contentOf(draft: QuestionDraft): QuestionContent {
  const { key: _, _id, correct: __, written: ___, fixed = [], ...others } = draft
  const correctAnswers = editorParts[draft.type].correctAnswers(draft)
  return { ...others, correctAnswers, ...(fixed.length > 0 && { fixedOptions: fixed }) }
}

/**
 * The question in the form in which it is sent: its content, and the ID of the stored question that it
 * changes.
 */
export function revisedContentOf(draft: QuestionDraft): QuestionContent & { _id?: string } {
  return { ...(draft._id !== undefined && { _id: draft._id }), ...contentOf(draft) }
}

/** The question with another type and no answers yet. */
export function changeDraftType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  const { correctAnswers: _, fixedOptions, ...changed } = changeQuestionType(contentOf(draft), type)
  return { ...draft, ...changed, correct: [], written: '', fixed: fixedOptions }
}

/** The question with the type and answers that it had before. */
export function restoreAnswers(draft: QuestionDraft, before: QuestionDraft): QuestionDraft {
  return { ...before, text: draft.text }
}

/** Whether changing the type would lose anything. */
export function hasAnswers({ options, correct, written }: QuestionDraft): boolean {
  return correct.length > 0 || !isBlank(written) || !options.every(isBlank)
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
  const complete = questionProblems([contentOf(draft)]).length === 0
  completeDrafts.set(draft, complete)
  return complete
}

/** Whether saving either list would give the same questions. */
export function isSameQuestions(one: readonly QuestionDraft[], other: readonly QuestionDraft[]): boolean {
  return one.length === other.length && one.every((draft, i) => isSameQuestion(draft, other[i]))
}

function isSameQuestion(one: QuestionDraft, other: QuestionDraft | undefined): boolean {
  if (one === other) return true
  const written = (draft: QuestionDraft) => fieldsAsText(contentOf(draft), 'written')
  return other !== undefined && one._id === other._id && written(one) === written(other)
}
