import type { CallBodyInput, CallResult, Calls } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { mayWorkLater, retryDelayMs } from '../../lib/failures.ts'

type Source = CallBodyInput<Calls['renderTexts']>['texts'][number]
export type Reply = CallResult<Calls['renderTexts']>['texts'][number]

/** `isAlone`: what it was asked with was refused, perhaps for another one's texts. `failed` is told before each next try. */
type Ask = {
  texts: readonly Source[]
  signal: AbortSignal
  failed: () => void
  isAlone?: true
  resolve: (replies: readonly Reply[]) => void
  reject: (error: unknown) => void
}

/** Of one call. */
const maxTexts = 40

type Outside = {
  render: (texts: Source[]) => Promise<readonly Reply[]>
  pause: (failures: number) => Promise<void>
}

/** Renders texts of several questions with one call, one call at a time: a quiz can have more questions than calls a minute. */
export function createPreviewQueue({ render, pause }: Outside) {
  let asks: Ask[] = []
  let isRendering = false
  let failures = 0

  function nextAsks(): Ask[] {
    asks = asks.filter(({ signal }) => !signal.aborted)
    let [count, end] = [0, 0]
    for (const { texts, isAlone } of asks) {
      count += texts.length
      if (end > 0 && (count > maxTexts || isAlone)) break
      end += 1
      if (isAlone) break
    }
    return asks.splice(0, end)
  }

  async function renderNext(some: readonly Ask[]) {
    try {
      const replies = await render(some.flatMap(({ texts }) => texts))
      failures = 0
      let at = 0
      for (const { texts, resolve } of some) resolve(replies.slice(at, (at += texts.length)))
    } catch (error) {
      if (mayWorkLater(error)) {
        for (const ask of some) ask.failed()
        asks.unshift(...some)
        await pause((failures += 1))
      } else if (some.length > 1) {
        asks.unshift(...some.map((ask) => ({ ...ask, isAlone: true as const })))
      } else {
        some[0]?.reject(error)
      }
    }
  }

  async function renderAll() {
    if (isRendering) return
    isRendering = true
    for (let some = nextAsks(); some.length > 0; some = nextAsks()) await renderNext(some)
    isRendering = false
  }

  return (texts: readonly Source[], signal: AbortSignal, failed: () => void) =>
    new Promise<readonly Reply[]>((resolve, reject) => {
      asks.push({ texts, signal, failed, resolve, reject })
      void renderAll()
    })
}

export const renderForPreview = createPreviewQueue({
  render: async (texts) => (await call('renderTexts', { body: { format: 'markdown', texts } })).texts,
  pause: (failures) =>
    new Promise((resolve) => {
      setTimeout(resolve, retryDelayMs(failures, Math.random()))
    }),
})
