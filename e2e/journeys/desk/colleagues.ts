import { acceptInvitation, inviteColleague } from '@quizly/contract'
import { type Account, api, type TestQuiz } from '../../api.ts'
import type { Mailbox } from '../../mailbox.ts'

/** The path of the link in the next mail to a colleague. */
export async function readInvitation(mailbox: Mailbox, { user }: Account): Promise<string> {
  const link = /http\S+#\S+/.exec(await mailbox.readMail(user.email, 'shares a quiz'))?.[0] ?? ''
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

/** Gives a colleague a role, as their invitation does. */
export async function share(
  { mailbox }: { mailbox: Mailbox },
  owner: Account,
  { _id: quizId }: TestQuiz,
  { colleague, role }: { colleague: Account; role: string },
) {
  const body = { email: colleague.user.email, role }
  await api(owner, inviteColleague, { params: { quizId }, body })
  const token = (await readInvitation(mailbox, colleague)).split('#')[1]
  await api(colleague, acceptInvitation, { body: { token } })
}
