import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fail, newNode } from './bootstrap.mjs'
import { compiledServer, serverArguments } from './server-program.mjs'

const withParent = new URL('end-with-parent.mjs', import.meta.url).href
/** Node stores compiled code here, which halves the time of the next start. */
export const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

/** Runs a TypeScript program in place of this one: same terminal, same signals, same exit code. */
export function runTypeScript(entry, args) {
  runNode([entry, ...args], compiled)
}

/** Runs the built server in place of this program. */
export function runServer() {
  try {
    runNode(serverArguments(process.env), compiledServer)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    fail(error.message)
  }
}

function runNode(args, cache) {
  // Through the channel the program notices that this one is gone, even if it was killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const env = { NODE_COMPILE_CACHE: cache, ...process.env }
  runTogether([spawn(newNode(), ['--import', withParent, ...args], { stdio, env })])
}

/** Starts a tool in this terminal. */
export function startTool(command, args, options = {}) {
  return spawn(command, args, { stdio: 'inherit', ...options })
}

/**
 * Passes signals on to programs. When one of them has ended, ends the others and then this process with its
 * exit code.
 */
export function runTogether(programs) {
  const endAll = (signal) => programs.forEach((program) => program.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll)
  for (const program of programs) {
    program.once('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    program.once('exit', (code, signal) => {
      process.exitCode ??= code ?? 128 + constants.signals[signal]
      endAll('SIGTERM')
    })
  }
}
