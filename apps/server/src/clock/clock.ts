/** In ms since 1970. */
export type Clock = {
  now: () => number
  resync?: () => void
}
