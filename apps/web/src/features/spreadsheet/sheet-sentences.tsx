import { questionTypes as typeWords } from '@quizly/words/authoring.ts'
import {
  cellFindings as cellFindingsWords,
  fileFaults as faultWords,
  fileNotes as fileWords,
  fixes as fixesWords,
  fixesForAll as fixesForAllWords,
  keyFindings as keyWords,
  notes as noteWords,
  quoted as quotedWords,
  review as reviewWords,
  table as tableWords,
  upload as uploadWords,
  writtenInstead as writtenWords,
} from '@quizly/words/spreadsheet.ts'
import {
  type CellMessage,
  type ColumnLayout,
  type ColumnRole,
  type FileFault,
  type Fix,
  type FixKind,
  type Note,
  placeOf,
} from '@quizly/spreadsheets'
import { type Params, sentenceFrom } from '@quizly/words/sentences.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { Sentence } from '../../lib/words/sentence.tsx'
import { type QuestionType, questionTypes } from '@quizly/domain'
import { format } from '@quizly/words/language.ts'
import { CallError, messageOf, NetworkError } from '../../lib/failures.ts'

type Code = { code: string; params?: Params | undefined }

/** What is told about a cell. Only the server's refusals have a `message`: it may know codes that this page does not. */
export type CellErrorMessage = Code & Pick<CellMessage, 'row' | 'column' | 'fixes'> & { message?: string }

/** Texts of a sheet come in English quotation marks, those of a tab behind its number. */
const quotation = /^(\d+ \()?“(.*)”(\)?)$/su

/** In the quotation marks of the app's language. */
export const inOwnMarks = (text: string): string =>
  text.replace(quotation, (_, before = '', quoted, after) => `${before}${quotedWords(quoted)}${after}`)

const paramInOwnMarks = (param: Params[string]) => {
  if (typeof param === 'number') return param
  return typeof param === 'string' ? inOwnMarks(param) : param.map(inOwnMarks)
}

function saidBy(catalogues: readonly object[], { code, params = {} }: Code): string | undefined {
  const own = Object.entries(params).map(([name, param]) => [name, paramInOwnMarks(param)])
  const finding = { code, params: Object.fromEntries(own) as Params }
  return catalogues.map((each) => sentenceFrom(each, finding)).find((sentence) => sentence !== undefined)
}

function findingText(finding: Code): string | undefined {
  return saidBy([cellFindingsWords, keyWords, writtenWords], finding)
}

/** The sentence of a note; undefined for one that a newer version has stored. */
export function noteText(note: Note): string | undefined {
  return typeof note === 'string' ? note : saidBy([noteWords, fileWords], note)
}

export const fixText = ({ label }: Pick<Fix, 'label'>) => saidBy([fixesWords], label) ?? ''
export const fixForAllText = (kind: FixKind, rows: number) => fixesForAllWords[kind](rows)
export const faultText = (fault: FileFault) => saidBy([faultWords], fault) ?? ''

/** Says it in the app's language, with the row and the heading if the sentence does not stand in the cell itself. */
export function Finding({ of: finding, isPlaced = false }: { of: CellErrorMessage; isPlaced?: boolean }) {
  useLanguage()
  const problem = findingText(finding)
  if (problem === undefined)
    return <Sentence of={{ code: finding.code, params: finding.params, message: finding.message ?? '' }} />
  const isWithPlace = isPlaced && finding.column !== ''
  const params = { ...placeOf(finding), problem }
  return <Isolated text={isWithPlace ? cellFindingsWords['in-cell'](params) : problem} />
}

/** A part of a sentence that stands in quotation marks, or between two of these. */
export type Part = { start: number; text: string; isQuoted: boolean }

export function quotedParts(sentence: string): Part[] {
  const [opening = '', closing = ''] = quotedWords('\n').split('\n')
  let end = 0
  return sentence.split(new RegExp(`(${opening}.*?${closing})`, 'su')).flatMap((text) => {
    const start = end
    end += text.length
    return text === '' ? [] : [{ start, text, isQuoted: text.startsWith(opening) }]
  })
}

/** What a sentence quotes has its own direction, so that it does not turn the sentence round. */
function Isolated({ text: sentence }: { text: string }) {
  return quotedParts(sentence).map(({ start, text, isQuoted }) =>
    isQuoted ? <bdi key={start}>{text}</bdi> : text,
  )
}

type OptionRole = Extract<ColumnRole, `option ${string}`>
const isOption = (role: ColumnRole | ColumnLayout): role is OptionRole => role.startsWith('option ')

export function roleName(role: ColumnRole | ColumnLayout): string {
  return isOption(role) ? tableWords.option(role.slice(-1)) : tableWords.roles[role]
}

export function saveFailureMessage(error: unknown): string {
  if (error instanceof NetworkError) return uploadWords.noAnswer
  if (error instanceof CallError && error.code === 'too-large') return messageOf(error)
  return uploadWords.notSaved
}

/** How many questions of each type there are: "12 × Single Correct, 3 × Write Answer". */
export function closingLine(counts: Partial<Record<QuestionType, number>>): string {
  return questionTypes
    .flatMap((type) => (counts[type] ? [reviewWords.ofType(counts[type], typeWords.names[type])] : []))
    .join(format.comma)
}
