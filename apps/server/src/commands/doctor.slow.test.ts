import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runServerProcess, startServerProcess } from '../testing/processes/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'quizly-doctor-'))
const environment = { DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}` }
afterAll(() => rmSync(folder, { recursive: true }))

const doctor = (more: Record<string, string> = {}) =>
  runServerProcess({ ...environment, ...more }, ['main.ts', 'doctor'])
const health = (port: number) =>
  runServerProcess({ ...environment, PORT: String(port) }, ['main.ts', 'health'])

describe('the doctor', () => {
  test('says of a machine on which nothing was started yet what is well', async () => {
    const { code, output } = await doctor()
    const marks = output.trimEnd().split('\n')
    expect([code, marks.filter((line) => !line.startsWith('✓ '))]).toEqual([0, []])
    expect(output).toMatch(/^✓ A flush to the disk takes \d+\.\d ms\.$/m)
    expect(output).not.toContain('quizly.db')
  })

  test('finds the Quizly that runs, and that its data are of this version', async () => {
    const server = await startServerProcess(environment)
    const { output } = await doctor({ PORT: String(server.port) })
    expect(output).toContain(`✓ Quizly is running at port ${server.port}.\n`)
    expect(output).toContain(`✓ The data in ${join(folder, 'quizly.db')} are of this version.\n`)
    expect(await health(server.port)).toEqual({ code: 0, output: 'Quizly is ready.\n' })
    await server.end()
    expect(await health(server.port)).toEqual({
      code: 1,
      output: `Nothing answers at http://127.0.0.1:${server.port}/readyz.\n`,
    })
  })

  test('names each thing that would fail, and tells of a newer version only if it is asked', async () => {
    const other = createServer((_, reply) => reply.end('{"version":"99.0.0"}')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, output } = await doctor({
      PORT: String(port),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'quizly@example.org',
      UPDATE_CHECK: `http://127.0.0.1:${port}/`,
      WORKER: '2',
    })
    other.close()
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(code).toBe(1)
    expect(output).toContain('? WORKER is no setting of Quizly. Did you mean WORKERS?\n')
    expect(output).toContain(`✗ Port ${port} is in use by another program; set PORT to a free one.\n`)
    expect(output).toContain('✗ The mail server 127.0.0.1:1 cannot be used: ESOCKET.\n')
    expect(output).toContain(`✓ This is Quizly ${version}; 99.0.0 is out.\n`)
  })

  test('says which setting is wrong', async () => {
    const output = '✗ UPDATE_CHECK must be an address like https://quiz.example.org, not "ask".\n'
    expect(await doctor({ UPDATE_CHECK: 'ask' })).toEqual({ code: 1, output })
  })
})
