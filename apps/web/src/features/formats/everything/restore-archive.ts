import {
  archivedBank,
  type ArchivedBankItem,
  archivedQuiz,
  type CallResult,
  type Calls,
} from '@quizly/contract'
import { pictureLimits } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import { sendPicture } from '../../../lib/calls/send-picture.ts'
import { untilAnswered } from '../../../lib/calls/until-answered.ts'
import type { SentPicture } from '../stored-import.ts'
import type { Archive } from './archive.ts'

export type QuizOutcome =
  | CallResult<Calls['restoreQuiz']>
  /** `why`: a sentence of the server; undefined if its file cannot be read. */
  | { outcome: 'failed'; why: string | undefined }

/** How far it is. Everything is there once, however often it is begun. */
export type Progress = {
  step: 'pictures' | 'bank' | 'quizzes'
  /** In each step, of all. */
  done: number
  /** Quizzes by their paths in the archive. */
  quizzes: Readonly<Record<string, QuizOutcome>>
  bank: { put: number; same: number; failed: number; versionsLeft: number }
  picturesLost: number
  isWaiting: boolean
}
export const notBegun: Progress = {
  step: 'pictures',
  done: 0,
  quizzes: {},
  bank: { put: 0, same: 0, failed: 0, versionsLeft: 0 },
  picturesLost: 0,
  isWaiting: false,
}

type Options = {
  signal: AbortSignal
  /** What the server made of pictures before, by their hashes in the archive. */
  pictures: Readonly<Record<string, SentPicture>>
  onPicture: (hash: string, sent: SentPicture) => Promise<void>
  onProgress: (progress: Progress) => void
}

/** A body has at most a megabyte. */
const largestCall = 900_000
const itemsOfCall = 200

/**
 * Pictures, then the bank, then the quizzes, one after the other: each whole or not at all. Returns whether all of it was done;
 * stopped in the middle, it can be begun again.
 */
export async function restoreArchive(archive: Archive, options: Options): Promise<boolean> {
  const { contents } = archive
  const { signal, onPicture, onProgress } = options
  let progress = notBegun
  const report = (changed: Partial<Progress>) => {
    progress = { ...progress, isWaiting: false, ...changed }
    onProgress(progress)
  }
  const ask = <Reply>(send: () => Promise<Reply>) =>
    untilAnswered(send, signal, () => report({ isWaiting: true }))

  const pictures: Record<string, SentPicture> = { ...options.pictures }
  for (const [index, { path, hash }] of contents.pictures.entries()) {
    report({ step: 'pictures', done: index })
    if (pictures[hash] && 'hash' in pictures[hash]) continue
    const bytes = await archive.readBytes(path, pictureLimits.bytes)
    const sent = bytes && (await ask(() => sendPicture(new Blob([bytes]), { signal, onProgress: () => {} })))
    if (signal.aborted) return false
    const picture: SentPicture =
      sent && 'reply' in sent ? { hash: sent.reply.hash } : { refused: sent?.refused ?? '' }
    pictures[hash] = picture
    await onPicture(hash, picture)
  }
  report({ picturesLost: Object.values(pictures).filter((each) => 'refused' in each).length })

  const ids = new Map<string, string>()
  async function keep(items: readonly ArchivedBankItem[]): Promise<void> {
    const { fitting, left } = withinCall(items)
    const body = { items: fitting.map(({ _id, savedAt: _, ...item }) => item), leavesOutSame: true }
    const kept = await ask(() => call('addToBank', { body }, { signal }))
    if (!kept) return
    const { bank } = progress
    if ('refused' in kept) {
      // One that breaks a rule of today refuses those beside it, too.
      if (items.length > 1) for (const item of items) await keep([item])
      else report({ bank: { ...bank, failed: bank.failed + 1 } })
      return
    }
    kept.reply.items.forEach(({ _id }, index) => ids.set(items[index]?._id ?? '', _id))
    const same = kept.reply.items.filter((each) => each.same).length
    const put = bank.put + items.length - same
    report({ bank: { ...bank, put, same: bank.same + same, versionsLeft: bank.versionsLeft + left } })
  }
  let itemsDone = 0
  for (const { path, items } of contents.bank) {
    report({ step: 'bank', done: itemsDone })
    const { data } = archivedBank.safeParse(withPictures(await archive.readJson(path), pictures))
    if (!data) report({ bank: { ...progress.bank, failed: progress.bank.failed + items } })
    // The first of a call is listed before the others, as what was saved last.
    for (const some of inCalls((data?.items ?? []).toReversed())) await keep(some)
    if (signal.aborted) return false
    itemsDone += items
  }

  for (const [index, { path }] of contents.quizzes.entries()) {
    report({ step: 'quizzes', done: index })
    const outcome = await restoreOne(path)
    if (!outcome || signal.aborted) return false
    report({ quizzes: { ...progress.quizzes, [path]: outcome } })
  }
  report({ done: contents.quizzes.length })
  return true

  async function restoreOne(path: string): Promise<QuizOutcome | undefined> {
    const { data } = archivedQuiz.safeParse(withPictures(await archive.readJson(path), pictures))
    if (!data) return { outcome: 'failed', why: undefined }
    const { format: _, pictures: __, questions: written, ...quiz } = data
    const questions = written.map(({ from, ...question }) => {
      const item = from && ids.get(from.item)
      return { ...question, ...(from && item !== undefined && { from: { ...from, item } }) }
    })
    const restored = await ask(() => call('restoreQuiz', { body: { ...quiz, questions } }, { signal }))
    return restored && ('reply' in restored ? restored.reply : { outcome: 'failed', why: restored.refused })
  }
}

/** Texts name pictures as the server has them; of one that it refused, what it shows is left. */
function withPictures(value: unknown, pictures: Readonly<Record<string, SentPicture>>): unknown {
  const text = JSON.stringify(value ?? null)
  if (!text.includes('(image:')) return value
  const named = (whole: string, shows: string, hash: string) => {
    const sent = pictures[hash]
    return sent && 'hash' in sent ? `![${shows}](image:${sent.hash})` : shows
  }
  return JSON.parse(text, (_, each: unknown) =>
    typeof each === 'string'
      ? each.replaceAll(/!\[((?:[^\]\\]|\\.)*)\]\(image:([\da-f]{64})\)/g, named)
      : each,
  ) as unknown
}

const sizeOf = (value: unknown) => new Blob([JSON.stringify(value)]).size

/** Items in lists that a call can take. */
function inCalls(items: readonly ArchivedBankItem[]): ArchivedBankItem[][] {
  const lists: ArchivedBankItem[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    const list = lists.at(-1)
    if (list && size <= room && list.length < itemsOfCall) list.push(item)
    else lists.push([item])
    room = lists.at(-1)?.length === 1 ? largestCall - size : room - size
  }
  return lists
}

/** Without its oldest versions, if a call cannot take all. */
function withinCall(items: readonly ArchivedBankItem[]) {
  const fitting = items.map((item) => {
    let { earlier = [] } = item
    while (earlier.length > 0 && sizeOf({ ...item, earlier }) > largestCall) earlier = earlier.slice(1)
    return { ...item, earlier }
  })
  const count = (list: readonly ArchivedBankItem[]) =>
    list.reduce((sum, { earlier = [] }) => sum + earlier.length, 0)
  return { fitting, left: count(items) - count(fitting) }
}
