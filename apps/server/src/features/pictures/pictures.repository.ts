import type { PictureSize, PictureSizes } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

export type StoredPicture = Omit<PictureSize, 'bytes'> & { hash: string; bytes: Uint8Array; ownerId: string }

/** Whoever sends a picture again finds it there for as long as if it were new. */
export async function keepLonger(trx: Db, hash: string, until: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('images')
    .set({ kept_until: until })
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertPicture(
  trx: Db,
  { hash, bytes, width, height, ownerId }: StoredPicture,
  until: number,
): Promise<void> {
  await trx
    .insertInto('images')
    .values({
      hash,
      owner_id: ownerId,
      width,
      height,
      size: bytes.length,
      kept_until: until,
      bytes: Buffer.from(bytes),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function findSizes(db: Db, hashes: readonly string[]): Promise<PictureSizes> {
  const rows = await db
    .selectFrom('images')
    .select(['hash', 'width', 'height', 'size as bytes'])
    .where('hash', 'in', hashes)
    .execute()
  return Object.fromEntries(rows.map(({ hash, ...size }) => [hash, size]))
}

/** Locked, so that two pictures that come at once are not each counted without the other. */
export async function lockOwner(trx: Db, ownerId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute()
}

/** The bytes of the pictures in an owner's quizzes and bank, in a quiz that might become theirs, and of what they sent and nobody uses. */
export async function countBytesOf(trx: Db, ownerId: string, quizId = ''): Promise<number> {
  const used = trx
    .selectFrom('image_uses')
    .innerJoin('images', 'images.hash', 'image_uses.image_hash')
    .select(['images.hash', 'images.size'])
  const inOwnQuizzes = used
    .innerJoin('quizzes', 'quizzes.id', 'image_uses.quiz_id')
    .where('quizzes.owner_id', '=', ownerId)
  const inOwnBank = trx
    .selectFrom('bank_images')
    .innerJoin('bank_items', 'bank_items.id', 'bank_images.item_id')
    .innerJoin('images', 'images.hash', 'bank_images.image_hash')
    .select(['images.hash', 'images.size'])
    .where('bank_items.educator_id', '=', ownerId)
  const unused = unusedPictures(trx).select(['hash', 'size']).where('owner_id', '=', ownerId)
  const { bytes } = await trx
    .selectFrom(
      inOwnQuizzes
        .union(used.where('image_uses.quiz_id', '=', quizId))
        .union(inOwnBank)
        .union(unused)
        .as('own'),
    )
    .select(({ fn }) => fn.coalesce(fn.sum<number>('own.size'), sql.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** Returns how many of them the quiz has not used before. */
export async function insertUses(trx: Db, quizId: string, hashes: readonly string[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('image_uses')
    .values(hashes.map((hash) => ({ quiz_id: quizId, image_hash: hash })))
    .onConflict((conflict) => conflict.columns(['quiz_id', 'image_hash']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Undefined if there is no such quiz, or it has no questions yet. */
export async function findCurrentRevision(db: Db, quizId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .select('current_revision')
    .where('id', '=', quizId)
    .executeTakeFirst()
  return row?.current_revision ?? undefined
}

/** Whether somebody was asked this revision, or is marked by it. */
export async function isInAttempt(
  db: Db,
  { quizId, revision }: { quizId: string; revision: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where(({ or, eb }) => or([eb('revision', '=', revision), eb('marked_revision', '=', revision)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function isInInstructions(
  db: Db,
  { quizId, hash }: { quizId: string; hash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('quiz_instructions')
    .select('quiz_id')
    .where('quiz_id', '=', quizId)
    .where('nodes', 'like', `%"image":"${hash}"%`)
    .executeTakeFirst()
  return row !== undefined
}

export async function findBytes(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('images').select('bytes').where('hash', '=', hash).executeTakeFirst()
  return row?.bytes
}

/** Pictures that no quiz and no bank uses and that need not be kept any longer. */
export async function listForgotten(
  db: Db,
  now: number,
  limit: number,
): Promise<{ hash: string; ownerId: string }[]> {
  return unusedPictures(db)
    .select(['hash', 'owner_id as ownerId'])
    .where('kept_until', '<', now)
    .orderBy('kept_until')
    .limit(limit)
    .execute()
}

export async function isInDraft(
  db: Db,
  { hash, ownerId }: { hash: string; ownerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('drafts')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('questions', 'like', `%image:${hash}%`)
    .executeTakeFirst()
  return row !== undefined
}

/** Unless a quiz or a bank uses it by now. */
export async function deletePicture(db: Db, hash: string): Promise<void> {
  await db
    .deleteFrom('images')
    .where('hash', '=', hash)
    .where('hash', 'not in', ({ selectFrom }) =>
      selectFrom('image_uses').select('image_hash').where('image_hash', '=', hash),
    )
    .where('hash', 'not in', ({ selectFrom }) =>
      selectFrom('bank_images').select('image_hash').where('image_hash', '=', hash),
    )
    .execute()
}

const unusedPictures = (db: Db) =>
  db
    .selectFrom('images')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('image_uses')
            .select('image_uses.quiz_id')
            .whereRef('image_uses.image_hash', '=', 'images.hash'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_images')
            .select('bank_images.item_id')
            .whereRef('bank_images.image_hash', '=', 'images.hash'),
        ),
      ),
    )
