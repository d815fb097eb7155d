import { givenRoles, quizRoles } from '@quizly/domain'
import * as z from 'zod/mini'
import { emailAddress } from '../auth/user-schemas.ts'
import { id, moment, textOf } from '../shared-fields.ts'

const role = z.enum(givenRoles, `Choose one of: ${givenRoles.join(', ')}`)

export const inviteBody = z.object({ email: emailAddress, role })
export const roleBody = z.object({ role }, `Choose one of: ${givenRoles.join(', ')}`)
export const handOverBody = z.object({ userId: id })

const tokenMessage = 'An invitation ends in a text of up to 100 characters'
export const invitationBody = z.object({
  /** The token at the end of the link. */
  token: textOf(100, tokenMessage).check(z.minLength(1, tokenMessage)),
})

/** Somebody with a role on a quiz. Only its owner sees the e-mails of others. */
export const colleague = z.object({
  userId: id,
  name: z.string(),
  email: z.optional(z.string()),
  role: z.enum(quizRoles),
})

/** An invitation that nobody has accepted yet, for the owner of the quiz. */
export const pendingInvitation = z.object({
  _id: id,
  email: z.string(),
  role: z.enum(givenRoles),
  invitedAt: moment,
  expiresAt: moment,
})
export type PendingInvitation = z.output<typeof pendingInvitation>

/** One change of somebody's role on a quiz. Without `role` it was taken away; `by` may be the person themselves. */
export const roleChange = z.object({
  at: moment,
  name: z.string(),
  role: z.optional(z.enum(quizRoles)),
  by: z.string(),
})

/** What an invited person is told before they accept. */
export const receivedInvitation = z.object({
  title: z.string(),
  role: z.enum(givenRoles),
  by: z.object({ name: z.string(), email: z.string() }),
  expiresAt: moment,
})
