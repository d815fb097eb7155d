import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { deleteSessionsOfUser } from '../auth/sessions/sessions.service.ts'
import { deleteFactors, findResetRequest } from './second-factor.repository.ts'

const provedMs = 7 * 86_400_000

/** Whether the person has proved the password and asked for it, within a week. */
export const isResetAsked = (askedAt: number | null, now: number) =>
  askedAt !== null && askedAt > now - provedMs

export async function demandResetAsked(trx: Db, userId: string, now: number): Promise<void> {
  if (!isResetAsked((await findResetRequest(trx, userId)) ?? null, now))
    throw new AppError('not-needed', 'factor-reset-unproved')
}

/** The next log-in needs the password alone, or a new factor where all need one. Sessions end. */
export async function resetFactor(trx: Db, userId: string): Promise<void> {
  await deleteFactors(trx, userId)
  await deleteSessionsOfUser(trx, userId)
}
