import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'
import { notePicture } from './picture-sizes.ts'
import { renderForPreview, type Reply } from './preview-queue.ts'

/** What the server has drawn, by its source: formulas and pictures stay the same wherever they stand. */
const drawn = new Map<string, Reply>()
const requested = new Set<string>()
const failed = new Set<string>()
const listeners = createListeners()

async function request(source: string): Promise<void> {
  if (drawn.has(source) || requested.has(source)) return
  requested.add(source)
  const fail = () => {
    failed.add(source)
    listeners.emit()
  }
  try {
    const [reply] = await renderForPreview([{ source }], new AbortController().signal, fail)
    if (reply) drawn.set(source, reply)
    if (reply && 'pictures' in reply) reply.pictures?.forEach(notePicture)
    failed.delete(source)
  } catch {
    failed.add(source)
  }
  requested.delete(source)
  listeners.emit()
}

/** `hasFailed`: it could not be asked for. */
export function useDrawn(source: string): { reply: Reply | undefined; hasFailed: boolean } {
  const reply = useSyncExternalStore(listeners.subscribe, () => drawn.get(source))
  const hasFailed = useSyncExternalStore(listeners.subscribe, () => failed.has(source))
  useEffect(() => void request(source), [source])
  return { reply, hasFailed }
}
