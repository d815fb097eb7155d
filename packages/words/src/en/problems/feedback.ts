import { number } from '../language.ts'

/** What is wrong with what stands beside the correct answer. */
export const feedback = {
  'note-without-option': 'A note stands beside an option of a choice, one for each.',
  'option-notes-wanted': 'Notes on options are a list of texts, one for each option',
  'option-note-too-long': ({ most }: { most: number }) =>
    `Use at most ${number(most)} characters for a note on an option`,
}
