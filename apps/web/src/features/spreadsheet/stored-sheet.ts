import { type StoredSheet, storedSheet, type UploadedSheet, uploadedSheet } from '@quizly/spreadsheets'
import { type LocalDraft, openTexts } from '../../lib/device/local-draft.ts'
import { getSession } from '../../lib/calls/session.ts'

/** The specification names this key; everything besides the rows is stored under others. */
export const rowsKey = 'quizData'

/** The fields beside a sheet; language, instructions and settings come only with a quiz that was downloaded. */
export const detailNames = ['title', 'timeLimit', 'language', 'instructions', 'settings'] as const
export type SheetDetails = Record<(typeof detailNames)[number], string>
export const detailsKind = 'upload-details'

type SheetDraft = LocalDraft<UploadedSheet> & {
  /** Whether anything was uploaded, readable or not. */
  isThere(): boolean
  keepTexts(texts: StoredSheet): boolean
}

/** The uploaded sheet that waits for review. One that another user has uploaded in another tab is not found. */
export function openSheet(): SheetDraft {
  const userId = getSession()?.user._id ?? ''
  // `discardLocalDrafts` reads under the last of these keys whose the sheet is.
  const texts = openTexts(['quizDataMeta', rowsKey, 'quizDataOwner'])
  function loadOwn() {
    const [beside = null, rows = null, owner = null] = texts.load()
    return owner === null || owner === userId ? { rows, beside } : { rows: null, beside: null }
  }
  const keepTexts = ({ quizData, quizDataMeta }: StoredSheet) => texts.keep([quizDataMeta, quizData, userId])
  return {
    load() {
      const { rows, beside } = loadOwn()
      return uploadedSheet(rows, beside)
    },
    isThere: () => loadOwn().rows !== null,
    keep: (sheet) => keepTexts(storedSheet(sheet)),
    keepTexts,
    discard: texts.discard,
  }
}
