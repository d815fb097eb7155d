import { logout } from '@quizly/contract'
import { api, beginQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { holding } from '../../answering.ts'
import { longWorkbook } from '../../spreadsheets/long-workbook.ts'

test.use({ serviceWorkers: 'allow' })

const MiB = 1024 ** 2
/** The time that 5 MiB take at 1 Mbit/s. */
const uploadMs = (5 * MiB * 8) / 1_000

test('a sheet of 5 MiB is waited for as long as a line of 1 Mbit/s takes', async ({
  page,
  educator,
  signIn,
}) => {
  await page.clock.install()
  await signIn(page, educator, '/excel-upload')
  const question = { Question: 'Why?', 'Correct Answer': 'So', Notes: 'It does. '.repeat(1_449) }
  const file = { name: 'long.xlsx', mimeType: '', buffer: longWorkbook(400, question) }
  await page.getByLabel('Excel file').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Why?')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('60')
  const save = page.getByRole('button', { name: 'Finalize & Save Quiz' })
  const address = '**/api/excel/save-quiz'
  const sending = page.waitForRequest(address)
  await holding(page, address, async () => {
    await save.click()
    const { length } = (await sending).postDataBuffer() ?? []
    expect(length).toBeGreaterThan(4.9 * MiB)
    // The rows, and the questions that were read in them.
    expect(length).toBeLessThan(6 * MiB)
    await page.clock.fastForward(uploadMs)
  })
  await expect(page).toHaveURL(/\/finalize-quiz\//)
})

test('a quiz is asked for once, while the app is still on its way', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student)
  const address = `/api/quiz/${quiz._id}`
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await holding(page, '**/assets/index-*.js', async () => {
    const reply = page.waitForResponse(`**${address}`)
    await page.goto(`/quiz/${quiz._id}`, { waitUntil: 'commit' })
    expect((await reply).status()).toBe(200)
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
  expect(asked.filter((path) => path === address)).toHaveLength(1)
})

test('a session that has ended by then leads to Login, and back to the quiz', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student)
  await api(student, logout, {})
  await page.goto(`/quiz/${quiz._id}`)
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
})
