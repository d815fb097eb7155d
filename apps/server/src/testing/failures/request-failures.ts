import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import {
  archiveFormats,
  completeSecondStep,
  createQuiz,
  eventsType,
  type Failure,
  getReadiness,
  getResult,
  liveStream,
  login,
  renderTexts,
  saveSpreadsheetQuiz,
  sendContactMessage,
  signup,
  takeEverything,
  updateQuiz,
  uploadPicture,
} from '@quizly/contract'
import type { requests, waits } from '@quizly/words/failures.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { samplePicture } from '../sample-questions.ts'
import { type AppError, failureBody } from '../../app-error.ts'
import { collectBody, usualPace } from '../../http/bodies/collect-body.ts'
import { usualTimeouts } from '../../http/timeouts.ts'
import { callApi } from '../call-api.ts'
import { cheapHashes } from '../passwords/cheap-hashes.ts'
import { readReply, sendRaw } from '../processes/raw-connection.ts'
import { seededPassword } from '../seed.ts'
import { logInTo, setUpFactor } from '../second-factor.ts'
import { submitAnswers } from '../taking.ts'
import type { FailureFixture, Producer } from './failure-fixture.ts'

const minuteMs = 60_000

async function raw(app: FastifyInstance, bytes: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { body } = readReply(await sendRaw((app.server.address() as AddressInfo).port, bytes))
  return { failure: JSON.parse(body) as Failure }
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const post = (...lines: string[]) =>
  head(
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    ...lines,
  )

/** Of calls at the same time the one that is refused before the others. Some may be done before it. */
async function firstRefused<R extends { status: number; failure: Failure }>(calls: Promise<R>[]): Promise<R> {
  const refusals = calls.map(async (call) => {
    const reply = await call
    if (reply.status < 400) throw new Error('done')
    return reply
  })
  const first = await Promise.any(refusals)
  await Promise.all(calls)
  return first
}

async function inject({ t }: FailureFixture, options: InjectOptions) {
  return { failure: (await t.app.inject(options)).json<Failure>() }
}
const postBody = (payload: string | Buffer, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url: '/api/auth/login',
  headers: { 'content-type': type },
  payload,
})

/** As long as `work` lasts, no disk takes a write. */
async function withoutWrites<T>({ t, engine }: FailureFixture, work: () => Promise<T>): Promise<T> {
  const run = (statement: string) => sql.raw(statement).execute(t.store.db)
  const [before, after] =
    engine.name === 'sqlite'
      ? [['pragma query_only = on'], ['pragma query_only = off']]
      : [
          [
            `create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full' using errcode = '53100'; end $$`,
            `create trigger refuse before insert on contact_messages execute function refuse()`,
            `alter table kysely_migration_lock rename to kysely_migration_hidden`,
          ],
          [
            `drop function refuse cascade`,
            `alter table kysely_migration_hidden rename to kysely_migration_lock`,
          ],
        ]
  for (const statement of before) await run(statement)
  try {
    return await work()
  } finally {
    for (const statement of after) await run(statement)
  }
}

/** As if the time were over at once that the reading of a sheet may take. */
async function withoutPatience<T>(work: () => Promise<T>): Promise<T> {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  try {
    return await work()
  } finally {
    timeout.mockRestore()
  }
}

const sheet = (note: string) => ({
  title: 'Cells',
  timeLimit: 15,
  questions: [{ Question: 'Why?', 'Option A': 'a', 'Option B': 'b', 'Correct Answer': 'A', Notes: note }],
})
/** Long enough to be read in a thread. */
const longSheet = sheet('x'.repeat(20_000))

export const requestFailures: Record<keyof typeof requests, Producer> = {
  'not-http': ({ t }) => raw(t.app, 'hello\r\n\r\n'),
  'not-one-host': ({ t }) => raw(t.app, head('GET /healthz HTTP/1.1', 'Connection: close')),
  'address-unreadable': (w) => inject(w, { url: '/%zz' }),
  'body-unreadable': (w) => inject(w, postBody('{')),
  'body-not-utf8': (w) => inject(w, postBody(Buffer.from([0x22, 0xff, 0x22]))),
  'body-broken-off': async () => {
    const payload = new Readable({ read: () => {} })
    const body = collectBody(payload, {
      limit: 9,
      announced: undefined,
      pace: usualPace,
      reserve: () => true,
    })
    payload.destroy()
    // The connection is gone, so that nobody hears of it but the log.
    const error = await body.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return { failure: failureBody(error as AppError) }
  },
  'request-timeout': async ({ sibling }) => {
    const impatient = { ...usualTimeouts, headersMs: 20, checkEveryMs: 10 }
    return raw(await sibling({ timeouts: impatient }), 'GET / HTTP/1.1\r\nHost: ')
  },
  'headers-too-large': ({ t }) => raw(t.app, head('GET / HTTP/1.1', 'Host: l', `X-A: ${'a'.repeat(20_000)}`)),
  'length-required': ({ t }) => raw(t.app, `${post('Transfer-Encoding: chunked')}1\r\n{\r\n`),
  'unsupported-media-type': (w) => inject(w, postBody('{}', 'text/plain')),
  'body-too-large': (w) => inject(w, postBody(' '.repeat(2 * 1024 ** 2))),
  'too-many-values': async ({ ask, course }) => {
    const { ada, params } = await course()
    return ask(ada, updateQuiz, { params, body: Array.from({ length: 20_001 }, () => 1) })
  },
  'no-such-address': (w) => inject(w, { url: '/api/nothing' }),
  'invalid-input': ({ t }) => t.call(login, { body: { email: 1, password: 'x' } }),
  'internal-error': async ({ t, ask, course }) => {
    const { ben, quiz, params } = await course()
    await submitAnswers(t, ben, quiz, [])
    await t.store.db.updateTable('attempts').set({ answers: '{' }).where('student_id', '=', ben._id).execute()
    return ask(ben, getResult, { params, query: { userId: ben._id } })
  },
  busy: async ({ sibling, course }) => {
    const [limited, { token }] = [await sibling({ config: { rateLimits: true } }), (await course()).ben]
    const bodies = Array.from({ length: 21 }, () => new Readable({ read: () => {} }))
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const unfinished = bodies.map((payload) =>
      limited.inject({ method: 'POST', url: sendContactMessage.path, headers, payload }),
    )
    const refused = await Promise.race(unfinished)
    for (const body of bodies) body.push(null)
    await Promise.all(unfinished)
    return { failure: refused.json<Failure>() }
  },
  'store-unavailable': async (w) => {
    const { ben } = await w.course()
    const body = { name: '', email: '', message: 'Hello' }
    return withoutWrites(w, () => w.ask(ben, sendContactMessage, { body }))
  },
  'many-log-in': async ({ t, course }) => {
    const { email } = (await course()).ben
    const gate = Promise.withResolvers<boolean>()
    vi.mocked(cheapHashes.verify).mockImplementation(() => gate.promise)
    try {
      const body = { email, password: seededPassword }
      const replies = Array.from({ length: 510 }, () => t.call(login, { body }))
      const refused = await Promise.race(replies)
      gate.resolve(true)
      await Promise.all(replies)
      return refused
    } finally {
      vi.mocked(cheapHashes.verify).mockReset()
    }
  },
  'server-stopping': async ({ sibling }) =>
    callApi(await sibling({ leaving: AbortSignal.abort() }), getReadiness),
  'store-not-ready': async (w) => {
    const fresh = await w.sibling()
    return withoutWrites(w, () => callApi(fresh, getReadiness))
  },
  'texts-being-drawn': async ({ ask, course }) => {
    const { ada } = await course()
    const texts = Array.from({ length: 10 }, () => ({ source: '*'.repeat(9_000) }))
    const body = { format: 'markdown' as const, texts }
    return firstRefused(Array.from({ length: 12 }, () => ask(ada, renderTexts, { body })))
  },
  'pictures-being-read': async ({ ask, course }) => {
    // One of each person waits for the reader.
    const { ada } = await course()
    return firstRefused([1, 2].map(() => ask(ada, uploadPicture, { body: samplePicture })))
  },
  'sheets-being-read': ({ ask, course }) =>
    withoutPatience(async () => {
      const { ada } = await course()
      return firstRefused(Array.from({ length: 6 }, () => ask(ada, saveSpreadsheetQuiz, { body: longSheet })))
    }),
  'sheet-too-large': ({ ask, course }) =>
    withoutPatience(async () => ask((await course()).ada, saveSpreadsheetQuiz, { body: longSheet })),
  'too-much-for-archive': async ({ t, ask, course }) => {
    const { ada } = await course()
    const { db } = t.store
    const quiz = await db.selectFrom('quizzes').selectAll().limit(1).executeTakeFirstOrThrow()
    for (let from = 0; from < 3_600; from += 400) {
      const copies = Array.from({ length: 400 }, (_, index) => `copy ${from + index}`)
      const rows = copies.map((id) => ({ ...quiz, id, owner_id: ada._id, secret_code: id }))
      await db.insertInto('quizzes').values(rows).execute()
    }
    return ask(ada, takeEverything, { query: { formats: archiveFormats.join(',') } })
  },
  'sheet-cells': async ({ ask, course }) => {
    const questions = Array.from({ length: 700_000 }, () => ({}))
    return ask((await course()).ada, saveSpreadsheetQuiz, { body: { ...longSheet, questions } })
  },
  'too-many-pages': async ({ t, course }) => {
    const { ada, params } = await course()
    if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
    const open = () =>
      fetch(t.app.listeningOrigin + liveStream.path.replace(':quizId', params.quizId), {
        headers: { accept: eventsType, authorization: `Bearer ${ada.token}` },
      })
    // A reply that nothing holds is ended when memory is collected.
    const pages: Response[] = []
    while (pages.length < 6) pages.push(await open())
    const failure = (await (await open()).json()) as Failure
    for (const { body } of pages) await body?.cancel()
    return { failure }
  },
}

const newQuiz = (secretCode: string) => ({ title: 'Cells', numQuestions: 1, timeLimit: 1, secretCode })
const newPerson = (email: string) => ({ name: 'New', email, password: 'a new secret', role: 'student' })

export const waitFailures: Record<keyof typeof waits, Producer> = {
  'codes-used-up': async ({ t, sibling, course }) => {
    const { ada } = await course()
    await setUpFactor(t, ada)
    const body = { ticket: await logInTo(t, ada), code: '123456' }
    const limited = await sibling({ config: { rateLimits: true } })
    await t.store.db.deleteFrom('rate_counts').execute()
    await callApi(limited, completeSecondStep, { body })
    const laterThan = t.clock.now() + 60 * minuteMs
    await t.store.db.updateTable('rate_counts').set({ count: 10 }).where('ends_at', '>', laterThan).execute()
    return callApi(limited, completeSecondStep, { body })
  },
  'too-many-attempts': async ({ tooOften, course }) => {
    const { ben } = await course()
    const body = { name: '', email: '', message: 'Hello' }
    return tooOften(sendContactMessage, { token: ben.token, body })
  },
  'too-many-quizzes': async ({ tooOften, course }) => {
    const { ada } = await course()
    return tooOften(createQuiz, { token: ada.token, body: newQuiz('Often001') })
  },
  'too-many-quizzes-of-address': async ({ tooOften, course }) => {
    const { ada, bea } = await course()
    const by = ({ token }: typeof ada, code: string) => ({ token, body: newQuiz(code) })
    return tooOften(createQuiz, by(ada, 'Often002'), { others: by(bea, 'Often003') })
  },
  'too-many-accounts': ({ tooOften }) =>
    tooOften(
      signup,
      { body: newPerson('one@example.org') },
      { others: { body: newPerson('before@example.org') } },
    ),
  'too-many-accounts-in-a-day': ({ tooOften }) => {
    const others = { body: newPerson('day.before@example.org') }
    return tooOften(signup, { body: newPerson('another@example.org') }, { others, afterMs: 11 * minuteMs })
  },
}
