import type { TextToDraw } from '@quizly/domain'
import { createChild } from './child.ts'
import type { DrawnText } from './drawn.ts'
import { createTurns, type TurnsOf } from './turns.ts'

export type RendererLimits = {
  /** A text that takes longer is given up, and the process replaced. */
  maxMsPerText: number
  /** Without waiting for others. */
  maxMsPerCall: number
  /** Of the heap of the process. */
  maxMemoryMb: number
  /** After so long without work the process ends. */
  idleMs: number
  /** Calls that wait, of all and of one account; the next one is refused. */
  maxWaiting: number
  maxPerAccount: number
}

const defaults: RendererLimits = {
  maxMsPerText: 2_000,
  maxMsPerCall: 20_000,
  maxMemoryMb: 192,
  idleMs: 60_000,
  maxWaiting: 100,
  maxPerAccount: 4,
}

export type Renderer = {
  /**
   * What each text is drawn as, in their order; nothing after the first that took too long or was `isEnough`. Callers take
   * turns, text by text. Throws `RendererBusy` if too many calls wait, and `CallerGone`.
   */
  draw: (
    texts: readonly TextToDraw[],
    by: TurnsOf,
    isEnough?: (drawn: DrawnText) => boolean,
  ) => Promise<DrawnText[]>
  close: () => void
}

/** Draws texts in a process of its own, which starts when it is first needed. */
export function createRenderer(
  limits: Partial<RendererLimits> = {},
  program = new URL('./program.ts', import.meta.url),
): Renderer {
  const { maxMsPerText, maxMsPerCall, maxMemoryMb, ...ofTurns } = { ...defaults, ...limits }
  const { run, end } = createChild<TextToDraw, DrawnText>(program, {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
  })
  const inTurn = createTurns({ ...ofTurns, atRest: end })

  /** Draws one text a step. */
  function stepsOf(
    texts: readonly TextToDraw[],
    isEnough: (drawn: DrawnText) => boolean,
  ): () => Promise<DrawnText[] | undefined> {
    const drawn: DrawnText[] = []
    let left = maxMsPerCall
    return async () => {
      const text = texts[drawn.length]
      if (!text) return drawn
      const before = performance.now()
      const found = left > 0 ? await run(text, maxMsPerText) : undefined
      left -= performance.now() - before
      drawn.push(found ?? { problems: [{ code: 'text-too-slow', from: 0, to: text.source.length }] })
      return found && !isEnough(found) && drawn.length < texts.length ? undefined : drawn
    }
  }

  return {
    draw: (texts, by, isEnough = () => false) => inTurn(by, stepsOf(texts, isEnough)),
    close: end,
  }
}
