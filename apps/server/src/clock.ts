/** Where time comes from: milliseconds since 1970. Tests move it by hand. */
export type Clock = { now: () => number }

export const systemClock: Clock = { now: () => Date.now() }
