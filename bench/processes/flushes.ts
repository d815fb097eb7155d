import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

// Both look at a running process with strace, which makes it slow. Undefined where strace is missing or may not look.

/** How often a process flushes to the disk (fsync, fdatasync) while work is done. */
export async function countFlushes(
  pid: number,
  folder: string,
  work: () => Promise<unknown>,
): Promise<number | undefined> {
  const file = `${folder}/strace.txt`
  const watched = await watchFlushes(pid, ['-c', '-o', file], work)
  if (!watched) return undefined
  const lines = readFileSync(file, 'utf8').matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s+f\w*sync$/gm)
  return [...lines].reduce((sum, [, calls]) => sum + Number(calls), 0)
}

/** What work finds while each flush of a process takes longer by `delayMs`, as it does on a slow disk. */
export async function withSlowFlushes<Found>(
  pid: number,
  delayMs: number,
  work: () => Promise<Found>,
): Promise<Found | undefined> {
  const delay = `inject=fsync,fdatasync:delay_exit=${delayMs * 1000}`
  const watched = await watchFlushes(pid, ['-e', delay, '-o', '/dev/null'], work)
  return watched?.found
}

async function watchFlushes<Found>(
  pid: number,
  options: string[],
  work: () => Promise<Found>,
): Promise<{ found: Found } | undefined> {
  const args = ['-f', '-e', 'trace=fsync,fdatasync', ...options, '-p', String(pid)]
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(tracer, 'close').catch(() => {})
  const said = await Promise.race([once(tracer.stderr, 'data'), ended])
  if (!String(said?.[0]).includes('attached')) return undefined
  const found = await work()
  tracer.kill('SIGINT')
  await ended
  return { found }
}
