import type { CallBody, setAllowance, StudentAllowance } from '@quizly/contract'
import { type Allowance, type Attempt, countingAllowance } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { emailKey } from '../../auth/login/auth.service.ts'
import type { OwnQuiz } from '../quizzes.repository.ts'
import { lockWithRole } from '../roles.service.ts'
import { limitReached } from '../storage.service.ts'
import {
  countGivenBy,
  countOfColleagues,
  deleteAllowance,
  listAllowances,
  listAllowancesOf,
  listOfEntered,
  lockQuizzesOf,
  noteAllowances,
  putAllowance,
} from './allowances.repository.ts'

/** Enough for every student of a school who needs extra time. Nobody uses up what an owner can give. */
const maxAllowances = 500

type QuizWithAllowances = Pick<Attempt['quiz'], 'id' | 'hasAllowances' | 'timeLimitMinutes'>

/** The allowance of an attempt's student; nothing is asked where nobody has one. */
export async function findAllowance(
  db: Db,
  { quiz, studentId }: { quiz: QuizWithAllowances; studentId: string },
): Promise<Allowance | undefined> {
  return (await findAllowances(db, quiz, [studentId])).get(studentId)
}

/** Those of several students. */
export async function findAllowances(
  db: Db,
  quiz: QuizWithAllowances,
  studentIds: readonly string[],
): Promise<Map<string, Allowance | undefined>> {
  if (!quiz.hasAllowances || studentIds.length === 0) return new Map()
  const all = await listAllowancesOf(db, quiz.id, studentIds)
  return new Map(
    [...all].map(([studentId, { own, everywhere }]) => [
      studentId,
      countingAllowance(quiz.timeLimitMinutes, own, everywhere),
    ]),
  )
}

export async function listAllowancesFor(
  db: Db,
  quiz: Pick<OwnQuiz, 'id' | 'ownerId'>,
  userId: string,
): Promise<StudentAllowance[]> {
  return listAllowances(db, quiz, { everywhere: userId === quiz.ownerId })
}

/** The student is named by e-mail, so that nobody learns here who has an account. */
export async function setStudentAllowance(
  db: Db,
  quizId: string,
  userId: string,
  { email, everywhere, instead, ...amount }: CallBody<typeof setAllowance>,
  now: number,
): Promise<{ allowances: StudentAllowance[] }> {
  return db.transaction().execute(async (trx) => {
    if (everywhere) await lockQuizzesOf(trx, userId)
    const quiz = await lockWithRole(trx, quizId, userId, everywhere || instead ? 'own' : 'edit')
    const { ownerId } = quiz
    const key = { ownerId, quizId: everywhere ? null : quizId, emailKey: emailKey(email) }
    const allowance = toAllowance(amount)
    if (allowance) {
      await putAllowance(trx, key, { email, allowance, instead: instead ?? false, givenBy: userId }, now)
      await demandRoom(trx, quiz, userId)
    } else {
      await deleteAllowance(trx, key)
    }
    await noteAllowances(trx, key)
    return { allowances: await listAllowancesFor(trx, quiz, userId) }
  })
}

async function demandRoom(trx: Db, { id, ownerId }: OwnQuiz, userId: string): Promise<void> {
  const given = await countGivenBy(trx, userId)
  const here = userId === ownerId ? 0 : await countOfColleagues(trx, id, ownerId)
  if (Math.max(given, here) > maxAllowances) {
    throw limitReached({ reason: 'too-many-allowances', params: { most: maxAllowances } })
  }
}

export async function keepAllowances(
  trx: Db,
  quiz: Pick<OwnQuiz, 'id' | 'ownerId' | 'timeLimitMinutes'>,
  now: number,
): Promise<void> {
  for (const { own, emailKey: key, ...given } of await listOfEntered(trx, quiz)) {
    const counting = countingAllowance(quiz.timeLimitMinutes, own, given.allowance)
    if (counting !== given.allowance) continue
    await putAllowance(trx, { ownerId: quiz.ownerId, quizId: quiz.id, emailKey: key }, given, now)
  }
}

function toAllowance({ minutes, percent }: { minutes?: number | undefined; percent?: number | undefined }) {
  if (minutes !== undefined) return { minutes }
  return percent === undefined ? undefined : { percent }
}
