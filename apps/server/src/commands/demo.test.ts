import { expect, test } from 'vitest'
import { startServerProcess } from '../testing/processes/server-process.ts'

test('the demonstration lets its educator log in with the password that it shows', async () => {
  const demo = await startServerProcess({}, ['commands/demo.ts'])
  await expect.poll(demo.output, { timeout: 30_000 }).toContain('Code ')
  const [, email, password] = /Educator +(\S+) \/ (\S+)/.exec(demo.output()) ?? []
  const login = await fetch(`${demo.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(login.status).toBe(200)
  expect(await demo.end('SIGTERM')).toEqual({ code: 0, signal: null })
})
