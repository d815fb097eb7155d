import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { failure } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../testing/engines.ts'
import { readReply, sendRaw } from '../testing/processes/raw-connection.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const page =
  '<!doctype html><title>Quizly</title><script>document.title += "!"</script><style>h1 { margin: 0 }</style>'
const pageInGerman = page.replace('<title>', '<title lang="de">')
const pageOfQuiz = page.replace('<title>', '<title id="quiz">')
const script = 'console.log("Quizly")'
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const own = { scripts: [hashOf('document.title += "!"')], styles: [hashOf('h1 { margin: 0 }')] }
const built = {
  pages: [
    { files: { en: 'index.html', de: 'index.de.html' } },
    { addresses: '/quiz/[^/]+', files: { en: 'quiz.html' } },
  ],
  hashes: { 'index.html': own, 'index.de.html': own, 'quiz.html': own },
}

describe.each(anyEngine)('the web app', (engine) => {
  let parent: string
  let folder: string
  let port: number
  let t: TestApp
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'quizly-web-'))
    await writeFile(join(parent, 'secret.txt'), 'secret')
    folder = join(parent, 'dist')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await writeFile(join(folder, '.hidden'), 'secret')
    await writeFile(join(folder, 'index.html'), page)
    await writeFile(join(folder, 'index.de.html'), pageInGerman)
    await writeFile(join(folder, 'quiz.html'), pageOfQuiz)
    await writeFile(join(folder, 'pages.json'), JSON.stringify(built))
    await writeFile(join(folder, 'sw.js'), script)
    await writeFile(join(folder, 'assets', 'main-abc.js'), script)
    await writeFile(join(folder, 'assets', 'main-abc.js.gz'), gzipSync(script))
    for (const name of ['index.html', 'index.de.html', 'sw.js'])
      await writeFile(join(folder, `${name}.br`), brotliCompressSync(page))
    t = await createTestApp({ engine, webRoot: folder })
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    port = (t.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await t.close()
    await rm(parent, { recursive: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    t.app.inject({ method: 'GET', url, headers })

  test.each(['/', '/login', '/quiz/some-id/result', '/apiary'])('is the page at %s (T16)', async (url) => {
    const reply = await get(url, { accept: 'text/html,*/*;q=0.8' })
    expect([reply.statusCode, reply.body]).toEqual([200, page])
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
    })
  })

  test.each(['/join?code=Ab3dEf9h', '/quiz/some-id/result', '/login'])(
    'is the page at %s for programs that preview a shared link',
    async (url) => {
      const reply = await get(url, { accept: '*/*' })
      expect([reply.statusCode, reply.body]).toEqual([200, page])
    },
  )

  test.each([
    ['/quiz/some-id', 'en', pageOfQuiz],
    ['/quiz/some-id?attempt=2', 'en', pageOfQuiz],
    ['/quiz/some-id', 'de', pageOfQuiz],
    ['/quiz/some-id/result', 'en', page],
    ['/quiz/', 'en', page],
    ['/my/quiz/some-id', 'en', page],
    ['/?/quiz/some-id', 'en', page],
    ['/index.html', 'de', pageInGerman],
  ])('%s in %s has the page that was built for it', async (url, language, expected) => {
    const reply = await get(url, { accept: 'text/html', 'accept-language': language })
    expect([reply.statusCode, reply.body]).toEqual([200, expected])
    expect(reply.headers['content-security-policy']).toContain(own.scripts[0])
  })

  test('allows the page the script and the style that stand in it, and no others that are not files', async () => {
    const policyOf = async (url: string) =>
      (await get(url, { accept: 'text/html' })).headers['content-security-policy']
    expect(await policyOf('/login')).toContain(
      `; script-src 'self' '${own.scripts[0]}'; style-src 'self' '${own.styles[0]}';`,
    )
    expect(await policyOf('/assets/main-abc.js')).toContain(`; script-src 'self'; style-src 'self';`)
  })

  test.each([
    ['the one chosen on the device', { cookie: 'a=b; language=de', 'accept-language': 'en' }, pageInGerman],
    [
      'the first one of the browser’s that there is',
      { 'accept-language': 'tlh, de-AT;q=0.9, en;q=0.8' },
      pageInGerman,
    ],
    ['the browser’s by weight', { 'accept-language': 'de;q=0.4, en-GB' }, page],
    ['not one that is refused', { 'accept-language': 'de;q=0' }, page],
    ['English for a list that is too long', { 'accept-language': `${'x-a, '.repeat(2_000)}de` }, page],
    ['English for a broken list', { 'accept-language': ';;q=,=de;;' }, page],
    ['English for a choice that there is not', { cookie: 'language=tlh' }, page],
    ['English for a choice that is a name of every object', { cookie: 'language=__proto__' }, page],
    ['English for a choice that is a path', { cookie: 'language=../index.de' }, page],
    ['English for a cookie that only ends so', { cookie: 'mylanguage=de' }, page],
    ['English for a cookie of 8 KiB', { cookie: `${'a=b; '.repeat(1_600)}languages=de` }, page],
    ['English for names of every object', { 'accept-language': '__proto__, constructor, toString' }, page],
    ['English for no choice at all', {}, page],
  ])('is in %s', async (_, headers, expected) => {
    for (const url of ['/', '/login']) {
      const reply = await get(url, { ...headers, accept: 'text/html' })
      expect([reply.statusCode, reply.body]).toEqual([200, expected])
      expect(reply.headers.vary).toContain('accept-language, cookie')
      expect(reply.headers['content-security-policy']).toContain('sha256-')
    }
  })

  test('tells a cache that its page in one language is not its page in another', async () => {
    const requestHeaders = { accept: 'text/html', 'accept-language': 'de' }
    const { etag = '' } = (await get('/', requestHeaders)).headers
    const again = await get('/', { ...requestHeaders, 'if-none-match': etag })
    expect([again.statusCode, again.headers.vary]).toEqual([
      304,
      expect.stringContaining('accept-language, cookie'),
    ])
    const inEnglish = await get('/', { accept: 'text/html', 'if-none-match': etag })
    expect([inEnglish.statusCode, inEnglish.body]).toEqual([200, page])
  })

  test.each([
    '/index.tlh.html',
    '/index.__proto__.html',
    '/index..html',
    '/index.../secret.txt.html',
    '/de/index.html',
  ])('has no page of a language at %s', async (url) => {
    const reply = await get(url, { accept: '*/*' })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
  })

  test.each(['/index.html.br', '/index.de.html.br?x', '/sw.js.br', '/assets/main-abc.js.gz'])(
    'has nothing at %s, which is sent in place of a file',
    async (url) => {
      for (const accept of ['*/*', 'text/html'])
        for (const encoding of ['br, gzip', 'identity'])
          expect((await get(url, { accept, 'accept-encoding': encoding })).statusCode).toBe(404)
      const reply = await get('/login', { accept: 'text/html', 'accept-encoding': 'br' })
      expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, 'br'])
    },
  )

  test.each(['?lang=<script>alert(1)</script>', '?lang=__proto__', `?lang=${'x'.repeat(4_000)}`])(
    'leaves %s to the browser, and says none of it',
    async (query) => {
      const reply = await get(`/login${query}`, { accept: 'text/html' })
      expect([reply.statusCode, reply.body]).toEqual([200, page])
    },
  )

  test.each(['/api', '/api/nothing', '/api?x'])('is not at %s', async (url) => {
    const reply = await get(url, { accept: 'text/html' })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
  })

  test('keeps hashed files for a year, in the form that was compressed beforehand', async () => {
    const plain = await get('/assets/main-abc.js')
    expect([plain.statusCode, plain.body]).toEqual([200, script])
    const zipped = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' })
    expect(zipped.rawPayload.equals(gzipSync(script))).toBe(true)
    for (const { headers } of [plain, zipped]) {
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    expect(zipped.headers['content-encoding']).toBe('gzip')
  })

  test('asks for its service worker again each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test.each(['/assets/gone.js', '/%2e%2e/secret.txt', '/gone.js', '/api/gone'])(
    'has no script at %s',
    async (url) => {
      const reply = await get(url, { accept: '*/*' })
      expect(reply.body).not.toBe(page)
      expect(reply.headers['content-type']).toMatch(/^application\/json/)
      expect(reply.statusCode).toBe(404)
    },
  )

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/..%00/secret.txt',
    '/assets/main-abc.js%00.html',
    '/%c0%ae%c0%ae/secret.txt',
    '//../secret.txt',
    '/./../secret.txt',
    '/.hidden',
    '/assets/',
    '/index.html.br',
    '/index.de.html.br',
    '/index.html%2ebr',
    '/sw.js.br',
    '/sw.js.br?x',
    '/assets/main-abc.js.gz',
    '/assets/main-abc.js%2Egz',
    '/assets/main-abc.js.gz/',
    '/assets/main-abc.js.gz%2f',
  ])('gives away nothing that is not its own: %s', async (path) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    const { status, body } = readReply(await sendRaw(port, head))
    expect([400, 403, 404]).toContain(status)
    expect(failure.parse(JSON.parse(body)).code).toMatch(/^(not-found|malformed-request)$/)
    expect(readReply(await sendRaw(port, head.replace(path, '/sw.js'))).body).toBe(script)
  })

  test('is not there when it was not built', async () => {
    const other = await createTestApp({ engine, webRoot: join(folder, 'missing') })
    const reply = await other.app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
    expect(reply.statusCode).toBe(404)
    await other.close()
  })
})
