export * from './attempt/answers.ts'
export * from './attempt/decide.ts'
export { markBy, type ScoreChange, scoreChange, shareMove } from './attempt/ending.ts'
export * from './attempt/states.ts'
export * from './attempt/events.ts'
export * from './access/devices.ts'
export { digitValue, latinDigits } from './digits.ts'
export * from './account/educators.ts'
export * from './account/entries.ts'
export * from './account/log-kinds.ts'
export * from './time/clock.ts'
export * from './attempt/late-answers.ts'
export * from './account/safe-name.ts'
export * from './questions/limits.ts'
export { indexesOf } from './questions/indexes.ts'
export { analyseItems } from './analysis/item-analysis.ts'
export { columnsOfPoints } from './analysis/score-columns.ts'
export { simulateRules, withRule } from './analysis/simulate-rules.ts'
export { medianOf, summarizeScores } from './analysis/score-summary.ts'
export { fairnessOfDraws } from './analysis/draw-fairness.ts'
export { type ItemUse, questionFigures, useTogether } from './analysis/item-use.ts'
export { compareUses, mayBeKnown } from './analysis/known-items.ts'
export { timeOnQuestions } from './analysis/time-on-questions.ts'
export { seenText } from './questions/text/seen-text.ts'
export { comparableAnswer } from './questions/text/comparable-answer.ts'
export { isSkipped, type SelectedOption } from './questions/selected-option.ts'
export * from './marking/marking.ts'
export { nearTexts } from './marking/written-answers.ts'
export * from './questions/answer.ts'
export * from './questions/option-letter.ts'
export * from './questions/credit-rules.ts'
export * from './questions/points.ts'
export { type NumberForm, type NumberKey, maxPrecision } from './questions/numeric/number-key.ts'
export { acceptedNumbers } from './questions/numeric/numeric.ts'
export { readAnswer } from './questions/numeric/read-answer.ts'
export { readNumber } from './questions/numeric/read-number.ts'
export { isTemperature, readUnit } from './questions/numeric/units.ts'
export { shownNumber } from './questions/numeric/shown-number.ts'
export * from './questions/quiz-capabilities.ts'
export * from './questions/text/rich-text.ts'
export * from './questions/text/marked-spans.ts'
export * from './questions/text/strip-markdown.ts'
export { asMarkdown, isTypedFormula, lookalikesIn } from './questions/text/lookalike-source.ts'
export { type Fraction, fractionOf } from './questions/fraction.ts'
export * from './problem.ts'
export {
  areAnswersTyped,
  blankQuestion,
  describeAnswer,
  partnersIn,
  changeQuestionType,
  isChoice,
  isMarkedByPerson,
  isWritten,
  listedText,
  possibleRules,
  rulesFor,
  rulesOf,
  answeredQuestion,
  studentQuestion,
  takesSeveral,
  versionFor,
  type WithLaterFields,
} from './questions/registry.ts'
export * from './questions/rubric.ts'
export {
  type Outcome,
  otherChoice,
  outcomeOf,
  outcomeOfCredit,
  sharedChoices,
  type VerdictName,
  verdictOfSign,
  verdictSymbols,
  withDetails,
} from './questions/outcome.ts'
export { countWords } from './questions/text/words.ts'
export { placeFinder } from './questions/chosen-place.ts'
export { type Slot, textFormats } from './questions/fields-of-all-types.ts'
export * from './questions/bank.ts'
export * from './questions/field.ts'
export * from './questions/question.ts'
export { changeTexts, convertLookalikes, lookalikesOf } from './questions/text/convert-lookalikes.ts'
export * from './questions/problems.ts'
export {
  type QuestionDetails,
  readDetails,
  withoutNotes,
  writeDetails,
} from './questions/question-details.ts'
export * from './receipt/receipt.ts'
export type { MarkByHand } from './attempt/mark-by-hand.ts'
export * from './marking/offered-reasons.ts'
export { alikeKey } from './marking/answers-alike.ts'
export * from './marking/draft-marks.ts'
export * from './marking/marks-by-hand.ts'
export * from './marking/regrading.ts'
export * from './marking/score.ts'
export * from './marking/second-marks.ts'
export * from './revisions/revision.ts'
export * from './access/slip-code.ts'
export * from './secret-code.ts'
export * from './title-key.ts'
export type { Side } from './revisions/merge-questions.ts'
export * from './revisions/merge-questions.ts'
export { answerCounter, groupAnswers, maxDistinctAnswers } from './marking/written-answers.ts'
export * from './free-code.ts'
export * from './attempt/timeline.ts'
export * from './access/attempt-rule.ts'
export * from './access/practice.ts'
export * from './access/quiz-roles.ts'
export * from './access/merge-settings.ts'
export * from './access/quiz-state.ts'
export * from './access/seen-early.ts'
export * from './access/quiz-window.ts'
export * from './access/release.ts'
export * from './access/visibility.ts'
export { isBlank, trimmed } from './questions/text/visible-text.ts'
export * from './layout/layout.ts'
export * from './layout/order.ts'
export { askedOnce, slotProblems } from './questions/slots.ts'
export * from './live/answered-marks.ts'
export * from './time/extra-time.ts'
export type * from './time/deadline.ts'
export { countsDownFromMs, isUntimed, latestEnd, timeAtStart } from './time/deadline.ts'
export { grantedMinutes, wasEnded } from './attempt/extra-time.ts'
export type { GrantTerms } from './attempt/extra-time.ts'
export * from './time/end.ts'
export * from './live/connection.ts'
export * from './live/live-order.ts'
export * from './live/disconnected.ts'
export * from './version.ts'
