import type { Locator } from '@playwright/test'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** Where on the screen each of these parts of a text begins. */
const placesOf = (text: Locator, parts: string[]) =>
  text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lefts = new Map<string, number>()
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const part of wanted) {
        const at = node.textContent?.indexOf(part) ?? -1
        if (at < 0 || lefts.has(part)) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + part.length)
        lefts.set(part, range.getBoundingClientRect().left)
      }
    return wanted.map((part) => lefts.get(part) ?? Number.NaN)
  }, parts)

test('scores and dates are not turned round in a page from right to left', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'أساسيات الخلية' })
  await takeQuiz(server.url, student, quiz, ['Mitochondrion'])
  const theirs = await browser.newPage({ baseURL: server.url })
  await signIn(page, educator)
  await signIn(theirs, student)
  const year = String(new Date().getFullYear())
  for (const [screen, path] of [
    [page, `/my-quizzes/${quiz._id}`],
    [page, `/my-quizzes/${quiz._id}/grid`],
    [theirs, '/profile'],
    [theirs, '/'],
  ] as const) {
    await screen.goto(path)
    const scores = screen.getByText(/^\d \/ 3$/)
    await expect(scores.first()).toBeVisible()
    await screen.evaluate(() => (document.documentElement.dir = 'rtl'))
    const [own, total] = await placesOf(scores.first(), [' ', '3'])
    expect(own, path).toBeLessThan(total ?? 0)
    if (path.endsWith('/grid')) continue
    const date = screen.getByText(new RegExp(`^\\d+ [A-Z][a-z]+ ${year}`)).first()
    const day = (await date.textContent())?.match(/^\d+ /)?.[0] ?? ''
    const [first, last] = await placesOf(date, [day, year])
    expect(first, path).toBeLessThan(last ?? 0)
  }
})
