import { vi } from 'vitest'

// Vitest's own limit of a second is short on a busy machine. A wait that names a limit keeps it.
const { waitFor } = vi
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 30_000, ...options })
