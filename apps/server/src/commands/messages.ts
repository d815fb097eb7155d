import { listMessages } from '../features/contact/contact.service.ts'
import { endWithReader, forTerminal } from './for-terminal.ts'
import { withData } from './with-data.ts'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Prints the messages of the contact form, newest first. */
export async function messages(): Promise<void> {
  endWithReader()
  await withData(async ({ db }) => {
    let count = 0
    for await (const { name, email, message, createdAt } of listMessages(db)) {
      const lines = message.split(/\r\n|\r|\n/).map((line) => `  ${line}`)
      console.log(
        forTerminal([`${when.format(createdAt)}  ${name} <${email || 'by slip'}>`, ...lines, ''].join('\n')),
      )
      count += 1
    }
    if (count === 0) console.log('No messages yet.')
  })
}
