import type { Params } from '../sentences.ts'

export type Produced = { code: string; message: string; params?: Params }

/** What a server says of requests that it cannot read. */
export const producedByRequests = {
  'not-http': { code: 'malformed-request', message: 'The request is not valid HTTP.' },
  'not-one-host': { code: 'malformed-request', message: 'The request has to name one host.' },
  'address-unreadable': { code: 'malformed-request', message: 'The address cannot be read.' },
  'body-unreadable': {
    code: 'malformed-request',
    message: 'The request cannot be read. A body has to be valid JSON.',
  },
  'body-not-utf8': { code: 'malformed-request', message: 'The body has to be text in UTF-8.' },
  'body-broken-off': { code: 'malformed-request', message: 'The request ended before its body did.' },
  'request-timeout': {
    code: 'request-timeout',
    message: 'The request did not arrive in time. Please try again.',
  },
  'headers-too-large': { code: 'headers-too-large', message: 'The headers of the request are too large.' },
  'length-required': { code: 'length-required', message: 'The request has to say how long its body is.' },
  'unsupported-media-type': {
    code: 'unsupported-media-type',
    message: 'Send JSON, with the header Content-Type: application/json.',
  },
  'body-too-large': {
    code: 'too-large',
    params: { most: 8, unit: 'KiB' },
    message: 'This is too large: at most 8 KiB can be sent at once.',
  },
  'too-many-values': {
    code: 'too-large',
    message: 'This is too large: at most 20,000 values, 5,000 of them with names, can be sent at once.',
  },
} satisfies Record<string, Produced>
