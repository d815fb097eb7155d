import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startChromium } from '../../browser/chromium.ts'
import { frameMs, type KeyPress, pressAll } from '../../browser/key-presses.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { measureEditorKeys } from './editor-keys.ts'
import { twentyQuestions } from '../quiz-content.ts'
import { type Account, openQuiz, sessionScript, signUp, startAll } from '../seeding.ts'

const hundredQuestions = ['I', 'II', 'III', 'IV', 'V'].flatMap((part) =>
  twentyQuestions.map((question) => ({ ...question, text: `${part}: ${question.text}` })),
)

/** Keys that answer a question of a long quiz: letters of a written answer, and letters that choose an option. */
const typings = [
  { title: 'A letter of a written answer', focus: writtenField, keys: [...'mitochondrion'] },
  { title: 'A key that chooses an option', focus: choiceQuestion, keys: [...'abcdabcdabcd'] },
]

/** What a key costs from its press to the painted frame, in a running quiz of 100 questions and in the editor. */
export async function measureKeys(folder: string, { keyRounds, editedQuizzes }: Sizes): Promise<Section[]> {
  const browser = await startChromium()
  if (!browser) return []
  const own = join(folder, 'keys')
  mkdirSync(own)
  const quizly = await startQuizly({ cores: undefined, folder: own }, `sqlite:${own}/quizly.db`)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  const [student] = await signUp(quizly.port, 'student', 1)
  if (!educator || !student) throw new Error('There is nobody')
  const quiz = await openQuiz(quizly.port, educator, 'K7rTm2Qx', hundredQuestions)
  await startAll(quizly.port, [student], [quiz])
  const page = await openRunningQuiz(browser, `http://127.0.0.1:${quizly.port}/quiz/${quiz.quizId}`, student)

  const sections: Section[] = []
  for (const { title, focus, keys } of typings) {
    const rounds: KeyPress[][] = []
    for (let round = 0; round <= keyRounds; round += 1) {
      await focus(page).focus()
      const presses = await pressAll(browser, page, keys)
      // In the first round the browser still compiles the code.
      if (round > 0) rounds.push(presses)
    }
    sections.push(describeKeys(title, rounds.flat()))
  }
  await page.close()
  sections.push(...(await measureEditorKeys(browser, quizly.port, educator, { editedQuizzes, keyRounds })))
  await Promise.all([browser.close(), quizly.stop()])
  return sections
}

function writtenField(page: Page) {
  return page.getByRole('textbox').nth(1)
}

function choiceQuestion(page: Page) {
  return page.getByRole('radiogroup').nth(3)
}

async function openRunningQuiz(browser: Browser, address: string, account: Account): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.addInitScript(sessionScript(account))
  await page.goto(address)
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

function describeKeys(title: string, presses: readonly KeyPress[]): Section {
  return {
    title: `${title} in a quiz of ${hundredQuestions.length} questions`,
    figures: figure(
      'key pressed → painted, CPU',
      'ms',
      presses.map(({ cpuMs }) => cpuMs),
    ),
    ratios: ratio('key pressed → painted, CPU ÷ 16 ms', presses, ({ cpuMs }) => [cpuMs, frameMs], {
      must: 1,
      want: 0.25,
      atMost: true,
    }),
    notes: [
      `${presses.length} presses in one page of a real Chromium, each after the page has come to rest.`,
      'Counted are all tasks of the page’s main thread from the press to the end of the next frame.',
      'As wanted means: within a frame on a processor 4 times slower, too.',
    ],
  }
}
