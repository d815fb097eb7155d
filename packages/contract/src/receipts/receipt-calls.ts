import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { receipt, receiptBody, receiptKey, receiptVerdict } from './receipt-schemas.ts'
import { attemptNumber, quizIdParams } from '../shared-fields.ts'

const tag = 'Receipts'

export const getReceiptKey = defineCall(addresses.getReceiptKey, {
  summary: 'The public key by which this server’s receipts can be verified',
  tag,
  audience: 'anyone',
  replies: { ok: { status: 200, description: 'The key, as PEM', schema: receiptKey } },
  errors: [],
})

export const getReceipt = defineCall(addresses.getReceipt, {
  summary: 'The signed receipt of one’s own latest submission, or of that of one attempt',
  tag,
  audience: 'student',
  params: quizIdParams,
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: { ok: { status: 200, description: 'The receipt', schema: receipt } },
  errors: ['invalid-input', 'not-found'],
})

export const verifyReceipt = defineCall(addresses.verifyReceipt, {
  summary: 'Whether this server has signed a receipt; nothing is looked up',
  tag,
  audience: 'anyone',
  body: receiptBody,
  bodyLimit: 64 * 1024,
  replies: {
    ok: { status: 200, description: 'The verdict', schema: z.object({ verdict: receiptVerdict }) },
  },
  errors: ['invalid-input', 'too-many-requests'],
})

export const compareReceipt = defineCall(addresses.compareReceipt, {
  summary: 'Whether a receipt agrees with the stored answers, for its student and for the owner of the quiz',
  tag,
  audience: 'signed-in',
  body: receiptBody,
  bodyLimit: 64 * 1024,
  replies: {
    ok: { status: 200, description: 'The comparison', schema: z.object({ matches: z.boolean() }) },
  },
  errors: ['invalid-input', 'not-found'],
})
