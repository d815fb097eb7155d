import { afterEach, vi } from 'vitest'

/** The clock, the globals and the methods that a test replaced are back for the next one, also in the next file. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
