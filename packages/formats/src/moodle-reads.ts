import type { Loss } from './loss.ts'

/** What Moodle makes of a file that was meant otherwise. Sorted; behind each what `instead` is. */
export type MoodleReading =
  | 'any-number' // every number is right
  | 'blank' // a blank is added to the text
  | 'file-refused' // nothing of the file is stored
  | 'first-counts' // the first number that fits decides, which is the wider one
  | 'first-right' // only the first of the right answers counts
  | 'import-ends' // no later question is stored
  | 'information' // an information block without an answer
  | 'items-cut' // items lose letters, or words become items: instead
  | 'left-out' // this question is not stored
  | 'no-formula' // the formula is shown as letters
  | 'no-right-answer'
  | 'no-tag' // the tag is missing: instead is the tag
  | 'no-title' // the title is a part of the text
  | 'one-question' // it is a part of the question before it
  | 'other-answers' // signs in texts begin other answers
  | 'other-letters' // letters with accents become two others each
  | 'other-number' // instead
  | 'other-option' // another option is right: instead
  | 'other-title' // instead
  | 'part-of-category' // the question becomes a part of the category's name
  | 'signs-kept' // the signs of escapes stay in the text
  | 'single-choice' // one option can be chosen
  | 'tags-gone' // what looks like markup is not shown: instead
  | 'text-question' // a question whose answer is typed
  | 'true-by-order' // the first option stands for true, whatever its words are
  | 'two-questions' // the question ends before its end
  | 'weight-in-text' // the weight stays in the text and does not count

/** That Moodle reads a question otherwise than it is read here. */
export const moodleReads = (as: MoodleReading, instead?: string, line?: number): Loss => ({
  kind: 'changed',
  what: 'moodle-reads',
  field: 'other',
  params: { as },
  ...(instead !== undefined && { instead }),
  ...(line !== undefined && { line }),
})
