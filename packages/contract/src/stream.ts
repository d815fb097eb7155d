import type * as z from 'zod/mini'
import type { Call } from './call.ts'

/** Shares address and audience with a call, if one accepts `eventsType`. Clients ignore unknown types. */
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
