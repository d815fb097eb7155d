import * as z from 'zod/mini'
import { isMoment, milliseconds, moment, textOf } from '../shared-fields.ts'

const momentMessage = 'A moment is written as 2026-03-14T10:42:00Z'
const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/i

/** A moment with its zone, as ISO 8601. */
const settingMoment = textOf(40, momentMessage).check(
  z.refine((text) => zoned.test(text) && isMoment(text), momentMessage),
)

/**
 * When students can start: from `opensAt` until `closesAt`. Without these there is no such limit. `everyoneStops`:
 * closing ends running attempts too. `joining`: whether the code lets in those who are not in yet.
 */
export const windowSettings = {
  opensAt: z.optional(settingMoment),
  closesAt: z.optional(settingMoment),
  everyoneStops: z.optional(z.boolean('“Everyone stops” is true or false')),
  joining: z.optional(z.enum(['open', 'closed'], 'Choose one of: open, closed')),
}

/**
 * What a student is told before the start of a quiz that has times, or that cannot be started. `opensInMs` and
 * `closesInMs` say how long it is until then, by the server's clock.
 */
export const startWindow = z.object({
  canStart: z.boolean(),
  why: z.optional(z.enum(['not-open-yet', 'over', 'closed'])),
  opensAt: z.optional(moment),
  opensInMs: z.optional(milliseconds),
  closesAt: z.optional(moment),
  closesInMs: z.optional(milliseconds),
  /** Closing ends running attempts too. */
  everyoneStops: z.optional(z.literal(true)),
})
export type StartWindow = z.output<typeof startWindow>

/**
 * What those who work on a quiz see of it beside its state: its times, why it is closed, and whether its results wait to
 * be given out.
 */
export const ownWindow = {
  opensAt: z.optional(moment),
  closesAt: z.optional(moment),
  whyClosed: z.optional(z.enum(['not-open-yet', 'over', 'closed'])),
  /** The code lets nobody in who is not in yet. */
  isCodeOff: z.optional(z.literal(true)),
  waitsToBeGivenOut: z.optional(z.literal(true)),
}
