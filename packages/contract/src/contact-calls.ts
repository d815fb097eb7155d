import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { defineCall } from './call.ts'
import { visibleText } from './shared-fields.ts'

const nameMessage = 'A name is a text of at most 200 characters'
const emailMessage = 'An email address is a text of at most 254 characters'

/** The fields that form providers expect; people never see `botcheck`, so that only a program fills it in. */
export const contactBody = z.object({
  name: z.string(nameMessage).check(z.maxLength(200, nameMessage)),
  email: z.string(emailMessage).check(z.maxLength(254, emailMessage)),
  message: visibleText('Write your message', 10_000, 'Use at most 10,000 characters for the message'),
  access_key: z._default(z.string(), ''),
  botcheck: z._default(z.string(), ''),
})

export const sendContactMessage = defineCall(addresses.sendContactMessage, {
  summary: 'Send a message to the operator, where no form provider is configured',
  tag: 'Operation',
  audience: 'signed-in',
  body: contactBody,
  replies: {
    ok: {
      status: 200,
      description: 'Kept for the operator',
      schema: z.object({ success: z.literal(true), message: z.string() }),
    },
  },
  errors: ['invalid-input', 'too-many-requests'],
})
