/** Where time comes from: milliseconds since 1970. Tests move it by hand. */
export type Clock = {
  now: () => number
  /** Takes over the wall clock, which may have been set. Called only while no attempt runs. */
  rejoin?: () => void
}
