// The first file of the product that Node reads. It becomes plain enough for any Node, and loads nothing of ours before it
// knows that this one will do.
import { spawn } from 'node:child_process'
import { createRequire, enableCompileCache } from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { memoryLimits } from './memory-limits.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const [leastMajor, leastMinor] = [22, 14]

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Quizly needs Node ${leastMajor}.${leastMinor} or newer; this is ${major}.${minor}.`)
  process.exitCode = 1
} else run(process.argv.slice(2))

function run(words: readonly string[]): void {
  const { NODE_COMPILE_CACHE } = process.env
  enableCompileCache(NODE_COMPILE_CACHE || join(__dirname, 'compiled'))
  const limits = (words[0] ?? 'start') === 'start' ? limitsOrSentence() : []
  if (!limits) return
  const isLimited = limits.every((limit) => process.execArgv.includes(limit))
  if (isLimited) createRequire(__filename)('./main.cjs')
  else runAgain([...limits, ...process.execArgv, __filename, ...words])
}

function limitsOrSentence(): string[] | undefined {
  try {
    return memoryLimits(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return undefined
  }
}

/** V8 takes its limits only when the process starts. */
function runAgain(args: readonly string[]): void {
  if (process.platform !== 'win32' && process.execve) {
    // It tells people that it is new.
    process.removeAllListeners('warning')
    process.execve(process.execPath, [process.execPath, ...args], process.env)
  }
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
  })
}
