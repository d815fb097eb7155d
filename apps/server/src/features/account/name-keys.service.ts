import { titleKey } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { listNamesWithoutKey, storeNameKey } from './name-keys.repository.ts'
import { letOthersIn } from '../../slices.ts'

/** Few enough that a sweep still ends soon. */
const ofOneSweep = 2_000

/** Gives users of an older version the keys by which their names are searched and sorted. */
export async function fillNameKeys(db: Db): Promise<void> {
  for (const { id, name } of await listNamesWithoutKey(db, ofOneSweep)) {
    await letOthersIn()
    await storeNameKey(db, { id, name }, titleKey(name))
  }
}
