import type * as z from 'zod/mini'
import type { Call } from './call.ts'

/**
 * A stream of events. It stands at the address of a call, for callers who accept `eventsType`, and may be opened by
 * whoever may make that call. Each event says by its `type` what it is; clients ignore types that they do not know.
 */
export type Stream = Pick<Call, 'path' | 'audience' | 'summary'> & {
  params?: Call['params'] | undefined
  events: readonly z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>[]
}

export const eventsType = 'text/event-stream'

/** Declares the stream at the address of a call. Keeps its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineStream<C extends Call, const E extends Stream['events']>(
  { path, audience, params }: C,
  { summary, events }: { summary: string; events: E },
) {
  return { path, audience, params: params as C['params'], summary, events }
}

/** One event of a stream: a union, told apart by `type`. */
export type EventOf<S extends Pick<Stream, 'events'>> = z.output<S['events'][number]>
