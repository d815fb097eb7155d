import { setTimeout as wait } from 'node:timers/promises'
import {
  createQuestions,
  createQuiz,
  getPractice,
  getQuestions,
  getQuiz,
  renderTexts,
  startAttempt,
  updateQuiz,
  updateQuizSettings,
  uploadPicture,
  verifyCode,
} from '@quizly/contract'
import { richLimits } from '@quizly/domain'
import { seed, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { samplePicture } from '../../apps/server/src/testing/sample-questions.ts'
import { pngFile } from '../../packages/renderer/src/pictures/pictures-testing.ts'
import { address, type Attack, inParallel } from './attack.ts'
import { ask, countStatuses, type Reply } from './hostile-http.ts'
import type { Fixture } from './target.ts'

/** What is drawn of these is many times as long as they are. */
const swollen = {
  cells: `$\\begin{matrix}${'&'.repeat(150)}\\end{matrix}$ `,
  signs: `$${'x+'.repeat(600)}x$ `,
  code: `\n\`\`\`js\n${'1,'.repeat(450)}\n\`\`\`\n`,
}
const questionOf = (text: string) => ({
  text: `Why? ${text}`,
  type: 'single',
  format: 'markdown',
  options: ['a', 'b'],
  correctAnswers: ['a'],
})

const attackers: SeededUser[] = []
const addAttackers: Attack['fill'] = async (db) => {
  const names = ['eve1', 'eve2', 'eve3', 'eve4']
  const roles = Object.fromEntries(names.map((name) => [name, { role: 'admin' as const }]))
  const { users } = await seed(db, { users: roles })
  attackers.splice(0, attackers.length, ...names.flatMap((name) => users[name] ?? []))
}

/** Of those who keep the processes busy for everybody. */
export const renderingAttacks: Attack[] = [
  {
    name: 'swollen-texts',
    what: 'quizzes of 0.2 MB that are drawn many times as long, saved and read by six at once',
    isSingle: true,
    run: async (fixture) => {
      const replies: Reply[] = []
      for (const text of Object.values(swollen)) replies.push(...(await saveAndRead(fixture, text)))
      const long = replies.filter(({ body }) => body.length > 2 * richLimits.bytesPerQuiz)
      const most = Math.max(...replies.map(({ body }) => body.length))
      return {
        happened: `${countStatuses(replies)}; the longest page has ${(most / 1e6).toFixed(1)} MB`,
        wrong: long.length > 0 ? [`${long.length} pages are longer than what may be drawn of a quiz`] : [],
      }
    },
  },
  {
    name: 'previews',
    what: 'four educators whose previews draw 40 long formulas each, without a break; a colleague saves $x^2$',
    fill: addAttackers,
    run: async (fixture) => {
      const params = { quizId: (await makeQuiz(fixture, 'Formula'))._id }
      const save = (made: number) => {
        const { token } = fixture.owner
        const questions = [questionOf(`$x^{${made}}$`)]
        return made === 1
          ? ask(fixture.port, createQuestions, { token, body: { ...params, questions } })
          : ask(fixture.port, updateQuiz, { token, params, body: { questions } })
      }
      const texts = Array.from({ length: 40 }, () => ({ source: swollen.signs }))
      return besideAttackers(
        fixture,
        ({ token }, from) =>
          ask(fixture.port, renderTexts, { token, from, body: { format: 'markdown', texts } }),
        save,
      )
    },
  },
  {
    name: 'pictures',
    what: 'four educators who send pictures of 36 megapixels without a break; a colleague sends a small one',
    fill: addAttackers,
    run: (fixture) => {
      const picture = pngFile({ width: 6_000, height: 6_000 })
      const { port, owner } = fixture
      return besideAttackers(
        fixture,
        ({ token }, from) => ask(port, uploadPicture, { token, from, body: picture }),
        () => ask(port, uploadPicture, { token: owner.token, body: samplePicture }),
      )
    },
  },
]

async function besideAttackers(
  fixture: Fixture,
  attack: (by: SeededUser, from: string) => Promise<Reply>,
  work: (made: number) => Promise<Reply>,
) {
  const ms = 20_000
  let made = 0
  const attacking = inParallel(16, ms, async (index) => {
    const reply = await attack(attackers[index % attackers.length] ?? fixture.educator, address(index))
    // A flood of refused calls is another attack.
    if (reply.status >= 400) await wait(1_000)
    return reply
  })
  const working = inParallel(1, ms, async () => {
    await wait(400)
    return work((made += 1))
  })
  const [attacked, replies] = await Promise.all([attacking, working])
  const failed = replies.filter(({ status }) => status >= 400 || status === 0)
  return {
    happened: `attackers: ${countStatuses(attacked)}; the colleague: ${countStatuses(replies)}`,
    wrong: failed.length > 0 ? [`${failed.length} of ${replies.length} calls of a colleague failed`] : [],
  }
}

async function makeQuiz({ port, owner: { token } }: Fixture, name: string) {
  const secretCode = name.padEnd(8, 'x')
  const body = { title: name, numQuestions: 1, timeLimit: 5, secretCode }
  const created = await ask(port, createQuiz, { token, body })
  return { ...(JSON.parse(created.body) as { quiz: { _id: string } }).quiz, secretCode }
}

let quizzes = 0

/** As many questions with such a text as may be saved, up to 0.2 MB of them; then their pages, six at once. */
async function saveAndRead(fixture: Fixture, text: string): Promise<Reply[]> {
  const { port, owner, student } = fixture
  const replies: Reply[] = []
  quizzes += 1
  const quiz = await makeQuiz(fixture, `Swollen${quizzes}`)
  const params = { quizId: quiz._id }
  const { token } = owner
  for (let count = 240; count >= 1; count = Math.floor(count / 1.5)) {
    const questions = Array.from({ length: count }, () =>
      questionOf(text.repeat(Math.ceil(700 / text.length))),
    )
    const saved = await ask(port, createQuestions, { token, body: { ...params, questions } })
    replies.push(saved)
    if (saved.status < 300) break
  }
  const settings = { title: 'Swollen', timeLimit: 5, resultRelease: 'at-once', code: 'open', practice: true }
  replies.push(await ask(port, updateQuizSettings, { token, params, body: settings }))
  const asStudent = { token: student.token, params }
  replies.push(await ask(port, verifyCode, { token: student.token, body: { secretCode: quiz.secretCode } }))
  const sixOf = (read: () => Promise<Reply>) => Promise.all(Array.from({ length: 6 }, read))
  replies.push(...(await sixOf(() => ask(port, getPractice, asStudent))))
  replies.push(...(await sixOf(() => ask(port, getQuiz, { token, params }))))
  replies.push(...(await sixOf(() => ask(port, getQuestions, { token, params }))))
  replies.push(await ask(port, startAttempt, asStudent))
  replies.push(await ask(port, updateQuiz, { token, params, body: { questions: [questionOf('$x$')] } }))
  return replies
}
