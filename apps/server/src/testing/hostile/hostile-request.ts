import type { Call } from '@quizly/contract'
import fc from 'fast-check'
import type { CallOptions } from '../call-api.ts'
import { hostileText } from './hostile-values.ts'
import { valuesAround } from './values-around-schema.ts'

const callers = ['owner', 'student', 'operator', 'anonymous', 'expired'] as const

/** A raw request, in which placeholders stand for things. */
export type HostileRequest = {
  caller: (typeof callers)[number]
  url: string
  contentType: string | undefined
  body: string | undefined
}

/**
 * Random requests to a call: some valid, many not. `known` names the things that exist; `rightful` is an
 * input that the call accepts.
 */
export function hostileRequests(
  call: Call,
  known: ReadonlySet<string>,
  rightful: CallOptions,
): fc.Arbitrary<HostileRequest> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const query = Object.keys(call.query?.def.shape ?? {})
  return fc
    .record({
      caller: callersOf(call),
      params: fc.tuple(...names.map((name) => addressPart(rightful.params?.[name]))),
      query: fc.tuple(...query.map((name) => queryPart(name, rightful.query?.[name]))),
      strayQuery: fc.oneof(
        { weight: 6, arbitrary: fc.constant('') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('__proto__=1', 'a[b]=c', '&&=&', '%', `x=${'y'.repeat(5_000)}`),
        },
      ),
      contentType: contentTypes,
      body: call.body
        ? bodies(call.body, known, rightful.body)
        : fc.constantFrom(undefined, '{}', '[', '"x"'),
    })
    .map(({ caller, params, query: parts, strayQuery, contentType, body }) => {
      const path = names.reduce((url, name, at) => url.replace(`:${name}`, () => params[at] ?? ''), call.path)
      const search = [...parts, strayQuery].filter((part) => part !== '').join('&')
      const isBodiless = call.method === 'GET' || body === undefined
      return {
        caller,
        url: search === '' ? path : `${path}?${search}`,
        contentType: isBodiless ? undefined : contentType,
        body: isBodiless ? undefined : body,
      }
    })
}

/** Mostly a caller who may make the call. */
function callersOf({ audience }: Call): fc.Arbitrary<HostileRequest['caller']> {
  const rightful = audience === 'admin' ? 'owner' : audience === 'operator' ? 'operator' : 'student'
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(rightful) },
    { weight: 1, arbitrary: fc.constantFrom(...callers) },
  )
}

const contentTypes = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      ';',
      '',
    ),
  },
)

const brokenAddress = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '..%2f..',
  '%2e%2e',
  ' '.repeat(3),
  ':id',
)

function addressPart(rightful = 'unknown'): fc.Arbitrary<string> {
  const text = hostileText.map((one) => encodeURIComponent(one.toWellFormed()))
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(rightful) },
    { weight: 2, arbitrary: text },
    { weight: 1, arbitrary: brokenAddress },
  )
}

function queryPart(name: string, rightful?: string): fc.Arbitrary<string> {
  // Optional parts are usually left out.
  const absent = rightful === undefined ? [{ weight: 20, arbitrary: fc.constant('') }] : []
  return fc.oneof(
    ...absent,
    { weight: 8, arbitrary: addressPart(rightful).map((value) => `${name}=${value}`) },
    { weight: 1, arbitrary: fc.constantFrom('', `${name}=a&${name}=b`, `${name}[]=a`, name) },
  )
}

/** Bodies as text; some are not JSON at all. */
function bodies(
  schema: NonNullable<Call['body']>,
  known: ReadonlySet<string>,
  rightful: unknown,
): fc.Arbitrary<string> {
  const whole = valuesAround(schema, known, rightful).map((value) => JSON.stringify(value) ?? 'undefined')
  const torn = fc.tuple(whole, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)))
  const wrong = fc
    .tuple(whole, fc.constantFrom('NaN', 'Infinity', '[1,,2]', '{"a":1,}', "'a'", '\u0000'))
    .map(([text, token]) => text.replace(/null|\d+|"[^"]*"(?!:)/, () => token))
  const twice = whole.map((text) => text.replace(/^\{/, '{"quizId":"first","quizId":{},'))
  return fc.oneof(
    { weight: 20, arbitrary: whole },
    { weight: 1, arbitrary: torn },
    { weight: 1, arbitrary: wrong },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: whole.map((text) => `\ufeff${text}`) },
  )
}
