import type { ColumnLayout, ColumnRole } from '@quizly/spreadsheets'
import { table as tableWords } from '@quizly/words/spreadsheet.ts'

type OptionRole = Extract<ColumnRole, `option ${string}`>
const isOption = (role: ColumnRole | ColumnLayout): role is OptionRole => role.startsWith('option ')

export function roleName(role: ColumnRole | ColumnLayout): string {
  return isOption(role) ? tableWords.option(role.slice(-1)) : tableWords.roles[role]
}
