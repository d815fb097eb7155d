import { createHash } from 'node:crypto'
import { outcomeOf } from '@quizly/domain'
import { hashOfAnswer } from '../../db/attempts/stored-draft-marks.ts'
import { answerHandles } from '../../features/manual-grading/answer-handles.service.ts'
import { reserve } from '../../features/manual-grading/manual-grading.repository.ts'
import { insertPasswordReset } from '../../features/auth/passwords/password-resets.repository.ts'
import { generateToken, hashToken } from '../../features/auth/sessions/sessions.service.ts'
import type { Db } from '../../db/store.ts'
import { getPictureKey, quizPass } from '../../features/pictures/passes.service.ts'
import { insertPicture, insertUses } from '../../features/pictures/pictures.repository.ts'
import { storeInvitation } from '../../features/sharing/invitations.repository.ts'
import { insertQuestionRegrade } from '../../db/attempts/regrades.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { seed, type SeededQuiz, type SeededUser } from '../seed.ts'
import type { TestApp } from '../test-app.ts'
import { essayAnswer, essayQuestion, start, submit } from './access-attempts.ts'

/**
 * Who calls. `owner` and `admin` each own the quizzes of a course; `student` takes those of the first, `otherStudent` those
 * of the second. `editor`, `marker` and `viewer` have these roles on all quizzes of the first.
 */
export const readers = [
  'anonymous',
  'student',
  'otherStudent',
  'admin',
  'owner',
  'editor',
  'marker',
  'viewer',
] as const
export type Reader = (typeof readers)[number]

/** Whose things a call names: the caller's, those of somebody else with the same role, or nobody's. */
export const targets = ['own', 'foreign', 'missing'] as const
export type Target = (typeof targets)[number]

/** What a call can name. */
export type Things = {
  quizId: string
  /** A quiz without questions. */
  emptyQuizId: string
  /** A quiz that `studentId` has submitted and may practise. */
  finishedQuizId: string
  attemptId: string
  /** The attempt of `studentId` at `finishedQuizId`. */
  finishedAttemptId: string
  /** A quiz in which an essay of `studentId` waits to be marked. */
  essayQuizId: string
  /** By what those who mark name its answer, which is reserved for the marker. */
  essayHandle: string
  essayQuestionId: string
  /** A question of `finishedQuizId`. */
  finishedQuestionId: string
  /** A question of `quizId`. */
  questionId: string
  /** A question of `quizId` that is answered in writing. */
  writtenQuestionId: string
  /** A regrade of the first question. */
  regradeId: string
  /** A picture in `quizId`, and the pass that its students have. */
  picture: string
  picturePass: string
  secretCode: string
  email: string
  userId: string
  studentId: string
  /** Somebody with a role on `quizId` who is not its owner. */
  colleagueId: string
  /** An invitation to `quizId` that nobody has accepted. */
  invitationId: string
  /** The token of an invitation of the editor to one more quiz. */
  invitationToken: string
  /** A session of `userId`. */
  sessionId: string
  /** The token of a link with which `studentId` can set a new password. */
  resetToken: string
  newEmail: string
  newCode: string
}

export type AccessFixture = {
  tokenOf: (reader: Reader) => string | undefined
  thingsFor: (reader: Reader, target: Target) => Things
}

const missing: Things = {
  quizId: 'missing',
  emptyQuizId: 'missing',
  finishedQuizId: 'missing',
  attemptId: 'missing',
  finishedAttemptId: 'missing',
  essayQuizId: 'missing',
  essayHandle: 'missing',
  essayQuestionId: 'missing',
  finishedQuestionId: 'missing',
  questionId: 'missing',
  writtenQuestionId: 'missing',
  regradeId: 'missing',
  picture: 'missing',
  picturePass: 'missing.1.missing',
  secretCode: 'Missing1',
  email: 'missing@example.org',
  userId: 'missing',
  studentId: 'missing',
  colleagueId: 'missing',
  invitationId: 'missing',
  invitationToken: 'missing',
  sessionId: 'missing',
  resetToken: 'missing',
  newEmail: 'new@example.org',
  newCode: 'Missing2',
}

let made = 0

/**
 * Two educators with one student each. Both have the same kinds of things and share none. Where nobody meets what is
 * foreign, `isAlone` spares the time of making it. `isPlain`: the picture is in no question, so that calls cost what plain quizzes do.
 */
export async function createAccessFixture(
  t: TestApp,
  { isAlone = false, isPlain = false } = {},
): Promise<AccessFixture> {
  made += 1
  const prefix = `world${made}`
  return t.store.db.transaction().execute(async (trx) => {
    const first = await createCourse(trx, t, `${prefix}first`, isPlain)
    const second = isAlone ? first : await createCourse(trx, t, `${prefix}second`, isPlain)
    const places: Record<Reader, [own: Course, foreign: Course, person: Person]> = {
      anonymous: [first, second, 'student'],
      student: [first, second, 'student'],
      otherStudent: [second, first, 'student'],
      admin: [second, first, 'admin'],
      owner: [first, second, 'admin'],
      editor: [first, second, 'editor'],
      marker: [first, second, 'marker'],
      viewer: [first, second, 'viewer'],
    }
    return {
      tokenOf: (reader) => {
        const [own, , person] = places[reader]
        return reader === 'anonymous' ? undefined : own[person].token
      },
      thingsFor: (reader, target) => {
        const [own, foreign, person] = places[reader]
        if (target === 'missing') return missing
        const course = target === 'own' ? own : foreign
        const { _id: userId, email, token } = course[person]
        return { ...course.things, userId, email, sessionId: hashToken(token) }
      },
    }
  })
}

const sharedRoles = ['editor', 'marker', 'viewer'] as const

type Person = 'admin' | 'student' | (typeof sharedRoles)[number]
type Course = Record<Person, SeededUser> & {
  things: Omit<Things, 'userId' | 'email' | 'sessionId'>
}

async function createCourse(trx: Db, t: TestApp, prefix: string, isPlain: boolean): Promise<Course> {
  const { users, quizzes } = await seed(
    trx,
    {
      users: {
        admin: { role: 'admin', email: `${prefix}admin@example.org` },
        student: { email: `${prefix}student@example.org` },
        editor: { role: 'admin', email: `${prefix}editor@example.org` },
        marker: { role: 'admin', email: `${prefix}marker@example.org` },
        viewer: { role: 'admin', email: `${prefix}viewer@example.org` },
      },
      quizzes: {
        running: { owner: 'admin' },
        finished: { owner: 'admin' },
        empty: { owner: 'admin', questions: [] },
        offered: { owner: 'admin' },
        essays: { owner: 'admin', questions: [essayQuestion] },
      },
    },
    t,
  )
  const { student } = users
  const { running, finished, empty, offered, essays } = quizzes
  for (const role of sharedRoles) {
    for (const { _id: quizId } of [running, finished, empty, essays]) {
      await insertRole(trx, { quizId, userId: users[role]._id, role }, t.clock.now())
    }
  }
  const { id: attemptId } = await start(trx, t, running, student)
  const ended = await submit(trx, t, finished, student, {
    selectedOption: null,
    outcome: outcomeOf('skipped'),
  })
  const essay = await submit(trx, t, essays, student, {
    selectedOption: essayAnswer,
    outcome: outcomeOf('waiting'),
    weighted: { points: 0, maxPoints: 100, waiting: 1 },
  })
  await trx.updateTable('quizzes').set({ practice: 1 }).where('id', '=', finished._id).execute()
  const { token: resetToken, tokenHash } = generateToken(t.random)
  const [createdAt, expiresAt] = [t.clock.now(), t.clock.now() + 3_600_000]
  await insertPasswordReset(trx, { tokenHash, userId: student._id, createdAt, expiresAt })
  const invited = await inviteBoth(trx, t, { pending: running, offered }, users)
  const things = {
    ...invited,
    colleagueId: users.viewer._id,
    quizId: running._id,
    emptyQuizId: empty._id,
    finishedQuizId: finished._id,
    attemptId,
    finishedAttemptId: ended.id,
    finishedQuestionId: finished.questions[0]?._id ?? '',
    essayQuizId: essays._id,
    essayHandle: await reserveEssay(trx, t, essays, essay.id, users.marker),
    essayQuestionId: essays.questions[0]?._id ?? '',
    questionId: running.questions[0]?._id ?? '',
    writtenQuestionId: running.questions.find(({ type }) => type === 'write')?._id ?? '',
    regradeId: await regradeFirst(trx, t, running, users.admin),
    ...(await addPicture(trx, t, running, users.admin, isPlain)),
    secretCode: running.secretCode,
    studentId: student._id,
    resetToken,
    newEmail: `${prefix}new@example.org`,
    newCode: attemptId.slice(-8),
  }
  return { ...users, things }
}

/** Invites a stranger to one quiz, and the editor of the course to another. */
async function inviteBoth(
  trx: Db,
  t: TestApp,
  { pending, offered }: { pending: SeededQuiz; offered: SeededQuiz },
  { admin, editor }: { admin: SeededUser; editor: SeededUser },
): Promise<{ invitationId: string; invitationToken: string }> {
  const { token: invitationToken, tokenHash } = generateToken(t.random)
  const [createdAt, expiresAt] = [t.clock.now(), t.clock.now() + 3_600_000]
  const both = { role: 'viewer', invitedBy: admin._id, createdAt, expiresAt } as const
  const [invitationId, stranger] = [t.newId(), `stranger-${admin.email}`]
  await storeInvitation(trx, {
    ...both,
    id: invitationId,
    quizId: pending._id,
    email: stranger,
    emailKey: stranger,
    tokenHash: generateToken(t.random).tokenHash,
  })
  const { email } = editor
  await storeInvitation(trx, {
    ...both,
    id: t.newId(),
    quizId: offered._id,
    email,
    emailKey: email,
    tokenHash,
  })
  return { invitationId, invitationToken }
}

async function reserveEssay(trx: Db, t: TestApp, quiz: SeededQuiz, attemptId: string, marker: SeededUser) {
  const questionId = quiz.questions[0]?._id ?? ''
  const of = { attemptId, questionId, quizId: quiz._id, markerId: marker._id, round: 1 as const }
  const [now, answerHash] = [t.clock.now(), hashOfAnswer(essayAnswer)]
  await reserve(trx, { ...of, answerHash }, now, now + 300_000)
  return (await answerHandles(trx, questionId)).seal(attemptId)
}

async function addPicture(
  trx: Db,
  t: TestApp,
  { _id: quizId, questions }: SeededQuiz,
  { _id: ownerId }: SeededUser,
  isPlain: boolean,
) {
  const bytes = Buffer.from(`the picture of ${quizId}`)
  const picture = createHash('sha256').update(bytes).digest('hex')
  await insertPicture(trx, { hash: picture, bytes, width: 3, height: 2, ownerId }, t.clock.now())
  await insertUses(trx, quizId, [picture])
  if (!isPlain) {
    const drawn = [{ source: '', nodes: JSON.stringify([['img', { image: picture }]]) }]
    await trx
      .updateTable('quiz_revisions')
      .set({ questions: JSON.stringify(questions.map((question) => ({ ...question, drawn }))) })
      .where('quiz_id', '=', quizId)
      .where('revision', '=', 1)
      .execute()
  }
  return { picture, picturePass: quizPass(await getPictureKey(trx), { quizId, revision: 1 }) }
}

/** Leaves the quiz as if its first question had just been marked by another key. Returns the regrade's ID. */
async function regradeFirst(trx: Db, t: TestApp, quiz: SeededQuiz, educator: SeededUser): Promise<string> {
  const [after] = quiz.questions
  if (!after) throw new Error('The quiz has no questions')
  const id = t.newId()
  await insertQuestionRegrade(trx, {
    id,
    quizId: quiz._id,
    questionId: after._id,
    revision: 1,
    number: 1,
    mode: 'new-key',
    mayLower: true,
    reason: '',
    by: educator._id,
    at: t.clock.now(),
    before: { ...after, correctAnswers: ['London'] },
    after,
    undoneBy: null,
  })
  return id
}
