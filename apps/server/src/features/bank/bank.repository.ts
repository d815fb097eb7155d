import type { BankRole, QuestionContent, QuestionType } from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import { keepNewest } from '../../db/keep-newest.ts'
import { parseList } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'

/** What is known of an item beside its question. */
export type StoredAbout = {
  title: string | null
  tags: readonly string[]
  level: number | null
  note: string | null
  source: string | null
  language: string | null
}
export type StoredItem = StoredAbout & {
  id: string
  version: number
  type: QuestionType
  text: string
  savedAt: number
  quizzes: number
  mayBeKnown: boolean
}
export type WrittenItem = StoredAbout & {
  id: string
  version: number
  type: QuestionType
  text: string
  searchKey: string
  sameness: string
  tagKeys: readonly string[]
  savedAt: number
}

const columns = [
  'id',
  'version',
  'type',
  'text',
  'title',
  'level',
  'note',
  'source',
  'language',
  'tags',
] as const
const rowsAtOnce = 1_000

/** Own items, and those of banks that are shared with somebody. */
export const isReadableBy = (userId: string) =>
  sql<boolean>`(bank_items.educator_id = ${userId} or exists (
    select 1 from bank_shares where owner_id = bank_items.educator_id and user_id = ${userId}))`

/** The role that somebody was given on the bank of an item. */
const givenRole = (userId: string) =>
  sql<BankRole | null>`(select role from bank_shares where owner_id = bank_items.educator_id and user_id = ${userId})`

const items = (db: Db) =>
  db
    .selectFrom('bank_items')
    .select(columns)
    .select(['saved_at as savedAt', 'may_be_known'])
    .select(({ selectFrom, fn }) =>
      selectFrom('bank_uses')
        .select(fn.countAll<number>().as('count'))
        .whereRef('bank_uses.item_id', '=', 'bank_items.id')
        .$asScalar()
        .$notNull()
        .as('quizzes'),
    )

const toItem = <Row extends { tags: string; may_be_known: number | null }>({
  tags,
  may_be_known: mayBeKnown,
  ...row
}: Row) => ({
  ...row,
  tags: parseList<string>(tags),
  mayBeKnown: mayBeKnown === 1,
})

export type Filter = {
  pattern?: string | undefined
  tagKey?: string | undefined
  type?: QuestionType | undefined
  level?: number | undefined
  mayBeKnown?: boolean | undefined
  after?: string | undefined
  most: number
}

/** The last saved first. */
export async function listItems(
  db: Db,
  ownerId: string,
  { pattern, tagKey, type, level, mayBeKnown, after, most }: Filter,
): Promise<StoredItem[]> {
  let found = items(db).where('educator_id', '=', ownerId)
  if (pattern !== undefined) found = found.where(sql<boolean>`search_key like ${pattern} escape '\\'`)
  if (type !== undefined) found = found.where('type', '=', type)
  if (level !== undefined) found = found.where('level', '=', level)
  if (mayBeKnown) found = found.where('may_be_known', '=', 1)
  if (tagKey !== undefined) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_tags')
          .select('bank_tags.item_id')
          .whereRef('bank_tags.item_id', '=', 'bank_items.id')
          .where('bank_tags.tag_key', '=', tagKey),
      ),
    )
  }
  if (after !== undefined) {
    found = found.where(
      sql<boolean>`(saved_at, id) < (select saved_at, id from bank_items where id = ${after} and educator_id = ${ownerId})`,
    )
  }
  const rows = await found.orderBy('saved_at', 'desc').orderBy('id', 'desc').limit(most).execute()
  return rows.map(toItem)
}

/** One that somebody may read, with the role by which, and whose it is. */
export async function findItem(
  db: Db,
  userId: string,
  id: string,
): Promise<(StoredItem & { owner: { _id: string; name: string }; role: 'owner' | BankRole }) | undefined> {
  const row = await items(db)
    .select(['educator_id as ownerId', givenRole(userId).as('role')])
    .select(({ selectFrom }) =>
      selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'bank_items.educator_id')
        .$asScalar()
        .$notNull()
        .as('ownerName'),
    )
    .where('id', '=', id)
    .where(isReadableBy(userId))
    .executeTakeFirst()
  if (!row) return undefined
  const { ownerId, ownerName, role, ...item } = row
  return { ...toItem(item), owner: { _id: ownerId, name: ownerName }, role: role ?? 'owner' }
}

/** The role that somebody was given on another's bank. */
export async function findBankRole(db: Db, ownerId: string, userId: string): Promise<BankRole | undefined> {
  const row = await db
    .selectFrom('bank_shares')
    .select('role')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role
}

export async function listTags(db: Db, ownerId: string): Promise<{ tag: string; items: number }[]> {
  return db
    .selectFrom('bank_tags')
    .select(({ fn }) => [fn.min('tag').as('tag'), fn.countAll<number>().as('items')])
    .where('educator_id', '=', ownerId)
    .groupBy('tag_key')
    .orderBy('tag_key')
    .execute()
}

/** The newest versions first. */
export async function listVersions(db: Db, id: string): Promise<{ version: number; savedAt: number }[]> {
  return db
    .selectFrom('bank_versions')
    .select(['version', 'saved_at as savedAt'])
    .where('item_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

export async function findVersion(db: Db, id: string, version: number): Promise<QuestionContent | undefined> {
  const row = await db
    .selectFrom('bank_versions')
    .select('question')
    .where('item_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && (JSON.parse(row.question) as QuestionContent)
}

/** The newest versions of those of these items that are in a bank. */
export const listNewestIn = (db: Db, ownerId: string, ids: readonly string[]) =>
  listNewest(db, ownerId, ids, sql<boolean>`bank_items.educator_id = ${ownerId}`)

/** The newest versions of those of these items that somebody may read, with the role that they were given on the bank. */
export const listNewestFor = (db: Db, userId: string, ids: readonly string[]) =>
  listNewest(db, userId, ids, isReadableBy(userId))

async function listNewest(db: Db, userId: string, ids: readonly string[], isMeant: RawBuilder<boolean>) {
  const rows = await db
    .selectFrom('bank_items')
    .innerJoin('bank_versions', (join) =>
      join
        .onRef('bank_versions.item_id', '=', 'bank_items.id')
        .onRef('bank_versions.version', '=', 'bank_items.version'),
    )
    .select(['bank_items.id', 'bank_items.version', 'bank_items.bytes', 'bank_versions.question'])
    .select(['title', 'level', 'note', 'source', 'language', 'tags', 'may_be_known'])
    .select(givenRole(userId).as('role'))
    .where(isMeant)
    .where('bank_items.id', 'in', ids)
    .execute()
  return rows.map(({ question, ...row }) => ({
    ...toItem(row),
    question: JSON.parse(question) as QuestionContent,
  }))
}

/** The quizzes with a copy that somebody has a role on. */
export async function listUses(
  db: Db,
  { itemId, userId }: { itemId: string; userId: string },
  most: number,
): Promise<{ quizId: string; title: string; version: number }[]> {
  return db
    .selectFrom('bank_uses')
    .innerJoin('quizzes', 'quizzes.id', 'bank_uses.quiz_id')
    .innerJoin('quiz_roles', 'quiz_roles.quiz_id', 'quizzes.id')
    .select(['quizzes.id as quizId', 'quizzes.title', 'bank_uses.version'])
    .where('bank_uses.item_id', '=', itemId)
    .where('quiz_roles.user_id', '=', userId)
    .where('quizzes.deleted_at', 'is', null)
    .orderBy('quizzes.created_at', 'desc')
    .limit(most)
    .execute()
}

/** Locks the bank that an item is in; false if it is gone. */
export async function lockBankOf(trx: Db, itemId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('bank_items').select('educator_id').where('id', '=', itemId),
    )
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Locked, so that what comes at once is counted together, and nobody changes a bank that is not shared any more. */
export async function lockBank(trx: Db, ownerId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute()
}

export async function countBank(
  trx: Db,
  ownerId: string,
): Promise<{ items: number; bytes: number; tags: number }> {
  return trx
    .selectFrom('bank_items')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('items'),
      fn.coalesce(fn.sum<number>('bytes'), sql.lit(0)).as('bytes'),
      selectFrom('bank_tags')
        .select(sql<number>`count(distinct tag_key)`.as('tags'))
        .where('educator_id', '=', ownerId)
        .$asScalar()
        .$notNull()
        .as('tags'),
    ])
    .where('educator_id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

/** For each of these hashes the item that has it, if there is one. */
export async function findSame(
  trx: Db,
  ownerId: string,
  hashes: readonly string[],
): Promise<Map<string, { id: string; version: number }>> {
  const rows = await trx
    .selectFrom('bank_items')
    .select(['sameness', 'id', 'version'])
    .where('educator_id', '=', ownerId)
    .where('sameness', 'in', hashes)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ sameness, ...item }) => [sameness, item]))
}

/** Items of these lengths, from the first to the last, in pages by their IDs. */
export async function listTexts(
  db: Db,
  ownerId: string,
  { from, to, after, limit }: { from: number; to: number; after: string; limit: number },
): Promise<{ _id: string; type: QuestionType; text: string }[]> {
  return db
    .selectFrom('bank_items')
    .select(['id as _id', 'type', 'text'])
    .where('educator_id', '=', ownerId)
    .where('id', '>', after)
    .where(sql<boolean>`length(text) between ${from} and ${to}`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

const columnsOf = ({ searchKey, tags, tagKeys: _, savedAt, ...item }: WrittenItem) => ({
  ...item,
  tags: JSON.stringify(tags),
  search_key: searchKey,
  saved_at: savedAt,
})

export type WrittenVersion = { id: string; version: number; question: string; pictures: readonly string[] }

export async function insertItems(
  trx: Db,
  ownerId: string,
  written: readonly (WrittenItem & { bytes: number })[],
): Promise<void> {
  await trx
    .insertInto('bank_items')
    .values(written.map((item) => ({ educator_id: ownerId, ...columnsOf(item), bytes: item.bytes })))
    .execute()
  await insertTags(trx, ownerId, written)
}

async function insertTags(trx: Db, ownerId: string, written: readonly WrittenItem[]): Promise<void> {
  const rows = written.flatMap(({ id, tags, tagKeys }) =>
    tags.map((tag, index) => ({ item_id: id, educator_id: ownerId, tag, tag_key: tagKeys[index] ?? tag })),
  )
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await trx
      .insertInto('bank_tags')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  }
}

export async function insertVersions(
  trx: Db,
  versions: readonly WrittenVersion[],
  now: number,
): Promise<void> {
  const rows = versions.map(({ id, version, question }) => ({
    item_id: id,
    version,
    question,
    saved_at: now,
  }))
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await trx
      .insertInto('bank_versions')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  }
  const pictures = versions.flatMap(({ id, pictures: hashes }) =>
    [...new Set(hashes)].map((hash) => ({ item_id: id, image_hash: hash })),
  )
  for (let from = 0; from < pictures.length; from += rowsAtOnce) {
    await trx
      .insertInto('bank_images')
      .values(pictures.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['item_id', 'image_hash']).doNothing())
      .execute()
  }
}

/** The oldest versions of an item go when it has too many; returns the bytes of what is left. */
export async function dropOldVersions(trx: Db, id: string, most: number): Promise<number> {
  const where = sql`item_id = ${id}`
  const history = { where, per: 'item_id', order: sql`version desc`, most }
  await keepNewest(trx, 'bank_versions', history)
  const { bytes } = await trx
    .selectFrom('bank_versions')
    .select(sql<number>`coalesce(sum(octet_length(question)), 0)`.as('bytes'))
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
  return bytes
}

export async function replaceItem(
  trx: Db,
  ownerId: string,
  item: WrittenItem & { bytes: number },
): Promise<void> {
  await trx
    .updateTable('bank_items')
    .set(({ ref, val, eb }) => ({
      ...columnsOf(item),
      bytes: item.bytes,
      // Another question has to be found out about anew.
      may_be_known: eb
        .case()
        .when('sameness', '=', item.sameness)
        .then(ref('may_be_known'))
        .else(val(null))
        .end(),
    }))
    .where('id', '=', item.id)
    .execute()
  await trx.deleteFrom('bank_tags').where('item_id', '=', item.id).execute()
  await insertTags(trx, ownerId, [item])
}

/** Returns how many there were. */
export async function deleteItems(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bank_items')
    .where('id', 'in', ids)
    .where('educator_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Those of these items that somebody may read, with the version that a quiz has a copy of. */
export async function insertUses(
  trx: Db,
  { quizId, userId }: { quizId: string; userId: string },
  taken: ReadonlyMap<string, number>,
): Promise<void> {
  const readable = await trx
    .selectFrom('bank_items')
    .select('id')
    .where(isReadableBy(userId))
    .where('id', 'in', [...taken.keys()])
    .execute()
  if (readable.length === 0) return
  await trx
    .insertInto('bank_uses')
    .values(readable.map(({ id }) => ({ item_id: id, quiz_id: quizId, version: taken.get(id) ?? 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'quiz_id'])
        .doUpdateSet(({ ref }) => ({ version: ref('excluded.version') })),
    )
    .execute()
  await trx
    .insertInto('bank_counts')
    .values({ quiz_id: quizId, due_at: 0 })
    .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet({ due_at: 0 }))
    .execute()
}
