import { getQuizSettings, type QuizSettings, updateQuizSettings } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { admit, api, beginQuiz, createAccount, createDraft, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const tabs = ['Results', 'Students', 'Live', 'Questions', 'Share', 'Settings']

/** Opens a tab of a quiz and waits until it is there. */
async function open(page: Page, quizId: string, tab: string): Promise<void> {
  const path = tab === 'Students' ? '' : `/${tab.toLowerCase()}`
  await page.goto(`/my-quizzes/${quizId}${path}`)
  await expect(page.getByRole('navigation', { name: 'Quiz' }).locator('[aria-current]')).toHaveText(tab)
}

test('closing a quiz that students are taking asks, says what it means, and can be undone', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, educator)
  await open(page, quiz._id, 'Live')
  const head = page.locator('.quiz-head')
  const close = page.getByRole('button', { name: 'Close quiz' })
  await close.click()
  const dialog = page.getByRole('alertdialog', { name: 'Close the quiz?' })
  await expect(dialog).toContainText('1 student is working. They keep their time; no one else can start.')
  await expect(dialog.getByRole('button', { name: 'Keep it open' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(head).toContainText('Open')
  await close.click()
  await dialog.getByRole('button', { name: 'Close quiz' }).click()
  await expect(head).toContainText('Closed')
  const notice = page.getByRole('status').filter({ hasText: 'The quiz is closed.' })
  await expect(notice).toContainText('1 student is still working and keeps their time.')

  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(head).toContainText('Open')
  await expect(page.getByText('Undone. The settings are as they were.')).toBeVisible()
  const params = { quizId: quiz._id }
  const settings = await api<QuizSettings>(educator, getQuizSettings, { params })
  expect(settings.code).toBe('open')
})

test('each tab has at most one blue button, its own act; closing a quiz is none of them', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  const { questions } = await beginQuiz(student, quiz)
  const draft = await createDraft(educator, { title: 'Draft' })
  await signIn(page, educator)
  const blue = page.locator('main .btn--primary')
  for (const [tab, action] of [
    ['Results', ['Copy code']],
    ['Live', ['Extra time for all']],
    ['Questions', ['Edit Quiz']],
    ['Share', ['Copy code']],
    ['Settings', ['Save settings']],
  ] as const) {
    await open(page, quiz._id, tab)
    await expect(blue, tab).toContainText([...action])
  }
  await open(page, draft._id, 'Questions')
  await expect(blue).toHaveText(['Finalize'])
  await open(page, draft._id, 'Settings')
  await expect(blue).toHaveText(['Save settings'])

  await takeQuiz(await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  const body = { resultRelease: 'by-hand', code: 'open' }
  await api(educator, updateQuizSettings, { params: { quizId: quiz._id }, body })
  for (const [path, action] of [
    ['/results', ['Release results']],
    ['', []],
    [`/questions/${questions[0]?._id}`, ['Update scores']],
  ] as const) {
    await page.goto(`/my-quizzes/${quiz._id}${path}`)
    await expect(page.getByRole('button', { name: 'Release results' })).toBeVisible()
    await expect(blue, path).toHaveText([...action])
  }
})

test('a tab begins after at most eight stops of the Tab key, and its forms with their first field', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, educator)
  for (const tab of tabs) {
    await open(page, quiz._id, tab)
    await page.locator('body').evaluate((body) => {
      body.setAttribute('tabindex', '-1')
      body.focus()
    })
    let stops = 0
    const ahead = page.getByRole('navigation', { name: 'Quiz' })
    const isInside = () =>
      ahead.evaluate((nav) => {
        const index = nav.compareDocumentPosition(document.activeElement ?? document)
        return (index & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !nav.contains(document.activeElement)
      })
    await page.keyboard.press('Tab')
    while (!(await isInside())) {
      stops += 1
      await page.keyboard.press('Tab')
    }
    expect(stops, tab).toBeLessThanOrEqual(8)
  }

  await open(page, quiz._id, 'Results')
  const head = page.getByRole('toolbar', { name: 'Quiz actions' })
  await head.getByRole('button').first().focus()
  await page.keyboard.press('End')
  await expect(head.getByRole('button', { name: /^More for/ })).toBeFocused()
  const links = page.getByRole('navigation', { name: 'Quiz' })
  await page.keyboard.press('Tab')
  await expect(links.getByRole('link', { name: 'Results' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quiz Title' })).toBeFocused()
})

test('on a phone a tab begins in the upper part: state, one act and a menu, tabs in one line', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const title = 'Forces and Motion: the Unit Test of May'
  const quiz = await createReadyQuiz(educator, { title })
  await takeQuiz(student, quiz)
  await beginQuiz(await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, educator)
  for (const tab of tabs) {
    await open(page, quiz._id, tab)
    const links = page.getByRole('navigation', { name: 'Quiz' })
    const box = await links.boundingBox()
    expect(box?.height, 'one line of tabs').toBeLessThan(50)
    const begins = await links.evaluate((nav) => nav.nextElementSibling?.getBoundingClientRect().top)
    expect(begins, `${tab} begins`).toBeLessThan(300)
    await expect(links.getByRole('link', { name: tab })).toBeInViewport()
    await expect(page.locator('.quiz-facts')).toHaveText(/^Open/)
    const actions = page.getByRole('toolbar', { name: 'Quiz actions' })
    const buttons = actions.getByRole('button').and(page.locator(':not([aria-haspopup])'))
    expect(await buttons.count(), `acts of ${tab}`).toBeLessThanOrEqual(1)
  }
  await page.getByRole('button', { name: 'More for Forces and Motion: the Unit Test of May' }).click()
  await expect(page.getByRole('menuitem', { name: 'End for everyone' })).toBeVisible()

  await open(page, quiz._id, 'Students')
  const sorts = page.getByRole('table', { name: 'Students' }).getByRole('row').first()
  expect((await sorts.boundingBox())?.height, 'one line of what the list is sorted by').toBeLessThan(50)
  const joined = await createAccount(server.url, 'student', 'Noor Haddad')
  await admit(joined, quiz)
  await page.reload()
  await expect(page.getByText('Joined, not started')).toBeVisible()
})

test('a row of My quizzes opens the results, the live page while students run, and the questions of a draft', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const done = await createReadyQuiz(educator, { title: 'Done' })
  const now = await createReadyQuiz(educator, { title: 'Now' })
  const draft = await createDraft(educator, { title: 'Draft' })
  await takeQuiz(student, done)
  await beginQuiz(student, now)
  await signIn(page, educator)
  for (const [title, address] of [
    ['Done', `/my-quizzes/${done._id}/results`],
    ['Now', `/my-quizzes/${now._id}/live`],
    ['Draft', `/my-quizzes/${draft._id}/questions`],
  ] as const) {
    await page.goto('/my-quizzes')
    await page.getByRole('table').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
})
