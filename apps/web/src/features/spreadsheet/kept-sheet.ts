import { type StoredSheet, storedSheet, type UploadedSheet, uploadedSheet } from '@quizly/domain'
import { sheetOwnerKey } from '../../lib/device/discard-drafts.ts'
import { getSession } from '../../lib/calls/session.ts'
import { safeStorage } from '../../lib/device/storage.ts'

const storage = safeStorage('localStorage')
/** The specification names this key; everything besides the rows is stored under another. */
export const rowsKey = 'quizData'
const besideKey = 'quizDataMeta'

/** Another user may have uploaded a sheet in another tab. */
function isOthers(): boolean {
  const owner = storage.get(sheetOwnerKey)
  return owner !== null && owner !== getSession()?.user._id
}

/** The uploaded sheet that waits for review; undefined if there is none or it cannot be read. */
export function loadSheet(): UploadedSheet | undefined {
  if (isOthers()) return undefined
  return uploadedSheet(storage.get(rowsKey), storage.get(besideKey))
}

/** Whether anything was uploaded, readable or not. */
export function isSheetKept(): boolean {
  return storage.get(rowsKey) !== null && !isOthers()
}

/** Stores a sheet in place of the previous one. If it does not fit, changes nothing and returns false. */
export function keepSheet(sheet: UploadedSheet): boolean {
  return keepTexts(storedSheet(sheet))
}

/** Stores the two texts of a sheet. If they do not fit, changes nothing and returns false. */
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
