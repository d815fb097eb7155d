import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { beginQuiz, createReadyQuiz } from '../api.ts'
import { answerFirst, submit } from '../running-attempt.ts'
import { expect, test } from '../fixtures.ts'

/** Bytes over the network. A student on a cheap phone waits for each of them. */
const budget = { scriptsAndStyles: 100_750, font: 18_600, page: 124_250, later: 31_200 }

// Each page starts on an empty device; the service worker would request its files a second time.
type Load = { kind: string; path: string; bytes: number }

/** Notes what a page requests from now on. Returns a function that gives the weight of each reply. */
function weigh(page: Page): () => Promise<Load[]> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  const load = async (request: Request) => {
    const { responseBodySize: bytes } = await request.sizes()
    return { kind: request.resourceType(), path: new URL(request.url()).pathname, bytes }
  }
  return () => Promise.all(requests.map(load))
}

const total = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0)
const list = (loads: readonly Load[]) => loads.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')
const isCode = ({ kind }: Load) => kind === 'script' || kind === 'stylesheet'
const isFont = ({ kind }: Load) => kind === 'font'

test('the code of a student’s way to a result is light, and is there from the first page on', async ({
  page,
  educator,
  student,
}) => {
  const quiz = await createReadyQuiz(educator)
  const weighed = weigh(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  const firstLoads = await weighed()
  // The page itself holds its first style and its words; the script has brought another style.
  const inPage = (
    await page.locator('head > style:first-of-type, head > script:last-of-type').allTextContents()
  ).join('')
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await answerFirst(page)
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()

  const code = (await weighed()).filter(isCode)
  expect(code).toEqual(firstLoads.filter(isCode))
  expect(total(code) + brotliCompressSync(inPage).length, list(code)).toBeLessThanOrEqual(
    budget.scriptsAndStyles,
  )
})

test('the home page is light on a device that has nothing of it yet', async ({ page }) => {
  const weighed = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectLight(weighed, { requests: 3 })
})

test('a quiz that runs is light on a device that has nothing of it yet', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student)
  const weighed = weigh(page)
  await page.goto(`/quiz/${quiz._id}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
  // The page, its script and its font, the questions, and the report that the quiz was reopened.
  await expectLight(weighed, { requests: 5 })
})

async function expectLight(weighed: () => Promise<Load[]>, { requests }: { requests: number }) {
  await expect.poll(async () => (await weighed()).map(({ path }) => path)).toHaveLength(requests)
  const loads = await weighed()
  expect(total(loads.filter(isFont)), list(loads)).toBeLessThanOrEqual(budget.font)
  expect(total(loads), list(loads)).toBeLessThanOrEqual(budget.page)
}

const x = 'What is asked?'
const laterTypes = {
  numeric: { text: x, type: 'numeric', options: [], correctAnswers: ['9.81'], number: { decimal: '.' } },
  matching: { text: x, type: 'matching', options: ['France', 'Italy'], correctAnswers: ['Paris', 'Rome'] },
  ordering: { text: x, type: 'ordering', options: ['b', 'a', 'c'], correctAnswers: ['a', 'b', 'c'] },
  essay: { text: x, type: 'essay', options: [], correctAnswers: [], essay: {} },
  gap: {
    text: 'It is {{1}}',
    type: 'gap',
    options: [],
    correctAnswers: ['so'],
    gaps: [{ choices: ['so', 'no'] }],
  },
  formatted: {
    text: '$x^2$',
    type: 'single',
    format: 'markdown',
    options: ['1', '2'],
    correctAnswers: ['1'],
  },
}

for (const [name, question] of Object.entries(laterTypes)) {
  test(`a quiz that is ${name} loads what this takes and nothing of the screens of educators`, async ({
    page,
    educator,
    student,
    signIn,
  }) => {
    const quiz = await createReadyQuiz(educator, { questions: [question] })
    await beginQuiz(student, quiz)
    await signIn(page, student)
    const weighed = weigh(page)
    await page.goto(`/quiz/${quiz._id}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: /^Question 1:/ })).toBeVisible()
    const laterLoads = async () =>
      (await weighed()).filter((load) => isCode(load) && !load.path.startsWith('/assets/index-'))
    // Its script, its style and its words.
    await expect.poll(async () => (await laterLoads()).map(({ path }) => path)).toHaveLength(3)
    const later = await laterLoads()
    expect(total(later), list(later)).toBeLessThanOrEqual(budget.later)
  })
}

test('the service worker keeps for a student no screen that only educators open', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text()
  const [, shell = ''] = /({"version":.*?}})/.exec(worker) ?? []
  const { everybody, educators } = JSON.parse(shell) as Record<string, Record<string, string[]>>
  // Each is made by one screen alone: of a result, a sheet, the editor and the settings.
  const calls = ['decideLateAnswers', 'saveSpreadsheetQuiz', 'previewQuizUpdate', 'setAllowance']
  async function callsIn(files: string[] = []) {
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
    return calls.filter((name) => texts.some((text) => new RegExp(`\\(["'\`]${name}\\b`).test(text)))
  }
  expect(await callsIn(everybody?.[''])).toEqual([])
  expect(await callsIn(educators?.[''])).toEqual(calls)
})
