import { compareUses, type ItemUse, mayBeKnown, useTogether } from '@quizly/domain'
import type { Db, Store } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { listItemsWithUses, listUsesOf, replaceKnown } from './use.repository.ts'

export {
  claimDue,
  findQuizToCount,
  listItemsOf,
  listVersionsOf,
  replaceUses,
  setDue,
  type StoredUse,
} from './use.repository.ts'

const iso = (moment: number) => new Date(moment).toISOString()
const itemsAtOnce = 500

type Use = Awaited<ReturnType<typeof listUsesOf>>[number]

/** Quizzes that somebody may not read count together with so many attempts: fewer would say how single students did. */
const fewestOfOthers = 10

function withoutFew(uses: readonly Use[]): readonly Use[] {
  const ofOthers = uses.reduce((sum, { isOthers, asked }) => sum + (isOthers ? asked : 0), 0)
  return ofOthers < fewestOfOthers ? uses.filter(({ isOthers }) => !isOthers) : uses
}

/** By item how it went, in all quizzes with a copy. */
export async function useOfItems(
  reports: Db,
  userId: string,
  items: readonly { id: string; mayBeKnown: boolean }[],
) {
  const uses = await listUsesOf(
    reports,
    userId,
    items.map(({ id }) => id),
  )
  const byItem = Map.groupBy(uses, ({ itemId }) => itemId)
  return new Map(
    items.flatMap(({ id, mayBeKnown: isKnown }) => {
      const ofItem = withoutFew(byItem.get(id) ?? [])
      const together = useTogether(ofItem)
      const known = isKnown ? compareUses(ofItem.filter(({ isSame }) => isSame)) : undefined
      const ofOthers = ofItem.reduce((sum, { isOthers, asked }) => sum + (isOthers ? asked : 0), 0)
      return together ? [[id, { ...together, ofOthers, ...(known && { known }) }] as const] : []
    }),
  )
}

/** Each quiz that somebody may read, the last one asked first. */
export async function usesOfItem(reports: Db, userId: string, itemId: string, most: number) {
  const uses = (await listUsesOf(reports, userId, [itemId])).filter(({ isOthers }) => !isOthers)
  return uses.toReversed().slice(0, most).map(toShown)
}

function toShown(use: Use) {
  const { quizId, title, version, askedFrom, askedUntil } = use
  return { quizId, title, version, ...togetherOf(use), from: iso(askedFrom), until: iso(askedUntil) }
}

/** A stored use has attempts. */
const togetherOf = (use: ItemUse) => useTogether([use]) as NonNullable<ReturnType<typeof useTogether>>

/** The difficulty of items that somebody may read: the mean share of the points of all who were asked them. */
export async function listDifficulties(
  reports: Db,
  userId: string,
  itemIds: readonly string[],
): Promise<{ item: string; asked: number; share: number }[]> {
  const items = [...new Set(itemIds)].map((id) => ({ id, mayBeKnown: false }))
  const uses = await useOfItems(reports, userId, items)
  return [...uses].map(([item, { asked, share }]) => ({ item, asked, share }))
}

/** Looks again which items of a bank may be known. */
export async function lookForKnown(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  ownerId: string,
): Promise<void> {
  const [ids, compared]: [string[], ReturnType<typeof compareUses>[]] = [[], []]
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: string[] = await listItemsWithUses(reports, ownerId, {
      after,
      limit: itemsAtOnce,
      fewest: 60,
    })
    const byItem = Map.groupBy(await listUsesOf(reports, ownerId, page), ({ itemId }) => itemId)
    for (const id of page) {
      ids.push(id)
      compared.push(compareUses((byItem.get(id) ?? []).filter(({ isSame }) => isSame)))
    }
    after = page.length < itemsAtOnce ? undefined : page.at(-1)
    await yieldToEventLoop()
  }
  const known = mayBeKnown(compared)
  await replaceKnown(
    db,
    ownerId,
    ids.filter((_, index) => known[index]),
  )
}
