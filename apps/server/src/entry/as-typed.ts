/** From the sources only npm starts a command; of what is built npm says so itself, and `npx` too. */
const isByNpm = import.meta.url.endsWith('.ts') || isNpmScript(process.env['npm_lifecycle_event'])

function isNpmScript(script: string | undefined): boolean {
  return script !== undefined && script !== 'npx'
}

/** A command as people type it where this runs. */
export function asTyped(command: string, words = ''): string {
  if (!isByNpm) return `quizly ${command} ${words}`.trimEnd()
  return words === '' ? `npm run ${command}` : `npm run ${command} -- ${words}`
}
