import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import { textOf, visibleText } from '../shared-fields.ts'

const nameMessage = 'A name is a text of at most 200 characters'
const fieldMessage = 'This field is a text of at most 200 characters'
const emailMessage = 'An email address is a text of at most 254 characters'

/** The fields that form providers expect. People never see `botcheck`, so only a program fills it in. */
export const contactBody = z.object({
  name: textOf(200, nameMessage),
  email: textOf(254, emailMessage),
  message: visibleText('Write your message', 10_000, 'Use at most 10,000 characters for the message'),
  access_key: z._default(textOf(200, fieldMessage), ''),
  botcheck: z._default(textOf(200, fieldMessage), ''),
})

const forUsers = callsFor({ tag: 'Operation', audience: 'signed-in' })

export const sendContactMessage = forUsers(addresses.sendContactMessage, {
  summary: 'Send a message to the operator, where no form provider is configured',
  body: contactBody,
  bodyLimit: 64 * 1024,
  replies: { ok: ok('Kept for the operator', z.object({ success: z.literal(true), message: z.string() })) },
  errors: ['limit-reached', 'too-many-requests'],
})
