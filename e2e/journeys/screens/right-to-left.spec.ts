import type { Locator } from '@playwright/test'
import { deleteAttempt, getTimeline, markByHand, updateQuizSettings } from '@quizly/contract'
import { api, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** Where on the screen each of these parts of a text begins. */
const placesOf = (text: Locator, parts: string[]) =>
  text.evaluate((element, texts) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lefts = new Map<string, number>()
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const part of texts) {
        const at = node.textContent?.indexOf(part) ?? -1
        if (at < 0 || lefts.has(part)) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + part.length)
        lefts.set(part, range.getBoundingClientRect().left)
      }
    return texts.map((part) => lefts.get(part) ?? Number.NaN)
  }, parts)

test('scores and dates are not turned round in a page from right to left', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'أساسيات الخلية' })
  await takeQuiz(student, quiz, ['Mitochondrion'])
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
    const date = screen.getByText(new RegExp(`^\\d+ \\p{L}+ ${year}`, 'u')).first()
    const written = (await date.textContent()) ?? ''
    const day = /^\d+ /.exec(written)?.[0] ?? ''
    const places = await placesOf(date, [day, year])
    const [first, last] = /\p{Script=Arabic}/u.test(written) ? places.toReversed() : places
    expect(first, path).toBeLessThan(last ?? 0)
  }
})

type Seen = { version: number; result: { _id: string; answers: { questionId: string }[] } }

test('lists of changes, the head of a quiz and sentences of settings keep their order too', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'أساسيات الخلية' })
  const other = await createAccount(server.url, 'student', 'محمد')
  await takeQuiz(student, quiz, ['Mitochondrion'])
  await takeQuiz(other, quiz, ['Mitochondrion'])
  const params = { quizId: quiz._id }
  const seen = async (userId: string) => api<Seen>(educator, getTimeline, { params, query: { userId } })
  const gone = await seen(other.user._id)
  await api(educator, deleteAttempt, { params, body: { attemptId: gone.result._id } })
  const kept = await seen(student.user._id)
  await api(educator, markByHand, {
    params: { ...params, attemptId: kept.result._id },
    body: {
      questionId: kept.result.answers[1]?.questionId,
      verdict: 'correct',
      reason: 'Checked',
      baseVersion: kept.version,
    },
  })
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  const body = { resultRelease: 'at-once', code: 'open', closesAt }
  await api(educator, updateQuizSettings, { params, body })
  const year = String(new Date(closesAt).getFullYear())

  await signIn(page, educator)
  const turn = () => page.evaluate(() => (document.documentElement.dir = 'rtl'))
  const inOrder = async (text: Locator, parts: string[]) => {
    await expect(text).toBeVisible()
    const places = await placesOf(text, parts)
    expect(places, parts.join(' ')).toEqual(places.toSorted((one, another) => one - another))
  }
  await page.goto(`/my-quizzes/${quiz._id}`)
  await turn()
  await inOrder(page.locator('.quiz-facts'), ['until', year])
  // Not in the whole line: its date and its code may have a 3 too.
  await inOrder(page.locator('.quiz-facts bdi').filter({ hasText: 'questions' }), ['3', 'questions'])
  await page.getByText('Deleted attempts').first().click()
  const deleted = page.getByRole('list', { name: 'Deleted attempts' })
  await inOrder(deleted, ['1 ', '/ 3'])
  await page.goto(`/my-quizzes/${quiz._id}/students/${student.user._id}`)
  await turn()
  const history = page.getByRole('list', { name: 'Score history' })
  await inOrder(history, ['1 / 3'])
  await inOrder(history.locator('bdi').filter({ hasText: /^1 . 3$/ }), ['1', '3'])
  await page.goto(`/my-quizzes/${quiz._id}/settings`)
  await turn()
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('20')
  await inOrder(page.locator('#setting-changes'), ['New', 'minutes.'])
  await page.goto('/account')
  await turn()
  await inOrder(page.getByRole('listitem').filter({ hasText: 'Logged in' }), [
    'This device',
    'Logged in',
    year,
  ])
})

test('a minus stands before its number in a line from right to left', async ({ page, educator, signIn }) => {
  const item = { _id: 'name', text: 'يخطئ في كتابة اسم', points: -0.5 }
  const essay = {
    text: 'لماذا بدأت الحرب؟',
    type: 'essay',
    options: [],
    correctAnswers: [],
    points: 6,
    essay: { rubric: [item], sample: '' },
  }
  const quiz = await createReadyQuiz(educator, { questions: [essay] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  const shown = page.getByText(item.text)
  await expect(shown).toBeVisible()
  const [minus = 0, number] = await placesOf(shown, ['−', '0.5'])
  expect(minus).toBeLessThan(number ?? 0)
})
