import { comparableAnswer, type QuestionContent, type QuestionType } from '@quizly/domain'

/** Answers while they are written. Correct options are held by position, so that their texts may still change. */
export type DraftAnswers = { options: string[]; correct: number[]; written: string }

type DraftType = {
  label: string
  /** Radio buttons where one option can be correct, checkboxes where several can, none where there are no options. */
  input?: 'radio' | 'checkbox'
  /** The end of the ID of the field that shows what is wrong with the correct answers. */
  correctField: string
  /** The correct answers of a stored question, as a draft holds them. */
  read: (question: QuestionContent) => Omit<DraftAnswers, 'options'>
  /** The texts of the correct answers. */
  correctAnswers: (draft: DraftAnswers) => string[]
}

const choice = {
  correctField: 'correct-0',
  read: (question) => ({ correct: correctPositions(question), written: '' }),
  correctAnswers: ({ options, correct }) => correct.map((position) => options[position] ?? ''),
} satisfies Partial<DraftType>

/** How a draft holds the answers to each type of question. Its fields are in editors.ts. */
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

/** The type of a new question, until another is chosen. */
export const firstType: QuestionType = 'single'

/** The positions of a question's correct options, which it names by their texts. */
export function correctPositions({ options, correctAnswers }: QuestionContent): number[] {
  const correct = new Set(correctAnswers.map(comparableAnswer))
  return options.flatMap((option, position) => (correct.has(comparableAnswer(option)) ? [position] : []))
}
