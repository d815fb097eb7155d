import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, created, done, ok } from '../call.ts'
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

const forQuiz = callsFor({ tag: 'Sharing', audience: 'admin', params: quizIdParams })
const forEducators = callsFor({ tag: 'Sharing', audience: 'admin' })
const colleagueParams = z.extend(quizIdParams, { userId: id })

export const listColleagues = forQuiz(addresses.listColleagues, {
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

export const inviteColleague = forQuiz(addresses.inviteColleague, {
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

export const withdrawInvitation = forEducators(addresses.withdrawInvitation, {
  summary: 'Withdraw an invitation: its link works no more',
  params: z.extend(quizIdParams, { invitationId: id }),
  replies: { done: done('Withdrawn') },
})

export const changeColleague = forEducators(addresses.changeColleague, {
  summary: 'Give a colleague another role',
  params: colleagueParams,
  body: roleBody,
  replies: { done: done('Changed') },
})

export const removeColleague = forEducators(addresses.removeColleague, {
  summary: 'Take a colleague’s role away, or leave a quiz oneself',
  params: colleagueParams,
  replies: { done: done('Taken away') },
})

export const handOverQuiz = forQuiz(addresses.handOverQuiz, {
  summary: 'Make a colleague the owner of one’s own quiz; one stays its editor',
  body: handOverBody,
  replies: { done: done('Handed over') },
  errors: ['limit-reached'],
})

export const findInvitation = forEducators(addresses.findInvitation, {
  summary: 'What a link invites to. It works only for the email that was invited',
  body: invitationBody,
  replies: { invited: ok('The invitation', z.object({ invitation: receivedInvitation })) },
  errors: ['invalid-link'],
})

export const acceptInvitation = forEducators(addresses.acceptInvitation, {
  summary: 'Accept an invitation; asked for the same once more, nothing changes',
  body: invitationBody,
  replies: { invited: ok('The quiz, on which one has a role now', z.object({ quizId: id })) },
  errors: ['invalid-link'],
})
