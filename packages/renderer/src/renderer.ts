import type { TextToDraw } from '@quizly/domain'
import { createChild } from './child.ts'
import type { DrawnOrNot } from './drawn.ts'
import { createWaitingLine } from './waiting-line.ts'

export type RendererLimits = {
  /** A text that takes longer is given up, and the process replaced. */
  mostMsPerText: number
  mostMsPerCall: number
  /** Of the heap of the process. */
  mostMemoryMb: number
  /** After so long without work the process ends. */
  idleMs: number
  /** Calls that wait; the next one is refused. */
  mostWaiting: number
}

const defaults: RendererLimits = {
  mostMsPerText: 2_000,
  mostMsPerCall: 20_000,
  mostMemoryMb: 192,
  idleMs: 60_000,
  mostWaiting: 8,
}

export type Renderer = {
  /**
   * What each text is drawn as, in their order; nothing after the first that took too long. Throws `RendererBusy`
   * if too many calls wait.
   */
  draw: (texts: readonly TextToDraw[]) => Promise<DrawnOrNot[]>
  close: () => void
}

/** Draws texts in a process of its own, which starts when it is first needed. */
export function createRenderer(
  limits: Partial<RendererLimits> = {},
  program = new URL('./program.ts', import.meta.url),
): Renderer {
  const { mostMsPerText, mostMsPerCall, mostMemoryMb, ...ofLine } = { ...defaults, ...limits }
  const { run, end } = createChild<TextToDraw, DrawnOrNot>(program, {
    execArgv: [`--max-old-space-size=${mostMemoryMb}`],
  })
  const inTurn = createWaitingLine({ ...ofLine, atRest: end })

  async function drawAll(texts: readonly TextToDraw[]): Promise<DrawnOrNot[]> {
    const drawn: DrawnOrNot[] = []
    const until = performance.now() + mostMsPerCall
    for (const text of texts) {
      const found = performance.now() < until ? await run(text, mostMsPerText) : undefined
      drawn.push(found ?? { problems: [{ code: 'text-too-slow', from: 0, to: text.source.length }] })
      if (!found) break
    }
    return drawn
  }

  return { draw: (texts) => inTurn(() => drawAll(texts)), close: end }
}
