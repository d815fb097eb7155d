import { createChild } from '../child.ts'
import { createTurns, type TurnsOf } from '../turns.ts'

/** In WebP. */
type Picture = { bytes: Uint8Array; width: number; height: number }
type PictureProblem =
  | { code: 'picture-unreadable' | 'picture-too-slow' }
  | { code: 'picture-too-many-pixels'; params: { megapixels: number; most: number } }
export type ReadPicture = { picture: Picture } | { problem: PictureProblem }

type Limits = { maxMs: number; idleMs: number; maxWaiting: number; maxPerAccount: number }

const defaults: Limits = { maxMs: 20_000, idleMs: 60_000, maxWaiting: 32, maxPerAccount: 1 }

type PictureReader = {
  /** Callers take turns. Throws `RendererBusy` if too many wait, and `CallerGone`. */
  read: (bytes: Uint8Array, by: TurnsOf) => Promise<ReadPicture>
  close: () => void
}

/**
 * Reads pictures in a process of its own, which starts when it is first needed. It alone may load native code, so that
 * the process that renders texts stays closed.
 */
export function createPictureReader(
  limits: Partial<Limits> = {},
  program = new URL('./picture-program.ts', import.meta.url),
): PictureReader {
  const { maxMs, ...ofTurns } = { ...defaults, ...limits }
  const { run, end } = createChild<Uint8Array, ReadPicture>(program, {
    execArgv: ['--allow-addons', '--max-old-space-size=64'],
    serialization: 'advanced',
  })
  const inTurn = createTurns({ ...ofTurns, atRest: end })
  return {
    // It may also have needed too much memory.
    read: (bytes, by) =>
      inTurn(by, async () => (await run(bytes, maxMs)) ?? { problem: { code: 'picture-too-slow' } }),
    close: end,
  }
}
