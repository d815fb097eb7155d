// Requests /healthz every 5 ms on a connection of its own, and lets students save every 5 s, until it is told
// to end.
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { mainThreadOf, ranMs, waitedMs } from '../run-time.ts'
import type { StudentAtWork, Testimony, WitnessOrder } from './witness.ts'

const askEveryMs = 5
const saveEveryMs = 5_000
const retryForMs = 10_000
/** The school's address. Attackers have others, unless the attack is about a shared address. */
const school = '127.0.0.1'

/** A student at work, whose browser is connected. */
type Seat = { student: StudentAtWork; agent: Agent }

const { port, pid, atWork } = workerData as WitnessOrder
const testimony: Testimony = { longestPauseMs: 0, maxCpuMs: 0, saves: [], refusals: [] }
const over = new AbortController()
/** It may end after this many saves, but only once it has been told to. */
let leastSaves = Infinity
const health = 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'

/** How long the server and this thread have waited for a core so far. */
const waited = () => waitedMs(mainThreadOf(pid)) + waitedMs('thread-self')

async function watch(): Promise<void> {
  let line = await newLine()
  while (!over.signal.aborted) {
    const [askedAt, waitedBefore, ranBefore] = [performance.now(), waited(), ranMs(mainThreadOf(pid))]
    while (!over.signal.aborted && !(await line.ask())) line = await newLine()
    const took = performance.now() - askedAt - (waited() - waitedBefore)
    testimony.longestPauseMs = Math.max(testimony.longestPauseMs, took)
    const ran = ranMs(mainThreadOf(pid)) - ranBefore
    // While this thread waits for a core, the server goes on with other things.
    testimony.maxCpuMs = Math.max(testimony.maxCpuMs, Math.min(took, ran))
    await wait(Math.max(0, askEveryMs - took))
  }
  line.socket.destroy()
}

/**
 * A connection for health checks. `ask` returns whether the reply came; false if the connection ended
 * instead.
 */
async function newLine(): Promise<{ socket: Socket; ask: () => Promise<boolean> }> {
  const socket = connect(port, school).setNoDelay()
  let answer = (_isAnswered: boolean) => {}
  socket.on('data', () => answer(true))
  socket.on('error', () => {})
  socket.on('close', () => answer(false))
  over.signal.addEventListener('abort', () => answer(false))
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve
      if (socket.destroyed) return resolve(false)
      socket.write(health)
    })
  return { socket, ask }
}

/**
 * Saves another option of the same question every 5 s, as a browser does: one save at a time, always on the
 * same connection.
 */
async function work({ student, agent }: Seat, index: number): Promise<void> {
  await pause((saveEveryMs * index) / atWork.length)
  for (let round = 1; !over.signal.aborted; round += 1) {
    const [startedAt, waitedBefore] = [performance.now(), waited()]
    const answered = await save(agent, student, round)
    const took = performance.now() - startedAt
    testimony.saves.push(answered === '200' ? took - (waited() - waitedBefore) : Infinity)
    if (answered !== '200') testimony.refusals.push(answered)
    endWhenEnough()
    await pause(Math.max(0, saveEveryMs - took))
  }
  agent.destroy()
}

function save(
  agent: Agent,
  { token, attemptId, questionId, options }: StudentAtWork,
  round: number,
): Promise<string> {
  const selectedOption = options[round % options.length] ?? null
  const body = JSON.stringify({ changes: [{ questionId, selectedOption }] })
  return new Promise((resolve) => {
    const outgoing = request({
      port,
      host: school,
      agent,
      method: 'PUT',
      path: `/api/attempts/${attemptId}/answers`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
      timeout: retryForMs,
    })
    outgoing.on('response', (reply) => {
      reply.resume().on('end', () => resolve(String(reply.statusCode)))
      reply.on('error', (error) => resolve(error.message))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no reply')))
    outgoing.on('error', (error) => resolve(error.message))
    outgoing.end(body)
  })
}

const pause = (ms: number) => wait(ms, undefined, { signal: over.signal }).catch(() => {})

const endWhenEnough = () => {
  if (testimony.saves.length >= leastSaves) over.abort()
}
parentPort?.once('message', (least: number) => {
  leastSaves = least
  endWhenEnough()
})
const seats: Seat[] = []
for (const student of atWork) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await save(agent, student, 0)
  seats.push({ student, agent })
}
const watching = [watch(), ...seats.map(work)]
parentPort?.postMessage('watching')
await Promise.all(watching)
parentPort?.postMessage(testimony)
