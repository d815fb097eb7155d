import { receiptFormats } from '@quizly/domain'
import { forms } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, ok } from '../call.ts'
import { attemptNumber, id, isMoment, listOf, moment, quizIdParams, textOf } from '../shared-fields.ts'

const receiptMessage = errorMessage(forms, 'not-a-receipt')
const text = (longest: number) => textOf(longest, receiptMessage)
const ofId = text(64)
/** Not `z.iso`: its patterns would be loaded with every page. */
const readableMoment = text(40).check(z.refine(isMoment, receiptMessage))

const quizFields = { _id: ofId, title: text(1_000) }
const studentFields = { _id: ofId, name: text(1_000) }
const receiptRegrading = {
  at: readableMoment,
  number: z.int(receiptMessage),
  reason: text(1_000),
  isUndone: z.optional(z.boolean(receiptMessage)),
}
const maxListed = 10
const otherFields = {
  format: z.enum(receiptFormats, receiptMessage),
  submittedAt: readableMoment,
  answered: z.int(receiptMessage),
  questions: z.int(receiptMessage),
  answersHash: text(100),
  keyId: text(100),
  signature: text(200),
}

/** `keyId` names the key that signed it. `markedAgain` says why it was issued again. */
const receipt = z.object({
  ...otherFields,
  quiz: z.object(quizFields),
  student: z.object(studentFields),
  markedAgain: z.optional(z.array(z.object(receiptRegrading))),
})
export type Receipt = z.output<typeof receipt>

/** A receipt as somebody presents it, which may have further fields. */
export const shownReceipt = z.looseObject(
  {
    ...otherFields,
    quiz: z.looseObject(quizFields, receiptMessage),
    student: z.looseObject(studentFields, receiptMessage),
    markedAgain: z.optional(
      listOf(z.looseObject(receiptRegrading, receiptMessage), maxListed, receiptMessage),
    ),
  },
  receiptMessage,
)

const receiptBody = z.object({ receipt: shownReceipt })

/** The server's public key. With it anybody can verify receipts without the server. */
const receiptKey = z.object({
  keyId: id,
  algorithm: z.literal('Ed25519'),
  publicKey: z.string(),
  createdAt: moment,
})

/** `altered`: signed by this server's key, but the content is not what was signed. */
const receiptVerdict = z.enum(['valid', 'altered', 'other-server'])
export type ReceiptVerdict = z.output<typeof receiptVerdict>

const forAnyone = { tag: 'Receipts', audience: 'anyone' } as const
const forQuizOfStudents = { tag: 'Receipts', audience: 'student', params: quizIdParams } as const
const forUsers = { tag: 'Receipts', audience: 'signed-in' } as const

export const getReceiptKey = defineCall(addresses.getReceiptKey, forAnyone, {
  summary: 'The public key by which this server’s receipts can be verified',
  replies: { ok: ok('The key, as PEM', receiptKey) },
})

export const getReceipt = defineCall(addresses.getReceipt, forQuizOfStudents, {
  summary: 'The signed receipt of one’s own latest submission, or of that of one attempt',
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: { ok: ok('The receipt', receipt) },
})

export const verifyReceipt = defineCall(addresses.verifyReceipt, forAnyone, {
  summary: 'Whether this server has signed a receipt; nothing is looked up',
  body: receiptBody,
  bodyLimit: 64 * 1024,
  replies: { ok: ok('The verdict', z.object({ verdict: receiptVerdict })) },
  errors: ['too-many-requests'],
})

export const compareReceipt = defineCall(addresses.compareReceipt, forUsers, {
  summary: 'Whether a receipt agrees with the stored answers, for its student and for the owner of the quiz',
  body: receiptBody,
  bodyLimit: 64 * 1024,
  replies: { ok: ok('The comparison', z.object({ matches: z.boolean() })) },
  errors: ['not-found'],
})
