import type { User } from '@quizly/contract'
import type { GivenRole } from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import type { Db } from '../../db/store.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'
import { languageOf } from '../auth/login/auth.service.ts'

type Invited = { email: string; role: GivenRole }
type Inviter = Pick<User, 'email'>

/** In the language that the receiver has chosen, else in the one that was asked for. */
export async function invitationMailTo(
  trx: Db,
  invited: Invited,
  inviter: Inviter,
  link: string,
  asked: LanguageTag,
): Promise<Mail> {
  const language = (await languageOf(trx, invited.email)) ?? asked
  return invitationMail(language, inviter, invited, link)
}

/** Without name and title, so that nobody can use Quizly to send others a text. */
export function invitationMail(
  language: LanguageTag,
  inviter: Inviter,
  { email, role }: Invited,
  link: string,
): Mail {
  const { hello, invitation: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text[role](inviter.email), link, words.ifUnknown])
  return { to: email, subject: words.subject, text, language }
}
