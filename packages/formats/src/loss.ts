/** `dropped`: it is not there. `changed`: it is there, otherwise. `approximated`: it earns other points than it did. `refused`: the question is left out. */
const lossKinds = ['dropped', 'changed', 'approximated', 'refused'] as const
export type LossKind = (typeof lossKinds)[number]

/**
 * What a file and its questions do not have in common: known before anything is saved. `what` is a code, whose sentence the
 * words have, with `params`. `instead`: what stands there now, or what a program would make of the file that reads it otherwise.
 */
export type Loss = {
  kind: LossKind
  what: LossCode
  field?: LossField | undefined
  params?: Readonly<Record<string, string | number>> | undefined
  instead?: string | undefined
  /** The line of a text file, from 1, where it is not where the question begins. */
  line?: number | undefined
}

/** Sorted; behind each its parameters. `path`: of a file in a package. */
export type LossCode =
  | 'answer-is-pattern' // pattern
  | 'answer-line-missing'
  | 'answer-missing'
  | 'answer-not-an-option' // letter; first, last: letters of options
  | 'any-right-counts'
  | 'any-unit-counts' // unit
  | 'archive-in-package' // path
  | 'arrow-in-text'
  | 'arrow-missing' // text
  | 'attribute-dropped' // attribute, value
  | 'bank-missing' // bank, group: of questions that are drawn
  | 'blank-added'
  | 'bound-included' // number
  | 'brace-extra' // sign
  | 'brace-missing'
  | 'case-ignored'
  | 'cloze-unreadable' // text
  | 'comments' // count
  | 'comparison-unknown' // comparison
  | 'draw-dropped' // group, draw, of
  | 'element-dropped' // element, count
  | 'empty-answer'
  | 'empty-option-dropped' // count
  | 'encoding-declared' // encoding: named by the file, which is in UTF-8
  | 'encoding-guessed' // encoding
  | 'encoding-unknown' // encoding: '' if the file names none
  | 'feedback-by-outcome' // count
  | 'feedback-in-explanation' // count
  | 'feedback-of-answer' // count
  | 'file-dropped' // name: of a file in a question that no text shows
  | 'file-empty'
  | 'file-is-archive' // of this and the following: what a file that holds no questions begins like
  | 'file-is-document'
  | 'file-is-media'
  | 'file-is-page'
  | 'file-is-pdf'
  | 'file-is-picture'
  | 'file-is-program'
  | 'file-is-sheet'
  | 'file-too-large' // most, size: in bytes
  | 'file-unknown'
  | 'format-unknown' // format
  | 'formatting-changed' // element, count
  | 'formatting-dropped' // element: or a property of CSS, count
  | 'formula-as-tex' // count
  | 'formula-dropped' // text
  | 'gap-as-blank'
  | 'gaps-of-two-kinds'
  | 'hints-dropped' // count
  | 'item-signs'
  | 'letter-twice' // letter
  | 'line-outside' // text
  | 'lines-joined'
  | 'link-dropped' // address
  | 'manifest-missing'
  | 'markdown-of-moodle'
  | 'marking-missing'
  | 'marking-unknown' // item, fragment
  | 'moodle-reads' // as: a MoodleReading
  | 'no-question'
  | 'no-right-answer'
  | 'not-held' // feature
  | 'number-ambiguous' // text
  | 'number-as-text' // number
  | 'number-read' // text; instead: what it is read as
  | 'number-rounded' // number
  | 'number-tolerance' // number, tolerance, weight: per cent
  | 'number-unknown' // number
  | 'number-weight' // number, tolerance, weight: per cent
  | 'option-empty'
  | 'options-alike'
  | 'options-missing'
  | 'options-over' // most: options
  | 'order-marking' // as: the name that the format has for it
  | 'order-mixed'
  | 'order-of-part' // count, all
  | 'package-damaged' // path
  | 'package-encrypted' // path
  | 'package-ends-early'
  | 'package-name-twice' // path
  | 'package-path-outside' // path
  | 'package-too-large' // most, size: in bytes
  | 'package-too-many-parts' // most
  | 'package-unpacks-too-large' // most: in bytes
  | 'part-missing' // path
  | 'part-twice' // path
  | 'partner-plain' // instead: its text
  | 'parts-made-equal' // parts
  | 'picture-broken' // name
  | 'picture-missing' // name
  | 'picture-refused' // why: a sentence of the server
  | 'picture-too-large' // name, most: in bytes
  | 'points-changed' // from, to
  | 'problem' // code, field and the problem's own
  | 'question-elsewhere' // id, bank
  | 'question-too-long' // most: letters
  | 'remote-picture' // address
  | 'right-earns-less' // text
  | 'root-unknown' // element
  | 'same-text' // text
  | 'setting-dropped' // setting, value
  | 'several-braces'
  | 'several-gaps'
  | 'several-interactions' // count
  | 'several-texts'
  | 'sign-in-note' // sign
  | 'signs-in-text'
  | 'text-empty'
  | 'text-like-sign'
  | 'text-over' // most: letters, text
  | 'text-too-large' // most: elements of HTML, or characters
  | 'text-weight' // text, weight: per cent
  | 'title-changed'
  | 'title-open'
  | 'tolerance-absolute'
  | 'too-many-answers' // most
  | 'too-many-questions' // most
  | 'two-right-answers' // count
  | 'type-unknown' // type
  | 'unit-dropped' // unit
  | 'unit-penalty' // share: per cent that an answer with a wrong unit earns, or with none
  | 'units-listed' // units
  | 'weight-read' // weight: as it is written, as: a fraction
  | 'weight-rounded' // from, to: per cent
  | 'weights-do-not-add-up' // sum: per cent
  | 'wrong-costs-nothing' // least: per cent
  | 'wrong-text' // text
  | 'xml-doctype'
  | 'xml-not-well-formed'
  | 'xml-too-deep' // most
  | 'xml-too-large' // most: events

/** The part of a question that a loss is about. */
export type LossField =
  | 'type'
  | 'text'
  | 'options'
  | 'key'
  | 'marking'
  | 'points'
  | 'feedback'
  | 'pictures'
  | 'title'
  | 'tags'
  | 'other'

/** A loss in one line. */
export const lossOf = (
  kind: LossKind,
  what: LossCode,
  field: LossField,
  params?: Readonly<Record<string, string | number>>,
): Loss => ({ kind, what, field, ...(params && { params }) })
