import { logout } from '@quizly/contract'
import { api, beginQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { holding } from '../../answering.ts'

test.use({ serviceWorkers: 'allow' })

test('a quiz is asked for once, while the app is still on its way, also with a session that has ended', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student)
  const address = `/api/quiz/${quiz._id}`
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await holding(page, '**/assets/index-*.js', async () => {
    const reply = page.waitForResponse(`**${address}`)
    await page.goto(`/quiz/${quiz._id}`, { waitUntil: 'commit' })
    expect((await reply).status()).toBe(200)
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
  expect(requested.filter((path) => path === address)).toHaveLength(1)

  // A page that still runs would notice the end by itself.
  await page.goto('/', { waitUntil: 'networkidle' })
  await api(student, logout, {})
  await page.goto(`/quiz/${quiz._id}`)
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
})
