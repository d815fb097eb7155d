import { number } from '../language.ts'

/** What is wrong with what somebody types in a form. `most` and `least` are numbers of characters unless it says otherwise. */
export const forms = {
  'enter-name': 'Enter your name',
  'name-too-long': ({ most }: { most: number }) => `Use at most ${most} characters for the name`,
  'name-in-one-line': 'Write the name in one line, without hidden characters',
  'name-of-nobody': 'This name stands for people who have left. Enter your own',
  'choose-role': 'Choose Student or Admin',
  'choose-language': 'Choose one of the languages',
  'password-too-short': ({ least }: { least: number }) => `Use at least ${least} characters for the password`,
  'password-too-long': ({ most }: { most: number }) => `Use at most ${most} characters for the password`,
  'enter-current-password': 'Enter your current password',
  'enter-new-password': 'Enter a new password',
  'enter-own-password': 'Enter your password',
  'code-length': 'A code has 8 characters',
  'enter-title': 'Enter a quiz title',
  'please-enter-title': 'Please enter a quiz title.',
  'title-too-long': ({ most }: { most: number }) => `Use at most ${most} characters for the title`,
  'title-in-one-line': 'Write the title in one line, without hidden characters',
  'time-limit-too-short': 'Time limit must be at least 1 minute',
  'please-set-time-limit': 'Please set a time limit for the quiz.',
  'time-limit-not-whole': 'Time limit must be a whole number of minutes',
  'time-limit-too-long': ({ most }: { most: number }) =>
    `Time limit can be at most ${number(most)} minutes (24 hours)`,
  'too-few-questions-wanted': 'Number of questions must be at least 1',
  'questions-wanted-not-whole': 'Number of questions must be a whole number',
  'questions-at-most': ({ most }: { most: number }) => `A quiz can have at most ${most} questions`,
  'listed-texts-at-most': ({
    field,
    most,
    items,
  }: {
    field: 'options' | 'correctAnswers' | 'distractors'
    most: number
    items: number
  }) =>
    ({
      options: `A question can have at most ${most} options, or ${items} items or prompts`,
      correctAnswers: `A question can have at most ${most} correct answers`,
      distractors: `A question can have at most ${most} distractors`,
    })[field],
  'enter-question-text': 'Write the text of the question',
  'question-text-too-long': ({ most }: { most: number }) =>
    `The text of a question can have at most ${number(most)} characters`,
  'listed-text-too-long': ({
    field,
    most,
  }: {
    field: 'options' | 'correctAnswers' | 'distractors'
    most: number
  }) =>
    ({
      options: `An option is longer than ${number(most)} characters`,
      correctAnswers: `A correct answer is longer than ${number(most)} characters`,
      distractors: `A distractor is longer than ${number(most)} characters`,
    })[field],
  'attempts-allowed': ({ most }: { most: number }) => `Allow 1 to ${most} attempts, or “unlimited”`,
  'more-minutes': ({ most }: { most: number }) => `Give from 1 to ${number(most)} more minutes`,
  'more-percent': ({ most }: { most: number }) => `Give from 1 to ${most} percent more time`,
  'whole-minutes': ({ most }: { most: number }) => `Give from 1 to ${number(most)} whole minutes`,
  'percent-of-time': ({ most }: { most: number }) => `Give from 1 to ${most} percent of the time`,
  'minutes-or-percent': 'Give either minutes or a percentage',
  'which-student': 'Say which student gets the time',
  'cut-off-from-until': 'Say from when until when they were cut off',
  'enter-reason': 'Enter a reason',
  'reason-too-long': ({ most }: { most: number }) => `Use at most ${most} characters for the reason`,
  'comment-too-long': ({ most }: { most: number }) => `Use at most ${most} characters for the comment`,
  'explanation-too-long': ({ most }: { most: number }) =>
    `Use at most ${number(most)} characters for the explanation`,
  'note-too-long': ({ most }: { most: number }) => `A reason has at most ${most} characters`,
  'too-many-accepted-at-once': ({ most, characters }: { most: number; characters: number }) =>
    `At most ${number(most)} answers, of ${number(characters)} characters in all, can be accepted or refused at once`,
  'not-a-receipt': 'This is not a receipt of Quizly.',
  'search-too-long': ({ most }: { most: number }) => `Search for at most ${most} characters`,
  'enter-message': 'Write your message',
  'message-too-long': ({ most }: { most: number }) =>
    `Use at most ${number(most)} characters for the message`,
  'draft-text-too-long': 'A text of this draft is too long to keep it',
}
