import { createHash } from 'node:crypto'
import type {
  addToBank as addToBankCall,
  CallBody,
  CallQuery,
  changeBankItem as changeBankItemCall,
  changeBankItems as changeBankItemsCall,
  listBank as listBankCall,
} from '@quizly/contract'
import {
  bankLimits,
  mergedTags,
  type Problem,
  problemsOfQuestion,
  picturesOf,
  type Question,
  type QuestionContent,
  type QuizRight,
  rolesWith,
  samenessOf,
  searchedTexts,
  tagKey,
  titleKey,
  titlePattern,
  trimQuestion,
  type UncheckedQuestion,
  withPass,
} from '@quizly/domain'
import { AppError, invalidInput, maxProblems } from '../../app-error.ts'
import type { Db, Store } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { NewId } from '../../random.ts'
import { educatorPass, getPictureKey } from '../pictures/passes.service.ts'
import { hasRoomForPictures } from '../pictures/pictures.service.ts'
import type { RenderQuestions } from '../rendering/rendering.service.ts'
import {
  countBank,
  deleteItems,
  dropOldVersions,
  findBankRole,
  findItem,
  findSame,
  findVersion,
  insertItems,
  insertUses,
  insertVersions,
  listItems,
  listNewestFor,
  listNewestIn,
  listTags as listTagsOf,
  listUses,
  listVersions,
  lockBank,
  lockBankOf,
  replaceItem,
  type StoredAbout,
  type StoredItem,
  type WrittenItem,
} from './bank.repository.ts'
import { usesOfItem, useOfItems } from './use.service.ts'

export { lockBank }

/** What is needed to store questions that somebody has written. */
export type ItemMaking = { newId: NewId; renderQuestions: RenderQuestions }
type About = NonNullable<CallBody<typeof changeBankItemCall>['about']>['after']

const questionsAtOnce = 50
/** Enough to find a question by, and little enough to look through all of a full bank. */
const searchedLength = 1_000
export const shownLength = 300

export const noBank = () => new AppError('not-found', 'no-bank')
const noItem = () => new AppError('not-found', 'no-bank-item')
const notInOrder = (index: number) =>
  invalidInput([{ path: `items.${index}.earlier`, code: 'version-wanted' }])
const full = () => new AppError('limit-reached', 'bank-full')
const iso = (moment: number) => new Date(moment).toISOString()

/** Whose bank is meant. Throws if that is another's on which somebody does not have this right. */
async function bankOf(db: Db, userId: string, of: string | undefined, right: QuizRight): Promise<string> {
  if (of === undefined || of === userId) return userId
  const role = await findBankRole(db, of, userId)
  if (!role || !rolesWith(right).includes(role)) throw noBank()
  return of
}

export async function listTags(reports: Db, userId: string, of: string | undefined) {
  return listTagsOf(reports, await bankOf(reports, userId, of, 'read'))
}

export async function listBank(reports: Db, userId: string, query: CallQuery<typeof listBankCall>) {
  const { of, search, tag, type, level, known, after } = query
  const ownerId = await bankOf(reports, userId, of, 'read')
  const rows = await listItems(reports, ownerId, {
    after,
    type,
    pattern: search?.trim() ? titlePattern(search) : undefined,
    tagKey: tag === undefined ? undefined : tagKey(tag),
    level: level === undefined ? undefined : Number(level),
    mayBeKnown: known !== undefined,
    most: bankLimits.perPage + 1,
  })
  const shown = rows.slice(0, bankLimits.perPage)
  const last = rows.length > shown.length ? shown.at(-1)?.id : undefined
  const uses = await useOfItems(reports, userId, shown)
  const readable = ownerId === userId ? shown : shown.map(withoutNote)
  return {
    items: readable.map((item) => toListed(item, uses.get(item.id))),
    ...(last !== undefined && { next: last }),
  }
}

type Use = Awaited<ReturnType<typeof useOfItems>> extends Map<string, infer Of> ? Of : never

function toListed({ id, savedAt, version, type, text, quizzes, ...item }: StoredItem, use: Use | undefined) {
  return {
    _id: id,
    version,
    type,
    text,
    quizzes,
    ...knownOf(item),
    savedAt: iso(savedAt),
    ...(use && { use }),
  }
}

function knownOf({ title, tags, level, note, source, language }: StoredAbout): About {
  return {
    tags: [...tags],
    ...(title !== null && { title }),
    ...(level !== null && { level }),
    ...(note !== null && { note }),
    ...(source !== null && { source }),
    ...(language !== null && { language }),
  }
}

/** A note is for the owner alone. */
const withoutNote = <Item extends { note?: string | null }>(item: Item) => ({ ...item, note: null })

/** Equal for what is stored alike. */
const knownText = ({ title, tags, level, note, source, language }: About, isOwn: boolean) =>
  JSON.stringify([
    title || null,
    mergedTags(tags),
    level ?? null,
    (isOwn && note) || null,
    source || null,
    language ?? null,
  ])

/** With its texts drawn by this version of the renderer, whenever it was saved. */
export async function getItem(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  renderQuestions: RenderQuestions,
  { itemId, userId, version }: { itemId: string; userId: string; version: number | undefined },
  now: number,
) {
  const found = await findItem(reports, userId, itemId)
  const question = found && (await findVersion(reports, itemId, version ?? found.version))
  if (!found || !question) throw noItem()
  const isOwn = rolesWith('own').includes(found.role)
  const { owner, role, ...item } = isOwn ? found : withoutNote(found)
  const [rendered = question] = await renderQuestions([question], userId)
  const pass = educatorPass(await getPictureKey(db), now)
  const [shown = rendered] = withPass([rendered as Question], pass)
  const versions = await listVersions(reports, itemId)
  return {
    item: {
      ...toListed(item, (await useOfItems(reports, userId, [item])).get(itemId)),
      role,
      ...(!isOwn && { owner }),
      question: shown,
      versions: versions.map((each) => ({ version: each.version, savedAt: iso(each.savedAt) })),
      usedIn: await listUses(reports, { itemId, userId }, bankLimits.perPage),
      uses: await usesOfItem(reports, userId, itemId, bankLimits.perPage),
    },
  }
}

/** Puts questions in: all or none. Returns their items in the same order. */
export async function addToBank(
  db: Db,
  { newId, renderQuestions }: ItemMaking,
  ownerId: string,
  { items, leavesOutSame }: CallBody<typeof addToBankCall>,
  now: number,
): Promise<{ items: { _id: string; version: number; same?: true }[] }> {
  const prepared = await prepare(
    items.flatMap(({ question, earlier = [] }) => [...earlier.map((each) => each.question), question]),
    renderQuestions,
    ownerId,
  )
  // The last one saved is the first in the list, and these come at the same moment: so they are listed in their order.
  const ids = items.map(() => newId()).toSorted((one, other) => (one < other ? 1 : -1))
  let from = 0
  const written = items.map(({ version = 1, earlier = [], ...item }, index) => {
    const its = prepared.slice(from, (from += earlier.length + 1))
    const id = ids[index] ?? newId()
    const numbers = [...earlier.map((each) => each.version), version]
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0))) throw notInOrder(index)
    const versions = its.map(({ content, pictures }, at) => {
      const question = JSON.stringify(content)
      return { id, version: numbers[at] ?? 1, question, bytes: Buffer.byteLength(question), pictures }
    })
    const { content } = its.at(-1) as Prepared
    return {
      ...toWritten({ id, version }, content, item, now),
      bytes: versions.reduce((sum, { bytes }) => sum + bytes, 0),
      versions,
    }
  })
  return db.transaction().execute(async (trx) => {
    await lockBank(trx, ownerId)
    const same = leavesOutSame
      ? await findSame(
          trx,
          ownerId,
          written.map(({ sameness }) => sameness),
        )
      : new Map<string, { id: string; version: number }>()
    const fresh = written.filter((item) => {
      if (same.has(item.sameness)) return false
      if (leavesOutSame) same.set(item.sameness, item)
      return true
    })
    if (fresh.length > 0) {
      await insertItems(
        trx,
        ownerId,
        fresh.map(({ versions: _, ...item }) => item),
      )
      const versions = fresh.flatMap((item) => item.versions)
      await insertVersions(trx, versions, now)
      await requireRoom(trx, ownerId, versions)
    }
    const isFresh = new Set(fresh)
    return {
      items: written.map((item) => {
        const { id, version } = isFresh.has(item) ? item : (same.get(item.sameness) ?? item)
        return { _id: id, version, ...(!isFresh.has(item) && { same: true as const }) }
      }),
    }
  })
}

async function requireRoom(
  trx: Db,
  ownerId: string,
  added: readonly { pictures: readonly string[] }[],
): Promise<void> {
  const { items, bytes, tags } = await countBank(trx, ownerId)
  if (items > bankLimits.items || bytes > bankLimits.bytes || tags > bankLimits.tagsOfBank) throw full()
  const isPictured = added.some(({ pictures }) => pictures.length > 0)
  if (isPictured && !(await hasRoomForPictures(trx, ownerId, ''))) {
    throw new AppError('limit-reached', 'pictures-fill-account')
  }
}

/** Another question is a new version; what is known of it is that of all versions. */
export async function changeItem(
  db: Db,
  { renderQuestions }: ItemMaking,
  { itemId, userId }: { itemId: string; userId: string },
  { revised, about }: CallBody<typeof changeBankItemCall>,
  now: number,
): Promise<{ version: number }> {
  const [prepared] = revised ? await prepare([revised.question], renderQuestions, userId) : []
  return db.transaction().execute(async (trx) => {
    if (!(await lockBankOf(trx, itemId))) throw noItem()
    const found = await findItem(trx, userId, itemId)
    const before = found && (await findVersion(trx, itemId, found.version))
    if (!found || !before || !rolesWith('edit').includes(found.role)) throw noItem()
    const ownerId = found.owner._id
    const isOwn = ownerId === userId
    const isOutdated =
      (revised && revised.base !== found.version) ||
      (about && knownText(about.before, isOwn) !== knownText(knownOf(found), isOwn))
    if (isOutdated) throw new AppError('quiz-changed', 'bank-item-changed')
    const text = prepared && JSON.stringify(prepared.content)
    const isNew = text !== undefined && text !== JSON.stringify(before)
    const version = found.version + Number(isNew)
    const content = prepared?.content ?? before
    if (isNew) {
      const { pictures } = prepared as Prepared
      await insertVersions(trx, [{ id: itemId, version, question: text, pictures }], now)
    }
    const bytes = await dropOldVersions(trx, itemId, bankLimits.versions)
    const known = { ...(about?.after ?? knownOf(found)), ...(!isOwn && { note: found.note ?? undefined }) }
    await replaceItem(trx, ownerId, { ...toWritten({ id: itemId, version }, content, known, now), bytes })
    await requireRoom(trx, ownerId, isNew && prepared ? [prepared] : [])
    return { version }
  })
}

/** All or none; those that are gone meanwhile are left out. */
export async function changeItems(
  db: Db,
  userId: string,
  { of, items, addTags = [], removeTags = [], level }: CallBody<typeof changeBankItemsCall>,
  now: number,
): Promise<{ changed: number }> {
  const removed = new Set(removeTags.map(tagKey))
  return db.transaction().execute(async (trx) => {
    await lockBank(trx, of ?? userId)
    const ownerId = await bankOf(trx, userId, of, 'edit')
    const found = await listNewestIn(trx, ownerId, items)
    for (const [index, { question, bytes, role: _, ...item }] of found.entries()) {
      if (index % questionsAtOnce === 0) await yieldToEventLoop()
      const tags = mergedTags([...item.tags.filter((tag) => !removed.has(tagKey(tag))), ...addTags])
      if (tags.length > bankLimits.tags) {
        throw new AppError('limit-reached', { reason: 'too-many-tags', params: { most: bankLimits.tags } })
      }
      const about = { ...knownOf(item), tags, ...(level !== undefined && { level: level ?? undefined }) }
      await replaceItem(trx, ownerId, { ...toWritten(item, question, about, now), bytes })
    }
    await requireRoom(trx, ownerId, [])
    return { changed: found.length }
  })
}

export async function removeItem(db: Db, ownerId: string, itemId: string): Promise<void> {
  if ((await deleteItems(db, ownerId, [itemId])) === 0) throw noItem()
}

export async function removeItems(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  return { deleted: await deleteItems(db, ownerId, ids) }
}

export async function findNewest(reports: Db, userId: string, ids: readonly string[]) {
  const found = await listNewestFor(reports, userId, ids)
  return {
    items: found.map(({ id, version, question, role }) => ({
      _id: id,
      version,
      question,
      mayEdit: rolesWith('edit').includes(role ?? 'owner'),
    })),
  }
}

/** As they are put into a quiz. Items that are gone or may not be read are refused together. */
export async function takeFromBank(
  reports: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ questions: UncheckedQuestion[] }> {
  const found = new Map((await listNewestFor(reports, userId, ids)).map((item) => [item.id, item]))
  return {
    questions: ids.map((id) => {
      const item = found.get(id)
      if (!item) throw noItem()
      return { ...item.question, from: { item: id, version: item.version } }
    }),
  }
}

/** Notes which items a quiz has copies of. Plain quizzes cost nothing. */
export async function noteTaken(
  trx: Db,
  quizId: string,
  userId: string,
  questions: readonly UncheckedQuestion[],
): Promise<void> {
  const taken = new Map(questions.flatMap(({ from }) => (from ? [[from.item, from.version] as const] : [])))
  if (taken.size > 0) await insertUses(trx, { quizId, userId }, taken)
}

type Prepared = { content: QuestionContent; pictures: readonly string[] }

/** Trimmed and checked as for a quiz. Throws what is wrong with them. */
async function prepare(
  drafts: readonly UncheckedQuestion[],
  renderQuestions: RenderQuestions,
  ownerId: string,
): Promise<Prepared[]> {
  const problems: Problem[] = []
  const trimmed: UncheckedQuestion[] = []
  for (const [index, { from: _, ...draft }] of drafts.entries()) {
    if (index % questionsAtOnce === 0) await yieldToEventLoop()
    const question = trimQuestion(draft)
    problems.push(...problemsOfQuestion(question, index))
    trimmed.push(question)
    if (problems.length >= maxProblems) break
  }
  if (problems.length > 0) throw invalidInput(problems)
  const rendered = await renderQuestions(trimmed, ownerId)
  return trimmed.map((content, index) => ({
    content: content as QuestionContent,
    pictures: picturesOf([rendered[index] ?? {}]),
  }))
}

export const samenessHash = (question: UncheckedQuestion) =>
  createHash('sha256').update(samenessOf(question)).digest('base64url')

/** How a question begins in lists. */
export const shownText = (question: UncheckedQuestion) =>
  searchedTexts({ ...question, options: [], correctAnswers: [] }).slice(0, shownLength)

function toWritten(
  { id, version }: { id: string; version: number },
  question: QuestionContent,
  { title, tags: given, level, note, source, language }: About,
  now: number,
): WrittenItem {
  const tags = mergedTags(given)
  const text = searchedTexts(question).slice(0, searchedLength)
  return {
    id,
    version,
    type: question.type,
    text: shownText(question),
    title: title || null,
    tags,
    tagKeys: tags.map(tagKey),
    level: level ?? null,
    note: note || null,
    source: source || null,
    language: language ?? null,
    searchKey: titleKey([title, text, ...tags].filter(Boolean).join(' ')),
    sameness: samenessHash(question),
    savedAt: now,
  }
}
