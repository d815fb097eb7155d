import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { submitAttempt } from '@quizly/contract'
import type { Browser, Page } from '@playwright/test'
import { startChromium } from '../../browser/chromium.ts'
import { pageTasks, taskCategories } from '../../browser/page-tasks.ts'
import { callAll } from '../../http/call-all.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type Account, openQuiz, type OpenQuiz, sessionScript, signUp, startAll } from '../seeding.ts'

/** A task of this length on a processor 4 times slower is felt. */
const [feltMs, slower] = [50, 4]

type Step = { title: string; from: string; act: (page: Page) => Promise<unknown> }

/** The longest task of the desk's pages while a large class takes a quiz, when they are opened, change and are searched. */
export async function measureDeskPages(
  folder: string,
  { deskStudents, deskRounds }: Sizes,
): Promise<Section[]> {
  const browser = await startChromium()
  if (!browser) return []
  const own = join(folder, 'desk-pages')
  mkdirSync(own)
  const quizly = await startQuizly({ cores: undefined, folder: own }, `sqlite:${own}/quizly.db`)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is nobody')
  const students = await signUp(quizly.port, 'student', deskStudents)
  const running = await openQuiz(quizly.port, educator, 'K7rTm2Qx')
  const done = await openQuiz(quizly.port, educator, 'b4WnZ8pL')
  await startAll(quizly.port, students, [running, done])
  await submitAll(quizly.port, students, done)

  const page = await logIn(browser, educator)
  const steps: Step[] = [
    {
      title: 'the live page',
      from: `/my-quizzes/${running.quizId}/share`,
      act: async () => {
        await page.getByRole('link', { name: 'Live', exact: true }).click()
        await page.getByRole('table', { name: 'Students taking this quiz now' }).waitFor()
        await page.waitForTimeout(6_000)
      },
    },
    {
      title: 'the grid, and its order by a question',
      from: `/my-quizzes/${done.quizId}/results`,
      act: async () => {
        await page.getByRole('link', { name: 'Who got what right' }).click()
        await page.getByRole('table', { name: 'Results by student and question' }).waitFor()
        await page.getByRole('button', { name: 'Question 7', exact: true }).click()
        await page.waitForTimeout(2_000)
      },
    },
    {
      title: 'the students, searched',
      from: `/my-quizzes/${done.quizId}/share`,
      act: async () => {
        await page.getByRole('link', { name: 'Students', exact: true }).click()
        await page.getByRole('searchbox').pressSequentially('Reyes 4', { delay: 100 })
        await page.waitForTimeout(2_000)
      },
    },
  ]
  const sections: Section[] = []
  for (const step of steps) {
    const longest: number[] = []
    for (let round = 0; round <= deskRounds; round += 1) {
      await page.goto(`http://127.0.0.1:${quizly.port}${step.from}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await browser.startTracing(page, { categories: taskCategories })
      await step.act(page)
      const tasks = pageTasks(await browser.stopTracing())
      // In the first round the browser still compiles the code.
      if (round > 0) longest.push(Math.max(...tasks.map(({ cpuMs }) => cpuMs)))
    }
    sections.push(describe(step.title, deskStudents, longest))
  }
  await Promise.all([browser.close(), quizly.stop()])
  return sections
}

async function submitAll(port: number, students: readonly Account[], quiz: OpenQuiz): Promise<void> {
  const answers = quiz.questions.map(({ _id, type, options }) => ({
    questionId: _id,
    selectedOption: type === 'multiple' ? options.slice(0, 1) : (options[0] ?? null),
  }))
  const inputs = students.map(({ token, user }) => ({
    token,
    body: { quizId: quiz.quizId, userId: user._id, answers },
  }))
  await callAll(port, submitAttempt, inputs)
}

async function logIn(browser: Browser, account: Account): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.addInitScript(sessionScript(account))
  return page
}

function describe(title: string, students: number, longest: readonly number[]): Section {
  return {
    title: `The desk with ${students} students: ${title}`,
    figures: figure('longest task, CPU', 'ms', longest),
    ratios: ratio('longest task × 4 ÷ 50 ms, CPU', longest, (cpuMs) => [cpuMs * slower, feltMs], {
      must: 1,
      want: 0.75,
      atMost: true,
    }),
    notes: [
      `${longest.length} rounds in one page of a real Chromium. Counted is the longest task of the page’s main thread, by its CPU time.`,
      'As must: no task is longer than 50 ms on a processor 4 times slower.',
    ],
  }
}
