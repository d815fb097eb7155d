import type { CallBody, makeSlips, PrintedSlip, Slip, SlipList, User } from '@quizly/contract'
import { slipCodeLength, slipCodeSigns, slipLimits } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { RateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import { tooMany } from '../../http/limits/rate-limits.ts'
import type { NewId, Random } from '../../random.ts'
import { emptyAccount } from '../account/account.service.ts'
import { createAccount, getUser } from '../auth/login/auth.service.ts'
import { describeDevice } from '../auth/login/device.service.ts'
import { hashToken, openSession } from '../auth/sessions/sessions.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import * as rows from './slips.repository.ts'

const dayMs = 86_400_000
/** More than an educator's classes have. Each slip makes an account, past the limit of those who sign up. */
const maxSlipsADay = 2_000

type Tools = { newId: NewId; random: Random }

/** 50 bits: each of the 32 signs stands for five of a byte. */
function drawCode(random: Random): string {
  return Array.from(random.bytes(slipCodeLength), (byte) => slipCodeSigns[byte & 31] ?? '').join('')
}

function drawSlip({ newId, random }: Tools, name: string) {
  const code = drawCode(random)
  return { id: newId(), name, code, codeHash: hashToken(code) }
}

/** Counted when they are made: deleting a list takes no account back. The list that reaches the limit is made. */
async function limitSlips(
  rateCounts: RateCounts | undefined,
  educatorId: string,
  slips: number,
  now: number,
): Promise<void> {
  const counted = await rateCounts?.add(`slips of ${educatorId}`, dayMs, now, slips)
  if (counted && counted.count - slips >= maxSlipsADay) throw tooMany(counted.endsAt - now)
}

/** Only the hashes of codes are stored: a list that was printed cannot be printed again with them. */
export async function make(
  db: Db,
  { rateCounts, ...tools }: Tools & { rateCounts: RateCounts | undefined },
  educatorId: string,
  { title, names, days, quizId }: CallBody<typeof makeSlips>,
  now: number,
): Promise<{ list: SlipList; slips: PrintedSlip[] }> {
  if (quizId !== undefined) await requireRole(db, quizId, educatorId, 'read')
  await limitSlips(rateCounts, educatorId, names.length, now)
  const list = { id: tools.newId(), educatorId, quizId: quizId ?? null, title, days, madeAt: now }
  const slips = names.map((name) => drawSlip(tools, name))
  return db.transaction().execute(async (trx) => {
    if ((await rows.countLists(trx, educatorId)) >= slipLimits.lists)
      throw new AppError('limit-reached', { reason: 'too-many-slips', params: { most: slipLimits.lists } })
    await rows.insertList(trx, list)
    await rows.insertSlips(trx, list.id, slips, now + days * dayMs)
    const stored = await rows.findList(trx, educatorId, list.id)
    if (!stored) throw notFound()
    return { list: toList(stored), slips: slips.map(toPrinted) }
  })
}

const toPrinted = ({ id, name, code }: { id: string; name: string; code: string }): PrintedSlip => ({
  _id: id,
  name,
  code,
})

const iso = (moment: number) => new Date(moment).toISOString()

function toList({ id, title, quizId, quizTitle, madeAt, validUntil, slips, used }: rows.ListRow): SlipList {
  return {
    _id: id,
    title,
    ...(quizId !== null && quizTitle !== null && { quiz: { _id: quizId, title: quizTitle } }),
    madeAt: iso(madeAt),
    validUntil: iso(Number(validUntil)),
    slips: Number(slips),
    used: Number(used),
  }
}

export async function listAll(db: Db, educatorId: string): Promise<{ lists: SlipList[] }> {
  return { lists: (await rows.listLists(db, educatorId, slipLimits.lists)).map(toList) }
}

export async function getList(
  db: Db,
  educatorId: string,
  listId: string,
): Promise<{ list: SlipList; slips: Slip[] }> {
  const found = await rows.findList(db, educatorId, listId)
  if (!found) throw notFound()
  const slips = await rows.listSlips(db, listId)
  return {
    list: toList(found),
    slips: slips.map(({ id, name, expiresAt, usedAt, revokedAt, joinedAt, userId }) => ({
      _id: id,
      name,
      validUntil: iso(expiresAt),
      ...(usedAt !== null && { usedAt: iso(usedAt) }),
      ...(revokedAt !== null && { revokedAt: iso(revokedAt) }),
      ...(joinedAt !== null && { joined: true as const }),
      ...(isOfDeleted({ userId, usedAt }) && { deleted: true as const }),
    })),
  }
}

const isOfDeleted = ({ userId, usedAt }: { userId: string | null; usedAt: number | null }) =>
  userId === null && usedAt !== null

type Key = { listId: string; slipId: string }

/** A new code for the same account. Once that is joined with the student's own, or deleted, no slip leads to it. */
export async function renew(
  db: Db,
  tools: Tools,
  educatorId: string,
  key: Key,
  now: number,
): Promise<{ slip: PrintedSlip; validUntil: string }> {
  return db.transaction().execute(async (trx) => {
    const found = await rows.lockOwnSlip(trx, educatorId, key)
    if (!found || found.joinedAt !== null || isOfDeleted(found)) throw notFound()
    const drawn = drawSlip(tools, found.name)
    const expiresAt = now + found.days * dayMs
    await rows.replaceCode(trx, found.id, { ...drawn, expiresAt })
    return { slip: toPrinted({ ...drawn, id: found.id }), validUntil: iso(expiresAt) }
  })
}

export async function revoke(db: Db, educatorId: string, key: Key, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await rows.lockOwnSlip(trx, educatorId, key)
    if (!found) throw notFound()
    await rows.markRevoked(trx, found.id, now)
    if (found.userId !== null && found.joinedAt === null) await rows.endSessionsOf(trx, found.userId)
  })
}

export async function removeList(db: Db, educatorId: string, listId: string): Promise<void> {
  if (!(await rows.deleteList(db, educatorId, listId))) throw notFound()
}

const notFound = () => new AppError('not-found', 'no-slips')
/** One sentence, so that a guess learns nothing: used, expired, revoked and unknown are alike. */
const slipUsed = () => new AppError('invalid-code', 'slip-used')

type Arrival = { network: string; userAgent: string; guesses: GuessLimits }

/**
 * Wrong codes wait as wrong passwords do, for each network on its own. A right one never waits: a school has one network,
 * and somebody in it who guesses must not keep out a class.
 */
async function guarded<Done>(
  { network, guesses }: Pick<Arrival, 'network' | 'guesses'>,
  work: () => Promise<Done | undefined>,
): Promise<Done> {
  const done = await work()
  if (done !== undefined) return done
  await guesses.check({ account: `slips of ${network}`, network, knownDevice: undefined }, async () => false)
  throw slipUsed()
}

/**
 * Signs in with a slip, once. Its account is made now; it has no address and no password. A new code ends who has signed in
 * with the one before, who may be somebody else.
 */
export async function use(db: Db, tools: Tools, code: string, arrival: Arrival, now: number) {
  const codeHash = hashToken(code)
  return guarded(arrival, () =>
    db.transaction().execute(async (trx) => {
      const people = await rows.lockPeople(trx, codeHash)
      const slip = await rows.lockSlipOfCode(trx, codeHash)
      if (!slip || slip.usedAt !== null || slip.revokedAt !== null || slip.expiresAt <= now) return undefined
      if (slip.userId !== null) {
        if (!people.has(slip.userId)) return undefined
        await rows.endSessionsOf(trx, slip.userId)
      }
      const user = await accountOf(trx, tools.newId, slip, now)
      await rows.markUsed(trx, slip.id, { userId: user._id, at: now, joined: false })
      const device = describeDevice(arrival.userAgent)
      const opening = { userId: user._id, passwordHash: '', device, remember: false }
      const token = await openSession(trx, tools.random, opening, now)
      const secretCode = await rows.findCodeOfList(trx, slip.listId)
      return { token, user, message: 'Login successful!', ...(secretCode !== undefined && { secretCode }) }
    }),
  )
}

async function accountOf(
  trx: Db,
  newId: NewId,
  { name, userId }: { name: string; userId: string | null },
  now: number,
): Promise<User> {
  if (userId !== null) return getUser(trx, userId)
  const user = { _id: newId(), name, email: '', role: 'student' as const }
  // No address has a space, so nobody logs in by this one.
  await createAccount(trx, user, { emailKey: `slip ${user._id}`, passwordHash: '' }, now)
  return user
}

/**
 * What was done with a slip goes to the student's own account: who has both, the slip and the account, is that student. A
 * slip that nobody has used is used by this.
 */
export async function join(
  db: Db,
  own: User,
  code: string,
  arrival: Pick<Arrival, 'network' | 'guesses'>,
  now: number,
): Promise<{ attempts: number; user: User }> {
  const codeHash = hashToken(code)
  if (await rows.isSlipAccount(db, own._id)) throw new AppError('wrong-user', 'slip-not-own')
  const moved = await guarded(arrival, () =>
    db.transaction().execute(async (trx) => {
      const people = await rows.lockPeople(trx, codeHash, own._id)
      const slip = await rows.lockSlipOfCode(trx, codeHash)
      if (!slip || slip.revokedAt !== null || !people.has(own._id)) return undefined
      if (slip.joinedAt !== null) return slip.userId === own._id ? { attempts: 0 } : undefined
      if (slip.expiresAt <= now || (slip.userId !== null && !people.has(slip.userId))) return undefined
      // The slip is the student's own before its account is emptied, which ends what leads there.
      await rows.markUsed(trx, slip.id, { userId: own._id, at: slip.usedAt ?? now, joined: true })
      return { attempts: slip.userId === null ? 0 : await moveAll(trx, slip.userId, own._id, now) }
    }),
  )
  return { ...moved, user: own }
}

async function moveAll(trx: Db, from: string, to: string, now: number): Promise<number> {
  if (await rows.hasRunningAttempt(trx, from)) throw new AppError('still-running', 'slip-quiz-running')
  const title = await rows.findQuizOfBoth(trx, from, to)
  if (title !== undefined)
    throw new AppError('already-attempted', { reason: 'slip-both-took', params: { title } })
  const count = await rows.moveAttempts(trx, from, to)
  await emptyAccount(trx, from, now)
  return count
}
