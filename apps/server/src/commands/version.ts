import { version } from '../version.ts'

/** Prints the version of Quizly, and of the Node that runs it. */
export function printVersion(): void {
  console.log(`Quizly ${version}, on Node ${process.versions.node}`)
}
