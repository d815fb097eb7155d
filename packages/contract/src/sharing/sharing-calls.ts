import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { id, quizIdParams } from '../shared-fields.ts'
import {
  colleague,
  handOverBody,
  invitationBody,
  inviteBody,
  pendingInvitation,
  receivedInvitation,
  roleBody,
  roleChange,
} from './sharing-schemas.ts'

const tag = 'Sharing'
const colleagueParams = z.extend(quizIdParams, { userId: id })

export const listColleagues = defineCall(addresses.listColleagues, {
  summary: 'Who has a role on a quiz; for its owner also who is invited, and who gave which role when',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    owner: {
      status: 200,
      description:
        'Everybody with a role, pending invitations, and the last 100 changes of roles, newest first',
      schema: z.object({
        colleagues: z.array(colleague),
        invitations: z.array(pendingInvitation),
        changes: z.array(roleChange),
      }),
    },
    others: {
      status: 200,
      description: 'Everybody with a role',
      schema: z.object({ colleagues: z.array(colleague) }),
    },
  },
  errors: ['not-found'],
})

export const inviteColleague = defineCall(addresses.inviteColleague, {
  summary:
    'Invite a colleague by email; the reply is the same whether there is an account or not. Invited again, the earlier link ends',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: inviteBody,
  replies: {
    owner: {
      status: 201,
      description: 'The invitation. Without mail, also the link to pass on; nobody can see it a second time',
      schema: z.object({ invitation: pendingInvitation, link: z.optional(z.string()) }),
    },
  },
  errors: ['invalid-input', 'not-found', 'limit-reached', 'too-many-requests'],
})

export const withdrawInvitation = defineCall(addresses.withdrawInvitation, {
  summary: 'Withdraw an invitation: its link works no more',
  tag,
  audience: 'admin',
  params: z.extend(quizIdParams, { invitationId: id }),
  replies: { done: { status: 204, description: 'Withdrawn' } },
  errors: ['not-found'],
})

export const changeColleague = defineCall(addresses.changeColleague, {
  summary: 'Give a colleague another role',
  tag,
  audience: 'admin',
  params: colleagueParams,
  body: roleBody,
  replies: { done: { status: 204, description: 'Changed' } },
  errors: ['invalid-input', 'not-found'],
})

export const removeColleague = defineCall(addresses.removeColleague, {
  summary: 'Take a colleague’s role away, or leave a quiz oneself',
  tag,
  audience: 'admin',
  params: colleagueParams,
  replies: { done: { status: 204, description: 'Taken away' } },
  errors: ['not-found'],
})

export const handOverQuiz = defineCall(addresses.handOverQuiz, {
  summary: 'Make a colleague the owner of one’s own quiz; one stays its editor',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: handOverBody,
  replies: { done: { status: 204, description: 'Handed over' } },
  errors: ['invalid-input', 'not-found', 'limit-reached'],
})

export const findInvitation = defineCall(addresses.findInvitation, {
  summary: 'What a link invites to. It works only for the email that was invited',
  tag,
  audience: 'admin',
  body: invitationBody,
  replies: {
    invited: {
      status: 200,
      description: 'The invitation',
      schema: z.object({ invitation: receivedInvitation }),
    },
  },
  errors: ['invalid-input', 'invalid-link'],
})

export const acceptInvitation = defineCall(addresses.acceptInvitation, {
  summary: 'Accept an invitation; asked for the same once more, nothing changes',
  tag,
  audience: 'admin',
  body: invitationBody,
  replies: {
    invited: {
      status: 200,
      description: 'The quiz, on which one has a role now',
      schema: z.object({ quizId: id }),
    },
  },
  errors: ['invalid-input', 'invalid-link'],
})
