import type { CallQuery, listPeople as listPeopleCall, Person, PersonAct } from '@quizly/contract'
import { type EducatorRule, isBlank, isEducator, type LogKind, titlePattern, trimmed } from '@quizly/domain'
import { type LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { AppError } from '../../app-error.ts'
import { noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'
import type { NewId } from '../../random.ts'
import { findEndOfAttempts, giveRole } from '../account/accounts.service.ts'
import {
  demandOtherOperator,
  lockOperators,
  type OperatorNeeds,
} from '../auth/educators/operators.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { deleteSessionsOfUser } from '../auth/sessions/sessions.service.ts'
import { demandResetAsked, isResetAsked, resetFactor } from '../second-factor/reset.service.ts'
import { factorMail } from '../second-factor/factor-mails.service.ts'
import { countPeople, listPeopleRows, lockPerson, updatePerson } from './people.repository.ts'

export const pageSize = 50
export const iso = (moment: number) => new Date(moment).toISOString()

/** What is shown of `rows`, of which one more than a page was asked for, and where the next page begins. */
export function pageOf<Row extends { id: string }>(rows: readonly Row[]) {
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1)?.id : undefined
  return { shown, next: last !== undefined && { next: last } }
}

export async function listPeople(
  reports: Db,
  rule: EducatorRule,
  { search = '', list, after }: CallQuery<typeof listPeopleCall>,
  now: number,
): Promise<{ people: Person[]; next?: string }> {
  const rows = await listPeopleRows(reports, {
    search: isBlank(search) ? undefined : toPatterns(search),
    list,
    rule,
    after,
    limit: pageSize + 1,
    now,
  })
  const { shown, next } = pageOf(rows)
  const people = shown.map(({ id, name, email, role, createdAt, sessions, ...standing }) => ({
    _id: id,
    name,
    email,
    role,
    createdAt: iso(createdAt),
    sessions,
    ...(standing.operatorSince !== null && { isOperator: true as const }),
    ...(standing.askedAt !== null && { waits: true as const }),
    ...(standing.closedAt !== null && { isClosed: true as const }),
    ...factorOf(standing, now),
  }))
  return { people, ...next }
}

function factorOf(
  { factorSince, resetAskedAt }: { factorSince: number | null; resetAskedAt: number | null },
  now: number,
) {
  if (isResetAsked(resetAskedAt, now)) return { secondFactor: 'reset-asked' as const }
  return factorSince !== null && { secondFactor: 'on' as const }
}

export const countPeopleOn = countPeople

function toPatterns(search: string) {
  const email = emailKey(trimmed(search)).replaceAll(/[\\%_]/g, '\\$&')
  return { name: titlePattern(search), email: `%${email}%` }
}

type Tools = OperatorNeeds & {
  newId: NewId
  /** Posts a mail in the same transaction; undefined if no mail is configured. */
  post: ((trx: Db, mail: Mail, userId: string) => Promise<void>) | undefined
  origin: string
  defaultLanguage: LanguageTag
}

type Found = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** What an act is in the log. */
const logged: Record<PersonAct, LogKind> = {
  approve: 'educator-approved',
  decline: 'educator-declined',
  'make-educator': 'became-educator',
  'make-student': 'became-student',
  close: 'account-closed',
  reopen: 'account-reopened',
  'end-sessions': 'sessions-ended',
  'reset-second-factor': 'factor-reset',
}

/** Does it and notes it in the log; nothing if it is done already. */
export async function changePerson(
  db: Db,
  tools: Tools,
  { act, userId, by }: { act: PersonAct; userId: string; by: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two operators who close each other at once wait for each other.
    if (!(await lockOperators(trx)).has(by)) throw new AppError('wrong-role', 'operators-only')
    const person = await lockPerson(trx, userId)
    if (!person) throw new AppError('not-found', 'no-account')
    if (userId === by) throw new AppError('not-needed', 'own-account')
    const done = await perform(trx, act, person, tools, now)
    if (!done) return
    await noteInLog(trx, tools.newId, { kind: logged[act], by, of: userId, ...done }, now)
    if (act === 'approve') await tools.post?.(trx, approvalMail(person, tools), userId)
    if (act === 'reset-second-factor') await tools.post?.(trx, resetMail(person, tools), userId)
  })
}

/** Undefined: it is so already. */
async function perform(
  trx: Db,
  act: PersonAct,
  person: Found,
  needs: OperatorNeeds,
  now: number,
): Promise<{ detail?: string } | undefined> {
  const { id, closedAt, askedAt } = person
  switch (act) {
    case 'approve':
      if (askedAt === null) return undefined
      return makeEducator(trx, person, now)
    case 'decline':
      if (askedAt === null) return undefined
      await updatePerson(trx, id, { educator_asked_at: null })
      return {}
    case 'make-educator':
      if (isEducator(person)) return undefined
      return makeEducator(trx, person, now)
    case 'make-student':
      if (!isEducator(person)) return undefined
      await demandNoQuiz(trx, id, now)
      await giveRole(trx, id, 'student')
      return {}
    case 'close':
      if (closedAt !== null) return undefined
      await demandNoQuiz(trx, id, now)
      await demandOtherOperator(trx, needs, id)
      await updatePerson(trx, id, { closed_at: now })
      await deleteSessionsOfUser(trx, id)
      return {}
    case 'reopen':
      if (closedAt === null) return undefined
      await updatePerson(trx, id, { closed_at: null })
      return {}
    case 'end-sessions':
      return { detail: String(await deleteSessionsOfUser(trx, id)) }
    case 'reset-second-factor':
      await demandResetAsked(trx, id, now)
      await resetFactor(trx, id)
      return {}
  }
}

async function makeEducator(trx: Db, { id, email }: Found, now: number) {
  if (email === '') throw new AppError('not-needed', 'slip-stays-student')
  await demandNoQuiz(trx, id, now)
  await giveRole(trx, id, 'admin')
  return {}
}

/** A running attempt comes first. */
async function demandNoQuiz(trx: Db, userId: string, now: number): Promise<void> {
  if ((await findEndOfAttempts(trx, userId, now)) !== undefined)
    throw new AppError('still-running', 'person-takes-quiz')
}

type Spoken = Pick<Tools, 'origin' | 'defaultLanguage'>

const languageOf = ({ language }: Found, { defaultLanguage }: Spoken) =>
  (language as LanguageTag | null) ?? defaultLanguage

const resetMail = (person: Found, spoken: Spoken): Mail =>
  factorMail(languageOf(person, spoken), person.email, { kind: 'reset' }, spoken.origin)

function approvalMail(person: Found, spoken: Spoken): Mail {
  const { email } = person
  const { origin } = spoken
  const language = languageOf(person, spoken)
  const { hello, educatorApproved: words } = mailsIn(language)
  return {
    to: email,
    subject: words.subject,
    text: inParagraphs(language, [hello, words.text, origin]),
    language,
  }
}
