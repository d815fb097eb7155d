import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { forgotPassword } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../testing/engines.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

const maxTries = 300

describe.each(anyEngine)('who is counted', (engine) => {
  const opened: TestApp[] = []
  let t: TestApp
  afterAll(() => Promise.all(opened.map((each) => each.close())))

  const open = async (trusted: string) => {
    const config = { rateLimits: true, trustedProxies: readTrustedProxies(trusted) }
    t = await createTestApp({ engine, config })
    opened.push(t)
  }
  const tryFrom = async (remoteAddress: string, forwardedFor: string | string[]) => {
    const reply = await t.app.inject({
      method: forgotPassword.method,
      url: forgotPassword.path,
      payload: { email: 'nobody@example.org' },
      headers: { 'x-forwarded-for': forwardedFor },
      remoteAddress,
    })
    return reply.statusCode
  }
  const useUp = async (remoteAddress: string, forwardedFor: (i: number) => string) => {
    for (let i = 0; i < maxTries; i += 1) expect(await tryFrom(remoteAddress, forwardedFor(i))).toBe(202)
  }

  test('without trusted proxies is who connects, whatever they claim', async () => {
    await open('off')
    await useUp('203.0.113.7', (i) => `198.51.100.${i % 200}`)
    expect(await tryFrom('203.0.113.7', '192.0.2.1')).toBe(429)
    expect(await tryFrom('203.0.113.8', '198.51.100.1')).toBe(202)
  })

  test('behind a trusted proxy is whom it names, and not what they claimed to it', async () => {
    await open('10.0.0.1, fd00::/8')
    await useUp('10.0.0.1', (i) => `192.0.2.${i % 200}, 203.0.113.7`)
    expect(await tryFrom('10.0.0.1', '203.0.113.7')).toBe(429)
    expect(await tryFrom('fd00::17', '203.0.113.7')).toBe(429)
    expect(await tryFrom('10.0.0.1', '203.0.113.7, fd00::1')).toBe(429)
    expect(await tryFrom('10.0.0.1', '203.0.113.8')).toBe(202)
  })

  describe('behind a proxy that appends is the last who is not trusted:', () => {
    beforeAll(async () => {
      await open('10.0.0.1, 10.0.0.2')
      await useUp('10.0.0.1', () => '203.0.113.7')
    })
    test.each([
      ['several headers', ['192.0.2.1', '203.0.113.7']],
      ['a port', '192.0.2.1:1, 203.0.113.7:4711'],
      ['another port', '203.0.113.7:4712'],
      ['an IPv6 address as IPv4', '::ffff:203.0.113.7'],
      ['words before it', 'unknown, "a, b", 10.0.0.1, 203.0.113.7'],
      ['what is no address behind a trusted one', 'made-up, 10.0.0.1, 203.0.113.7, 10.0.0.2'],
    ])('%s', async (_what, forwardedFor) => {
      expect(await tryFrom('10.0.0.1', forwardedFor)).toBe(429)
      expect(await tryFrom('10.0.0.1', '192.0.2.1')).toBe(202)
    })
  })

  test('with an IPv6 address in brackets and with a port is its network', async () => {
    await open('::1')
    await useUp('::1', (i) => `192.0.2.1, [2001:db8:1:2::${i % 200}]:${1_000 + i}`)
    expect(await tryFrom('::1', '2001:db8:1:2:ffff::')).toBe(429)
    expect(await tryFrom('::1', '2001:db8:1:3::')).toBe(202)
  })

  test('is the proxy where it passes on no address', async () => {
    await open('10.0.0.1')
    await useUp('10.0.0.1', (i) => `203.0.113.${i % 200}, unknown-${i % 200}`)
    expect(await tryFrom('10.0.0.1', 'unknown')).toBe(429)
  })

  test('past a trusted proxy is who connects', async () => {
    await open('10.0.0.1')
    await useUp('10.0.0.2', (i) => `198.51.100.${i % 200}`)
    expect(await tryFrom('10.0.0.2', '203.0.113.7')).toBe(429)
    expect(await tryFrom('10.0.0.1', '203.0.113.7')).toBe(202)
  })
})

test('the README’s example of trusted proxies names single machines', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const examples = /^\| `TRUST_PROXY`.*$/m.exec(readme)?.[0].match(/(?<=like `)[^`]+/g) ?? []
  const addresses = examples.flatMap((example) => example.split(', '))
  expect(addresses).not.toEqual([])
  expect(addresses.filter((address) => isIP(address) === 0)).toEqual([])
})
