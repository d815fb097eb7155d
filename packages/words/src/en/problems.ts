import type {
  AccountProblems,
  ChangeProblems,
  EssayProblems,
  FeedbackProblems,
  FormProblems,
  FormattingProblems,
  GapProblems,
  ListProblems,
  NumberProblems,
  PointsProblems,
  QuestionProblems,
  RequestProblems,
  WindowProblems,
} from '@quizly/domain'
import type { Sentences } from '../format.ts'
import { number } from './language.ts'

/** What is wrong with what somebody types about an account. */
export const account = {
  'enter-email': 'Enter your email address, like name@example.com',
  'enter-password': 'Enter a password',
  'enter-code': 'Enter the code',
  'wrong-password': 'This is not your current password.',
  'password-is-own-name': 'Choose a password that is not your name or email',
  'common-password': 'Many people use this password. Choose one that is harder to guess',
  'colleague-has-role': 'This colleague has a role already. Change it in the list.',
  'zero-character': 'This text has a character that cannot be kept.',
  'educators-are-invited': 'Admins are invited at this school. Ask for an invitation, or choose Student',
  'educators-by-group': 'Admins log in with the account of the school. Choose Student here',
  'other-domain': ({ domains }) => `Admins need an email address at ${domains}`,
} satisfies Sentences<AccountProblems>

/** What is wrong with a change of questions that students may have answered. */
export const changedQuestions = {
  'question-gone': ({ question }) => `Question ${question} is no longer part of this quiz.`,
  'repeated-question': ({ question }) => `Question ${question} is in the list twice.`,
  'not-written': 'Only written answers can be accepted.',
  'too-many-further-answers':
    'A question can have at most 1,000 further answers, of 100,000 characters in all.',
  'nothing-changes': 'Nothing to change yet. Choose another answer or rule.',
  'enter-reason-by-hand': 'Write why it is marked',
} satisfies Sentences<ChangeProblems>

/** What is wrong with an essay question, or with the rubric by which it is marked. */
export const essays = {
  'essay-without-key': 'An essay has no options and no correct answer.',
  'essay-elsewhere': 'Only an essay has a rubric, a sample or a limit of its length.',
  'essay-task-wanted': 'An essay says what is asked for and how it is marked.',
  'essay-length-wrong': ({ most }) => `The length is a whole number from 1 to ${number(most)}.`,
  'rubric-text-missing': ({ item }) => `Item ${item} of the rubric is empty.`,
  'rubric-points-wrong': ({ item }) =>
    `Item ${item} of the rubric gives from −1,000 to 1,000 points with at most two decimals.`,
  'rubric-too-long': ({ most }) => `A rubric has at most ${most} items.`,
} satisfies Sentences<EssayProblems>

/** What is wrong with what stands beside the correct answer, or with showing it in practice. */
export const feedback = {
  'note-without-option': 'Feedback belongs to the options of a choice, one text for each.',
  'option-notes-wanted': 'Feedback per option is a list of texts, one for each option',
  'option-note-too-long': ({ most }) =>
    `Use at most ${number(most)} characters for the feedback on an option`,
  'practice-wanted': 'Practice is on (true) or left out',
  'practice-while-running': ({ running }) =>
    `Practice shows the correct answers. Students taking the quiz now: ${number(running)}. Switch it on when all have finished.`,
  'practice-while-held-back':
    'Practice shows the correct answers, but results are held back. Show them first.',
  'practice-while-attempts-left':
    'Practice shows the correct answers, but students can still make a second attempt. Allow 1 attempt or close the quiz first.',
  'attempts-while-practice':
    'Practice is on and shows the correct answers. Switch it off before you allow a second attempt.',
  'held-back-while-practice':
    'Practice is on and shows the correct answers. Switch it off before you hold results back.',
} satisfies Sentences<FeedbackProblems>

/** What is wrong with a formatted text. Lines are counted from 1. */
export const formatting = {
  'formula-brace-superfluous': ({ line }) => `Formula in line ${line}: a { is missing before this }.`,
  'formula-brace-missing': ({ line }) => `Formula in line ${line}: a } is missing at the end.`,
  'formula-unreadable': ({ line, text }) => `Formula in line ${line} cannot be read: ${text}`,
  'formula-too-deep': ({ most }) => `Formulas are nested at most ${most} deep.`,
  'formula-too-long': ({ most }) => `This formula is too long. Shorten it to ${number(most)} characters.`,
  'too-many-formulas': ({ most }) => `A question has at most ${most} formulas.`,
  'text-too-slow': 'This text takes too long to draw. Shorten it.',
  'text-too-large': 'Formulas, tables or code of this text take too much room. Shorten it, or divide it.',
  'quiz-drawn-too-large':
    'Formulas, tables and code take too much room, all questions up to this one together. Shorten some of them.',
  'picture-unreadable': 'This file is not a picture that Quizly can read. Use PNG, JPEG, WebP, GIF or AVIF.',
  'picture-too-many-pixels': ({ megapixels, most }) =>
    `This picture has ${number(megapixels)} megapixels; at most ${most} are possible.`,
  'picture-too-slow': 'This picture takes too long to read. Make it smaller.',
  'picture-missing': 'This picture is no longer there. Insert it again.',
  'picture-needs-description': 'An answer or feedback that is only a picture needs a description of it.',
} satisfies Sentences<FormattingProblems>

/** What is wrong with what somebody types in a form. `most` and `least` are numbers of characters unless it says otherwise. */
export const forms = {
  'enter-name': 'Enter your name',
  'name-too-long': ({ most }) => `Use at most ${most} characters for the name`,
  'name-in-one-line': 'Write the name in one line, without hidden characters',
  'name-of-nobody': 'This name stands for people who have left. Enter your own',
  'choose-role': 'Choose Student or Admin',
  'enter-slips-title': 'Enter a name for the list, such as that of the class',
  'slip-code-wrong': 'A slip has 10 letters and digits',
  'enter-passkey-name': 'Enter a name for the passkey',
  'slip-names-wanted': ({ most }) => `Enter from 1 to ${most} names`,
  'slip-days-wrong': ({ most }) => `Slips are valid for 1 to ${most} days`,
  'choose-language': 'Choose one of the languages',
  'factor-code-wrong': 'This code is not right. Check it, or wait for the next one.',
  'factor-code-used': 'This code was used. Wait for the next one.',
  'recovery-code-used': 'This recovery code was used. Take another one.',
  'factor-code-off-time': 'Codes do not fit the time. Check the phone’s clock.',
  'password-too-short': ({ least }) => `Use at least ${least} characters for the password`,
  'password-too-long': ({ most }) => `Use at most ${most} characters for the password`,
  'enter-current-password': 'Enter your current password',
  'enter-new-password': 'Enter a new password',
  'enter-own-password': 'Enter your password',
  'code-length': 'A code has 8 characters',
  'enter-title': 'Enter a quiz title',
  'please-enter-title': 'Please enter a quiz title.',
  'title-too-long': ({ most }) => `Use at most ${most} characters for the title`,
  'title-in-one-line': 'Write the title in one line, without hidden characters',
  'time-limit-too-short': 'Time limit must be at least 1 minute',
  'please-set-time-limit': 'Please set a time limit for the quiz.',
  'time-limit-not-whole': 'Time limit must be a whole number of minutes',
  'time-limit-too-long': ({ most }) => `Time limit can be at most ${number(most)} minutes (24 hours)`,
  'too-few-questions-wanted': 'Number of questions must be at least 1',
  'questions-wanted-not-whole': 'Number of questions must be a whole number',
  'questions-at-most': ({ most }) => `A quiz can have at most ${most} questions`,
  'listed-texts-at-most': ({ field, most, items }) =>
    ({
      options: `A question can have at most ${most} options, or ${items} items or prompts`,
      correctAnswers: `A question can have at most ${most} correct answers`,
      distractors: `A question can have at most ${most} distractors`,
    })[field],
  'enter-question-text': 'Write the text of the question',
  'question-text-too-long': ({ most }) =>
    `The text of a question can have at most ${number(most)} characters`,
  'listed-text-too-long': ({ field, most }) =>
    ({
      options: `An option is longer than ${number(most)} characters`,
      correctAnswers: `A correct answer is longer than ${number(most)} characters`,
      distractors: `A distractor is longer than ${number(most)} characters`,
    })[field],
  'attempts-allowed': ({ most }) => `Allow 1 to ${most} attempts, or “unlimited”`,
  'more-minutes': ({ most }) => `Give from 1 to ${number(most)} more minutes`,
  'more-percent': ({ most }) => `Give from 1 to ${most} percent more time`,
  'whole-minutes': ({ most }) => `Give from 1 to ${number(most)} whole minutes`,
  'percent-of-time': ({ most }) => `Give from 1 to ${most} percent of the time`,
  'minutes-or-percent': 'Give either minutes or a percentage',
  'which-student': 'Say which student gets the time',
  'cut-off-from-until': 'Say from when until when they were cut off',
  'enter-reason': 'Enter a reason',
  'reason-too-long': ({ most }) => `Use at most ${most} characters for the reason`,
  'comment-too-long': ({ most }) => `Use at most ${most} characters for the comment`,
  'explanation-too-long': ({ most }) => `Use at most ${number(most)} characters for the explanation`,
  'bank-text-too-long': ({ most }) => `Use at most ${number(most)} characters for a note or a source`,
  'instructions-too-long': ({ most }) => `Use at most ${number(most)} characters for the instructions`,
  'note-too-long': ({ most }) => `A reason has at most ${most} characters`,
  'too-many-accepted-at-once': ({ most, characters }) =>
    `At most ${number(most)} answers, of ${number(characters)} characters in all, can be accepted or refused at once`,
  'not-a-receipt': 'This is not a receipt of Quizly.',
  'search-too-long': ({ most }) => `Search for at most ${most} characters`,
  'enter-message': 'Write your message',
  'message-too-long': ({ most }) => `Use at most ${number(most)} characters for the message`,
  'draft-text-too-long': 'A text of this draft is too long to keep it',
} satisfies Sentences<FormProblems>

/** What is wrong with the gaps of a text. */
export const gaps = {
  'no-gaps': 'This text has no gap yet. Select a word and press “Make a gap”, or write [[word]].',
  'gaps-out-of-order': 'Gaps are numbered in the order in which they stand in the text.',
  'gaps-elsewhere': 'Only a question with the type “gap” has gaps.',
  'gaps-wanted': 'Gaps are a list. Each has texts that are accepted too, or choices',
  'too-many-gaps': ({ most }) => `A text can have at most ${most} gaps.`,
  'gap-twice': ({ gap }) => `Gap ${gap} stands in the text twice.`,
  'gap-not-in-text': ({ gap }) =>
    `Gap ${gap} is not in the text. A gap cannot stand in a formula, in code or in the description of a picture.`,
  'gap-without-answer': ({ gap }) => `Gap ${gap} needs a correct answer.`,
  'gap-text-too-long': ({ gap, most }) => `A text of gap ${gap} is longer than ${number(most)} characters.`,
  'gap-text-twice': ({ gap, text }) => `Gap ${gap} has “${text}” twice.`,
  'too-many-gap-answers': ({ gap, most }) => `Gap ${gap} can accept at most ${most} answers.`,
  'too-few-gap-choices': ({ gap, least }) => `Gap ${gap} needs at least ${least} choices.`,
  'too-many-gap-choices': ({ gap, most }) => `Gap ${gap} can have at most ${most} choices.`,
  'gap-choice-missing': ({ gap }) => `Mark the right choice of gap ${gap}.`,
} satisfies Sentences<GapProblems>

/** What is wrong with a question that is answered by a list. */
export const lists = {
  'too-few-items': ({ least }) => `An order needs at least ${least} items.`,
  'too-many-items': ({ most }) => `An order can have at most ${most} items.`,
  'item-empty': ({ item }) => `Item ${item} is empty.`,
  'item-repeated': ({ item, first }) => `Item ${item} is the same as item ${first}.`,
  'item-too-long': ({ item, most }) => `Item ${item} is longer than ${number(most)} characters.`,
  'other-items-shown': 'The order that is shown must have the same items as the right one.',
  'too-few-prompts': ({ least }) => `At least ${least} prompts are needed.`,
  'too-many-prompts': ({ most }) => `There can be at most ${most} prompts.`,
  'prompt-empty': ({ prompt }) => `Prompt ${prompt} is empty.`,
  'prompt-repeated': ({ prompt, first }) => `Prompt ${prompt} is the same as prompt ${first}.`,
  'prompt-too-long': ({ prompt, most }) => `Prompt ${prompt} is longer than ${number(most)} characters.`,
  'partner-missing': ({ prompt }) => `Prompt ${prompt} has no match.`,
  'more-partners-than-prompts': 'There are more matches than prompts.',
  'partner-too-long': ({ prompt, most }) =>
    `The match of prompt ${prompt} is longer than ${number(most)} characters.`,
  'one-partner': 'All prompts have the same match. Add another one to choose from.',
  'too-many-distractors': ({ most }) => `There can be at most ${most} distractors.`,
  'distractor-too-long': ({ distractor, most }) =>
    `Distractor ${distractor} is longer than ${number(most)} characters.`,
  'already-a-partner': ({ text }) => `“${text}” is already a match.`,
  'distractors-elsewhere': 'Only pairs can have distractors.',
  'already-a-distractor': ({ text }) => `“${text}” is already a distractor.`,
} satisfies Sentences<ListProblems>

/** What is wrong with the key of a numeric question. */
export const numbers = {
  'no-number': ({ question }) => `Question ${question} needs a number as its answer.`,
  'not-a-number': ({ text }) => `“${text}” cannot be read as a number.`,
  'number-elsewhere': 'Only a numeric question has a tolerance, a precision or a unit.',
  'number-key-wanted': 'A numeric question says how its numbers are read.',
  'tolerance-below-zero': 'A tolerance is 0 or more.',
  'tolerance-in-per-cent': 'For a tolerance in per cent, choose relative.',
  'tolerance-of-zero':
    'For a key of 0, a tolerance in per cent lets nothing but 0 be right. Choose an absolute one.',
  'near-too-narrow': 'Close answers need a wider range than the tolerance.',
  'precision-wrong': ({ most }) => `A number of digits is at most ${most}.`,
  'unit-unknown': ({ unit }) => `“${unit}” is no unit that Quizly knows.`,
  'unit-unknown-meant': ({ unit, like }) => `“${unit}” is no unit that Quizly knows. Did you mean ${like}?`,
} satisfies Sentences<NumberProblems>

/** What is wrong with how a question is marked. `most` are the points of the question. */
export const points = {
  'points-wrong': 'Points are a number from 0.01 to 1,000 with at most two decimals.',
  'hand-points-wrong': ({ most }) =>
    `Points are a number from 0 to ${number(most)} with at most two decimals.`,
  'adjustment-wrong': ({ most }) =>
    `Points are a number from −${number(most)} to ${number(most)} with at most two decimals.`,
  'adjustment-outside': ({ most }) =>
    `With this number the answer would have less than 0 or more than ${number(most)} points.`,
  'deduction-wrong': 'A penalty is a number from 0 to 1,000 with at most two decimals.',
  'deduction-too-large': ({ most }) =>
    `A wrong answer can cost at most the points of the question (${number(most)}).`,
  'rule-wanted': 'A rule of partial credit is one that Quizly knows.',
  'rule-needs-decisions': 'This rule needs at least two decisions.',
  'lenient-needs-text': 'Only written answers can be marked leniently.',
  'shares-wrong': 'Each option earns between −100 % and 100 %, and at least one earns 100 %.',
  'correct-shares-too-small': 'The correct options together earn 100 % or more.',
} satisfies Sentences<PointsProblems>

/** What is wrong with the questions of a quiz. `question` is the question’s number. */
export const questions = {
  'no-questions': 'Add at least one question.',
  'too-many-questions': ({ most, count }) =>
    `A quiz can have at most ${most} questions; this one has ${count}.`,
  'too-many-slots': ({ most }) => `A quiz can have at most ${most} slots.`,
  'slot-draws-too-many': ({ slot, draw, count }) => `Slot “${slot}” draws ${draw} of ${count} questions.`,
  'slot-draws-differ': ({ slot }) => `The questions of slot “${slot}” say different numbers to draw.`,
  'slot-points-differ': ({ question, points }) =>
    `All questions of a slot need the same points; question ${question} has ${number(points)}.`,
  'slot-sets-leave-too-few': ({ slot, draw, most }) =>
    `Slot “${slot}” draws ${draw} questions, but at most ${most} can be asked together.`,
  'question-empty': ({ question }) => `Question ${question} cannot be empty.`,
  'question-too-long': ({ question, most }) =>
    `The text of question ${question} is longer than ${number(most)} characters.`,
  'option-count': ({ question, least, most }) =>
    `Question ${question} must have ${least} to ${most} options.`,
  'option-empty': ({ question }) => `Question ${question} has an empty option.`,
  'option-repeated': ({ question }) => `Question ${question} has the same option twice.`,
  'option-too-long': ({ question, option, most }) =>
    `Option ${option} of question ${question} is longer than ${number(most)} characters.`,
  'fixed-option-unknown': ({ question }) =>
    `Question ${question} keeps an option in its place that it does not have, or one twice.`,
  'no-correct-answer': ({ question }) => `Question ${question} must have at least one correct answer.`,
  'several-correct-answers': ({ question }) => `Question ${question} can have only one correct answer.`,
  'correct-answer-not-an-option': ({ question }) =>
    `Question ${question} has a correct answer that is not one of its options.`,
  'no-written-answer': ({ question }) => `Question ${question} must have a valid written answer.`,
  'accepted-twice': ({ text, first }) => `“${text}” is already accepted as “${first}”.`,
  'options-on-written': ({ question }) =>
    `Question ${question} is answered in writing and cannot have options.`,
  'answer-too-long': ({ question, most }) =>
    `The answer to question ${question} is longer than ${number(most)} characters.`,
  'marking-unknown': ({ question }) =>
    `Question ${question} counts answers as correct that it does not have.`,
  'too-many-accepted': ({ question }) => `Question ${question} accepts too many answers, or too long ones.`,
  'unknown-question': 'This question is not part of the quiz.',
  'other-form': 'Answers to this question have another form.',
} satisfies Sentences<QuestionProblems>

/** What is wrong with the times at which a quiz opens and closes, and with a release of results. */
export const quizWindow = {
  'no-closing-to-stop-at': 'Say when the quiz closes. Without that nobody can be stopped at closing.',
  'closes-before-opening': 'The quiz would close before it opens. Choose a later time.',
  'opening-is-over':
    'Students are in this quiz already, so it cannot open at a time that is over. Choose a later time, or none.',
  /** “Closed” is what the quiz is set to in its settings. */
  'closing-is-over': 'This time is over. To close the quiz now, set it to Closed.',
  /** “Release now” is the other choice. */
  'release-moment-over': 'This time is over. Choose a later time, or release now.',
  'release-of-nothing': 'Choose what students see.',
} satisfies Sentences<WindowProblems>

/** What is wrong with a request. Only programs make such requests, so hardly anybody reads these sentences. */
export const requests = {
  /** `values` are words of the interface for programs: they stay as they are. */
  'choose-one-of': ({ values }) => `Choose one of: ${values}`,
  'object-wanted': 'Send a JSON object.',
  'id-wanted': 'An ID is a text of 1 to 64 characters',
  'secret-code-wanted': 'A secret code is 8 letters and digits',
  'language-wanted': 'A language is a tag such as en, de or pt-BR',
  'attempt-number-wanted': 'Attempts are numbered from 1',
  'moment-wanted': 'A moment is written as 2026-03-14T10:42:00Z',
  'revision-wanted': 'A revision is a number',
  'version-wanted': 'A version is a number',
  'level-wanted': ({ most }) => `A level is a whole number from 1 to ${most}`,
  'tags-wanted': ({ most, length }) =>
    `Tags are a list of at most ${most} texts of at most ${length} characters`,
  'bank-items-wanted': ({ most }) => `Questions of the bank are a list of 1 to ${most}`,
  'age-wanted': 'An age is a number of milliseconds',
  'order-wanted': 'An order is a number',
  'true-or-false': 'Say true or false',
  'left-wanted': 'Left is true or left out',
  'instead-wanted': '“Instead” is true or left out',
  'shuffling-wanted': 'Shuffling is on (true) or left out',
  'lenient-wanted': 'Lenient marking is on (true) or left out',
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
  'row-wanted': ({ characters, columns }) =>
    `A row holds a text of at most ${number(characters)} characters for each heading, of at most ${columns}`,
  'too-many-rows': ({ most }) => `At most ${number(most)} rows can be sent`,
  'texts-to-draw-wanted': 'Texts to draw are a list of texts of at most 10,000 characters',
  'text-in-list-wanted': ({ field }) =>
    ({
      options: 'An option is a text',
      correctAnswers: 'A correct answer is a text',
      distractors: 'A distractor is a text',
    })[field],
  'list-of-texts-wanted': ({ field }) =>
    ({
      options: 'Options are a list of texts',
      correctAnswers: 'Correct answers are a list of texts',
      distractors: 'Distractors are a list of texts',
    })[field],
  'places-wanted': 'Options that keep their place are a list of places, from 0',
  'draft-wanted': 'A draft has questions with a text, a type, options and what is marked',
  'marking-wanted': 'What else counts is a list of sets of answers, or a rule for all',
  'answer-wanted': 'An answer is a text',
  'given-answer-wanted': ({ characters, most, each }) =>
    `An answer is a text of at most ${number(characters)} characters, null, or a list of at most ${most} texts of ${number(each)}`,
  'rubric-items-wanted': 'Items of a rubric are a list of their IDs',
  'answer-hash-wanted': 'Say which answer was marked',
  'comment-wanted': 'A comment is a text',
  'explanation-wanted': 'An explanation is a text',
  'origin-wanted': 'Where a question is from is an item of a bank and its version',
  'slot-wanted': 'A slot has a name of at most 60 characters and draws 1 to 500 questions',
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
  'results-sheet-wanted': 'The sheet is all, results, answers, points or questions',
  'separator-comma-or-semicolon': 'Cells are separated by comma or semicolon',
  'questions-none-or-points': 'Questions are none or points',
  'sign-in-code-wanted': 'A sign-in by a provider has a code of up to 100 characters',
  'provider-wanted': 'The provider is a text of up to 100 characters',
  'passkey-wanted': 'This is no answer of a passkey',
  'reset-link-wanted': 'A reset link ends in a text of up to 100 characters',
  'invitation-wanted': 'An invitation ends in a text of up to 100 characters',
  'contact-name-wanted': 'A name is a text of at most 200 characters',
  'contact-field-wanted': 'This field is a text of at most 200 characters',
  'contact-email-wanted': 'An email address is a text of at most 254 characters',
} satisfies Sentences<RequestProblems>
