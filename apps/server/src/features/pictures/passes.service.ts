import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Question, withPass } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import type { Random } from '../../random.ts'
import { getKey, openKey } from '../auth/keys/keys.service.ts'

const purpose = 'pictures'

const educator = 'educator'
const dayMs = 24 * 3_600_000
const dayOf = (moment: number) => Math.floor(moment / dayMs)

/** The first 128 bits of an HMAC with SHA-256. */
const macOf = (key: Buffer, scope: string) => createHmac('sha256', key).update(scope).digest().subarray(0, 16)
const signed = (key: Buffer, scope: string) => `${scope}.${macOf(key, scope).toString('base64url')}`

export type Key = Buffer

export async function openPictureKey(db: Db, random: Random, now: number): Promise<Key> {
  await openKey(db, purpose, random, now)
  return getPictureKey(db)
}

export async function getPictureKey(db: Db): Promise<Key> {
  return Buffer.from((await getKey(db, purpose)).seed, 'base64')
}

/** For who has these questions. */
export const quizPass = (key: Key, { quizId, revision }: { quizId: string; revision: number }) =>
  signed(key, `${quizId}.${revision}`)

/** No revision has this number. Who waits for the start must not see the pictures of questions. */
export const ofInstructions = 0

/** For who may read what stands before the start of a quiz. */
export const instructionsPass = (key: Key, quizId: string) =>
  quizPass(key, { quizId, revision: ofInstructions })

/**
 * The questions with the pass of their pictures, which comes with them and in no other way: an `<img>` cannot say who
 * asks.
 */
export async function withPasses(
  db: Db,
  { quizId, revision }: { quizId: string; revision: number },
  questions: readonly Question[],
): Promise<readonly Question[]> {
  if (withPass(questions, '') === questions) return questions
  return Object.freeze(withPass(questions, quizPass(await getPictureKey(db), { quizId, revision })))
}

/** For an educator who writes a question: of today and tomorrow, for every picture whose hash they know. */
export const educatorPass = (key: Key, now: number) => signed(key, `${educator}.${dayOf(now)}`)

/** What a pass is for, `any` is an educator's; undefined if it is none, or none any more. Asks no store. */
export function readPass(
  key: Key,
  pass: string,
  now: number,
): { quizId: string; revision: number } | 'any' | undefined {
  const end = pass.lastIndexOf('.')
  const scope = pass.slice(0, Math.max(end, 0))
  const mac = Buffer.from(pass.slice(end + 1), 'base64url')
  const expected = macOf(key, scope)
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined
  const [first = '', second] = scope.split('.')
  if (first !== educator) return { quizId: first, revision: Number(second) }
  return Number(second) >= dayOf(now) - 1 ? 'any' : undefined
}
