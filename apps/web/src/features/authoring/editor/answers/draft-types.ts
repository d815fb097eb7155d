import { comparableAnswer, type QuestionContent, type QuestionType } from '@quizly/domain'

/**
 * Answers that are being edited. Correct options are stored by position, so that their texts can still
 * change.
 */
export type DraftAnswers = {
  options: string[]
  correct: number[]
  written: string
  /** The positions of options that keep their place when options are shuffled; undefined: none. */
  fixed?: number[] | undefined
}

type DraftType = {
  label: string
  /** Radio buttons if one option can be correct, checkboxes if several can; undefined without options. */
  input?: 'radio' | 'checkbox'
  /** The end of the id of the field that shows problems of the correct answers. */
  correctField: string
  /** The correct answers of a stored question in the form of a draft. */
  read: (question: QuestionContent) => Omit<DraftAnswers, 'options' | 'fixed'>
  /** The texts of the correct answers. */
  correctAnswers: (draft: DraftAnswers) => string[]
}

const choice = {
  correctField: 'correct-0',
  read: (question) => ({ correct: correctPositions(question), written: '' }),
  correctAnswers: ({ options, correct }) => correct.map((position) => options[position] ?? ''),
} satisfies Partial<DraftType>

/** How drafts store the answers to each type of question. The fields are in editors.ts. */
export const draftTypes: Record<QuestionType, DraftType> = {
  single: { ...choice, label: 'Single Correct', input: 'radio' },
  multiple: { ...choice, label: 'Multiple Correct', input: 'checkbox' },
  write: {
    label: 'Write Answer',
    correctField: 'written',
    read: ({ correctAnswers: [written = ''] }) => ({ correct: [], written }),
    correctAnswers: ({ written }) => [written],
  },
}

/** The type of a new question until another one is chosen. */
export const firstType: QuestionType = 'single'

/** The positions of a question's correct options; the question stores their texts. */
export function correctPositions({ options, correctAnswers }: QuestionContent): number[] {
  const correct = new Set(correctAnswers.map(comparableAnswer))
  return options.flatMap((option, position) => (correct.has(comparableAnswer(option)) ? [position] : []))
}
