import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepareLighthouse } from '../../browser/lighthouse.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { describePage, readVisit } from './pages-report.ts'
import { openQuiz, signUp, startAll } from '../seeding.ts'

/** The first page that everybody sees, opened by Lighthouse on an empty device. */
export async function measureHomePage(folder: string, { visits }: Sizes): Promise<Section[]> {
  return measurePage('The home page', join(folder, 'home-page'), visits, async () => ({
    path: '/',
    script: '',
  }))
}

/** The page that matters most, opened by Lighthouse on an empty device. */
export async function measureQuizPage(folder: string, { visits }: Sizes): Promise<Section[]> {
  return measurePage(
    'A quiz of twenty questions that runs',
    join(folder, 'quiz-page'),
    visits,
    async (port) => {
      const [educator] = await signUp(port, 'admin', 1)
      const [student] = await signUp(port, 'student', 1)
      if (!educator || !student) throw new Error('There is nobody')
      const quiz = await openQuiz(port, educator, 'K7rTm2Qx')
      await startAll(port, [student], [quiz])
      const session = Object.entries({ user: JSON.stringify(student.user), token: student.token })
      const script = `for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value)`
      return { path: `/quiz/${quiz.quizId}`, script }
    },
  )
}

/** `prepare` fills the server, and tells the page's address and the script that runs before it. */
async function measurePage(
  title: string,
  folder: string,
  visits: number,
  prepare: (port: number) => Promise<{ path: string; script: string }>,
): Promise<Section[]> {
  const visit = await prepareLighthouse()
  if (!visit) return []
  mkdirSync(folder)
  const quizly = await startQuizly({ cores: undefined, folder }, `sqlite:${folder}/quizly.db`)
  const { path, script } = await prepare(quizly.port)
  const rounds = []
  for (let round = 0; round < visits; round += 1)
    rounds.push(readVisit(await visit(`http://127.0.0.1:${quizly.port}${path}`, script)))
  await quizly.stop()
  return [describePage(title, rounds)]
}
