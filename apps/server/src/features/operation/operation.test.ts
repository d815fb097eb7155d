import { allCalls, getConfig, getHealth, getReadiness } from '@quizly/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { callApi } from '../../testing/call-api.ts'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('operation on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({
      engine,
      config: { contactUrl: 'https://forms.example.org/send', contactAccessKey: 'key' },
    })
  })
  afterEach(() => t.close())

  test('the browser learns where contact messages go (T211)', async () => {
    const { status, body } = await t.call(getConfig)
    expect([status, body]).toEqual([
      200,
      { contactUrl: 'https://forms.example.org/send', contactAccessKey: 'key' },
    ])
  })

  test('the process is ready while its store answers, and alive anyway', async () => {
    expect((await t.call(getReadiness)).body).toEqual({ status: 'ok' })
    await t.store.close()
    const { status, failure, headers } = await t.call(getReadiness)
    expect([status, failure.code, headers['retry-after']]).toEqual([503, 'busy', '5'])
    expect((await t.call(getHealth)).body).toEqual({ status: 'ok' })
  })

  test('the process is not ready while nothing can be written, and is again as soon as it can', async () => {
    const forbidWrites = async (what: 'on' | 'off') => {
      const [from, to] = what === 'on' ? ['lock', 'hidden'] : ['hidden', 'lock']
      const statement =
        engine.name === 'sqlite'
          ? `pragma query_only = ${what}`
          : `alter table kysely_migration_${from} rename to kysely_migration_${to}`
      await sql.raw(statement).execute(t.store.db)
    }
    expect((await t.call(getReadiness)).status).toBe(200)
    await forbidWrites('on')
    t.clock.advance(10_000)
    const { status, failure } = await t.call(getReadiness)
    expect([status, failure.code]).toEqual([503, 'busy'])
    await forbidWrites('off')
    expect((await t.call(getReadiness)).status).toBe(200)
  })

  test('asking whether the process is ready does not keep the disk busy', async () => {
    const writes = vi.spyOn(t.store, 'tryWrite')
    const other = await buildApp({ ...t, config: readConfig({}) })
    for (let i = 0; i < 5; i += 1) await callApi(other, getReadiness)
    expect(writes).toHaveBeenCalledTimes(1)
    await other.close()
  })

  test('the contract is there as an OpenAPI document', async () => {
    const reply = await t.app.inject({ method: 'GET', url: '/api/openapi.json' })
    const document = reply.json<{
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(names.sort()).toEqual(Object.keys(allCalls).sort())
  })

  test('the page that reads it loads only our own scripts', async () => {
    const get = (url: string) => t.app.inject({ method: 'GET', url })
    const { location = '' } = (await get('/api/docs')).headers
    const page = await get(location)
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
    const replies = await Promise.all(
      files.map((path) => get(new URL(path, `http://quizly.test${location}`).pathname)),
    )
    expect(files).toContain('./swagger-ui-bundle.js')
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200))
    expect(replies.at(-1)?.body).toContain(`url: '/api/openapi.json'`)
  })
})
