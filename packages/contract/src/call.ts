import type * as z from 'zod/mini'
import type { Shape } from './shape.ts'
import type { ErrorCode } from './error-status.ts'

type Schema = z.ZodMiniType
type ObjectSchema = z.ZodMiniObject

/** Who may make a call. The services check who owns what. `operator`: a flag of an account of either role. */
export type CallAudience = 'anyone' | 'signed-in' | 'student' | 'admin' | 'operator'

/** A possible reply. Readers with different rights get different ones, so that no field slips through. */
export type CallReply = {
  status: number
  description: string
  schema?: Schema
  /** For a file, whose schema is a text; JSON if undefined. */
  contentType?: string
  /** Replies are not cached otherwise. */
  cacheControl?: string
}

/**
 * Where a call is made. `path` marks its parameters with a colon. `gives` names fields that every success has
 * ('length' if it is a list); by them the browser knows that a reply is ours, and a file by its header. Without
 * `gives`, success is 204 and empty. `reads`: all that a student's page reads of it and cannot do without.
 */
export type Address = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  gives?: readonly string[]
  reads?: Shape
}

/** Maximum body of a call that declares none, in bytes: enough for every text in a log-in or a code. */
export const defaultBodyLimit = 8 * 1024

export type Call = Address & {
  summary: string
  tag: string
  audience: CallAudience
  params?: ObjectSchema
  query?: ObjectSchema
  body?: ObjectSchema
  /** The body is a file, and this says which; then it has no schema. */
  upload?: string
  /** Maximum body in bytes; `defaultBodyLimit` if undefined. */
  bodyLimit?: number
  replies: Record<string, CallReply>
  /** Those that do not follow from its audience, its input and its body; see `possibleErrors`. */
  errors?: readonly ErrorCode[]
}

type Declared = Omit<Call, keyof Address>

/** Declares the call at an address with its exact types, for server and browser; `common` is shared. */
// Without side effects, so that the browser takes a schema from a file and leaves the calls beside it.
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  A extends Address,
  const D extends Partial<Declared>,
  const C extends Omit<Declared, keyof D> & Partial<Declared>,
>(address: A, common: D, call: C): A & Omit<D, keyof C> & C {
  return { ...common, ...call, ...address }
}

/* @__NO_SIDE_EFFECTS__ */
export function ok<S extends Schema>(description: string, schema: S, contentType?: string) {
  return { status: 200, description, schema, ...(contentType && { contentType }) }
}

/* @__NO_SIDE_EFFECTS__ */
export function created<S extends Schema>(description: string, schema: S) {
  return { status: 201, description, schema }
}

/* @__NO_SIDE_EFFECTS__ */
export function done(description: string) {
  return { status: 204, description }
}

type Input<S> = S extends Schema ? z.input<S> : undefined
type Output<S> = S extends Schema ? z.output<S> : undefined
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined

export type CallParams<C> = Output<Part<C, 'params'>>
export type CallQuery<C> = Output<Part<C, 'query'>>
export type CallBody<C> = Output<Part<C, 'body'>>
export type CallBodyInput<C extends Call> = Input<Part<C, 'body'>>

export type ReplyBody<C extends Call, Name extends keyof C['replies']> = Output<
  Part<C['replies'][Name], 'schema'>
>

type Final<C extends Call> = Exclude<keyof C['replies'], 'secondStep'>
/** A log-in that is not over (`secondStep`) is read only where somebody logs in. */
export type CallResult<C extends Call> = { [Name in Final<C>]: ReplyBody<C, Name> }[Final<C>]
