// What is told about an uploaded sheet. The sentences for these codes are in `@quizly/words`.
import type { Coded } from '@quizly/domain'

/** A problem or a doubt about a cell or a sheet. */
export type SheetFinding = Coded<CellFindings & KeyFindings & WrittenInsteads>
export type SheetNote = Coded<ContentNotes & FileNotes>
export type FileFault = Coded<FileFaults>
/** What the button of a fix says. */
export type FixLabel = Coded<FixLabels>
export type WrittenInstead = keyof WrittenInsteads

type Separator = 'commas' | 'semicolons' | 'tabs' | 'bars'

type SheetShape =
  | 'rows'
  | 'list in a cell'
  | 'list in the question'
  | 'row for each option'
  | 'tick columns'
  | 'key as a mask'
  | 'right then wrong'
  | 'marked options'
  | 'text'
  | 'turned'
  | 'separated text'
  | 'no headings'

/** About a cell. */
export type CellFindings = Record<
  | 'cell-question-missing'
  | 'cell-answer-missing'
  | 'cell-written-answer-missing'
  | 'cell-formula-without-result'
  | 'cell-key-cleaned'
  | 'row-details-unknown'
  | 'row-notes-apart'
  | 'row-points-wrong'
  | 'row-deduction-wrong'
  | 'row-tolerance-wrong'
  | 'row-gaps-wrong'
  | 'row-order-wrong'
  | 'row-essay-wrong'
  | 'row-pairs-wrong'
  | 'row-is-headings'
  | 'sheet-empty'
  | 'sheet-without-headings',
  undefined
> & {
  'row-number-with-tolerance': { answer: string }
  'row-number-wrong': { text: string }
  'row-further-wrong': { most: number }
  'in-cell': { row: number; column: string; problem: string }
  'cell-too-long': { count: number; most: number }
  'cell-error': { error: string }
  'cell-date-for-fraction': { fraction: string; date: string }
  'type-unknown': { text: string }
  'types-unknown': { names: string[]; rows: string[]; more: number }
  'type-unmarkable': { text: string }
  'row-too-many-options': { most: number; count: number }
  'row-no-options': { least: number }
  'row-one-option': { least: number; option: string }
  'row-options-alike': { first: string; second: string }
  'row-option-twice': { option: string }
  'cell-taken-for-empty': { text: string }
  'cell-placeholder-is-option': { text: string }
  'row-too-many-accepted': { most: number; characters: number }
  'row-one-written-answer': { other: string }
  'row-label-is-written-answer': { answer: string; options: string[] }
  'row-all-spellings-wanted': { answer: string }
  'row-fixed-unknown': { text: string }
  'row-rule-unknown': { text: string; full: string; leftOut: string }
  'row-credit-unknown': { text: string }
  'row-unit-wrong': { text: string }
  'row-too-many-keys': { most: number }
  'row-key-unknown': { text: string }
  'row-one-wrong-answer': { text: string }
  'row-several-wrong-answers': { text: string; count: number }
  'row-too-many-correct': { text: string; count: number }
  'row-repeats-question': { row: number }
  'row-marked-option': { option: string }
  'row-has-tags': { text: string }
  'texts-look-like-formulas': { text: string }
  'texts-look-like-web': { text: string }
  'row-only-number': { text: string }
  'sheet-too-many-questions': { most: number; count: number }
  'sheet-lacks-columns': { wanted: string[]; found: string[] }
  'sheet-lacks-columns-of-many': { wanted: string[]; found: string[] }
}

/** About the correct answers in a cell. */
export type KeyFindings = Record<'key-missing-without-options' | 'keys-may-count-from-zero', undefined> & {
  'key-missing': { labels: string[] }
  'key-not-an-option': { key: string; count: number; labels: string[] }
  'key-run-together': { key: string; count: number; apart: string }
  'key-mixes-kinds': { key: string; labels: string[] }
  'key-names-empty-option': { key: string; option: string; labels: string[] }
  'key-in-cyrillic': { key: string; count: number; ways: string[] }
  'key-in-greek': { key: string; count: number; ways: string[] }
  'key-read-as-position': { key: string; answers: string[]; instead: string }
  'key-read-as-text-not-letter': { key: string; meant: string[] }
  'key-read-as-text-not-position': { key: string; meant: string[] }
  'key-read-as-letter': { key: string; answers: string[]; instead: string }
  'keys-count-from-zero': { row: number }
  'keys-contradict': { other: string; rows: string[]; more: number }
  'key-read-as-own-letter': { key: string; answers: string[] }
  'key-read-as-list': { key: string; answers: string[]; number: string }
  'key-read-loosely': { answers: string[] }
}

/** What a cell of a written answer looks like instead. */
export type WrittenInsteads = {
  'row-written-names-column': { answer: string }
  'row-written-true-false': { answer: string }
  'row-written-list': { answer: string }
  'row-written-option-name': { answer: string }
  'row-written-option-names': { answer: string }
  'row-written-in-question': { answer: string }
  'row-written-others-choose': { answer: string }
}

/** About what a sheet says. */
export type ContentNotes = Record<
  'texts-converted' | 'looks-like-results' | 'multiple-is-choice',
  undefined
> & {
  'read-in-shape': { shape: SheetShape }
  'read-from-row': { row: number }
  'headings-seem-late': { row: number; searched: number }
  'row-taken-for-headings': { row: number }
  'hint-left-out': { row: number }
  'headings-repeated': { count: number; rows: string[]; more: number }
  'further-headings': { count: number; rows: string[]; more: number }
  'formats-unread': { row: number }
  'columns-hidden': { count: number; columns: string[] }
  'question-beside-number': { number: string; text: string }
  'second-table': { cell: string; heading: string }
  'columns-unused': { count: number; columns: string[]; more: number }
  'columns-of-time': { count: number; columns: string[]; more: number }
  'cells-without-heading': { cells: string[]; more: number }
  'question-column-plainer': { column: string; others: string[] }
  'question-column-first': { column: string; others: string[] }
  'key-column-plainer': { column: string; others: string[] }
  'key-column-first': { column: string; others: string[] }
  'columns-guessed': { question: string; correct: string }
  'type-column-unused': { column: string; texts: string[] }
  'points-column-unused': { column: string; text: string }
  'errors-left-out': { column: string; rows: string[]; more: number }
  'key-always-first': { count: number }
  'whole-sentences': { rows: string[]; more: number }
}

/** About how a file was read. */
export type FileNotes = Record<'pictures-left-out' | 'comments-left-out' | 'hidden-tab-read', undefined> & {
  'rows-filtered': { count: number; rows: string[]; more: number }
  'hidden-rows-read': { rows: string[]; more: number }
  'columns-cut': { most: number; column: string }
  'pictures-left-out-at': { count: number; rows: string[]; more: number }
  'struck-left-out': { count: number; cells: string[]; more: number }
  'raised-signs-kept': { count: number; cells: string[]; more: number }
  'text-read': { encoding: string; separator: Separator }
  'text-read-in-doubt': { encoding: string; separator: Separator }
  'questions-on-tab': { tab: number; name: string }
  'further-tabs': { count: number; tabs: string[] }
}

/** Why a file cannot be read. */
export type FileFaults = Record<
  'file-unreadable' | 'file-empty' | 'file-with-password' | 'file-too-large',
  undefined
> & {
  'file-with-too-many-rows': { count: number; most: number }
  'file-with-endless-rows': { counted: number; most: number }
}

/** What the button of a fix says. */
export type FixLabels = Record<
  | 'multiple-correct'
  | 'multiple-choice'
  | 'write-answer'
  | 'remove-row'
  | 'leave-out-notes'
  | 'count-from-zero'
  | 'not-a-question'
  | 'not-used'
  | 'clear-types'
  | 'convert',
  undefined
> & {
  'read-as-accepted': { count: number }
  'read-as-number': { number: string; tolerance: string }
  'write-text': { text: string }
  'write-texts': { texts: string[] }
  'write-pair': { first: string; second: string }
  'clear-text': { text: string }
}
