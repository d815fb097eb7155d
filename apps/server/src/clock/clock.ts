/** Where time comes from: milliseconds since 1970. Tests move it by hand. */
export type Clock = {
  now: () => number
  /** Reads the wall clock again, in case it was set. Called only while no attempt runs. */
  resync?: () => void
}
