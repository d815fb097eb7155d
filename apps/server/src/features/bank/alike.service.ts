import { nearTexts, type UncheckedQuestion } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { findSame, listTexts } from './bank.repository.ts'
import { samenessHash, shownLength, shownText } from './bank.service.ts'

type Text = Awaited<ReturnType<typeof listTexts>>[number]

const hashesAtOnce = 50
const textsAtOnce = 2_000
/** The lengths of two near texts differ by no more, see `nearTexts`. */
const mostLonger = 4
const mostNear = 3

/**
 * For each question whether the bank has one that asks the same, and which others have nearly its text. Texts are as long as a
 * bank shows them, so that of a longer one it is unknown.
 */
export async function findAlike(
  reports: Db,
  ownerId: string,
  questions: readonly UncheckedQuestion[],
): Promise<{ alike: { same?: true; near: { _id: string; text: string }[] }[] }> {
  const hashes: string[] = []
  for (const [index, question] of questions.entries()) {
    if (index % hashesAtOnce === 0) await yieldToEventLoop()
    hashes.push(samenessHash(question))
  }
  const same = await findSame(reports, ownerId, hashes)
  const texts = questions.map(shownText)
  const near = await readNear(reports, ownerId, texts)
  const alike: { same?: true; near: { _id: string; text: string }[] }[] = []
  for (const [index, { type }] of questions.entries()) {
    const [hash, text] = [hashes[index] ?? '', texts[index] ?? '']
    const found = same.has(hash) || text.length >= shownLength ? [] : (near.get(type)?.(text) ?? [])
    alike.push({
      ...(same.has(hash) && { same: true as const }),
      near: found.map(({ _id, text: shown }) => ({ _id, text: shown })),
    })
    await yieldToEventLoop()
  }
  return { alike }
}

/** By type what finds the texts near another one. */
async function readNear(reports: Db, ownerId: string, texts: readonly string[]) {
  const lengths = texts.map((text) => [...text].length)
  const [from, to] = [Math.min(...lengths) - mostLonger, Math.max(...lengths) + mostLonger]
  const all: Text[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: Text[] = await listTexts(reports, ownerId, { from, to, after, limit: textsAtOnce })
    all.push(...page)
    after = page.length < textsAtOnce ? undefined : page.at(-1)?._id
    await yieldToEventLoop()
  }
  const limits = { longest: shownLength, most: mostNear }
  return new Map(
    [...Map.groupBy(all, ({ type }) => type)].map(([type, ofType]) => [type, nearTexts(ofType, limits)]),
  )
}
