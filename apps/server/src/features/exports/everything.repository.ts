import type { QuestionContent } from '@quizly/domain'
import { sql } from 'kysely'
import { mapReadable, parseList } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'

type Page = { ownerId: string; afterId: string; limit: number }

const ownQuizzes = (db: Db, ownerId: string) =>
  db.selectFrom('quizzes').where('owner_id', '=', ownerId).where('deleted_at', 'is', null)

/** How much there is to write, about: stored questions of quizzes and bank in bytes, and files. */
export async function countEverything(db: Db, ownerId: string) {
  const { quizzes } = await ownQuizzes(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('quizzes'))
    .executeTakeFirstOrThrow()
  const { items, bytesOfBank } = await db
    .selectFrom('bank_items')
    .where('educator_id', '=', ownerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('items'),
      fn.coalesce(fn.sum<number>('bytes'), sql.lit(0)).as('bytesOfBank'),
    ])
    .executeTakeFirstOrThrow()
  const { results } = await db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .where('quizzes.owner_id', '=', ownerId)
    .where('quizzes.deleted_at', 'is', null)
    .where('attempts.state', '=', sql.lit('submitted'))
    .select(({ fn }) => fn.countAll<number>().as('results'))
    .executeTakeFirstOrThrow()
  const { pictures, bytesOfPictures } = await db
    .selectFrom('images')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('pictures'),
      fn.coalesce(fn.sum<number>('size'), sql.lit(0)).as('bytesOfPictures'),
    ])
    .executeTakeFirstOrThrow()
  return { quizzes, items, bytesOfBank, results, pictures, bytesOfPictures }
}

/** Not those in the bin. */
export async function listOwnQuizzes(db: Db, { ownerId, afterId, limit }: Page) {
  return ownQuizzes(db, ownerId)
    .select(['id', 'title'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** `bytes`: of the questions of all versions. */
export async function listBankItems(db: Db, { ownerId, afterId, limit }: Page) {
  const rows = await db
    .selectFrom('bank_items')
    .select(['id', 'version', 'title', 'tags', 'level', 'note', 'source', 'language', 'bytes'])
    .select('saved_at as savedAt')
    .where('educator_id', '=', ownerId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ tags, ...row }) => ({ ...row, tags: parseList<string>(tags) }))
}

/** Of all these items, the oldest first. One that cannot be read is reported and left out. */
export async function listVersionsOf(db: Db, itemIds: readonly string[]) {
  const rows = await db
    .selectFrom('bank_versions')
    .select(['item_id as itemId', 'version', 'question', 'saved_at as savedAt'])
    .where('item_id', 'in', itemIds)
    .orderBy('item_id')
    .orderBy('version')
    .execute()
  return mapReadable(
    rows.map((row) => ({ id: row.itemId, ...row })),
    ({ id: _, question, ...row }) => ({ ...row, question: JSON.parse(question) as QuestionContent }),
  )
}
