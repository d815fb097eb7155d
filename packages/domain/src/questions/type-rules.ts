import type { Problem } from '../problem.ts'
import type { SelectedOption } from './selected-option.ts'
import type { CreditRule } from './credit-rules.ts'
import type { PresentedFields, Question, QuestionContent } from './question.ts'
import type { Random } from '../random.ts'
import type { Guess } from './guess.ts'
import type { Outcome } from './outcome.ts'

/** What distinguishes one type of question from the others. Each type is a file in this folder. */
export type TypeRules = {
  /** `text` can be compared with a key, `essay` cannot. */
  answer: 'options' | 'text' | 'list' | 'essay'
  takesSeveral: boolean
  /** Whether the order of a list answer means something. */
  keepsOrder?: true
  /** Whether accents, punctuation and inner white space can be said not to matter. */
  canBeLenient?: true
  /** By which an answer can earn a part of the points. */
  possibleRules: readonly CreditRule[]
  /** Whether what was chosen or written, and is not empty, has the form of an answer to this question. */
  hasForm: (question: Question, given: NonNullable<SelectedOption>) => boolean
  blank: () => Pick<QuestionContent, 'options' | 'correctAnswers' | 'number' | 'rule' | 'essay'>
  /** `index` is the question’s place in the quiz, from 0. */
  problems: (question: QuestionContent, index: number) => Problem[]
  /** Reads an answer once for all the keys that it is compared with; the function returned marks by one of them. */
  mark: (selected: SelectedOption | undefined) => (question: Question) => Outcome
  /**
   * The outcome by another key and the same options; undefined if only the answer tells. `lettered` is the question by whose
   * partners the outcome's details were written.
   */
  regrade: (question: Question, outcome: Outcome, lettered: Question) => Outcome | undefined
  /** How many decisions an answer consists of, where a rule counts them; of options their number. */
  decisions?: (question: Pick<QuestionContent, 'options'>) => number
  /** One bit for each decision that was made rightly, 1 for the first. */
  rightDecisions?: (question: Question, outcome: Outcome) => number
  /** What is earned by answering at random, if this rule counted. */
  guess: (question: Question, rule: CreditRule | undefined) => Guess
  /** What is chosen for each option, in the order by which an outcome's details name it; undefined where there is no such thing. */
  partners?: (question: Pick<QuestionContent, 'correctAnswers' | 'distractors'>) => readonly string[]
  /** One that only follows an option whose text was corrected is the same. */
  isSameKey: (one: QuestionContent, other: QuestionContent) => boolean
  /** Whether another set of answers than the question's own could be its key. */
  isPossibleKey: (question: QuestionContent, key: readonly string[]) => boolean
  /** What else changes with the key; undefined for nothing. */
  withKey?: (question: Question, key: readonly string[]) => Partial<QuestionContent>
  /**
   * Shown to students instead of what only the key may say; nothing in it may give the key away. Drawn where options
   * are shuffled.
   */
  present?: (question: Question, random?: Random) => PresentedFields
  /** Shown to students once they may see answers, instead of what is for those who mark. */
  presentAnswered?: (question: Question) => Pick<QuestionContent, 'essay'>
  /** A question from what a person writes into cells of a sheet, one for each item. */
  typed?: (cells: readonly string[]) => Pick<QuestionContent, 'options' | 'correctAnswers' | 'rule' | 'essay'>
  /**
   * How a sheet holds it, a cell for each pair or item in columns of this role. `shown` are its options, where the cells
   * give others.
   */
  columns?: {
    role: 'pair' | 'item'
    write: (question: Pick<QuestionContent, 'options' | 'correctAnswers'>) => string[]
    read: (
      cells: readonly string[],
      shown?: readonly string[],
    ) => Pick<QuestionContent, 'options' | 'correctAnswers' | 'rule'>
  }
  /** An answer as one text. */
  describe?: (question: QuestionContent, selected: SelectedOption) => string
  /** An answer to the question before a change, translated to the one after. */
  carry: (before: Question, after: Question, selected: SelectedOption) => SelectedOption
}
