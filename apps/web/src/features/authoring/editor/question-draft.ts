import {
  blankQuestion,
  changeQuestionType,
  comparableAnswer,
  isBlank,
  type Question,
  type QuestionContent,
  questionProblems,
  type QuestionType,
} from '@quizly/domain'

/** A question while it is written. Correct options are held by position, so that their texts may still change. */
export type QuestionDraft = {
  /** Names the block and its fields as long as the editor is open. */
  key: string
  /** The stored question that this one changes; a new one has none. */
  _id?: string | undefined
  text: string
  type: QuestionType
  options: string[]
  correct: number[]
  written: string
}

export function blankDraft(key: string): QuestionDraft {
  const { text, type, options } = blankQuestion('single')
  return { key, text, type, options, correct: [], written: '' }
}

/** The positions of a question's correct options, which it names by their texts. */
export function correctPositions({ options, correctAnswers }: QuestionContent): number[] {
  const correct = new Set(correctAnswers.map(comparableAnswer))
  return options.flatMap((option, position) => (correct.has(comparableAnswer(option)) ? [position] : []))
}

export function draftOf(question: Question, key: string): QuestionDraft {
  const { _id, text, type, options, correctAnswers } = question
  const written = type === 'write' ? (correctAnswers[0] ?? '') : ''
  return { key, _id, text, type, options, correct: correctPositions(question), written }
}

export function contentOf({ text, type, options, correct, written }: QuestionDraft): QuestionContent {
  const correctAnswers = type === 'write' ? [written] : correct.map((position) => options[position] ?? '')
  return { text, type, options, correctAnswers }
}

/** The question as it is sent: with its content, and the stored question that it changes. */
export function revisedContentOf(draft: QuestionDraft): QuestionContent & { _id?: string } {
  return { ...(draft._id !== undefined && { _id: draft._id }), ...contentOf(draft) }
}

/** The question with another type: its answers start afresh. */
export function changeDraftType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  const { options } = changeQuestionType(contentOf(draft), type)
  return { ...draft, type, options, correct: [], written: '' }
}

/** The question with the type and answers that it had before. */
export function restoreAnswers(draft: QuestionDraft, before: QuestionDraft): QuestionDraft {
  const { type, options, correct, written } = before
  return { ...draft, type, options, correct, written }
}

/** Whether there is any answer that could be lost. */
export function hasAnswers({ options, correct, written }: QuestionDraft): boolean {
  return correct.length > 0 || !isBlank(written) || !options.every(isBlank)
}

/** Marks an option as correct or not; a question with one correct answer drops the mark that it had. */
export function markOption(draft: QuestionDraft, position: number, isCorrect: boolean): QuestionDraft {
  const isKept = (other: number) => draft.type !== 'single' && draft.correct.includes(other)
  const isMarked = (other: number) => (other === position ? isCorrect : isKept(other))
  const positions = draft.options.map((_, other) => other)
  return { ...draft, correct: positions.filter(isMarked) }
}

export function writeOption(draft: QuestionDraft, position: number, text: string): QuestionDraft {
  return { ...draft, options: draft.options.map((option, i) => (i === position ? text : option)) }
}

export function addOption(draft: QuestionDraft): QuestionDraft {
  return { ...draft, options: [...draft.options, ''] }
}

/** Without one option; the marks of those after it move up with them. */
export function removeOption(draft: QuestionDraft, position: number): QuestionDraft {
  const others = draft.correct.filter((other) => other !== position)
  const correct = others.map((other) => (other > position ? other - 1 : other))
  return { ...draft, options: draft.options.filter((_, i) => i !== position), correct }
}

const completeDrafts = new WeakMap<QuestionDraft, boolean>()

/** Whether the question could be saved as it is. Remembered, since most questions stay the same while one is written. */
export function isComplete(draft: QuestionDraft): boolean {
  const known = completeDrafts.get(draft)
  if (known !== undefined) return known
  const complete = questionProblems([contentOf(draft)]).length === 0
  completeDrafts.set(draft, complete)
  return complete
}

/** Whether two lists would be saved as the same questions. */
export function isSameQuestions(one: readonly QuestionDraft[], other: readonly QuestionDraft[]): boolean {
  return one.length === other.length && one.every((draft, i) => isSameQuestion(draft, other[i]))
}

function isSameQuestion(one: QuestionDraft, other: QuestionDraft | undefined): boolean {
  if (one === other) return true
  return (
    other !== undefined && JSON.stringify(revisedContentOf(one)) === JSON.stringify(revisedContentOf(other))
  )
}
