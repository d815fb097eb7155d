import { receiptFormat } from '@quizly/domain'
import * as z from 'zod/mini'
import { id, moment, textOf } from './shared-fields.ts'

const receiptMessage = 'This is not a receipt of Quizly.'
const text = (longest: number) => textOf(longest, receiptMessage)
const ofId = text(64)
/** Not `z.iso`, whose patterns every page would carry. */
const readableMoment = text(40).check(z.refine((value) => !Number.isNaN(Date.parse(value)), receiptMessage))

/** A receipt as it is saved, pasted and verified. `keyId` names the key that signed it. */
export const receipt = z.object(
  {
    format: z.literal(receiptFormat, receiptMessage),
    quiz: z.object({ _id: ofId, title: text(1_000) }, receiptMessage),
    student: z.object({ _id: ofId, name: text(1_000) }, receiptMessage),
    submittedAt: readableMoment,
    answered: z.int(receiptMessage),
    questions: z.int(receiptMessage),
    answersHash: text(100),
    keyId: text(100),
    signature: text(200),
  },
  receiptMessage,
)
export type Receipt = z.output<typeof receipt>

export const receiptBody = z.object({ receipt })

/** The server's public key. Whoever has it can verify receipts without the server. */
export const receiptKey = z.object({
  keyId: id,
  algorithm: z.literal('Ed25519'),
  publicKey: z.string(),
  createdAt: moment,
})

/** `altered`: signed by this server, but not in these words. */
export const receiptVerdict = z.enum(['valid', 'altered', 'other-server'])
export type ReceiptVerdict = z.output<typeof receiptVerdict>
