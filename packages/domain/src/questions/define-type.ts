import type { Problem } from '../problem.ts'
import type { SelectedOption } from './selected-option.ts'
import type { CreditRule } from './credit-rules.ts'
import type {
  ContentOf,
  FieldName,
  PresentedFields,
  QuestionContent,
  QuestionOf,
  QuestionType,
  UncheckedQuestion,
} from './question.ts'
import type { Random } from '../random.ts'
import type { Guess } from './guess.ts'
import type { Outcome } from './outcome.ts'

/** What distinguishes one type of question from the others: its one object. All that is shared asks it, never its name. */
export type TypeRules<Type extends QuestionType = QuestionType> = {
  /** The version of Quizly that brought it. Undefined: every version knows it. */
  since?: string
  /** The fields that it alone has. */
  fields?: { readonly [Name in FieldName]?: unknown }
  /** The version from which any one of several accepted texts is right; before, a student had to give all of them. */
  severalTextsSince?: string
  /** `text` can be compared with a key, what is `open-ended` cannot; `texts` are a list of which some are typed. */
  answer: 'options' | 'text' | 'list' | 'open-ended' | 'texts'
  takesSeveral: boolean
  /** Whether the order of a list answer means something. */
  keepsOrder?: true
  /** By which an answer can earn a part of the points. */
  possibleRules: readonly CreditRule[]
  /** Whether what was chosen or written, and is not empty, has the form of an answer to this question. */
  hasForm(question: QuestionOf<Type>, given: NonNullable<SelectedOption>): boolean
  blank(): Omit<ContentOf<Type>, 'text' | 'type'>
  /** `index` is the question’s place in the quiz, from 0. */
  problems(question: UncheckedQuestion, index: number): Problem[]
  /** Reads an answer once for all the keys that it is compared with; the function returned marks by one of them. */
  mark(selected: SelectedOption | undefined): Marker<Type>
  /**
   * The outcome by another key and the same options; undefined if only the answer tells. `lettered` is the question by which
   * the outcome's details were written.
   */
  regrade(question: QuestionOf<Type>, outcome: Outcome, lettered: QuestionOf<Type>): Outcome | undefined
  /** How many decisions an answer consists of, where a rule counts them; of options their number. */
  decisions?(question: Pick<QuestionContent, 'options' | 'correctAnswers'>): number
  /** One bit for each decision that was made rightly, 1 for the first. */
  rightDecisions?(question: QuestionOf<Type>, outcome: Outcome): number
  /** What is earned by answering at random, if this rule counted. */
  guess(question: QuestionOf<Type>, rule: CreditRule | undefined): Guess
  /** What is chosen for each option, in the order by which an outcome's details name it; undefined where there is no such thing. */
  partners?(question: UncheckedQuestion): readonly string[]
  /** One that only follows an option whose text was corrected is the same. */
  isSameKey(one: ContentOf<Type>, other: ContentOf<Type>): boolean
  /** Whether another set of answers than the question's own could be its key. */
  isPossibleKey(question: UncheckedQuestion, key: readonly string[]): boolean
  /** The question with another key, where something else changes with it. */
  withKey?(question: QuestionOf<Type>, key: string[]): QuestionOf<Type>
  /**
   * Shown to students instead of what only the key may say; nothing in it may give the key away. Drawn where options
   * are shuffled.
   */
  present?(question: QuestionOf<Type>, random?: Random): PresentedFields
  /** Shown to students once they may see answers, instead of what is for those who mark. */
  presentAnswered?(question: QuestionOf<Type>): QuestionOf<Type>
  /** A question from what a person writes into cells of a sheet, one for each item. */
  typed?(cells: readonly string[]): Omit<ContentOf<Type>, 'text' | 'type'>
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
  /** What is said of a row of a sheet that asks for this type and is no question of it. Undefined: only our own files can say it. */
  rowProblem?: `row-${string}-wrong`
  /** The question's text where there is nothing to answer in it. */
  withoutAnswers?(text: string): string
  /** How the cell of its text in a sheet holds its answers too. Undefined for a text that has none in it. */
  inText?: {
    write: (question: UncheckedQuestion) => string
    read: (text: string, format?: QuestionContent['format']) => ReadInText | undefined
  }
  /** An answer as one text. */
  describe?(question: UncheckedQuestion, selected: SelectedOption): string
  /** An answer to the question before a change, translated to the one after. */
  carry(before: QuestionOf<Type>, after: QuestionOf<Type>, selected: SelectedOption): SelectedOption
}

type ReadInText = Partial<UncheckedQuestion> & Pick<UncheckedQuestion, 'options' | 'correctAnswers'>

/** Methods, because the registry hands each type its own questions only. */
type Marker<Type extends QuestionType> = { mark(question: QuestionOf<Type>): Outcome }['mark']

export const defineQuestionType = <Type extends QuestionType>(rules: TypeRules<Type>): TypeRules<Type> =>
  rules
