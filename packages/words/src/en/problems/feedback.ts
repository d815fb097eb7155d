import { number } from '../language.ts'

/** What is wrong with what stands beside the correct answer, or with showing it in practice. */
export const feedback = {
  'note-without-option': 'A note stands beside an option of a choice, one for each.',
  'option-notes-wanted': 'Notes on options are a list of texts, one for each option',
  'option-note-too-long': ({ most }: { most: number }) =>
    `Use at most ${number(most)} characters for a note on an option`,
  'practice-wanted': 'Practice is on (true) or left out',
  'practice-while-running': ({ running }: { running: number }) =>
    `Practice shows the correct answers. Students taking the quiz now: ${number(running)}. Switch it on when all have finished.`,
  'practice-while-held-back':
    'Practice shows the correct answers, but results are held back. Show them first.',
  'practice-while-attempts-left':
    'Practice shows the correct answers, but students can still make a second attempt. Allow 1 attempt or close the quiz first.',
  'attempts-while-practice':
    'Practice is on and shows the correct answers. Switch it off before you allow a second attempt.',
  'held-back-while-practice':
    'Practice is on and shows the correct answers. Switch it off before you hold results back.',
}
