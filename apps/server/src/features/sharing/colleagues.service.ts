import type { CallBody, changeColleague as changeColleagueCall } from '@quizly/contract'
import { rolesWith } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { lockWithRole, requireRole } from '../quizzes/roles.service.ts'
import { changeRole, type ColleagueRow, listRoles, takeRole } from './colleagues.repository.ts'
import { listPending } from './invitations.repository.ts'
import { insertRoleChange, listRoleChanges } from './role-changes.repository.ts'

const maxChanges = 100

export const noColleague = () => new AppError('not-found', 'no-colleague')
const iso = (moment: number) => new Date(moment).toISOString()

/** Who waited for the lock may have lost the role meanwhile, so it is asked for again. */
export async function lockOwn(trx: Db, quizId: string, userId: string): Promise<OwnQuiz> {
  await lockWithRole(trx, quizId, userId, 'own')
  return requireRole(trx, quizId, userId, 'own')
}

export async function getColleagues(db: Db, quizId: string, userId: string, now: number) {
  const { role } = await requireRole(db, quizId, userId, 'read')
  const colleagues = ownerFirst(await listRoles(db, quizId))
  if (!rolesWith('own').includes(role)) {
    return {
      as: 'others',
      body: { colleagues: colleagues.map(({ email: _email, ...each }) => each) },
    } as const
  }
  const invitations = (await listPending(db, quizId, now)).map(toPending)
  const changes = (await listRoleChanges(db, quizId, maxChanges)).map((change) => ({
    at: iso(change.at),
    name: change.name,
    by: change.by,
    ...(change.role && { role: change.role }),
  }))
  return { as: 'owner', body: { colleagues, invitations, changes } } as const
}

function ownerFirst(colleagues: readonly ColleagueRow[]): ColleagueRow[] {
  const isOwner = ({ role }: ColleagueRow) => rolesWith('own').includes(role)
  return colleagues.toSorted((one, other) => Number(isOwner(other)) - Number(isOwner(one)))
}

export function toPending({
  id,
  createdAt,
  expiresAt,
  email,
  role,
}: Awaited<ReturnType<typeof listPending>>[number]) {
  return { _id: id, email, role, invitedAt: iso(createdAt), expiresAt: iso(expiresAt) }
}

export async function changeColleague(
  db: Db,
  newId: NewId,
  { quizId, userId }: { quizId: string; userId: string },
  by: string,
  { role }: CallBody<typeof changeColleagueCall>,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, quizId, by)
    const before = await changeRole(trx, { quizId, userId, role })
    if (before === undefined) throw noColleague()
    if (before !== role) await insertRoleChange(trx, { id: newId(), quizId, userId, role, by, at: now })
  })
}

export async function removeColleague(
  db: Db,
  newId: NewId,
  { quizId, userId }: { quizId: string; userId: string },
  by: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (userId === by) await lockWithRole(trx, quizId, by, 'read')
    else await lockOwn(trx, quizId, by)
    if (!(await takeRole(trx, quizId, userId))) throw noColleague()
    await insertRoleChange(trx, { id: newId(), quizId, userId, role: null, by, at: now })
  })
}
