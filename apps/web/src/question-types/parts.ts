import type { ErrorMessage } from '../lib/words/problem-words.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import type {
  Question,
  QuestionContent,
  QuestionType,
  RenderedText,
  SelectedOption,
  StudentQuestion,
  UncheckedQuestion,
  WrittenField,
} from '@quizly/domain'
import type { ComponentType, KeyboardEvent, ReactNode } from 'react'
import type { Shown } from '../components/quiz/shown-text.ts'
import type { DraftEssay } from './essay/essay-draft.ts'

export type OptionInput = 'radio' | 'checkbox'

/** `id` is that of the question's group; the element `${id}-text` has its text. */
export type AnswerProps = {
  question: StudentQuestion
  id: string
  language: string | undefined
  selected: SelectedOption
  isLocked: boolean
  input: OptionInput | undefined
  /** Called with the position of the pressed option. */
  choose: (position: number) => void
  /** Saved after a pause of so many ms, half a second unless said otherwise. */
  write: (text: SelectedOption, pauseMs?: number) => void
  /** Answers at once. */
  answer: (selected: SelectedOption) => void
  /** Sends at once what was written. */
  flush: () => void
}

export type StudentPart = {
  Answer: ComponentType<AnswerProps>
  /** An answer or a key that is more than a list of texts; undefined: it is one. */
  showAnswer?: (question: Shown, texts: readonly string[], lang: string | undefined) => ReactNode
  /** A piece of the question's own text, where there is more in it than characters. */
  renderPiece?: (text: string) => ReactNode
  /** What is to be done, where the page itself does not know the type. */
  task?: (question: StudentQuestion) => string
  /** Undefined if there are no options; then the field gets the question's text as its name. */
  input?: OptionInput
}

/** Correct options are stored by position, so that their texts can still change. */
type DraftAnswers = {
  options: string[]
  correct: number[]
  written: string
  /** Further texts that are accepted beside it; of prompts their partners. */
  others?: string[] | undefined
  /** The positions of options that keep their place when options are shuffled; undefined: none. */
  fixed?: number[] | undefined
}

/** As typed; `shares` are in per cent. Undefined: not used. */
type DraftPoints = {
  points?: string | undefined
  deduction?: string | undefined
  shares?: string[] | undefined
}

/** A question that is being edited: what the list of fields has, with the answers in a form of their own. */
export type QuestionDraft = Omit<
  Pick<UncheckedQuestion, WrittenField>,
  'options' | 'correctAnswers' | 'fixedOptions' | 'points' | 'deduction' | 'shares' | 'essay'
> &
  DraftAnswers &
  DraftPoints & {
    essay?: DraftEssay | undefined
    /** Identifies the block and its fields as long as the editor is open. */
    key: string
    /** The stored question that this one changes; undefined for a new one. */
    _id?: string | undefined
    text: string
    type: QuestionType
  }

/** A text of a question, which may be formatted. `id` is that of its field, and of a label the same with `-label`. */
export type QuestionTextProps = {
  id: string
  /** What the field is called, unless a label does it. */
  label?: string
  value: string
  onChange: (text: string) => void
  /** It stands in a line, as an option does. */
  isLine?: true
  /** It may have gaps. */
  hasGaps?: boolean | undefined
  /** It runs its own way; otherwise, as what is around it says. */
  dir?: 'auto'
  rows?: number
  maxLength?: number
  enterKeyHint?: 'next'
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
  onKeyDown?: (event: KeyboardEvent) => void
  /** Stands in the field, at its end. */
  beside?: ReactNode
  /** Several lines were pasted: the text with the first of them, and the others. */
  onLines?: (text: string, others: string[]) => void
}

export type EditorProps = {
  question: QuestionDraft
  /** The field of a text of the question. */
  Text: ComponentType<QuestionTextProps>
  /** Draws a formatted text as students see it, a moment after it has changed. */
  Drawn: ComponentType<{ source: string; children: (drawn: RenderedText | undefined) => ReactNode }>
  /** Of the quiz, so of all that its students read. */
  language: string
  problemAt: (id: string) => ErrorMessage | undefined
  actions: {
    /** `focusId`: the field that gets the focus afterwards. */
    edit: (key: string, edit: (draft: QuestionDraft) => QuestionDraft, focusId?: string) => void
    /** Marks an option as correct, or takes the mark away where several can have one. */
    mark: (question: QuestionDraft, position: number) => void
    addOption: (question: QuestionDraft) => void
    removeOption: (question: QuestionDraft, position: number) => void
    pasteOptions: (question: QuestionDraft, position: number, lines: readonly string[]) => void
  }
}

/** A line of the menu of types: a type, or a type with something filled in. */
export type QuestionKind = {
  /** Remembered on the device as the one that was used last. */
  id: string
  icon: ReactNode
  name: () => string
  hint: () => string
  /** The end of the id of the field in which its answers begin. */
  firstField: string
  /** Whether a question of the type is of this kind; undefined: all are that are of no other. */
  matches?: (draft: QuestionDraft) => boolean
  /** What a new question of this kind has, beside what one of the type has. */
  blank?: (language: string | undefined) => Partial<QuestionDraft>
}

/** A part of a question that stands behind a small button until it is asked for. */
export type QuestionExtra = {
  /** The end of the ids of its button and its fields' group. */
  id: string
  name: () => string
  isSet: (draft: QuestionDraft, language: string) => boolean
  /** Whether it has this field, by the end of its id. */
  has: (field: string) => boolean
  Fields: ComponentType<EditorProps>
}

export type EditorPart = {
  kinds: readonly [QuestionKind, ...QuestionKind[]]
  Editor: ComponentType<EditorProps>
  extras?: (draft: QuestionDraft) => readonly QuestionExtra[]
  /** What the question is worth unless something else is typed; undefined: 1 point. */
  points?: (draft: QuestionDraft) => number | undefined
  /** The end of the id of the field that shows problems of the correct answers. */
  correctField: string
  /** The correct answers of a stored question in the form of a draft. */
  read: (
    question: QuestionContent,
  ) => Pick<DraftAnswers, 'correct' | 'written'> &
    Partial<Pick<QuestionDraft, 'options' | 'others' | 'essay'>>
  correctAnswers: (draft: DraftAnswers) => string[]
  /** There may be gaps in its text. */
  hasGaps?: true
  /** The same of the field of one of them; undefined: they are the fields of options. */
  listField?: (draft: QuestionDraft, place: number) => string
  /** Texts that are formatted beside the question's and its options, with the end of the ids of their fields. */
  furtherTexts?: (draft: QuestionDraft) => { field: string; text: string }[]
  /** The options of a draft whose own ones are something else. */
  options?: (draft: DraftAnswers) => string[]
  /** Fields of the question that a draft has in another form. */
  content?: (draft: QuestionDraft) => Partial<UncheckedQuestion>
  /** What a new question has in a quiz of this language. */
  blank?: (language: string | undefined) => Partial<QuestionDraft>
  /** Whether fields that only it has are filled in. */
  hasMore?: (draft: QuestionDraft) => boolean
  /** The end of the id of the field for a part of a field that only it has; undefined: there is none. */
  fieldOf?: (name: string, path: readonly string[]) => string | undefined
}

type Thirds = AnalysedQuestion['choices']['right']
/** How often an answer was given. `worse`: the best students prefer it to the correct one. */
export type AnswerRow = {
  label: string
  spoken: string
  thirds: Thirds
  mark?: 'key' | 'worse' | 'wrong' | undefined
}

export type CellsProps = { question: Question; language: string; columns: number }
export type KeyFieldProps = {
  question: Question
  language: string | undefined
  value: string[]
  onChange: (correctAnswers: string[]) => void
}

export type DeskPart = {
  ReviewCells: ComponentType<CellsProps>
  /** The answers in one version of the question, where nothing is drawn. */
  shownAnswers: (question: QuestionContent) => readonly string[]
  /** Printed, it is answered by marking round boxes (one), square ones (several), or without on lines. */
  print: {
    task: (question: Question) => string
    /** To write on; undefined: three. */
    lines?: number
    /** How many are filled in, each on a line of its own; undefined: it is one answer. */
    blanks?: (question: Question) => number
    box?: 'round' | 'square'
    /** What a box is called by its place; undefined: a letter. */
    labelOf?: (place: number) => string
    /** What is written into the boxes. */
    Partners?: ComponentType<{ question: Question }>
  }
  /** All that is right, line by line, on the printed key; `label` is what it is called on the printed questions. */
  keyLines: (question: QuestionContent) => { label?: string; text: string }[]
  /** The figures of the class: a row for each answer that can be told apart. */
  answerRows: (analysed: AnalysedQuestion) => AnswerRow[]
  KeyField: ComponentType<KeyFieldProps>
  /** How long an answer is, for those who mark it, where its length is asked for. */
  lengthOf?: (question: Question, answer: string, language: string) => string
}
