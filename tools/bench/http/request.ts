import type { Call, CallBodyInput } from '@quizly/contract'

export type CallInput<C extends Call> = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: CallBodyInput<C>
  token?: string
}

/** The bytes of a browser's request for a page, on a connection that is kept open. */
export function encodePage(path: string): Buffer {
  const head = [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', 'accept: text/html', 'accept-encoding: br']
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
}

/** The bytes of a call on a connection that is kept open, ready to send. */
export function encodeCall<const C extends Call>(call: C, input: CallInput<C>): Buffer {
  const place = call.path.replaceAll(/:(\w+)/g, (_, name: string) => input.params?.[name] ?? '')
  const path = input.query ? `${place}?${new URLSearchParams(input.query).toString()}` : place
  const body = input.body === undefined ? '' : JSON.stringify(input.body)
  const head = [
    `${call.method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    ...(input.token === undefined ? [] : [`authorization: Bearer ${input.token}`]),
    ...(body === '' ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}
