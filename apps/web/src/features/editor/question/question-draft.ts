import {
  blankQuestion,
  carriedMarking,
  changeQuestionType,
  fieldsAsText,
  isBlank,
  possibleRules,
  type Question,
  type QuestionContent,
  questionProblems,
  type QuestionType,
  withCleanKeys,
} from '@quizly/domain'
import { editorParts } from '../../../question-types/editor-parts.ts'
import { essayOfDraft, readEssay } from '../../../question-types/essay/essay-draft.ts'
import { decimalMarkOf } from '../../../lib/forms/languages.ts'
import { pointsOfDraft, readPoints } from './points-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

/** The type of a new question until another one is chosen. */
const firstType: QuestionType = 'single'

export function blankDraft(key: string): QuestionDraft {
  const { text, type, options } = blankQuestion(firstType)
  return { key, text, type, options, correct: [], written: '' }
}

export function draftOf(question: Question, key: string): QuestionDraft {
  const { correctAnswers: _, fixedOptions: fixed, marking: __, ...others } = question
  const { points: ___, deduction: ____, shares: _____, essay, ...written } = others
  const { drawn: ______, drawnFeedback: _______, drawnBy: ________, ...rest } = written
  const answers = editorParts[question.type].read(question)
  const task = essay && { essay: readEssay(essay) }
  return { key, ...rest, ...readPoints(question), ...(fixed && { fixed }), ...task, ...answers }
}

export function contentOf(draft: QuestionDraft): QuestionContent {
  const { key: _, _id, correct: __, written: ___, others: _others, fixed = [], ...own } = draft
  const { points: ____, deduction: _____, rule: ______, shares: _______, essay, optionNotes, ...rest } = own
  const part = editorParts[draft.type]
  const correctAnswers = part.correctAnswers(draft)
  const options = part.options?.(draft) ?? draft.options
  const fixedOptions = fixed.length > 0 && { fixedOptions: fixed }
  const task = essay && { essay: essayOfDraft(essay) }
  const notes = optionNotes && { optionNotes: options.map((_o, index) => optionNotes[index] ?? '') }
  return { ...rest, options, correctAnswers, ...fixedOptions, ...notes, ...task, ...pointsOfDraft(draft) }
}

/**
 * The question in the form in which it is sent: its content, and the ID of the stored question that it
 * changes.
 */
export function revisedContentOf(draft: QuestionDraft): QuestionContent & { _id?: string } {
  return { ...(draft._id !== undefined && { _id: draft._id }), ...contentOf(draft) }
}

/** The question with another type and no answers yet; the quiz’s language says how decimals are written. */
export function changeDraftType(draft: QuestionDraft, type: QuestionType, language?: string): QuestionDraft {
  const { options, number: plain, essay, rule: usual } = changeQuestionType(contentOf(draft), type)
  const number = plain && { ...plain, decimal: decimalMarkOf(language) }
  const { key, _id, text, format, explanation, points, deduction, rule } = draft
  const changed = { key, _id, text, type, options, correct: [], written: '', ...(number && { number }) }
  const task = essay && { essay: readEssay(essay) }
  const keepsRule = rule && rule !== 'by-option' && possibleRules(type).includes(rule)
  return {
    ...changed,
    ...task,
    ...(format && { format }),
    ...(explanation && { explanation }),
    ...(points !== undefined && { points }),
    ...(deduction !== undefined && { deduction }),
    ...(keepsRule ? { rule } : usual && { rule: usual }),
  }
}

/** The question with the type and answers that it had before. */
export function restoreAnswers(draft: QuestionDraft, before: QuestionDraft): QuestionDraft {
  const { text, format, explanation } = draft
  return { ...before, text, format, explanation }
}

/** Whether changing the type would lose anything. */
export function hasAnswers(draft: QuestionDraft): boolean {
  const { options, correct, written, others = [], distractors = [], essay = {} } = draft
  const hasTask = Object.values(essay).some((value) => value !== undefined)
  return hasTask || correct.length > 0 || ![written, ...options, ...others, ...distractors].every(isBlank)
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
