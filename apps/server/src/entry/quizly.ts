// The first file of the product that Node reads. It becomes plain enough for any Node, and loads nothing of ours before it
// knows that this one will do.
import { spawn } from 'node:child_process'
import { createRequire, enableCompileCache } from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { hiddenWord, isSingleFile } from '@quizly/renderer'
import { memoryLimits } from './memory-limits.mjs'
import { demandOwnProgram, unpack } from './single-file.ts'
import { answerInWords } from './words.ts'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const [leastMajor, leastMinor] = [22, 14]

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  endWith(`Quizly needs Node ${leastMajor}.${leastMinor} or newer; this is ${major}.${minor}.`)
} else {
  try {
    run(process.argv.slice(2))
  } catch (error) {
    endWith(error instanceof Error ? error.message : String(error))
  }
}

function endWith(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

function run(words: readonly string[]): void {
  const [name = 'start', program = ''] = words
  if (isSingleFile() && name === hiddenWord) {
    demandOwnProgram(program)
    createRequire(program)(program)
    return
  }
  const answer = answerInWords(words)
  if (typeof answer === 'number') {
    process.exitCode = answer
    return
  }
  const limits = answer === 'start' ? memoryLimits(process.env) : []
  if (!limits.every((limit) => process.execArgv.includes(limit))) {
    const own = isSingleFile()
      ? [`--node-options=${limits.join(' ')}`]
      : [...process.execArgv, ...limits, __filename]
    runAgain([...own, ...words])
    return
  }
  const server = isSingleFile() ? join(unpack(process.env), 'server') : __dirname
  enableCompileCache(process.env['NODE_COMPILE_CACHE'] || join(server, 'compiled'))
  const main = join(server, 'main.cjs')
  createRequire(main)(main)
}

/** V8 takes its limits only when the process starts. */
function runAgain(args: readonly string[]): void {
  if (process.platform !== 'win32' && process.execve) {
    // Node tells people that this is new.
    process.removeAllListeners('warning')
    process.execve(process.execPath, [process.execPath, ...args], process.env)
  }
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
  })
}
