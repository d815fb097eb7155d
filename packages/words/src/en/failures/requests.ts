import { plural } from '../language.ts'

/** A request that the server could not read, or had no room for. */
export const requests = {
  'not-http': 'The request is not valid HTTP.',
  'not-one-host': 'The request has to name one host.',
  'address-unreadable': 'The address cannot be read.',
  'body-unreadable': 'The request cannot be read. A body has to be valid JSON.',
  'body-not-utf8': 'The body has to be text in UTF-8.',
  'body-broken-off': 'The request ended before its body did.',
  'request-timeout': 'The request did not arrive in time. Please try again.',
  'headers-too-large': 'The headers of the request are too large.',
  'length-required': 'The request has to say how long its body is.',
  'unsupported-media-type': 'Send JSON, with the header Content-Type: application/json.',
  'body-too-large': ({ most, unit }: { most: number; unit: string }) =>
    `This is too large: at most ${most} ${unit} can be sent at once.`,
  'too-many-values':
    'This is too large: at most 20,000 values, 5,000 of them with names, can be sent at once.',
  'no-such-address': 'There is nothing at this address.',
  'invalid-input': 'This input is not valid.',
  'internal-error': 'Something went wrong on our side. Please try again.',
  busy: 'Quizly has too much to do right now. Please try again in a few seconds.',
  'store-unavailable': 'Quizly cannot reach its data at the moment. Please try again in a few seconds.',
  'many-log-in': 'Many people are logging in right now. Please try again in a few seconds.',
  'server-stopping': 'This server is being stopped.',
  'store-not-ready': 'The data store does not answer or cannot be written to.',
  'texts-being-drawn': 'Quizly is drawing formulas for others. Please try again in a few seconds.',
  'pictures-being-read': 'Quizly is reading pictures of others. Please try again in a few seconds.',
  'sheets-being-read': 'Quizly is reading other large spreadsheets. Please try again in a few seconds.',
  'sheet-too-large': 'This sheet cannot be read in one piece. Split it into several files.',
  'sheet-cells': 'This sheet has too many cells. Split it into several files.',
  'too-many-pages': 'Too many pages follow quizzes. Close some pages.',
}

/** Somebody did something too often. `unit` is that of the time to wait, `n` how many of it. */
export const waits = {
  'too-many-attempts': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `Too many attempts. Please try again in ${n} second.`,
        other: `Too many attempts. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `Too many attempts. Please try again in ${n} minute.`,
        other: `Too many attempts. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-quizzes': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `You can create at most 100 quizzes an hour. Please try again in ${n} second.`,
        other: `You can create at most 100 quizzes an hour. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `You can create at most 100 quizzes an hour. Please try again in ${n} minute.`,
        other: `You can create at most 100 quizzes an hour. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-quizzes-of-address': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} second.`,
        other: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} minute.`,
        other: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-accounts': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} second.`,
        other: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} minute.`,
        other: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-accounts-in-a-day': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} second.`,
        other: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} minute.`,
        other: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} minutes.`,
      }),
    })[unit],
}
