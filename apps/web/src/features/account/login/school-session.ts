import type { Session } from '../../../lib/calls/session.ts'
import { parseJson, safeStorage } from '../../../lib/device/storage.ts'
import { isOwnPath } from '../../../lib/handover.ts'

/** The provider by which a session was opened, and where that can be left. */
export type School = { label: string; leaveAddress?: string | undefined }

// Of one tab, so that a second one comes back to its own place.
const storage = safeStorage('sessionStorage')

export function keepWayBack(from: string | undefined): void {
  if (from === undefined) storage.remove('schoolFrom')
  else storage.set('schoolFrom', from)
}

/** Where somebody was going before they left for their school. */
export function takeWayBack(): string | undefined {
  const from = storage.get('schoolFrom') ?? undefined
  storage.remove('schoolFrom')
  return isOwnPath(from) ? from : undefined
}

export function keepSchool(token: string, school: School): void {
  storage.set('school', JSON.stringify({ token, ...school }))
}

/** Undefined if the session was opened with a password. */
export function schoolOf(session: Session | null): School | undefined {
  const kept = parseJson(storage.get('school')) as (School & { token: string }) | null | undefined
  return kept && session && kept.token === session.token ? kept : undefined
}

export function forgetSchool(): void {
  storage.remove('school')
}
