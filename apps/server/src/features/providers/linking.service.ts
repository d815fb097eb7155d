import type {
  CallBody,
  linkAccount as linkAccountCall,
  proveAccount as proveAccountCall,
  SignInStep,
  User,
} from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import type { RateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'
import { eraseAccount, type ErasureTools } from '../account/account.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { wrongPassword } from '../auth/passwords/password-change.service.ts'
import type { Passwords } from '../auth/passwords/passwords.service.ts'
import type { Person } from './claims.service.ts'
import {
  createAccount,
  demandLinkable,
  enter,
  type EnteringTools,
  expired,
  link,
  type Visit,
} from './entering.service.ts'
import { issueCode, readCode, useCode } from './sign-in-codes.service.ts'
import { type Account, findAccountById, listHoldings, lockAccountById } from './sign-ins.repository.ts'

const proofMs = 3_600_000
const mailsMs = 1_800_000
/** In half an hour, as of links for a new password: a further call mails nothing, and those before work. */
const maxMails = 3

/** What is needed to open, prove and delete accounts. */
export type AccountTools = ErasureTools & { passwords: Passwords }

export type ProvingTools = EnteringTools & {
  passwords: Passwords
  guesses: GuessLimits
  rateCounts: RateCounts | undefined
  /** Sends the link by which an account is proved. */
  deliver: (trx: Db, user: User, link: { code: string; expiresAt: number; label: string }) => Promise<void>
}
type Proved = { person: Person; userId: string; proof: 'password' | 'mail' }

/** By a password the account is proved at once; without one a link is mailed to its address. */
export async function proveAccount(
  db: Db,
  tools: ProvingTools,
  { ticket, password }: CallBody<typeof proveAccountCall>,
  { browserHash, network }: Visit & { network: string },
  now: number,
): Promise<SignInStep> {
  const { random, isMailSent, siteOf } = tools
  const shown = { code: ticket, browserHash }
  const content = await readCode(db, shown, now)
  if (!content || !('userId' in content) || content.proof !== 'none') throw expired()
  const { person, userId } = content
  const account = await findAccountById(db, userId)
  if (!account) throw expired()
  demandLinkable(account)
  if (password === undefined) {
    const { label } = siteOf(person.provider)
    const mailed = { person, userId, proof: 'mail' as const }
    const expiresAt = now + proofMs
    const mails = await tools.rateCounts?.add(`proof links of ${userId}`, mailsMs, now)
    if (mails === undefined || mails.count <= maxMails)
      await db.transaction().execute(async (trx) => {
        const code = await issueCode(trx, random, { browserHash, content: mailed, expiresAt })
        await tools.deliver(trx, account.user, { code, expiresAt, label })
      })
    return { step: 'prove', label, ticket, account: { email: account.user.email, byMail: isMailSent } }
  }
  await checkPassword(tools, account, { password, network })
  if (!(await useCode(db, shown, now))) throw expired()
  return offerChoice(db, tools, { person, userId, proof: 'password', browserHash }, now)
}

async function checkPassword(
  { passwords, guesses }: ProvingTools,
  { user, passwordHash }: Account,
  { password, network }: { password: string; network: string },
): Promise<void> {
  const caller = { account: emailKey(user.email), network, knownDevice: undefined }
  const apart = guesses.isCrowded(caller)
  const check = () => passwords.verify(password, passwordHash, { by: network, apart })
  if (!(await guesses.check(caller, check))) throw wrongPassword('password')
}

/** What the account holds, which only who has proved it may see. */
export async function offerChoice(
  db: Db,
  { random, siteOf, isMailSent }: EnteringTools,
  { browserHash, ...content }: Proved & { browserHash: string },
  now: number,
): Promise<SignInStep> {
  const account = await findAccountById(db, content.userId)
  if (!account) throw expired()
  const ticket = await issueCode(db, random, { browserHash, content, expiresAt: now + proofMs })
  const holdings = await listHoldings(db, content.userId)
  return {
    step: 'choose',
    label: siteOf(content.person.provider).label,
    ticket,
    account: { email: account.user.email, byMail: isMailSent, ...holdings },
  }
}

/** Keeps what the account holds, or deletes the account as its owner would and begins with a new one. */
export async function linkAccount(
  db: Db,
  tools: EnteringTools & ErasureTools,
  { ticket, keeps }: CallBody<typeof linkAccountCall>,
  visit: Visit,
  now: number,
): Promise<SignInStep> {
  const shown = { code: ticket, browserHash: visit.browserHash }
  const content = await readCode(db, shown, now)
  if (!content || !('userId' in content) || content.proof === 'none') throw expired()
  if (!(await useCode(db, shown, now))) throw expired()
  const { person, userId, proof } = content
  try {
    await db
      .transaction()
      .execute((trx) =>
        keeps ? keep(trx, tools, { person, userId }, now) : leaveBehind(trx, tools, { person, userId }, now),
      )
  } catch (error) {
    // The same person in another tab was faster.
    if (!isUniqueViolation(error)) throw error
  }
  visit.note({ kind: 'account-linked', provider: person.provider, proof, keeps, account: userId })
  return enter(db, tools, person, visit, now)
}

type Linking = { person: Person; userId: string }

async function keep(trx: Db, tools: EnteringTools, { person, userId }: Linking, now: number): Promise<void> {
  const account = await lockAccountById(trx, userId)
  if (!account) throw expired()
  demandLinkable(account)
  await link(trx, tools, { account, person }, now)
}

/** What was invited or allowed by e-mail is the person's, and what the account has taken is not. */
async function leaveBehind(
  trx: Db,
  tools: EnteringTools & ErasureTools,
  { person, userId }: Linking,
  now: number,
): Promise<void> {
  const account = await findAccountById(trx, userId)
  if (!account) throw expired()
  const address = `left behind ${userId}`
  const demand = async () => demandLinkable((await lockAccountById(trx, userId)) ?? account)
  if (!(await eraseAccount(trx, tools, { ...account, address, demand }, now))) throw expired()
  await createAccount(trx, tools, person, now)
}

export function proofMail(
  language: LanguageTag,
  to: string,
  { link: address, label }: { link: string; label: string },
): Mail {
  const { hello, proveAccount: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text(label), address, words.ifNotYou])
  return { to, subject: words.subject, text, language }
}

export function linkedMail(language: LanguageTag, to: string, { label }: { label: string }): Mail {
  const { hello, accountLinked: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text(label), words.ifNotYou])
  return { to, subject: words.subject, text, language }
}
