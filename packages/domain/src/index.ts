export * from './attempt/answers.ts'
export * from './attempt/decide.ts'
export { markBy, type ScoreChange, scoreChange, shareMove } from './attempt/ending.ts'
export * from './attempt/states.ts'
export * from './attempt/events.ts'
export * from './access/devices.ts'
export { latinDigits } from './digits.ts'
export * from './account/entries.ts'
export * from './time/clock.ts'
export * from './attempt/late-answers.ts'
export * from './account/safe-name.ts'
export * from './exports/csv.ts'
export * from './exports/quiz-cells.ts'
export * from './exports/result-cells.ts'
export * from './question/limits.ts'
export { analyseItems } from './analysis/item-analysis.ts'
export { columnsOfPoints } from './analysis/score-columns.ts'
export { simulateRules, withRule } from './analysis/simulate-rules.ts'
export { summarizeScores } from './analysis/score-summary.ts'
export { seenText } from './question/seen-text.ts'
export { comparableAnswer } from './question/comparable-answer.ts'
export { isSkipped, type SelectedOption } from './question/selected-option.ts'
export * from './marking/marking.ts'
export * from './question/answer.ts'
export * from './question/option-letter.ts'
export * from './question/credit-rules.ts'
export * from './question/points.ts'
export { type NumberForm, type NumberKey, maxPrecision } from './question/numbers/number-key.ts'
export type { EssayTask } from './question/essay/essay-task.ts'
export { readAnswer } from './question/numbers/read-answer.ts'
export { isTemperature } from './question/numbers/units.ts'
export { shownNumber } from './question/numbers/shown-number.ts'
export * from './question/quiz-capabilities.ts'
export * from './question/rich-text.ts'
export * from './question/markdown/marked-spans.ts'
export * from './question/markdown/strip-markdown.ts'
export { asMarkdown, lookalikesIn } from './question/markdown/lookalike-source.ts'
export { type Fraction, fractionOf } from './question/fraction.ts'
export * from './problem.ts'
export {
  blankQuestion,
  describeAnswer,
  partnersIn,
  changeQuestionType,
  isChoice,
  isMarkedByPerson,
  isWritten,
  possibleRules,
  rulesFor,
  answeredQuestion,
  studentQuestion,
  takesSeveral,
} from './question-types/all-types.ts'
export * from './question/question-type.ts'
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
} from './question-types/outcome.ts'
export { countWords } from './question-types/essay/words.ts'
export { placeFinder } from './question-types/chosen-place.ts'
export { shownItems } from './question-types/ordering/ordering.ts'
export * from './question/question.ts'
export { versionFor, type WithLaterFields } from './question/version-for.ts'
export { convertLookalikes, lookalikesOf } from './question-types/convert-lookalikes.ts'
export * from './question-types/problems.ts'
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
export * from './secret-code.ts'
export * from './title-key.ts'
export type { Side } from './revisions/merge-questions.ts'
export * from './revisions/merge-questions.ts'
export { answerCounter, groupAnswers, maxDistinctAnswers } from './marking/written-answers.ts'
export * from './free-code.ts'
export {
  type CellMessage,
  type ColumnRole,
  columnRoles,
  type Fix,
  type FixKind,
  formulaWithoutResult,
  type Note,
  type ParsedAs,
  type SheetReading,
  type SheetRow,
  type SheetTable,
} from './spreadsheet/sheet.ts'
export { rolesOf, withRole } from './spreadsheet/columns/columns.ts'
export { type BesideCells, columnLetters, tableFromCells } from './spreadsheet/table.ts'
export { tablesOfAnyShape } from './spreadsheet/shapes/shapes.ts'
export { parseAhead, type ParsedSheet, parseSheet, rowsParsed, takeParsedRows } from './spreadsheet/rows.ts'
export type { ParsedRow } from './spreadsheet/row/question.ts'
export { headerRows } from './spreadsheet/columns/header.ts'
export { choiceFinder, fixesForAll, type RowChoices, withFix, withFixes } from './spreadsheet/fixes.ts'
export {
  readOtherwise,
  rowObjects,
  type StoredSheet,
  storedSheet,
  tableFromRowObjects,
  uploadedSheet,
  type UploadedSheet,
} from './spreadsheet/storage.ts'
export { columnLayouts, type ColumnLayout, withLayout } from './spreadsheet/column-layouts.ts'
export * from './spreadsheet/codes.ts'
export { placeOf } from './spreadsheet/text.ts'
export { listedNumbers, quoted, separatedCells, separatorOf } from './spreadsheet/text.ts'
export * from './attempt/timeline.ts'
export * from './access/attempt-rule.ts'
export * from './access/practice.ts'
export * from './access/quiz-roles.ts'
export * from './access/merge-settings.ts'
export * from './access/quiz-state.ts'
export * from './access/seen-early.ts'
export * from './access/quiz-window.ts'
export * from './access/visibility.ts'
export { isBlank, trimmed } from './question/visible-text.ts'
export * from './layout/layout.ts'
export { reachedPlace } from './attempt/left-questions.ts'
export * from './layout/order.ts'
export * from './live/answered-marks.ts'
export * from './time/extra-time.ts'
export type * from './time/deadline.ts'
export { latestEnd, timeAtStart } from './time/deadline.ts'
export { grantedMinutes, wasEnded } from './attempt/extra-time.ts'
export type { GrantTerms } from './attempt/extra-time.ts'
export * from './time/end.ts'
export * from './live/connection.ts'
export * from './live/live-order.ts'
export * from './live/disconnected.ts'
export * from './version.ts'
