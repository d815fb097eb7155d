import { fileURLToPath } from 'node:url'

/** What `fork` takes. */
export type OwnProcess = { path: string; args: string[]; execArgv: string[] }

/** For the single file only: the next word is the path of a program that it has written. */
export const hiddenWord = 'run-own-program'

/** Not loaded before it is needed, because the entry is read by an old Node too. */
export const isSingleFile = (): boolean => process.getBuiltinModule('node:sea').isSea()

/**
 * How a program of ours starts as a process: from the sources and from a bundle by its path. The single file takes no path,
 * but a word, and options of Node in another way.
 */
export function ownProcess(program: URL, execArgv: readonly string[]): OwnProcess {
  const path = fileURLToPath(program)
  if (!isSingleFile()) return { path, args: [], execArgv: [...execArgv] }
  return { path: hiddenWord, args: [path], execArgv: inSingleFile(execArgv) }
}

/** The same for another process of this very command. */
export function sameProcess(execArgv: readonly string[]): OwnProcess {
  const [, path = '', ...args] = process.argv
  if (!isSingleFile()) return { path, args, execArgv: [...execArgv] }
  const [word = 'start', ...more] = args
  return { path: word, args: more, execArgv: inSingleFile(execArgv) }
}

const inSingleFile = (execArgv: readonly string[]) => [`--node-options=${execArgv.join(' ')}`]
