import type { User } from '@quizly/contract'
import type { GivenRole } from '@quizly/domain'
import type { Mail } from '../../mail/message.ts'

const mayDo: Record<GivenRole, string> = {
  editor: 'an editor, who changes its questions and settings, and marks',
  marker: 'a marker, who sees its results, changes marks and gives extra time',
  viewer: 'a viewer, who sees its questions and results',
}

/** Without name and title, so that nobody can use Quizly to send others a text. */
export function invitationMail(
  inviter: Pick<User, 'email'>,
  { email, role }: { email: string; role: GivenRole },
  link: string,
): Mail {
  const text = [
    'Hello,',
    `${inviter.email} shares a quiz with you on Quizly. You would be ${mayDo[role]}. To see and accept the invitation, open this link within 14 days and login with this email address, as Admin. It works once.`,
    link,
    'If you do not know who that is, ignore this mail: nothing happens.',
    '',
  ].join('\n\n')
  return { to: email, subject: 'A colleague shares a quiz with you on Quizly', text }
}
