import type * as z from 'zod/mini'
import type { ErrorCode } from './error-status.ts'

type Schema = z.ZodMiniType
type ObjectSchema = z.ZodMiniObject

/** Who may make a call: anyone, anyone signed in, or only one role. Ownership is checked by the server's services. */
export type CallAudience = 'anyone' | 'signed-in' | 'student' | 'admin'

/** One reply that a call can give. Replies are told apart by the reader's role, so that no field slips through. */
type CallReply = { status: number; description: string; schema?: Schema; contentType?: string }

/**
 * Where a call is made. `path` marks its parameters with a colon. `gives` names fields that every success has ('length'
 * where it is a list), by which the browser knows that a reply is ours; without it a success is 204 and empty.
 */
export type Address = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  gives?: readonly string[]
}

/** Greatest body of a call that does not say otherwise, in bytes: room for every text that a log-in or a code can be. */
export const defaultBodyLimit = 8 * 1024

/** An HTTP call as both sides see it. */
export type Call = Address & {
  summary: string
  tag: string
  audience: CallAudience
  params?: ObjectSchema
  query?: ObjectSchema
  body?: ObjectSchema
  /** Greatest body, in bytes; `defaultBodyLimit` when not given. */
  bodyLimit?: number
  replies: Record<string, CallReply>
  errors: readonly ErrorCode[]
}

/** Declares the call at an address, keeping its exact types for the server's handlers and the browser's client. */
export function defineCall<A extends Address, const C extends Omit<Call, keyof Address>>(
  address: A,
  call: C,
): A & C {
  return { ...call, ...address }
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type Output<S> = S extends Schema ? z.output<S> : undefined
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined

export type CallParams<C extends Call> = Output<Part<C, 'params'>>
export type CallQuery<C extends Call> = Output<Part<C, 'query'>>
export type CallBody<C extends Call> = Output<Part<C, 'body'>>
export type CallBodyInput<C extends Call> = Input<Part<C, 'body'>>

/** The body that a reply of this name carries. */
export type ReplyBody<C extends Call, Name extends keyof C['replies']> = Output<
  Part<C['replies'][Name], 'schema'>
>

/** Any body that a successful call can answer. */
export type CallResult<C extends Call> = {
  [Name in keyof C['replies']]: ReplyBody<C, Name>
}[keyof C['replies']]
