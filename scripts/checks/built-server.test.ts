import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'quizly-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { PATH: process.env.PATH, PORT: 'none' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const build = () =>
  run('--eval', `import('./scripts/bootstrap.mjs').then(({ ensureBuilt }) => ensureBuilt(['server']))`)
const start = () => run('apps/server/dist/main.cjs').output

test('the server is built again when its sources change, and only then', () => {
  const isOwn = (path: string) => !/\/(node_modules|dist)$/.test(path)
  for (const part of [
    'apps/server',
    'packages',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    cpSync(part, join(folder, part), { recursive: true, filter: isOwn })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  expect(build()).toEqual({ status: 0, output: 'Building the server …\n' })
  expect(build()).toEqual({ status: 0, output: '' })
  expect(start()).toMatch(/^PORT must be a number/)

  const source = join(folder, 'apps/server/src/config.ts')
  const before = readFileSync(source, 'utf8')
  writeFileSync(source, before.replace('PORT must be', 'The port has to be'))
  expect(build().output).toBe('Building the server …\n')
  expect(start()).toMatch(/^The port has to be a number/)

  writeFileSync(source, `${before}import './missing.ts'\n`)
  const failed = build()
  expect(failed.status).toBe(1)
  expect(failed.output).toContain('missing.ts')
  expect(failed.output).toContain('The server could not be built; rolldown says why above.')
  expect(build().status).toBe(1)
})
