import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServerProcess } from '../../apps/server/src/testing/processes/server-process.ts'
import { ensureBuilt } from '../bootstrap.mjs'
import { makeProduct, productFolder } from '../product/product.mjs'

const entry = resolve(productFolder, 'server/quizly.cjs')
const folder = mkdtempSync(join(tmpdir(), 'quizly-product-'))
const file = join(folder, 'quizly.db')
const environment = { DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'error' }

beforeAll(async () => {
  await ensureBuilt(['web', 'server'])
  makeProduct()
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(words: readonly string[], more: Record<string, string> = {}, ofNode: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...ofNode, entry, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment, ...more },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('the folder that every way of running Quizly packs', () => {
  const files = () =>
    readdirSync(productFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(productFolder, name)).isFile(),
    )

  test('holds nothing of sources, of development or of this machine', () => {
    const kinds = new Set(files().map((name) => extname(name)))
    expect([...kinds].toSorted()).toEqual(
      [
        ['', '.br', '.cjs', '.css', '.gz', '.html', '.js', '.json', '.md', '.png'],
        ['.txt', '.woff2', '.xlsx'],
      ].flat(),
    )
    const texts = files().filter((name) => /\.(cjs|css|html|js|json|md|txt)$/.test(name))
    const naming = texts.filter((name) => {
      const text = readFileSync(join(productFolder, name), 'utf8')
      return text.includes(process.cwd()) || text.includes('devDependencies')
    })
    expect(naming).toEqual([])
  })

  test('has the same bytes when it is put together again', () => {
    const before = join(folder, 'before')
    cpSync(productFolder, before, { recursive: true })
    makeProduct()
    const changed = files().filter(
      (name) => !readFileSync(join(before, name)).equals(readFileSync(join(productFolder, name))),
    )
    expect(changed).toEqual([])
    expect(readdirSync(before, { recursive: true }).length).toBe(
      readdirSync(productFolder, { recursive: true }).length,
    )
  })

  test('names whose work it contains, and under which licence', () => {
    const list = readFileSync(join(productFolder, 'THIRD-PARTY.md'), 'utf8')
    for (const name of ['fastify ', 'react-dom ', 'better-sqlite3 ', 'Atkinson Hyperlegible Next']) {
      expect(list).toContain(`- ${name}`)
    }
    expect(list).not.toMatch(/see its text|undefined/)
  })
})

describe('quizly', () => {
  test('says that Node is too old before it loads anything', () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`
    expect(run(['start'], {}, ['--import', old])).toEqual({
      status: 1,
      output: 'Quizly needs Node 22.14 or newer; this is 18.20.\n',
    })
  })

  test('lists its commands when it is asked, and for a word that it does not know', () => {
    const { status, output } = run(['help'])
    expect([status, output]).toEqual([0, expect.stringMatching(/^The commands of quizly are:\n {2}start /)])
    expect(run(['strat'])).toEqual({ status: 2, output: `There is no command "strat". ${output}` })
    for (const word of ['toString', 'constructor']) expect(run([word]).status).toBe(2)
    expect(run(['--help'])).toEqual({ status, output })
  })

  test('tells whoever asks a command for help what it takes, and does nothing', () => {
    const before = readdirSync(folder)
    const usage = (line: string) => ({ status: 0, output: `  quizly ${line}\n` })
    expect(run(['migrate', '--help'])).toEqual(
      usage('migrate  brings the data up to date before a server does'),
    )
    expect(run(['backup', '-h'])).toEqual(
      usage('backup [FILE]  copies the data file, to FILE if you name one'),
    )
    for (const words of [
      ['migrate', '--dry-run'],
      ['start', '8080'],
      ['backup', '--to', 'x.db'],
      ['accounts', 'role', 'ada@example.org', 'admin', 'now'],
    ]) {
      const { status, output } = run(words)
      expect([status, output]).toEqual([2, expect.stringMatching(/^"\w+" does not take ".+"\. It is:\n/)])
    }
    expect(readdirSync(folder)).toEqual(before)
  })

  test('says its version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(run(['version']).output).toBe(`Quizly ${version}, on Node ${process.versions.node}\n`)
  })

  test('refuses a limit of memory that it cannot keep', () => {
    const output = 'HEAP_MB must be a whole number of megabytes from 128 on, not "1".\n'
    expect(run([], { HEAP_MB: '1' })).toEqual({ status: 1, output })
  })

  test('starts in one process under its limits, serves its page, and copies and restores its data', async () => {
    const server = await startServerProcess(environment, { program: [entry] })
    expect(readFileSync(`/proc/${server.pid}/cmdline`, 'utf8')).toContain('--max-old-space-size=512')
    for (const path of ['/', '/api/docs/swagger-ui-bundle.js', '/readyz']) {
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])
    }
    const copy = join(folder, 'copy.db')
    expect(run(['backup', copy])).toEqual({ status: 0, output: expect.stringContaining('and checked it') })
    expect(run(['restore', copy]).output).toContain('stop Quizly first')
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(run(['restore', copy])).toEqual({ status: 0, output: expect.stringContaining('Restored ') })
    expect(run(['messages'])).toEqual({ status: 0, output: 'No messages yet.\n' })
    expect(run(['accounts', 'list'])).toEqual({ status: 0, output: 'No accounts yet.\n' })
    expect(run(['reset-link', 'ada@example.org'])).toEqual({
      status: 1,
      output: 'No account has the email ada@example.org.\n',
    })
    expect(run(['migrate-store']).output).toMatch(/^Say from where and where to/)
  })
})
