import { createChild } from '../child.ts'
import { createWaitingLine } from '../waiting-line.ts'

/** In WebP. */
type Picture = { bytes: Uint8Array; width: number; height: number }
type PictureProblem =
  | { code: 'picture-unreadable' | 'picture-too-slow' }
  | { code: 'picture-too-many-pixels'; params: { megapixels: number; most: number } }
export type ReadPicture = { picture: Picture } | { problem: PictureProblem }

type Limits = { mostMs: number; idleMs: number; mostWaiting: number }

const defaults: Limits = { mostMs: 20_000, idleMs: 60_000, mostWaiting: 8 }

type PictureReader = {
  /** Throws `RendererBusy` if too many wait. */
  read: (bytes: Uint8Array) => Promise<ReadPicture>
  close: () => void
}

/**
 * Reads pictures in a process of its own, which starts when it is first needed. It alone may load native code, so that
 * the process that draws texts stays closed.
 */
export function createPictureReader(
  limits: Partial<Limits> = {},
  program = new URL('./picture-program.ts', import.meta.url),
): PictureReader {
  const { mostMs, ...ofLine } = { ...defaults, ...limits }
  const { run, end } = createChild<Uint8Array, ReadPicture>(program, {
    execArgv: ['--allow-addons', '--max-old-space-size=64'],
    serialization: 'advanced',
  })
  const inTurn = createWaitingLine({ ...ofLine, atRest: end })
  return {
    // It may also have needed too much memory.
    read: (bytes) =>
      inTurn(async () => (await run(bytes, mostMs)) ?? { problem: { code: 'picture-too-slow' } }),
    close: end,
  }
}
