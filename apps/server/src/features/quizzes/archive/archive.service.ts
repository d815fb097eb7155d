import type { CallBody, moveQuiz } from '@quizly/contract'
import { binMs, closingReleases, rolesWith, limits } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { quizNotFound, requireRole } from '../roles.service.ts'
import {
  countStarted,
  findLocation,
  lockLocation,
  storeLocation,
  type StoredLocation,
  deleteQuizRow,
  deleteSomeAttempts,
  deleteSomeRevisions,
  lockDeleted,
} from './archive.repository.ts'
import { releaseStorage } from '../storage.service.ts'
import { yieldToEventLoop } from '../../../event-loop.ts'
import type { LanguageTag } from '@quizly/words'
import { copiedQuiz } from '@quizly/words/all-languages.ts'
import type { NewId, Random } from '../../../random.ts'
import { saveWithGeneratedCode } from '../generated-code.service.ts'
import { readInstructions } from '../instructions/instructions.repository.ts'
import { addRevision, getCurrentQuestions, storeNewQuiz, summarize } from '../quizzes.service.ts'

export { countStarted } from './archive.repository.ts'

export type QuizLocation = CallBody<typeof moveQuiz>['to']

export async function getLocation(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<{ place: QuizLocation; results: number; running: number; givesOut: boolean; deletedAt?: string }> {
  const stored = await findLocation(db, quizId, { userId, roles: rolesWith('own') })
  if (!stored || isGone(stored, now)) throw quizNotFound()
  const { deletedAt } = stored
  const counts = await countStarted(db, quizId)
  return {
    ...counts,
    givesOut: counts.results > 0 && closingReleases(stored, now),
    place: placeOf(stored),
    ...(deletedAt !== null && { deletedAt: new Date(deletedAt).toISOString() }),
  }
}

function placeOf({ archivedAt, deletedAt }: StoredLocation): QuizLocation {
  if (deletedAt !== null) return 'bin'
  return archivedAt === null ? 'current' : 'archived'
}

export async function moveToLocation(
  db: Db,
  quizId: string,
  userId: string,
  to: QuizLocation,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await lockLocation(trx, quizId, { userId, roles: rolesWith('own') })
    if (!stored || isGone(stored, now)) throw quizNotFound()
    if (placeOf(stored) !== to) await storeLocation(trx, quizId, moved(stored, to, now))
  })
}

function moved({ archivedAt, deletedAt }: StoredLocation, to: QuizLocation, now: number): StoredLocation {
  switch (to) {
    case 'bin':
      return { archivedAt, deletedAt: deletedAt ?? now }
    case 'archived':
      return { archivedAt: archivedAt ?? now, deletedAt: null }
    case 'current':
      return { archivedAt: deletedAt === null ? null : archivedAt, deletedAt: null }
  }
}

/** Whether a quiz was in the bin for too long: it is being removed. */
const isGone = ({ deletedAt }: StoredLocation, now: number) => deletedAt !== null && deletedAt < now - binMs

const ofOneSweep = { slices: 20, attempts: 100, revisions: 10 }

export async function emptyBin(
  db: Db,
  now: number,
  { slices, ...sizes }: typeof ofOneSweep = ofOneSweep,
): Promise<void> {
  for (let slice = 0; slice < slices; slice += 1) {
    if (!(await removeSlice(db, now - binMs, sizes))) return
    await yieldToEventLoop()
  }
}

async function removeSlice(
  db: Db,
  before: number,
  { attempts, revisions }: { attempts: number; revisions: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const quiz = await lockDeleted(trx, before)
    if (!quiz) return false
    if ((await deleteSomeAttempts(trx, quiz.id, attempts)) > 0) return true
    const { deleted, freedBytes } = await deleteSomeRevisions(trx, quiz.id, revisions)
    if (deleted === 0) await deleteQuizRow(trx, quiz.id)
    await releaseStorage(trx, quiz.ownerId, { quizzes: deleted === 0 ? 1 : 0, bytes: freedBytes })
    return true
  })
}

export async function duplicateQuiz(
  db: Db,
  { newId, random }: { newId: NewId; random: Random },
  { quizId, userId, language = 'en' }: { quizId: string; userId: string; language?: LanguageTag | undefined },
  now: number,
) {
  const original = await requireRole(db, quizId, userId, 'read')
  const questions = await getCurrentQuestions(db, original)
  const details = {
    title: titleOfCopy(original.title, language),
    timeLimit: original.timeLimitMinutes,
    numQuestions: original.numQuestions,
    layout: original.layout,
    ...(original.language !== null && { language: original.language }),
  }
  const copy = await saveWithGeneratedCode(random, (secretCode) =>
    db.transaction().execute(async (trx) => {
      const instructions = original.hasInstructions ? await readInstructions(trx, original.id) : undefined
      const quiz = await storeNewQuiz(trx, newId, userId, { ...details, instructions, secretCode }, now)
      const drafts = questions.map(({ _id, ...draft }) => draft)
      if (drafts.length > 0) await addRevision(trx, newId, quiz, drafts, { by: userId, at: now })
      return quiz
    }),
  )
  return { quiz: summarize(copy) }
}

function titleOfCopy(title: string, language: LanguageTag): string {
  const words = copiedQuiz[language]
  const most = limits.titleLength - words.title('').length
  return words.title(title.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''))
}
