import { shownVersion } from '@quizly/domain'
import { readConfig } from '../config/config.ts'
import { openStore } from '../db/open-store.ts'
import { version } from '../version.ts'

/** Brings the data up to date before a server does, also by changes that older servers cannot live with. */
export async function migrateNow(): Promise<void> {
  const { database } = readConfig(process.env)
  let said = `The data is up to date with Quizly ${shownVersion(version)} already.`
  const onUpgrade = ({ from, copy }: { from: string; copy?: string }) => {
    said = `The data was brought up to date from Quizly ${from} to ${shownVersion(version)}.`
    if (copy) said += ` A copy from before is ${copy}.`
  }
  const store = await openStore(database, { onUpgrade }, { isRequested: true })
  await store.close()
  console.log(said)
}
