import { type StoredSheet, storedSheet, type UploadedSheet, uploadedSheet } from '@quizly/domain'
import { sheetOwnerKey } from '../../lib/device/discard-drafts.ts'
import { getSession } from '../../lib/calls/session.ts'
import { safeStorage } from '../../lib/device/storage.ts'

const storage = safeStorage('localStorage')
/** The key that the specification names; what stands beside the rows is kept under another. */
export const rowsKey = 'quizData'
const besideKey = 'quizDataMeta'

/** In another tab somebody else may have uploaded one. */
function isOthers(): boolean {
  const owner = storage.get(sheetOwnerKey)
  return owner !== null && owner !== getSession()?.user._id
}

/** The uploaded sheet that waits to be reviewed, if there is one that can be read. */
export function loadSheet(): UploadedSheet | undefined {
  if (isOthers()) return undefined
  return uploadedSheet(storage.get(rowsKey), storage.get(besideKey))
}

/** Whether anything was uploaded at all, be it readable or not. */
export function isSheetKept(): boolean {
  return storage.get(rowsKey) !== null && !isOthers()
}

/** Keeps a sheet in place of the one before. False, and nothing changed, where it does not fit. */
export function keepSheet(sheet: UploadedSheet): boolean {
  return keepTexts(storedSheet(sheet))
}

/** The same for the texts in which a sheet is kept. */
export function keepTexts({ quizData, quizDataMeta }: StoredSheet): boolean {
  const before = storage.get(besideKey)
  if (!storage.set(besideKey, quizDataMeta)) return false
  if (storage.set(rowsKey, quizData)) {
    storage.set(sheetOwnerKey, getSession()?.user._id ?? '')
    return true
  }
  if (before === null) storage.remove(besideKey)
  else storage.set(besideKey, before)
  return false
}

export function forgetSheet(): void {
  storage.remove(rowsKey)
  storage.remove(sheetOwnerKey)
  storage.remove(besideKey)
}
