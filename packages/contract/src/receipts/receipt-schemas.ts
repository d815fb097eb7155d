import { receiptFormat, reissuedFormat } from '@quizly/domain'
import * as z from 'zod/mini'
import { id, isMoment, listOf, moment, textOf } from '../shared-fields.ts'

const receiptMessage = 'This is not a receipt of Quizly.'
const text = (longest: number) => textOf(longest, receiptMessage)
const ofId = text(64)
/** Not `z.iso`: its patterns would be loaded with every page. */
const readableMoment = text(40).check(z.refine(isMoment, receiptMessage))

const quizFields = { _id: ofId, title: text(1_000) }
const studentFields = { _id: ofId, name: text(1_000) }
const toldRemarking = {
  at: readableMoment,
  number: z.int(receiptMessage),
  reason: text(1_000),
  isUndone: z.optional(z.boolean(receiptMessage)),
}
const mostTold = 10
const otherFields = {
  format: z.enum([receiptFormat, reissuedFormat], receiptMessage),
  submittedAt: readableMoment,
  answered: z.int(receiptMessage),
  questions: z.int(receiptMessage),
  answersHash: text(100),
  keyId: text(100),
  signature: text(200),
}

/**
 * A receipt as the server issues it. `keyId` names the key that signed it. `markedAgain` says why it was issued again.
 */
export const receipt = z.object({
  ...otherFields,
  quiz: z.object(quizFields),
  student: z.object(studentFields),
  markedAgain: z.optional(z.array(z.object(toldRemarking))),
})
export type Receipt = z.output<typeof receipt>

/** A receipt as somebody presents it, which may have further fields. */
export const shownReceipt = z.looseObject(
  {
    ...otherFields,
    quiz: z.looseObject(quizFields, receiptMessage),
    student: z.looseObject(studentFields, receiptMessage),
    markedAgain: z.optional(listOf(z.looseObject(toldRemarking, receiptMessage), mostTold, receiptMessage)),
  },
  receiptMessage,
)

export const receiptBody = z.object({ receipt: shownReceipt })

/** The server's public key. With it anybody can verify receipts without the server. */
export const receiptKey = z.object({
  keyId: id,
  algorithm: z.literal('Ed25519'),
  publicKey: z.string(),
  createdAt: moment,
})

/** `altered`: signed by this server's key, but the content is not what was signed. */
export const receiptVerdict = z.enum(['valid', 'altered', 'other-server'])
export type ReceiptVerdict = z.output<typeof receiptVerdict>
