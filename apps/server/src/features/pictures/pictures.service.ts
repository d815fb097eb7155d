import { createHash } from 'node:crypto'
import { pictureLimits, picturesNamedIn, picturesOf, type Question, type TextToRender } from '@quizly/domain'
import { CallerGone, createPictureReader, RendererBusy, type TurnsOf } from '@quizly/renderer'
import { AppError, invalidInput } from '../../app-error.ts'
import type { Db, Store } from '../../db/store.ts'
import {
  countBytesOf,
  deletePicture,
  findBytes,
  findCurrentRevision,
  findSizes,
  insertPicture,
  insertUses,
  isInAttempt,
  isInDraft,
  isInInstructions,
  keepLonger,
  listForgotten,
  lockOwner,
} from './pictures.repository.ts'
import { type Key, ofInstructions, readPass } from './passes.service.ts'

const dayMs = 24 * 3_600_000
/** How long a picture stays that no quiz uses. */
const unusedMs = 30 * dayMs
const maxRecent = 32 * 1024 ** 2
const ofOneSweep = 20

/** Reads what was sent and stores it as it will be shown. The same picture is stored once. */
export type StorePicture = (
  db: Db,
  sent: { bytes: Uint8Array; ownerId: string; isWanted?: () => boolean },
  now: number,
) => Promise<{ hash: string; width: number; height: number; bytes: number }>

export function createPictureStore(): { storePicture: StorePicture; close: () => void } {
  const reader = createPictureReader()

  async function read(bytes: Uint8Array, by: TurnsOf) {
    try {
      return await reader.read(bytes, by)
    } catch (error) {
      if (!(error instanceof RendererBusy || error instanceof CallerGone)) throw error
      throw new AppError('busy', 'pictures-being-read', { retryAfterSeconds: 5 })
    }
  }

  return {
    storePicture: async (db, { bytes: sent, ownerId, isWanted }, now) => {
      const known = await findKnown(db, sent, now)
      if (known) return known
      const found = await read(sent, { account: ownerId, ...(isWanted && { isWanted }) })
      if ('problem' in found) throw invalidInput([{ path: 'picture', ...found.problem }])
      const { bytes, ...size } = found.picture
      const hash = hashOf(bytes)
      await db.transaction().execute(async (trx) => {
        if (await keepLonger(trx, hash, now + unusedMs)) return
        await lockOwner(trx, ownerId)
        if ((await countBytesOf(trx, ownerId)) + bytes.length > pictureLimits.bytesOfEducator) {
          throw picturesFillAccount()
        }
        await insertPicture(trx, { hash, bytes, ...size, ownerId }, now + unusedMs)
      })
      return { hash, ...size, bytes: bytes.length }
    },
    close: () => reader.close(),
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What a file of a quiz brings back stays as it is: each time it is written again it would lose something. */
async function findKnown(db: Db, sent: Uint8Array, now: number) {
  const hash = hashOf(sent)
  if (!(await keepLonger(db, hash, now + unusedMs))) return undefined
  const { [hash]: size } = await findSizes(db, [hash])
  return size && { hash, ...size }
}

const picturesFillAccount = () => new AppError('limit-reached', 'pictures-fill-account')

/** Texts with the sizes of the pictures that they name; those that are not there are left out. */
export async function withPictureSizes<Text extends TextToRender>(
  db: Db,
  texts: readonly Text[],
): Promise<readonly Text[]> {
  const named = texts.map(({ source }) => picturesNamedIn(source))
  const hashes = [...new Set(named.flat())]
  if (hashes.length === 0) return texts
  const pictures = await findSizes(db, hashes)
  return texts.map((text, at) => (named[at]?.length ? { ...text, pictures } : text))
}

/** By their hashes; those that are not there are left out. */
export const sizesOfPictures = (db: Db, hashes: readonly string[]) => findSizes(db, hashes)
export const findPictureBytes = (db: Db, hash: string) => findBytes(db, hash)

type Shown = Parameters<typeof picturesOf>[0][number]

/** Notes what a revision shows, so that it stays, and returns how much of it the quiz did not have. */
export async function notePictures(trx: Db, quizId: string, questions: readonly Shown[]): Promise<number> {
  const hashes = picturesOf(questions)
  return hashes.length === 0 ? 0 : insertUses(trx, quizId, hashes)
}

/** The same of a new revision. Throws if its owner has no room for pictures that the quiz did not have. */
export async function usePictures(
  trx: Db,
  { id, ownerId }: { id: string; ownerId: string },
  questions: readonly Shown[],
): Promise<void> {
  if ((await notePictures(trx, id, questions)) === 0) return
  if ((await countBytesOf(trx, ownerId)) > pictureLimits.bytesOfEducator) throw picturesFillAccount()
}

/** Whether somebody has room for the pictures of a quiz that is not theirs yet. */
export async function hasRoomForPictures(trx: Db, ownerId: string, quizId: string): Promise<boolean> {
  return (await countBytesOf(trx, ownerId, quizId)) <= pictureLimits.bytesOfEducator
}

/** What was sent and is in no quiz, and in no draft of who has sent it, goes after thirty days. */
export async function deleteForgottenPictures(db: Db, now: number): Promise<void> {
  for (const picture of await listForgotten(db, now, ofOneSweep)) {
    if (await isInDraft(db, picture)) await keepLonger(db, picture.hash, now + unusedMs)
    else await deletePicture(db, picture.hash)
  }
}

/** The questions of a revision, the same list each time while they are kept in memory. */
export type FindQuestions = (
  db: Db,
  quizId: string,
  revision: number,
) => Promise<readonly Question[] | undefined>

/** Pictures by their hashes, the last ones from memory. */
export function createPictureFinder(
  { db, reports, findQuestions }: Pick<Store, 'db' | 'reports'> & { findQuestions: FindQuestions },
  key: Key,
) {
  const shownIn = new WeakMap<readonly Question[], ReadonlySet<string>>()
  const recent = new Map<string, Uint8Array>()
  let held = 0

  function remember(hash: string, bytes: Uint8Array): void {
    if (recent.delete(hash)) held -= bytes.length
    recent.set(hash, bytes)
    held += bytes.length
    for (const [least, { length }] of recent) {
      if (held <= maxRecent) return
      recent.delete(least)
      held -= length
    }
  }

  async function shows(quizId: string, revision: number, hash: string): Promise<boolean> {
    const questions = await findQuestions(db, quizId, revision)
    if (!questions) return false
    const shown = shownIn.get(questions) ?? new Set(picturesOf(questions))
    shownIn.set(questions, shown)
    return shown.has(hash)
  }

  /** Of this revision, and still in the quiz or in an attempt that was asked or is marked by the revision. */
  async function isShown({ quizId, revision }: { quizId: string; revision: number }, hash: string) {
    const current = await findCurrentRevision(db, quizId)
    if (current === undefined) return false
    if (revision === ofInstructions) return isInInstructions(db, { quizId, hash })
    if (!(await shows(quizId, revision, hash))) return false
    if (revision === current || (await shows(quizId, current, hash))) return true
    return isInAttempt(db, { quizId, revision })
  }

  /** Undefined for what a pass does not show. */
  return async function findPicture(
    { pass, hash }: { pass: string; hash: string },
    now: number,
  ): Promise<Uint8Array | undefined> {
    const scope = readPass(key, pass, now)
    if (!scope || (scope !== 'any' && !(await isShown(scope, hash)))) return undefined
    const bytes = recent.get(hash) ?? (await findBytes(reports, hash))
    if (bytes) remember(hash, bytes)
    return bytes
  }
}
