import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import { receipt, receiptBody, receiptKey, receiptVerdict } from './receipt-schemas.ts'
import { attemptNumber, quizIdParams } from '../shared-fields.ts'

const forAnyone = callsFor({ tag: 'Receipts', audience: 'anyone' })
const forQuizOfStudents = callsFor({ tag: 'Receipts', audience: 'student', params: quizIdParams })
const forUsers = callsFor({ tag: 'Receipts', audience: 'signed-in' })

export const getReceiptKey = forAnyone(addresses.getReceiptKey, {
  summary: 'The public key by which this server’s receipts can be verified',
  replies: { ok: ok('The key, as PEM', receiptKey) },
})

export const getReceipt = forQuizOfStudents(addresses.getReceipt, {
  summary: 'The signed receipt of one’s own latest submission, or of that of one attempt',
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: { ok: ok('The receipt', receipt) },
})

export const verifyReceipt = forAnyone(addresses.verifyReceipt, {
  summary: 'Whether this server has signed a receipt; nothing is looked up',
  body: receiptBody,
  bodyLimit: 64 * 1024,
  replies: { ok: ok('The verdict', z.object({ verdict: receiptVerdict })) },
  errors: ['too-many-requests'],
})

export const compareReceipt = forUsers(addresses.compareReceipt, {
  summary: 'Whether a receipt agrees with the stored answers, for its student and for the owner of the quiz',
  body: receiptBody,
  bodyLimit: 64 * 1024,
  replies: { ok: ok('The comparison', z.object({ matches: z.boolean() })) },
  errors: ['not-found'],
})
