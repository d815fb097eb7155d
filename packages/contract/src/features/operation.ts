import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, ok } from '../call.ts'
import { textOf, visibleText } from '../shared-fields.ts'

const forAnyone = { tag: 'Operation', audience: 'anyone' } as const

export const getConfig = defineCall(addresses.getConfig, forAnyone, {
  summary: 'What the browser needs to know at run time',
  replies: {
    ok: ok(
      'Where the contact form sends its messages, with which access key, and who may sign up as an educator',
      z.object({
        contactUrl: z.string(),
        contactAccessKey: z.string(),
        /** Who may sign up as an educator; absent: everybody. */
        educators: z.optional(z.enum(['invited', 'approved', 'group', 'domain'])),
        domains: z.optional(z.array(z.string())),
      }),
    ),
  },
})

const health = z.object({ status: z.string() })

export const getHealth = defineCall(addresses.getHealth, forAnyone, {
  summary: 'The process is alive',
  replies: { ok: ok('Alive', health) },
})

export const getReadiness = defineCall(addresses.getReadiness, forAnyone, {
  summary: 'The process takes requests and the store answers',
  replies: { ok: ok('Ready', health) },
  errors: ['busy'],
})

const nameMessage = errorMessage(requests, 'contact-name-wanted')
const fieldMessage = errorMessage(requests, 'contact-field-wanted')
const emailMessage = errorMessage(requests, 'contact-email-wanted')

/** The fields that form providers expect. People never see `botcheck`, so only a program fills it in. */
export const contactBody = z.object({
  name: textOf(200, nameMessage),
  email: textOf(254, emailMessage),
  message: visibleText(
    errorMessage(forms, 'enter-message'),
    10_000,
    errorMessage(forms, 'message-too-long', { most: 10_000 }),
  ),
  access_key: z._default(textOf(200, fieldMessage), ''),
  botcheck: z._default(textOf(200, fieldMessage), ''),
})

const forUsers = { tag: 'Operation', audience: 'signed-in' } as const

export const sendContactMessage = defineCall(addresses.sendContactMessage, forUsers, {
  summary: 'Send a message to the operator, where no form provider is configured',
  body: contactBody,
  bodyLimit: 64 * 1024,
  replies: { ok: ok('Kept for the operator', z.object({ success: z.literal(true), message: z.string() })) },
  errors: ['limit-reached', 'too-many-requests'],
})
