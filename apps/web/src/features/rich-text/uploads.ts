import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { pictureLimits } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { sendPicture } from '../../lib/calls/send-picture.ts'
import { CallError, mayWorkLater, messageOf, retryDelayMs } from '../../lib/failures.ts'
import { createListeners } from '../../lib/listeners.ts'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { notePicture } from './picture-sizes.ts'

/** `waiting`: it is sent again as soon as that may work. */
export type Upload = { url: string } & (
  | { state: 'sending'; share: number }
  | { state: 'waiting'; why: () => string }
  | { state: 'sent'; hash: string }
  | { state: 'refused'; problem: () => ErrorMessage | string }
)

const uploads = new Map<string, Upload>()
const listeners = createListeners()
export const subscribeToUploads = listeners.subscribe

const megabyte = 1024 ** 2

/** The picture that has been sent meanwhile; undefined if it has not. */
export function hashOf(pending: string): string | undefined {
  const upload = uploads.get(pending)
  return upload?.state === 'sent' ? upload.hash : undefined
}

export const useUpload = (pending: string): Upload | undefined =>
  useSyncExternalStore(listeners.subscribe, () => uploads.get(pending))

/** Those that stand in a text. */
const standing = new Set<string>()

/** Tells that one stands in a text. Returns what tells that it does no more. */
export function noteStanding(pending: string): () => void {
  standing.add(pending)
  return () => standing.delete(pending)
}

/**
 * What keeps texts from being stored with all of their pictures: one is being sent, waits for a network, or was refused.
 * Undefined: nothing does.
 */
export const heldUpBy = (): 'waiting' | 'refused' | 'sending' | undefined => {
  const states = new Set([...standing].map((pending) => uploads.get(pending)?.state))
  return (['waiting', 'refused', 'sending'] as const).find((state) => states.has(state))
}

/** Settles when no picture is being sent any more, whatever became of them. */
export function untilPicturesSettle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!signal.aborted && heldUpBy() === 'sending') return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = listeners.subscribe(check)
    signal.addEventListener('abort', check)
  })
}

/** A name for a picture that is not sent yet, for `pending` of its node. */
export const nextUpload = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Sends a picture, and again whenever that may work. Returns its name meanwhile. */
export function startUpload(file: File, pending = nextUpload()): string {
  const url = URL.createObjectURL(file)
  const set = (upload: Upload) => {
    uploads.set(pending, upload)
    // Whoever waits for the picture finds it in the text.
    if (upload.state === 'sent') flushSync(listeners.emit)
    else listeners.emit()
  }
  uploads.set(pending, { url, state: 'sending', share: 0 })
  void send(file, url, set)
  return pending
}

async function send(file: File, url: string, set: (upload: Upload) => void) {
  if (file.size > pictureLimits.bytes) {
    const most = pictureLimits.bytes / megabyte
    return set({ url, state: 'refused', problem: () => formattingWords.pictureTooLarge(most) })
  }
  for (let failures = 1; ; failures++) {
    try {
      const picture = await sendPicture(file, {
        signal: new AbortController().signal,
        onProgress: (share) => set({ url, state: 'sending', share }),
      })
      notePicture(picture)
      return set({ url, state: 'sent', hash: picture.hash })
    } catch (error) {
      if (!mayWorkLater(error)) return set({ url, state: 'refused', problem: () => problemOf(error) })
      set({ url, state: 'waiting', why: () => messageOf(error) || formattingWords.pictureWaiting })
      await untilItMayWork(failures)
    }
  }
}

function problemOf(error: unknown): ErrorMessage | string {
  const [problem] = error instanceof CallError ? (error.failure.problems ?? []) : []
  return (problem as ErrorMessage | undefined) ?? messageOf(error)
}

const untilItMayWork = (failures: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, retryDelayMs(failures, Math.random()))
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
