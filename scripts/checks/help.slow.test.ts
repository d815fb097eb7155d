import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readJson } from '../bootstrap.mjs'

const scripts: Record<string, string> = readJson('package.json').scripts
const ours = Object.entries(scripts).flatMap(([name, line]) => {
  const [program, words = ''] = line.split('exec node ')
  return program === '' ? [[name, words.split(' ')] as const] : []
})

const run = (words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('node', words, { encoding: 'utf8', timeout: 20_000 })
  return { status, output: stdout, problem: stderr }
}

test.each(ours)('%s says what it does when asked for help, and does nothing', (name, words) => {
  for (const args of [['--help'], ['more', '-h']]) {
    const { status, output, problem } = run([...words, ...args])
    expect({ status, problem }).toEqual({ status: 0, problem: '' })
    expect(output).toMatch(new RegExp(`^npm (run )?${name}( -- \\S.*)?\n`))
    expect(output.trimEnd().split('\n').length).toBeLessThan(8)
  }
})

test.each(['demo', 'start', 'doctor', 'migrate', 'messages'])(
  '%s refuses words that it does not take',
  (name) => {
    const { status, output, problem } = run(['scripts/run-command.mjs', name, '--dry-run'])
    expect({ status, output }).toEqual({ status: 1, output: '' })
    expect(problem).toContain(`"${name}" does not take "--dry-run".\n`)
  },
)
