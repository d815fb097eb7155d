import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answer, Order } from './keeper.ts'

export type LongLivedServer = {
  host: string
  order: (order: Order) => Promise<void>
  /** Stops the server and deletes its data. */
  remove: () => Promise<void>
}

/** Starts a PostgreSQL server that is removed when this process ends. Rejects if that is not possible. */
export async function startLongLivedServer(): Promise<LongLivedServer> {
  // Detached, so that Ctrl+C in the terminal does not reach it.
  const keeper = fork(new URL('keeper.ts', import.meta.url), {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const heard = async () => {
    const [answer] = (await once(keeper, 'message')) as [Answer]
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.host
  }
  const order = async (what: Order) => {
    const answered = heard()
    keeper.send(what)
    await answered
  }
  const remove = async () => {
    const ended = once(keeper, 'exit')
    keeper.disconnect()
    await ended
  }
  try {
    const host = await heard()
    await order('start')
    return { host, order, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The URL of a database, for DATABASE_URL. */
export function urlOf(host: string, database: string): string {
  return `postgres://quizly@localhost/${database}?host=${encodeURIComponent(host)}`
}
