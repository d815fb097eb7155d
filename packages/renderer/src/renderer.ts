import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TextToDraw } from '@quizly/domain'
import type { DrawnOrNot, Job, Reply } from './drawn.ts'

export class RendererBusy extends Error {}

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

/** A process starts in half a second, on a busy machine in several. */
const mostMsToStart = 20_000

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
  const { mostMsPerText, mostMsPerCall, mostMemoryMb, idleMs, mostWaiting } = { ...defaults, ...limits }
  let child: ChildProcess | undefined
  let ready: Promise<unknown> = Promise.resolve()
  let idle: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let jobs = 0

  function running(): ChildProcess {
    clearTimeout(idle)
    if (child?.connected) return child
    const started = fork(program, {
      // What reads the texts can read files, but neither write nor start anything.
      execArgv: [`--max-old-space-size=${mostMemoryMb}`, '--permission', '--allow-fs-read=*'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Whoever waits for a reply notices that the process has ended.
    started.on('error', () => {})
    ready = messageOf(started, (message) => (message === 'ready' ? true : undefined))
    child = started
    return started
  }

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function drawOne(text: TextToDraw): Promise<DrawnOrNot | undefined> {
    const process = running()
    const isReady = await withinMs(ready, mostMsToStart)
    const id = jobs++
    const reply = messageOf(process, (message) => drawnIn(message as Reply, id))
    if (isReady) process.send({ id, text } satisfies Job, () => {})
    const drawn = isReady ? await withinMs(reply, mostMsPerText) : undefined
    if (!drawn) end()
    return drawn
  }

  async function drawAll(texts: readonly TextToDraw[]): Promise<DrawnOrNot[]> {
    const drawn: DrawnOrNot[] = []
    const until = performance.now() + mostMsPerCall
    for (const text of texts) {
      const found = performance.now() < until ? await drawOne(text) : undefined
      drawn.push(found ?? { problems: [{ code: 'text-too-slow', from: 0, to: text.source.length }] })
      if (!found) break
    }
    return drawn
  }

  return {
    async draw(texts) {
      if (waiting >= mostWaiting) throw new RendererBusy()
      waiting += 1
      const drawing = last.then(() => drawAll(texts))
      last = drawing
        .catch(() => {})
        .finally(() => {
          waiting -= 1
          if (waiting > 0) return
          idle = setTimeout(end, idleMs)
          idle.unref()
        })
      return drawing
    },
    close: end,
  }
}

const withinMs = <T>(waited: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([waited, sleep(ms, undefined, { ref: false })])

const drawnIn = ({ id, drawn }: Reply, wanted: number) => (id === wanted ? drawn : undefined)

/** The first message in which something is found; undefined if the process ends before it. */
function messageOf<T>(
  child: ChildProcess,
  find: (message: unknown) => T | undefined,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const done = (found?: T) => {
      child.off('message', hear).off('exit', end).off('error', end)
      resolve(found)
    }
    const hear = (message: unknown) => {
      const found = find(message)
      if (found !== undefined) done(found)
    }
    const end = () => done()
    child.on('message', hear).on('exit', end).on('error', end)
  })
}
