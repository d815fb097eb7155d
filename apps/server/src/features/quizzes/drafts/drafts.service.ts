import type { CallBody, StoredDraft, keepDraft as keepDraftCall } from '@quizly/contract'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { refuseForOlderServers } from '../older-servers.service.ts'
import { requireRole } from '../roles.service.ts'
import {
  countOtherDrafts,
  deleteDraft,
  type DraftOf,
  findDraft,
  insertDraft,
  replaceDraft,
} from './drafts.repository.ts'

const maxDrafts = 100
const maxBytes = 20 * 1024 * 1024

/** Somebody's own draft of the questions of a quiz that they may edit. Nobody else can read it. */
export async function getDraft(
  db: Db,
  quizId: string,
  userId: string,
): Promise<{ draft: StoredDraft | null }> {
  await requireRole(db, quizId, userId, 'edit')
  return { draft: (await findDraft(db, { quizId, userId })) ?? null }
}

type Kept = DraftOf & { draftId: string } & CallBody<typeof keepDraftCall>

/**
 * Keeps a draft in place of the one that it continues. If another device has changed the draft meanwhile, refuses and
 * tells what is there: nothing is overwritten that its writer has not seen. A repetition of the call changes nothing. A server of an older
 * version could not read what it does not know of a draft, and its page would write the draft again without that.
 */
export async function keepDraft(
  db: Db,
  { quizId, userId, draftId: id, after, baseRevision, questions: written }: Kept,
  now: number,
): Promise<{ savedAt: string }> {
  await requireRole(db, quizId, userId, 'edit')
  await refuseForOlderServers(db, written, now)
  const of = { quizId, userId }
  const questions = JSON.stringify(written)
  const draft = { id, baseRevision, questions, bytes: Buffer.byteLength(questions), savedAt: now }
  const others = await countOtherDrafts(db, of)
  if (others.count >= maxDrafts || others.bytes + draft.bytes > maxBytes) {
    throw new AppError('limit-reached', 'too-many-drafts')
  }
  const isStored =
    (await replaceDraft(db, of, after === undefined ? [id] : [id, after], draft)) ||
    (after === undefined && (await insertDraft(db, of, draft)))
  if (isStored) return { savedAt: new Date(now).toISOString() }
  const theirs = await findDraft(db, of)
  throw new AppError('draft-changed', 'draft-changed', {
    extra: theirs ? { theirDraft: theirs } : {},
  })
}

export async function dropSavedDraft(trx: Db, of: DraftOf & { draftId: string | undefined }): Promise<void> {
  const { draftId } = of
  if (draftId !== undefined) await deleteDraft(trx, { ...of, draftId })
}

export async function discardDraft(db: Db, of: DraftOf & { draftId: string }): Promise<void> {
  await requireRole(db, of.quizId, of.userId, 'edit')
  await deleteDraft(db, of)
}
