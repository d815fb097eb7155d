import { number } from '../language.ts'

/** What is wrong with a request. Only programs make such requests, so hardly anybody reads these sentences. */
export const requests = {
  /** `values` are words of the interface for programs: they stay as they are. */
  'choose-one-of': ({ values }: { values: string }) => `Choose one of: ${values}`,
  'object-wanted': 'Send a JSON object.',
  'id-wanted': 'An ID is a text of 1 to 64 characters',
  'secret-code-wanted': 'A secret code is 8 letters and digits',
  'language-wanted': 'A language is a tag such as en, de or pt-BR',
  'attempt-number-wanted': 'Attempts are numbered from 1',
  'moment-wanted': 'A moment is written as 2026-03-14T10:42:00Z',
  'revision-wanted': 'A revision is a number',
  'version-wanted': 'A version is a number',
  'age-wanted': 'An age is a number of milliseconds',
  'order-wanted': 'An order is a number',
  'true-or-false': 'Say true or false',
  'left-wanted': 'Left is true or left out',
  'instead-wanted': '“Instead” is true or left out',
  'shuffling-wanted': 'Shuffling is on (true) or left out',
  'everyone-stops-wanted': '“Everyone stops” is true or false',
  'everywhere-wanted': 'Everywhere is true or false',
  'over-edits-wanted': 'Whether edits are passed over is true or false',
  'may-lower-wanted': 'Whether scores may go down is true or false',
  'resumed-wanted': 'Resumed is true or false',
  'at-zero-wanted': 'At zero is true or false',
  'accept-wanted': 'Accept is true or false',
  'reopen-wanted': 'Reopen is true or false',
  'question-wanted': 'A question has a text, a type, options and correct answers',
  'questions-are-a-list': 'Questions are a list',
  'rows-are-a-list': 'Questions are a list of rows',
  'row-wanted': ({ characters, columns }: { characters: number; columns: number }) =>
    `A row holds a text of at most ${number(characters)} characters for each heading, of at most ${columns}`,
  'too-many-rows': ({ most }: { most: number }) => `At most ${number(most)} rows can be sent`,
  'texts-to-draw-wanted': 'Texts to draw are a list of texts of at most 10,000 characters',
  'text-in-list-wanted': ({ field }: { field: 'options' | 'correctAnswers' }) =>
    ({ options: 'An option is a text', correctAnswers: 'A correct answer is a text' })[field],
  'list-of-texts-wanted': ({ field }: { field: 'options' | 'correctAnswers' }) =>
    ({ options: 'Options are a list of texts', correctAnswers: 'Correct answers are a list of texts' })[
      field
    ],
  'places-wanted': 'Options that keep their place are a list of places, from 0',
  'draft-wanted': 'A draft has questions with a text, a type, options and what is marked',
  'marking-wanted': 'What else counts is a list of sets of answers, or a rule for all',
  'answer-wanted': 'An answer is a text',
  'given-answer-wanted': ({ characters, most, each }: { characters: number; most: number; each: number }) =>
    `An answer is a text of at most ${number(characters)} characters, null, or a list of at most ${most} texts of ${number(each)}`,
  'verdict-wanted': 'An answer counts as correct, as incorrect, or with a number of points',
  'answers-wanted': 'Answers are a list, at most 500 at a time',
  'answer-for-question-wanted': 'An answer says which question it is for',
  'device-wanted': 'A device is a label of up to 16 letters and digits',
  'offline-wanted': 'A time without a connection has two numbers of milliseconds, from and to',
  'reach-wanted': 'Time is given to a student, to all who are running, or to those who were cut off',
  'call-id-wanted': 'Say by which ID a repeated call is known',
  'failed-question-wanted': 'A question that was failed is named by its number',
  'grid-order-wanted':
    'The grid goes by name, by score or by the number of a question, ascending or descending',
  'student-order-wanted': 'Students go by name, state, score, took or extra, ascending or descending',
  'quiz-order-wanted':
    'Quizzes go by title, questions, code, attempts, average or created, ascending or descending',
  'result-order-wanted': 'Results go by name, score or submitted, ascending or descending',
  'search-wanted': 'A search is a text',
  'file-csv-or-xlsx': 'A file is csv or xlsx',
  'file-xlsx-or-json': 'A file is xlsx or json',
  'questions-none-or-points': 'Questions are none or points',
  'reset-link-wanted': 'A reset link ends in a text of up to 100 characters',
  'invitation-wanted': 'An invitation ends in a text of up to 100 characters',
  'contact-name-wanted': 'A name is a text of at most 200 characters',
  'contact-field-wanted': 'This field is a text of at most 200 characters',
  'contact-email-wanted': 'An email address is a text of at most 254 characters',
}
