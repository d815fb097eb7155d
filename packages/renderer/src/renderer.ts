import type { TextToRender } from '@quizly/domain'
import { createChild } from './child.ts'
import type { RenderedText } from './rendered.ts'
import { createTurns, type TurnsOf } from './turns.ts'

export type RendererLimits = {
  /** A text that takes longer is given up, and the process replaced. */
  maxMsPerText: number
  /** Without waiting for others. */
  maxMsPerCall: number
  /** A call that finds the process still starting after so long is refused, before its connection counts as idle. */
  maxMsForStart: number
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
  maxMsForStart: 18_000,
  maxMemoryMb: 192,
  idleMs: 60_000,
  maxWaiting: 100,
  maxPerAccount: 4,
}

export type Renderer = {
  /**
   * What each text is rendered as, in their order; nothing after the first that took too long or was `isEnough`. Callers take
   * turns, text by text. Throws `RendererBusy` if too many calls wait or the process still starts, and `CallerGone`.
   */
  render: (
    texts: readonly TextToRender[],
    by: TurnsOf,
    isEnough?: (rendered: RenderedText) => boolean,
  ) => Promise<RenderedText[]>
  close: () => void
}

/** Renders texts in a process of its own, which starts when it is first needed. */
export function createRenderer(
  limits: Partial<RendererLimits> = {},
  program = new URL('./program.ts', import.meta.url),
): Renderer {
  const { maxMsPerText, maxMsPerCall, maxMsForStart, maxMemoryMb, ...ofTurns } = { ...defaults, ...limits }
  const execArgv = [`--max-old-space-size=${maxMemoryMb}`]
  const { run, end } = createChild<TextToRender, RenderedText>(program, { execArgv }, maxMsForStart)
  const inTurn = createTurns({ ...ofTurns, atRest: end })

  /** Renders one text a step. */
  function stepsOf(
    texts: readonly TextToRender[],
    isEnough: (rendered: RenderedText) => boolean,
  ): () => Promise<RenderedText[] | undefined> {
    const rendered: RenderedText[] = []
    let left = maxMsPerCall
    return async () => {
      const text = texts[rendered.length]
      if (!text) return rendered
      const before = performance.now()
      const found = left > 0 ? await run(text, maxMsPerText) : undefined
      left -= performance.now() - before
      rendered.push(found ?? { problems: [{ code: 'text-too-slow', from: 0, to: text.source.length }] })
      return found && !isEnough(found) && rendered.length < texts.length ? undefined : rendered
    }
  }

  return {
    render: (texts, by, isEnough = () => false) => inTurn(by, stepsOf(texts, isEnough)),
    close: end,
  }
}
