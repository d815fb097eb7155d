import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepareLighthouse, type Visit } from '../../browser/lighthouse.ts'
import type { Revision } from '../../processes/revision.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { describeComparedPage, describePage, readVisit } from './pages-report.ts'
import { openQuiz, signUp, startAll } from '../seeding.ts'

/** `prepare` fills the server, and tells the page's address and the script that runs before it. */
type MeasuredPage = {
  name: string
  title: string
  prepare: (port: number) => Promise<{ path: string; script: string }>
}

/** The first page that everybody sees. */
const homePage: MeasuredPage = {
  name: 'home-page',
  title: 'The home page',
  prepare: async () => ({ path: '/', script: '' }),
}

/** The page that matters most. */
const quizPage: MeasuredPage = {
  name: 'quiz-page',
  title: 'A quiz of twenty questions that runs',
  prepare: async (port) => {
    const [educator] = await signUp(port, 'admin', 1)
    const [student] = await signUp(port, 'student', 1)
    if (!educator || !student) throw new Error('There is nobody')
    const quiz = await openQuiz(port, educator, 'K7rTm2Qx')
    await startAll(port, [student], [quiz])
    const session = Object.entries({ user: JSON.stringify(student.user), token: student.token })
    const script = `for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value)`
    return { path: `/quiz/${quiz.quizId}`, script }
  },
}

export const measureHomePage = (folder: string, sizes: Sizes) => measurePage(homePage, folder, sizes)
export const measureQuizPage = (folder: string, sizes: Sizes) => measurePage(quizPage, folder, sizes)
/** What each page needs beside that of another commit. */
export const comparedPages = [homePage, quizPage]

/** The page is opened by Lighthouse on an empty device. */
async function measurePage(page: MeasuredPage, folder: string, { visits }: Sizes): Promise<Section[]> {
  const visit = await prepareLighthouse()
  if (!visit) return []
  const side = await openSide(page, join(folder, page.name), visit)
  const rounds = []
  for (let round = 0; round < visits; round += 1) rounds.push(await side.visit())
  await side.stop()
  return [describePage(page.title, rounds)]
}

/** The same page of this code and of another commit, visited in turns. */
export async function comparePage(
  page: MeasuredPage,
  folder: string,
  revision: Revision,
  { comparedVisits }: Sizes,
): Promise<Section[]> {
  const visit = await prepareLighthouse()
  if (!visit) return []
  const own = await openSide(page, join(folder, `${page.name}-own`), visit)
  const other = await openSide(page, join(folder, `${page.name}-other`), visit, revision.root)
  const rounds = []
  for (let round = 0; round < comparedVisits; round += 1) {
    if (round % 2 === 0) rounds.push({ own: await own.visit(), other: await other.visit() })
    else rounds.push({ other: await other.visit(), own: await own.visit() })
  }
  await own.stop()
  await other.stop()
  return [describeComparedPage(page.title, revision, rounds)]
}

async function openSide({ prepare }: MeasuredPage, folder: string, visit: Visit, root?: URL) {
  mkdirSync(folder)
  const quizly = await startQuizly({ cores: undefined, folder }, `sqlite:${folder}/quizly.db`, root)
  const { path, script } = await prepare(quizly.port)
  const address = `http://127.0.0.1:${quizly.port}${path}`
  return { visit: async () => readVisit(await visit(address, script)), stop: quizly.stop }
}
