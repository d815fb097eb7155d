import { existsSync } from 'node:fs'
import { readConfig } from '../config/config.ts'
import { openStore } from '../db/open-store.ts'
import { listMessages } from '../features/contact/contact.service.ts'
import { StartError } from '../start-error.ts'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Control characters are replaced, because a terminal could take them as commands. */
const forTerminal = (text: string) => text.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd')

/** Prints the messages of the contact form, newest first. */
export async function messages(): Promise<void> {
  // `head` closes the pipe when it has read enough; that is no error.
  process.stdout.on('error', () => process.exit(0))
  const { database } = readConfig(process.env)
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no data file at ${database.file} yet.`)
  }
  const store = await openStore(database)
  let count = 0
  for await (const { name, email, message, createdAt } of listMessages(store.db)) {
    const lines = message.split(/\r\n|\r|\n/).map((line) => `  ${line}`)
    console.log(forTerminal([`${when.format(createdAt)}  ${name} <${email}>`, ...lines, ''].join('\n')))
    count += 1
  }
  if (count === 0) console.log('No messages yet.')
  await store.close()
}
