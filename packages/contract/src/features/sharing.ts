import { bankRoles, givenRoles, quizRoles } from '@quizly/domain'
import { requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, created, done, ok } from '../call.ts'
import { id, moment, quizIdParams, textOf } from '../shared-fields.ts'
import { emailAddress } from './auth.ts'

const role = z.enum(givenRoles, errorMessage(requests, 'choose-one-of', { values: givenRoles.join(', ') }))

export const inviteBody = z.object({ email: emailAddress, role })
const roleBody = z.object(
  { role },
  errorMessage(requests, 'choose-one-of', { values: givenRoles.join(', ') }),
)
const bankRole = z.enum(bankRoles, errorMessage(requests, 'choose-one-of', { values: bankRoles.join(', ') }))
export const shareBankBody = z.object({ email: emailAddress, role: bankRole })
const bankRoleBody = z.object(
  { role: bankRole },
  errorMessage(requests, 'choose-one-of', { values: bankRoles.join(', ') }),
)

const handOverBody = z.object({ userId: id })

const tokenMessage = errorMessage(requests, 'invitation-wanted')
const invitationBody = z.object({
  /** The token at the end of the link. */
  token: textOf(100, tokenMessage).check(z.minLength(1, tokenMessage)),
})

/** Somebody with a role on a quiz. Only its owner sees the e-mails of others. */
const colleague = z.object({
  userId: id,
  name: z.string(),
  email: z.optional(z.string()),
  role: z.enum(quizRoles),
})

const pendingInvitation = z.object({
  _id: id,
  email: z.string(),
  role: z.enum(givenRoles),
  invitedAt: moment,
  expiresAt: moment,
})
export type PendingInvitation = z.output<typeof pendingInvitation>

/** One change of somebody's role on a quiz. Without `role` it was taken away; `by` may be the person themselves. */
const roleChange = z.object({
  at: moment,
  name: z.string(),
  role: z.optional(z.enum(quizRoles)),
  by: z.string(),
})

const receivedInvitation = z.object({
  /** Of the quiz; empty if it is to the bank of who invites. */
  title: z.string(),
  role: z.enum(givenRoles),
  by: z.object({ name: z.string(), email: z.string() }),
  expiresAt: moment,
})

const forQuiz = { tag: 'Sharing', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Sharing', audience: 'admin' } as const
const colleagueParams = z.extend(quizIdParams, { userId: id })

export const listColleagues = defineCall(addresses.listColleagues, forQuiz, {
  summary: 'Who has a role on a quiz; for its owner also who is invited, and who gave which role when',
  replies: {
    owner: ok(
      'Everybody with a role, pending invitations, and the last 100 changes of roles, newest first',
      z.object({
        colleagues: z.array(colleague),
        invitations: z.array(pendingInvitation),
        changes: z.array(roleChange),
      }),
    ),
    others: ok('Everybody with a role', z.object({ colleagues: z.array(colleague) })),
  },
})

export const inviteColleague = defineCall(addresses.inviteColleague, forQuiz, {
  summary:
    'Invite a colleague by email; the reply is the same whether there is an account or not. Invited again, the earlier link ends',
  body: inviteBody,
  replies: {
    owner: created(
      'The invitation. Without mail, also the link to pass on; nobody can see it a second time',
      z.object({ invitation: pendingInvitation, link: z.optional(z.string()) }),
    ),
  },
  errors: ['limit-reached', 'too-many-requests'],
})

export const withdrawInvitation = defineCall(addresses.withdrawInvitation, forEducators, {
  summary: 'Withdraw an invitation: its link works no more',
  params: z.extend(quizIdParams, { invitationId: id }),
  replies: { done: done('Withdrawn') },
})

export const changeColleague = defineCall(addresses.changeColleague, forEducators, {
  summary: 'Give a colleague another role',
  params: colleagueParams,
  body: roleBody,
  replies: { done: done('Changed') },
})

export const removeColleague = defineCall(addresses.removeColleague, forEducators, {
  summary: 'Take a colleague’s role away, or leave a quiz oneself',
  params: colleagueParams,
  replies: { done: done('Taken away') },
})

export const handOverQuiz = defineCall(addresses.handOverQuiz, forQuiz, {
  summary: 'Make a colleague the owner of one’s own quiz; one stays its editor',
  body: handOverBody,
  replies: { done: done('Handed over') },
  errors: ['limit-reached'],
})

export const findInvitation = defineCall(addresses.findInvitation, forEducators, {
  summary: 'What a link invites to. It works only for the email that was invited',
  body: invitationBody,
  replies: { invited: ok('The invitation', z.object({ invitation: receivedInvitation })) },
  errors: ['invalid-link'],
})

export const acceptInvitation = defineCall(addresses.acceptInvitation, forEducators, {
  summary: 'Accept an invitation; asked for the same once more, nothing changes',
  body: invitationBody,
  replies: {
    invited: ok(
      'The quiz on which one has a role now, or whose bank',
      z.object({ quizId: z.nullable(id), bankOf: z.optional(id) }),
    ),
  },
  errors: ['invalid-link'],
})

const shareParams = z.object({ shareId: id })

export const listBankSharing = defineCall(addresses.listBankSharing, forEducators, {
  summary: 'With whom one’s own bank is shared, and which banks are shared with oneself',
  replies: {
    owner: ok(
      'Colleagues by name, then who is invited; banks by the names of their owners',
      z.object({
        colleagues: z.array(
          z.object({
            _id: id,
            email: z.string(),
            role: bankRole,
            /** Missing until the invitation is accepted. */
            name: z.optional(z.string()),
            invitedAt: moment,
            /** Missing once it is accepted. */
            expiresAt: z.optional(moment),
          }),
        ),
        banks: z.array(z.object({ _id: id, shareId: id, name: z.string(), role: bankRole })),
      }),
    ),
  },
})

export const shareBank = defineCall(addresses.shareBank, forEducators, {
  summary:
    'Invite a colleague to one’s own bank by email; the reply is the same whether there is an account or not. Invited again, the earlier link ends',
  body: shareBankBody,
  replies: {
    owner: created(
      'The invitation. Without mail, also the link to pass on; nobody can see it a second time',
      z.object({ invitation: pendingInvitation, link: z.optional(z.string()) }),
    ),
  },
  errors: ['limit-reached', 'too-many-requests'],
})

export const changeBankSharing = defineCall(addresses.changeBankSharing, forEducators, {
  summary: 'Give a colleague another role on one’s own bank',
  params: shareParams,
  body: bankRoleBody,
  replies: { done: done('Changed') },
})

export const endBankSharing = defineCall(addresses.endBankSharing, forEducators, {
  summary: 'Take a colleague’s role on one’s own bank away, withdraw an invitation, or leave a bank oneself',
  params: shareParams,
  replies: { done: done('Ended') },
})
