import type { StoredDraft } from '@quizly/contract'
import { CallError } from '../../../lib/failures.ts'
import { type DraftContent, isSameContent, textOfContent } from './draft-content.ts'
import type { Known, Opened } from './reconcile.ts'

/** How long changes are collected before they are sent, in ms. */
export const restMs = 3_000
const longestRestMs = 60_000

/** `unheard`: perhaps it arrived. `outdated`: the server has another state, on top of which it can be sent at once. */
type SendOutcome = 'sent' | 'unheard' | 'refused' | 'outdated'

/** Sends what is needed after a rest, one at a time. What did not arrive is sent again after longer and longer rests. */
function createBackoff({ isNeeded, send }: { isNeeded: () => boolean; send: () => Promise<SendOutcome> }) {
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let rest = restMs
  let isStopped = false

  function plan(): void {
    if (!isStopped && isNeeded()) timer ??= setTimeout(flush, rest)
  }

  function flush(): void {
    clear()
    if (isStopped || sending || !isNeeded()) return
    sending = sendNow()
  }

  async function sendNow(): Promise<void> {
    try {
      rest = restAfter(await send(), rest)
    } finally {
      sending = undefined
      plan()
    }
  }

  function clear(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function stop(): void {
    isStopped = true
    clear()
  }

  function resume(): void {
    isStopped = false
    plan()
  }

  return { plan, flush, stop, resume, ended: async () => sending }
}

function restAfter(outcome: SendOutcome, rest: number): number {
  if (outcome === 'unheard') return Math.min(rest * 2, longestRestMs)
  if (outcome === 'refused') return longestRestMs
  return outcome === 'sent' ? restMs : 0
}

/** Where the draft is: also on the server, only on this device, or another one has changed it too. */
export type DraftPlace = { on: 'server' | 'device' | 'both'; theirs?: StoredDraft }

export type KeeperParts = {
  keep: (id: string, body: DraftContent & { after?: string }) => Promise<unknown>
  discard: (id: string) => Promise<unknown>
  note: (known: Known) => void
  /** Only when it has changed: a screen that is told at each key takes fast writing for a loop. */
  show: (place: DraftPlace) => void
  generateId: () => string
}

/**
 * Brings a draft to the server while it is written. Without a network it waits, and tries again later. Where another
 * device has changed the draft too, it stops until the writer has chosen.
 */
export function createDraftKeeper(opened: Opened, parts: KeeperParts) {
  let { id, isSent, conflict } = opened
  let next = parts.generateId()
  let requested: DraftContent | undefined
  let isDiscarded = !opened.draft && !isSent && id !== null
  let isUnheard = opened.isUnheard ?? false
  let sentText = ''
  const { report: reportOn } = createReporter(parts)
  const sends = createBackoff({ isNeeded: () => !isSent && !conflict, send: () => send(requested) })

  const report = () => reportOn({ id, next, isSent, isDiscarded }, conflict)

  /** What is to be kept from now on; undefined: nothing, so there is nothing to choose between either. */
  function change(content: DraftContent | undefined): void {
    if (!content && conflict) [id, conflict] = [null, undefined]
    requested = content
    isDiscarded = content === undefined
    isSent = false
    report()
    sends.plan()
  }

  async function send(content: DraftContent | undefined): Promise<SendOutcome> {
    const text = content ? textOfContent(content) : ''
    let outcome: SendOutcome = 'sent'
    try {
      if (content && (id === null || text !== sentText || isUnheard)) {
        isUnheard = true
        await parts.keep(next, { ...content, ...(id !== null && { after: id }) })
        isUnheard = false
        ;[id, next] = [next, parts.generateId()]
      } else if (isDiscarded && id !== null) {
        await parts.discard(id)
        id = null
      }
      sentText = text
      isSent = content === requested
    } catch (error) {
      outcome = error instanceof CallError ? refused(error, content) : 'unheard'
    }
    report()
    return outcome
  }

  function refused(
    { code, failure: { theirDraft } }: CallError,
    content: DraftContent | undefined,
  ): SendOutcome {
    if (code !== 'draft-changed') return 'refused'
    isUnheard = false
    if (!theirDraft) id = null
    else if (!content || !isSameContent(theirDraft, content)) conflict = theirDraft
    else [id, sentText] = [theirDraft._id, textOfContent(content)]
    return 'outdated'
  }

  function choose(taken: DraftContent | undefined): void {
    id = conflict?._id ?? null
    conflict = undefined
    if (taken) [requested, sentText, isSent] = [taken, textOfContent(taken), true]
    report()
    sends.flush()
  }

  /** Sends nothing more, and returns the draft that is on the server. If that is not sure, it is sent once more. */
  async function settle(): Promise<string | undefined> {
    sends.stop()
    await sends.ended()
    if (isUnheard && requested && !conflict) await send(requested)
    return id ?? undefined
  }

  const { flush, stop, resume } = sends
  return { change, flush, choose, stop, settle, resume, report }
}

/** Notes what is known, and shows where the draft is, only when that has changed. */
function createReporter({ note, show }: Pick<KeeperParts, 'note' | 'show'>) {
  let noted = ''
  let shown: DraftPlace['on'] | undefined
  function report(known: Known, conflict: StoredDraft | undefined): void {
    const text = JSON.stringify(known)
    if (text !== noted) note(known)
    noted = text
    const isOnServer = known.isSent && known.id !== null
    const place: DraftPlace = conflict
      ? { on: 'both', theirs: conflict }
      : { on: isOnServer ? 'server' : 'device' }
    if (place.on !== shown) show(place)
    shown = place.on
  }
  return { report }
}
