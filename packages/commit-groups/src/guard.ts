/** Watches the file of a database, so that nothing is told to be saved that is not in it. */
export type Guard = {
  assertIntact: () => void
  /** Checks after a commit that the file is still the one that was opened; throws if not. */
  check: () => void
  /** Takes an error of the database, which may mean that the file is broken. */
  onError: (error: unknown) => void
}
