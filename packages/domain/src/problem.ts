// What can be wrong with what somebody sends. The sentences for these codes are in `@quizly/words`.

/** Which code has which parameters; `undefined` for none. */
type ParamsOfProblems = AccountProblems &
  ChangeProblems &
  EssayProblems &
  FeedbackProblems &
  GapProblems &
  FormattingProblems &
  FormProblems &
  ListProblems &
  NumberProblems &
  PointsProblems &
  QuestionProblems &
  WindowProblems &
  RequestProblems
export type ProblemCode = keyof ParamsOfProblems
export type ParamsOf<Code extends ProblemCode> = ParamsOfProblems[Code]
export type CodedProblem = Coded<ParamsOfProblems>
export type FormattingProblem = Coded<FormattingProblems>
/** `path` has dots ("questions.2.options.0"). */
export type Problem = CodedProblem & { path: string }

/** A code whose sentence needs nothing. */
export type PlainProblemCode = PlainCode<ParamsOfProblems>

type PlainCode<Params> = {
  [Code in keyof Params]: Params[Code] extends undefined ? Code : never
}[keyof Params]

/** A code of a closed list, with the parameters that its sentence needs. */
export type Coded<Params> =
  | { code: PlainCode<Params>; params?: undefined }
  | {
      [Code in Exclude<keyof Params, PlainCode<Params>>]: { code: Code; params: Params[Code] }
    }[Exclude<keyof Params, PlainCode<Params>>]

/** Of what somebody types about an account. */
export type AccountProblems = Record<
  | 'enter-email'
  | 'enter-password'
  | 'enter-code'
  | 'wrong-password'
  | 'password-is-own-name'
  | 'common-password'
  | 'colleague-has-role'
  | 'zero-character'
  | 'educators-are-invited'
  | 'educators-by-group',
  undefined
> & { 'other-domain': { domains: string } }

/** Of a change of questions that students may have answered. */
export type ChangeProblems = Record<
  'not-written' | 'too-many-further-answers' | 'nothing-changes' | 'enter-reason-by-hand',
  undefined
> & { 'question-gone': { question: number }; 'repeated-question': { question: number } }

/** Of an essay question, or of the rubric by which it is marked. */
export type EssayProblems = Record<
  'essay-without-key' | 'essay-elsewhere' | 'essay-task-wanted',
  undefined
> & {
  'essay-length-wrong': { most: number }
  'rubric-text-missing': { item: number }
  'rubric-points-wrong': { item: number }
  'rubric-too-long': { most: number }
}

/** Of what stands beside the correct answer, or of showing it in practice. */
export type FeedbackProblems = Record<
  | 'note-without-option'
  | 'option-notes-wanted'
  | 'practice-wanted'
  | 'practice-while-held-back'
  | 'practice-while-attempts-left'
  | 'attempts-while-practice'
  | 'held-back-while-practice',
  undefined
> & { 'option-note-too-long': { most: number }; 'practice-while-running': { running: number } }

/** Of a formatted text. Lines are counted from 1. */
export type FormattingProblems = Record<
  | 'text-too-slow'
  | 'text-too-large'
  | 'quiz-drawn-too-large'
  | 'picture-unreadable'
  | 'picture-too-slow'
  | 'picture-missing'
  | 'picture-needs-description',
  undefined
> & {
  'formula-brace-superfluous': { line: number }
  'formula-brace-missing': { line: number }
  'formula-unreadable': { line: number; text: string }
  'formula-too-deep': { most: number }
  'formula-too-long': { most: number }
  'too-many-formulas': { most: number }
  'picture-too-many-pixels': { megapixels: number; most: number }
}

/** Of what somebody types in a form. `most` and `least` are numbers of characters unless the sentence says otherwise. */
export type FormProblems = Record<
  | 'enter-name'
  | 'name-in-one-line'
  | 'name-of-nobody'
  | 'choose-role'
  | 'enter-slips-title'
  | 'slip-code-wrong'
  | 'enter-passkey-name'
  | 'choose-language'
  | 'factor-code-wrong'
  | 'factor-code-used'
  | 'recovery-code-used'
  | 'factor-code-off-time'
  | 'enter-current-password'
  | 'enter-new-password'
  | 'enter-own-password'
  | 'code-length'
  | 'enter-title'
  | 'please-enter-title'
  | 'title-in-one-line'
  | 'time-limit-too-short'
  | 'please-set-time-limit'
  | 'time-limit-not-whole'
  | 'too-few-questions-wanted'
  | 'questions-wanted-not-whole'
  | 'enter-question-text'
  | 'minutes-or-percent'
  | 'which-student'
  | 'cut-off-from-until'
  | 'enter-reason'
  | 'not-a-receipt'
  | 'enter-message'
  | 'draft-text-too-long',
  undefined
> & {
  'name-too-long': { most: number }
  'slip-names-wanted': { most: number }
  'slip-days-wrong': { most: number }
  'password-too-short': { least: number }
  'password-too-long': { most: number }
  'title-too-long': { most: number }
  'time-limit-too-long': { most: number }
  'questions-at-most': { most: number }
  'listed-texts-at-most': {
    field: 'options' | 'correctAnswers' | 'distractors'
    most: number
    items: number
  }
  'question-text-too-long': { most: number }
  'listed-text-too-long': {
    field: 'options' | 'correctAnswers' | 'distractors'
    most: number
  }
  'attempts-allowed': { most: number }
  'more-minutes': { most: number }
  'more-percent': { most: number }
  'whole-minutes': { most: number }
  'percent-of-time': { most: number }
  'reason-too-long': { most: number }
  'comment-too-long': { most: number }
  'explanation-too-long': { most: number }
  'instructions-too-long': { most: number }
  'note-too-long': { most: number }
  'too-many-accepted-at-once': { most: number; characters: number }
  'search-too-long': { most: number }
  'message-too-long': { most: number }
  'bank-text-too-long': { most: number }
}

/** Of a text with gaps. */
export type GapProblems = Record<
  'no-gaps' | 'gaps-out-of-order' | 'gaps-elsewhere' | 'gaps-wanted',
  undefined
> & {
  'too-many-gaps': { most: number }
  'gap-twice': { gap: number }
  'gap-not-in-text': { gap: number }
  'gap-without-answer': { gap: number }
  'gap-text-too-long': { gap: number; most: number }
  'gap-text-twice': { gap: number; text: string }
  'too-many-gap-answers': { gap: number; most: number }
  'too-few-gap-choices': { gap: number; least: number }
  'too-many-gap-choices': { gap: number; most: number }
  'gap-choice-missing': { gap: number }
}

/** Of a question that is answered by a list. */
export type ListProblems = Record<
  'other-items-shown' | 'more-partners-than-prompts' | 'one-partner' | 'distractors-elsewhere',
  undefined
> & {
  'too-few-items': { least: number }
  'too-many-items': { most: number }
  'item-empty': { item: number }
  'item-repeated': { item: number; first: number }
  'item-too-long': { item: number; most: number }
  'too-few-prompts': { least: number }
  'too-many-prompts': { most: number }
  'prompt-empty': { prompt: number }
  'prompt-repeated': { prompt: number; first: number }
  'prompt-too-long': { prompt: number; most: number }
  'partner-missing': { prompt: number }
  'partner-too-long': { prompt: number; most: number }
  'too-many-distractors': { most: number }
  'distractor-too-long': { distractor: number; most: number }
  'already-a-partner': { text: string }
  'already-a-distractor': { text: string }
}

/** Of the key of a numeric question. */
export type NumberProblems = Record<
  | 'number-elsewhere'
  | 'number-key-wanted'
  | 'tolerance-below-zero'
  | 'tolerance-in-per-cent'
  | 'tolerance-of-zero'
  | 'near-too-narrow',
  undefined
> & {
  'no-number': { question: number }
  'not-a-number': { text: string }
  'precision-wrong': { most: number }
  'unit-unknown': { unit: string }
  'unit-unknown-meant': { unit: string; like: string }
}

/** Of how a question is marked. `most` are the points of the question. */
export type PointsProblems = Record<
  | 'points-wrong'
  | 'deduction-wrong'
  | 'rule-wanted'
  | 'rule-needs-decisions'
  | 'lenient-needs-text'
  | 'shares-wrong'
  | 'correct-shares-too-small',
  undefined
> & {
  'hand-points-wrong': { most: number }
  'adjustment-wrong': { most: number }
  'adjustment-outside': { most: number }
  'deduction-too-large': { most: number }
}

/** Of the questions of a quiz. `question` is the question’s number. */
export type QuestionProblems = Record<'no-questions' | 'unknown-question' | 'other-form', undefined> & {
  'too-many-questions': { most: number; count: number }
  'too-many-slots': { most: number }
  'slot-draws-too-many': { slot: string; draw: number; count: number }
  'slot-draws-differ': { slot: string }
  'slot-points-differ': { question: number; points: number }
  'slot-sets-leave-too-few': { slot: string; draw: number; most: number }
  'question-empty': { question: number }
  'question-too-long': { question: number; most: number }
  'option-count': { question: number; least: number; most: number }
  'option-empty': { question: number }
  'option-repeated': { question: number }
  'option-too-long': { question: number; option: string; most: number }
  'fixed-option-unknown': { question: number }
  'no-correct-answer': { question: number }
  'several-correct-answers': { question: number }
  'correct-answer-not-an-option': { question: number }
  'no-written-answer': { question: number }
  'accepted-twice': { text: string; first: string }
  'options-on-written': { question: number }
  'answer-too-long': { question: number; most: number }
  'marking-unknown': { question: number }
  'too-many-accepted': { question: number }
}

/** Of the time in which a quiz is open, and of when its results are released. */
export type WindowProblems = Record<
  | 'no-closing-to-stop-at'
  | 'closes-before-opening'
  | 'opening-is-over'
  | 'closing-is-over'
  | 'release-moment-over'
  | 'release-of-nothing',
  undefined
>

/** Of a request that no screen sends. */
export type RequestProblems = Record<
  | 'object-wanted'
  | 'id-wanted'
  | 'secret-code-wanted'
  | 'language-wanted'
  | 'attempt-number-wanted'
  | 'moment-wanted'
  | 'revision-wanted'
  | 'version-wanted'
  | 'age-wanted'
  | 'order-wanted'
  | 'true-or-false'
  | 'left-wanted'
  | 'instead-wanted'
  | 'shuffling-wanted'
  | 'lenient-wanted'
  | 'everyone-stops-wanted'
  | 'everywhere-wanted'
  | 'over-edits-wanted'
  | 'may-lower-wanted'
  | 'resumed-wanted'
  | 'at-zero-wanted'
  | 'accept-wanted'
  | 'reopen-wanted'
  | 'question-wanted'
  | 'questions-are-a-list'
  | 'rows-are-a-list'
  | 'texts-to-draw-wanted'
  | 'places-wanted'
  | 'draft-wanted'
  | 'marking-wanted'
  | 'answer-wanted'
  | 'rubric-items-wanted'
  | 'answer-hash-wanted'
  | 'comment-wanted'
  | 'explanation-wanted'
  | 'origin-wanted'
  | 'slot-wanted'
  | 'verdict-wanted'
  | 'answers-wanted'
  | 'answer-for-question-wanted'
  | 'device-wanted'
  | 'offline-wanted'
  | 'reach-wanted'
  | 'call-id-wanted'
  | 'failed-question-wanted'
  | 'grid-order-wanted'
  | 'student-order-wanted'
  | 'quiz-order-wanted'
  | 'result-order-wanted'
  | 'search-wanted'
  | 'file-csv-or-xlsx'
  | 'file-xlsx-or-json'
  | 'results-sheet-wanted'
  | 'separator-comma-or-semicolon'
  | 'questions-none-or-points'
  | 'reset-link-wanted'
  | 'sign-in-code-wanted'
  | 'provider-wanted'
  | 'passkey-wanted'
  | 'invitation-wanted'
  | 'contact-name-wanted'
  | 'contact-field-wanted'
  | 'contact-email-wanted',
  undefined
> & {
  'level-wanted': { most: number }
  'tags-wanted': { most: number; length: number }
  'bank-items-wanted': { most: number }
  'choose-one-of': { values: string }
  'row-wanted': { characters: number; columns: number }
  'too-many-rows': { most: number }
  'text-in-list-wanted': { field: 'options' | 'correctAnswers' | 'distractors' }
  'list-of-texts-wanted': { field: 'options' | 'correctAnswers' | 'distractors' }
  'given-answer-wanted': { characters: number; most: number; each: number }
}
