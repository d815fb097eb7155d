import { vi } from 'vitest'

/** How long a wait lasts at most, in ms, on a machine that does much else. */
const patienceMs = 120_000
const patient = vi as typeof vi & { isPatient?: true }

// Vitest's own limit of a second is short on a busy machine. A wait that names a limit keeps it. Files that share a
// worker share `vi` too.
if (!patient.isPatient) {
  const { waitFor } = vi
  vi.waitFor = (callback, options = {}) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
  patient.isPatient = true
}
