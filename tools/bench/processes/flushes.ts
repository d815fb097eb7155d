import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/**
 * How often a process flushes to the disk (fsync, fdatasync) while work is done, counted by strace, which
 * slows the process. Undefined if strace is missing or not permitted.
 */
export async function countFlushes(
  pid: number,
  folder: string,
  work: () => Promise<unknown>,
): Promise<number | undefined> {
  const file = `${folder}/strace.txt`
  const args = ['-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)]
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(tracer, 'close').catch(() => {})
  const said = await Promise.race([once(tracer.stderr, 'data'), ended])
  if (!String(said?.[0]).includes('attached')) return undefined
  await work()
  tracer.kill('SIGINT')
  await ended
  const lines = readFileSync(file, 'utf8').matchAll(/^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s+f\w*sync$/gm)
  return [...lines].reduce((sum, [, calls]) => sum + Number(calls), 0)
}
