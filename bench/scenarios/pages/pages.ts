import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepareLighthouse } from '../../browser/lighthouse.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { describePage, readVisit } from './pages-report.ts'
import { openQuiz, signUp, startAll } from '../seeding.ts'

/**
 * The first page that everybody sees and the page that matters most, each opened by Lighthouse on an empty
 * device.
 */
export async function measurePages(folder: string, { visits }: Sizes): Promise<Section[]> {
  const visit = await prepareLighthouse()
  if (!visit) return []
  const own = join(folder, 'pages')
  mkdirSync(own)
  const quizly = await startQuizly({ cores: undefined, folder: own }, `sqlite:${own}/quizly.db`)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  const [student] = await signUp(quizly.port, 'student', 1)
  if (!educator || !student) throw new Error('There is nobody')
  const quiz = await openQuiz(quizly.port, educator, 'K7rTm2Qx')
  await startAll(quizly.port, [student], [quiz])

  const session = Object.entries({ user: JSON.stringify(student.user), token: student.token })
  const signIn = `for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value)`
  const pages = [
    { title: 'The home page', path: '/', script: '' },
    { title: 'A quiz of twenty questions that runs', path: `/quiz/${quiz.quizId}`, script: signIn },
  ]
  const sections: Section[] = []
  for (const { title, path, script } of pages) {
    const rounds = []
    for (let round = 0; round < visits; round += 1)
      rounds.push(readVisit(await visit(`http://127.0.0.1:${quizly.port}${path}`, script)))
    sections.push(describePage(title, rounds))
  }
  await quizly.stop()
  return sections
}
