import type { Role, User } from '@quizly/contract'
import {
  generateSecretCode,
  plainAccess,
  type Question,
  type UncheckedQuestion,
  titleKey,
} from '@quizly/domain'
import type { Clock } from '../clock/clock.ts'
import type { Db } from '../db/store.ts'
import { insertUser } from '../features/auth/login/auth.repository.ts'
import { emailKey } from '../features/auth/login/auth.service.ts'
import { insertSession } from '../features/auth/sessions/sessions.repository.ts'
import { generateToken } from '../features/auth/sessions/sessions.service.ts'
import { insertQuiz } from '../features/quizzes/quizzes.repository.ts'
import { insertRevision } from '../features/quizzes/revisions.repository.ts'
import { createIds, type Random, systemRandom } from '../random.ts'
import { sampleQuestions } from './sample-questions.ts'

/** The password of every seeded user. Its hash is precomputed because hashing is slow on purpose. */
export const seededPassword = 'correct horse battery staple'
const seededPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$WebW2BsSbFR5AF562yLtAA$0vVvTmkU5mCgDX2B67t+nJL96C2dGU/nXCyJBEiBMvM'
const sessionMs = 30 * 24 * 3_600_000

type RequestedUser = { role?: Role; name?: string; email?: string }
type RequestedQuiz = {
  owner: string
  title?: string
  timeLimit?: number
  secretCode?: string
  /** Undefined: the quiz has no questions. */
  questions?: readonly UncheckedQuestion[]
}
export type Seed = { users: Record<string, RequestedUser>; quizzes?: Record<string, RequestedQuiz> }

export type SeededUser = User & { token: string }
export type SeededQuiz = {
  _id: string
  title: string
  timeLimit: number
  secretCode: string
  questions: Question[]
}
export type Seeded<S extends Seed> = {
  users: Record<keyof S['users'], SeededUser>
  quizzes: Record<keyof NonNullable<S['quizzes']>, SeededQuiz>
}

/** Fills a database with logged-in users and quizzes. Missing details have sensible defaults. */
export async function seed<const S extends Seed>(
  db: Db,
  requested: S,
  { clock = { now: Date.now }, random = systemRandom }: { clock?: Clock; random?: Random } = {},
): Promise<Seeded<S>> {
  const now = clock.now()
  const newId = createIds(clock, random)
  const users: Record<string, SeededUser> = {}
  const quizzes: Record<string, SeededQuiz> = {}

  for (const [key, { role = 'student', name = key, email = `${key}@example.org` }] of Object.entries(
    requested.users,
  )) {
    const user: User = { _id: newId(), name, email, role }
    const { token, tokenHash } = generateToken(random)
    await insertUser(db, {
      ...user,
      nameKey: titleKey(name),
      emailKey: emailKey(email),
      passwordHash: seededPasswordHash,
      createdAt: now,
    })
    const session = { tokenHash, userId: user._id, device: '', createdAt: now, expiresAt: now + sessionMs }
    await insertSession(db, session, seededPasswordHash)
    users[key] = { ...user, token }
  }

  for (const [key, quiz] of Object.entries(requested.quizzes ?? {})) {
    const { owner, title = key, timeLimit = 10, secretCode = generateSecretCode(random.bytes) } = quiz
    const questions = (quiz.questions ?? sampleQuestions).map(
      (content) => ({ _id: newId(), ...content }) as Question,
    )
    const _id = newId()
    const ownerId = users[owner]?._id
    if (ownerId === undefined) throw new Error(`There is no user ${owner} to own the quiz ${key}`)
    await insertQuiz(
      db,
      {
        id: _id,
        ownerId,
        title,
        titleKey: titleKey(title),
        timeLimitMinutes: timeLimit,
        numQuestions: questions.length,
        secretCode,
        currentRevision: null,
        ...plainAccess,
        language: null,
      },
      now,
    )
    if (questions.length > 0) {
      await insertRevision(db, { quizId: _id, revision: 1, questions, educatorId: ownerId }, now)
    }
    quizzes[key] = { _id, title, timeLimit, secretCode, questions }
  }
  return { users, quizzes } as Seeded<S>
}
