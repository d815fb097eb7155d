import { AnswerTooLarge } from './provider-answers.service.ts'

/** Why nobody signs in: each has its sentence. */
export type FailureReason =
  | 'sign-in-expired'
  | 'sign-in-silent'
  | 'sign-in-misfit'
  | 'sign-in-refused'
  | 'sign-in-no-email'
  | 'sign-in-no-groups'
  | 'sign-in-email-taken'

/** `detail` is for the log of whoever runs Quizly. It contains no token. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly reason: FailureReason
  readonly detail: string
  constructor(reason: FailureReason, detail: string) {
    super(detail)
    this.reason = reason
    this.detail = detail
  }
}

const longestDetail = 300
const silent = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'TimeoutError', 'AbortError'])
/** What the provider calls its own failures. */
const silentThere = new Set(['server_error', 'temporarily_unavailable'])

/** What an error of openid-client, or of the network below it, means. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const chain = causesOf(error)
  const detail = chain.map(describe).join(' < ').slice(0, longestDetail)
  const said = chain.map((each) => textIn(each, 'error')).find(Boolean)
  if (chain.some((each) => each instanceof AnswerTooLarge))
    return new ProviderFailure('sign-in-misfit', detail)
  if (said === 'access_denied') return new ProviderFailure('sign-in-refused', detail)
  const isSilent = chain.some(
    (each) =>
      silent.has(textIn(each, 'code')) ||
      silent.has(textIn(each, 'name')) ||
      textIn(each, 'message') === 'fetch failed' ||
      (each instanceof Response && each.status >= 500),
  )
  return new ProviderFailure(
    isSilent || silentThere.has(said ?? '') ? 'sign-in-silent' : 'sign-in-misfit',
    detail,
  )
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let next = error; next !== undefined && next !== null && chain.length < 5; next = Object(next).cause)
    chain.push(next)
  return chain
}

function describe(part: unknown): string {
  if (part instanceof Response) return `status ${part.status}`
  const fields = ['code', 'message', 'error', 'error_description', 'claim'].map((name) => textIn(part, name))
  return [...new Set(fields.filter(Boolean))].join(': ')
}

function textIn(part: unknown, name: string): string {
  const value: unknown = Object(part)[name]
  return typeof value === 'string' ? value : ''
}
