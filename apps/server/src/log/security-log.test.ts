import {
  changeName,
  changePassword,
  deleteAccount,
  endAllSessions,
  exportAccount,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  verifyCode,
} from '@quizly/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readTrustedProxies } from '../config/trusted-proxies.ts'
import { anyEngine } from '../testing/engines.ts'
import { seededPassword } from '../testing/seed.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const newSecret = 'a new secret'

describe.each(anyEngine)('the security log on $name', (engine) => {
  let t: TestApp
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let ada: { _id: string; token: string }
  const lines: string[] = []
  beforeEach(async () => {
    lines.length = 0
    smtp = await startSmtpServer()
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    const trustedProxies = readTrustedProxies('127.0.0.1')
    t = await createTestApp({ engine, log, config: { rateLimits: true, trustedProxies, mail: smtp.config } })
    ada = (await t.seed({ users: { ada: {} } })).users.ada
  })
  afterEach(async () => {
    await t.close()
    await smtp.close()
  })

  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const email = 'ada@example.org'
  const logIn = async (password: string, token = '') =>
    (await t.call(login, { body: { email, password }, headers })).body?.token ?? token
  /** Each event without the fields that every line has. */
  const events = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'security')
      .map(({ level: _level, time: _time, msg: _msg, reqId, pid: _pid, hostname: _host, ...event }) => {
        expect([reqId, event.address]).toEqual([expect.any(String), '203.0.113.9'])
        delete event.address
        return event
      })

  test('tells of log-ins that fail and why, and of a limit once it is reached', async () => {
    for (let i = 0; i < 6; i += 1) await logIn('wrong')
    await t.call(login, { body: { email: 'nobody@example.org', password: 'wrong' }, headers })
    for (let i = 0; i < 33; i += 1) {
      await t.call(verifyCode, { token: ada.token, body: { secretCode: 'nonesuch' }, headers })
    }
    const failed = { kind: 'log-in-failed', account: ada._id }
    expect(events()).toEqual([
      ...Array.from({ length: 5 }, () => ({ ...failed, reason: 'wrong-password' })),
      { ...failed, reason: 'too-early' },
      { kind: 'log-in-failed', reason: 'unknown-email' },
      { kind: 'limit-reached', account: ada._id, limit: 'POST /api/verify/secret-code 0' },
    ])
  })

  test('tells what becomes of an account, without its e-mail, its passwords or a link', async () => {
    const body = { name: 'Bea', email: 'bea@example.org', password: seededPassword, role: 'admin' }
    const bea = (await t.call(signup, { body, headers })).body.user._id
    await t.call(logout, { token: await logIn(seededPassword), headers })
    const token = await logIn(seededPassword)
    const change = { currentPassword: seededPassword, newPassword: newSecret }
    await t.call(changePassword, { token, body: change, headers })
    await t.call(forgotPassword, { body: { email }, headers })
    const linkOf = () => smtp.mails.map(({ text }) => /#([\w-]{43})/.exec(text)?.[1]).find(Boolean)
    await vi.waitFor(() => expect(linkOf()).toBeDefined())
    await t.call(resetPassword, { body: { token: linkOf(), newPassword: 'an even newer one' }, headers })
    await t.call(endAllSessions, { token: await logIn('an even newer one'), headers })
    const last = await logIn('an even newer one')
    for (const name of ['Ada King', 'Ada King'])
      await t.call(changeName, { token: last, body: { name }, headers })
    await t.call(exportAccount, { token: last, headers })
    await t.call(deleteAccount, { token: last, body: { password: 'an even newer one' }, headers })

    const account = ada._id
    const ended = (reason: string) => ({ kind: 'sessions-ended', account, reason, count: 1 })
    expect(events()).toEqual([
      { kind: 'signed-up', account: bea, role: 'admin' },
      ended('log-out'),
      { kind: 'password-changed', account },
      ended('new-password'),
      { kind: 'reset-asked', account, outcome: 'sent' },
      { kind: 'reset-used', account },
      ended('new-password'),
      ended('by-owner'),
      { kind: 'name-changed', account },
      { kind: 'exported', account },
      { kind: 'account-deleted', account },
    ])
    expect(lines.join('')).not.toMatch(
      /ada@|bea@|Bea|King|correct horse|a new secret|newer one|reset-password#/,
    )
  })
})
