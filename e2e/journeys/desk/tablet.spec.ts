import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('on a tablet the tables of the desk stay tables and fit', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'Cell Structure and Transport' })
  await takeQuiz(server.url, student, quiz)
  await takeQuiz(server.url, await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await signIn(page, educator)
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const [path, name] of [
    ['/my-quizzes', 'My quizzes'],
    [`/my-quizzes/${quiz._id}`, 'Students'],
    [`/my-quizzes/${quiz._id}/results`, 'Questions'],
    [`/my-quizzes/${quiz._id}/questions`, 'Questions in this quiz'],
  ] as const) {
    await page.goto(path)
    const table = page.getByRole('table', { name, exact: true })
    await expect(table).toBeVisible()
    const cells = table.getByRole('row').nth(1).getByRole('cell')
    const tops = await cells.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size, `${name}: the cells of a row stand side by side`).toBe(1)
    await expect(table.getByRole('columnheader').first()).toBeInViewport()
    for (const width of [768, 820, 1000]) {
      await page.setViewportSize({ width, height: 1180 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 820, height: 1180 })
  }
})
