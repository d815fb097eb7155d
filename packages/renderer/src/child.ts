import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownProcess } from './own-process.ts'
import { RendererBusy } from './turns.ts'

/** What is asked of a process: one job at a time. */
export type JobRequest<Job> = { id: number; job: Job }
export type Answered<Found> = { id: number; found: Found }

/** A process starts in half a second, on a busy machine in several. One that takes this long hangs. */
const maxMsToStart = 120_000

export type Child<Job, Found> = {
  /**
   * Undefined if the process died or took longer than so many ms; then the next job gets another one. Throws `RendererBusy` if
   * it is still starting after `waitMs`.
   */
  run: (job: Job, maxMs: number) => Promise<Found | undefined>
  end: () => void
}

/**
 * A process that starts with its first job. It can read files, but neither write nor start anything, and sees nothing of
 * the environment; `options` say what else is different.
 */
export function createChild<Job extends object, Found>(
  program: URL,
  { execArgv = [], ...options }: ForkOptions,
  waitMs = 18_000,
): Child<Job, Found> {
  let child: ChildProcess | undefined
  let startedAt = 0
  let ready: Promise<boolean> = Promise.resolve(false)
  let jobs = 0

  function running(): ChildProcess {
    if (child?.connected) return child
    const own = ownProcess(program, ['--permission', '--allow-fs-read=*', ...execArgv])
    const started = fork(own.path, own.args, {
      execArgv: own.execArgv,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...options,
    })
    // Whoever waits for a reply notices that the process has ended.
    started.on('error', () => {})
    ready = messageOf(started, (message) => (message === 'ready' ? true : undefined)).then(Boolean)
    startedAt = performance.now()
    child = started
    return started
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    run: async (job, maxMs) => {
      const process = running()
      const isReady = await withinMs(ready, waitMs)
      if (isReady === undefined) {
        // Another one would take as long, so it goes on.
        if (performance.now() - startedAt > maxMsToStart) end()
        throw new RendererBusy()
      }
      const id = jobs++
      const answer = messageOf(process, (message) => foundIn(message as Answered<Found>, id))
      if (isReady) process.send({ id, job } satisfies JobRequest<Job>, () => {})
      const found = isReady ? await withinMs(answer, maxMs) : undefined
      if (!found) end()
      return found
    },
    end,
  }
}

const withinMs = <T>(waited: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([waited, sleep(ms, undefined, { ref: false })])

const foundIn = <Found>({ id, found }: Answered<Found>, requested: number) =>
  id === requested ? found : undefined

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
