import Database from 'better-sqlite3'

/** A quiz of the educator with this many results; `studentId` is one of those who submitted. */
type OwnQuiz = { quizId: string; results: number; studentId: string }
/** How much a store contains: results in all, and the quizzes of one educator. */
export type Filling = { results: number; quizzes: number; ownQuizzes: OwnQuiz[] }

const resultsOfQuiz = 1_000
const questions = [
  {
    _id: 'q1',
    text: 'Which process needs energy?',
    type: 'single',
    options: ['Osmosis', 'Active transport'],
    correctAnswers: ['Active transport'],
  },
  {
    _id: 'q2',
    text: 'Name the organelle of respiration.',
    type: 'write',
    options: [],
    correctAnswers: ['mitochondrion'],
  },
]
const answers = [
  { questionId: 'q1', selectedOption: 'Active transport' },
  { questionId: 'q2', selectedOption: 'the nucleus' },
]
/** The second option was chosen and right, and the written answer wrong. */
const twoQuestions = { questions, answers, outcomes: '+B-' }
/** The questions of each quiz, and what each student answered and got. Half of the points are right. */
type Content = { questions: readonly object[]; answers: readonly object[]; outcomes: string }

/**
 * Writes quizzes and results into the file of a stopped server, with statements that create thousands of rows
 * each; through the API it would take hours. Existing data stays.
 */
export function fillStore(
  file: string,
  { results, quizzes, ownQuizzes }: Filling,
  { ownerId, content = twoQuestions }: { ownerId: string; content?: Content },
): void {
  const database = new Database(file)
  database.pragma('journal_mode = off')
  database.pragma('synchronous = off')
  database.pragma('foreign_keys = off')
  database.pragma('cache_size = -400000')
  const now = Date.now()
  const questionCount = content.questions.length
  const own = ownQuizzes.reduce((sum, quiz) => sum + quiz.results, 0)
  const others = Math.max(0, Math.ceil((results - own) / resultsOfQuiz))
  const students = Math.max(resultsOfQuiz, ...ownQuizzes.map((quiz) => quiz.results))
  const addUsers = database.prepare(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < $count)
    insert or ignore into users (id, email, email_key, name, role, password_hash, created_at, name_key)
    select 'filled-' || i, i || '@filled.example', i || '@filled.example', 'Student ' || i, 'student', '', $now, 'student ' || char(length(i)) || i from n`)
  const addQuizzes = database.prepare(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < $count)
    insert or ignore into quizzes
      (id, owner_id, title, time_limit_minutes, num_questions, secret_code, current_revision, created_at, updated_at,
       title_key)
    select $prefix || i, $ownerId, 'Quiz ' || i, 30, $questionCount, $prefix || i, 1, $now, $now, 'quiz ' || char(length(i)) || i from n`)
  const addRoles = database.prepare(`
    insert or ignore into quiz_roles (quiz_id, user_id, role, created_at)
    select id, owner_id, 'owner', created_at from quizzes where id like $prefix || '%'`)
  const addRevisions = database.prepare(`
    insert or ignore into quiz_revisions (quiz_id, revision, questions, question_count, created_at, educator_id)
    select id, 1, $questions, $questionCount, $now, owner_id from quizzes where id like $prefix || '%'`)
  const addResults = database.prepare(`
    insert or ignore into attempts
      (id, quiz_id, student_id, state, revision, admitted_at, started_at, base_duration_ms, deadline, saved_answers, late_answers,
       submitted_at, submitted_by, answers, outcomes, score, total_questions, marked_revision)
    select lower(hex(randomblob(16))), $quizId, id, 'submitted', 1, $now, $now, 0, $now, '[]', '[]',
       $now, 'student', $answers, $outcomes, $questionCount / 2, $questionCount, 1
    from users where id like 'filled-%' limit $count`)

  database.exec('begin')
  addUsers.run({ count: students, now })
  const add = (prefix: string, count: number, owner: string) => {
    if (count === 0) return
    addQuizzes.run({ count, prefix, ownerId: owner, now, questionCount })
    addRoles.run({ prefix })
    addRevisions.run({ prefix, questions: JSON.stringify(content.questions), now, questionCount })
  }
  add('other-', others, 'filled-1')
  add('own-', quizzes, ownerId)
  const { outcomes } = content
  const given = { answers: JSON.stringify(content.answers), outcomes, now, questionCount }
  for (let quiz = 1; quiz <= others; quiz += 1) {
    addResults.run({ quizId: `other-${quiz}`, count: resultsOfQuiz, ...given })
  }
  for (const quiz of ownQuizzes) addResults.run({ quizId: quiz.quizId, count: quiz.results, ...given })
  database.exec('commit')
  database.pragma('journal_mode = WAL')
  database.close()
}
