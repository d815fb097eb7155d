import { titleKey } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { listTitlesWithoutKey, storeTitleKey } from './title-keys.repository.ts'
import { letOthersIn } from '../../slices.ts'

/** Few enough that a sweep still ends soon. */
const ofOneSweep = 2_000

/** Gives quizzes of an older version the keys by which their titles are searched and sorted. */
export async function fillTitleKeys(db: Db): Promise<void> {
  for (const { id, title } of await listTitlesWithoutKey(db, ofOneSweep)) {
    await letOthersIn()
    await storeTitleKey(db, { id, title }, titleKey(title))
  }
}
