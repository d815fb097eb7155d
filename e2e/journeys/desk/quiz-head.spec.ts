import { getQuizSettings, type QuizSettings } from '@quizly/contract'
import type { Page } from '@playwright/test'
import {
  type Account,
  admit,
  api,
  beginQuiz,
  changeSettings,
  createAccount,
  createDraft,
  createReadyQuiz,
  takeQuiz,
  type TestQuiz,
} from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const tabs = ['Results', 'Students', 'Live', 'Questions', 'Share', 'Settings']

/** Opens a tab of a quiz and waits until it is there. */
async function open(page: Page, quizId: string, tab: string): Promise<void> {
  const path = tab === 'Students' ? '' : `/${tab.toLowerCase()}`
  await page.goto(`/my-quizzes/${quizId}${path}`)
  await expect(page.getByRole('navigation', { name: 'Quiz' }).locator('[aria-current]')).toContainText(tab)
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

const essay = {
  text: 'Why did the war begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: {},
}

type Room = { page: Page; educator: Account; student: Account; other: Account }

/** What is to be done next with a quiz, and where the page itself has it: there its own button is the blue one. */
const states: {
  name: string
  prepare: (room: Room) => Promise<TestQuiz>
  act: string
  leadsTo?: string
  own?: Partial<Record<string, string | RegExp>>
}[] = [
  {
    name: 'a draft',
    prepare: ({ educator }) => createDraft(educator),
    act: 'Finalize',
    leadsTo: '/finalize-quiz/',
  },
  {
    name: 'open, before the first student',
    prepare: ({ educator }) => createReadyQuiz(educator),
    act: 'Share quiz',
    leadsTo: '/share',
    own: { Share: 'Copy code' },
  },
  {
    name: 'while a student is working',
    async prepare({ educator, student, other }) {
      const quiz = await createReadyQuiz(educator, { questions: [essay] })
      await takeQuiz(other, quiz, ['An essay'])
      await beginQuiz(student, quiz)
      return quiz
    },
    act: 'Watch live',
    leadsTo: '/live',
    own: { Live: 'Extra time for all', Marking: 'Mark answers to question 1', Share: 'Copy code' },
  },
  {
    name: 'an essay to mark',
    async prepare({ educator, student }) {
      const quiz = await createReadyQuiz(educator, { questions: [essay] })
      await takeQuiz(student, quiz, ['An essay'])
      return quiz
    },
    act: 'Mark answers',
    leadsTo: '/marking',
    own: { Results: 'Mark answers', Marking: 'Mark answers to question 1', Share: 'Copy code' },
  },
  {
    name: 'results to release',
    async prepare({ educator, student }) {
      const quiz = await createReadyQuiz(educator)
      await takeQuiz(student, quiz)
      await changeSettings(educator, quiz, { resultRelease: 'by-hand', code: 'closed' })
      return quiz
    },
    act: 'Release results',
    leadsTo: '/results?release',
    own: { Results: 'Release results', Students: 'Release results' },
  },
  {
    name: 'results that students see',
    async prepare({ educator, student }) {
      const quiz = await createReadyQuiz(educator)
      await takeQuiz(student, quiz)
      return quiz
    },
    act: 'Export to Excel',
    own: { Share: 'Copy code' },
  },
  {
    name: 'closed, and nobody has taken it',
    async prepare({ educator }) {
      const quiz = await createReadyQuiz(educator)
      await changeSettings(educator, quiz, { code: 'closed' })
      return quiz
    },
    act: 'Reopen quiz',
  },
]

/** All that can be done with a quiz, in the one order of its menu. */
const menuOrder = [
  'Edit Quiz',
  'Preview',
  'Mark answers',
  'Export to Excel',
  'CSV…',
  'Print list',
  'Print paper',
  'Put into the bank',
  'Close quiz',
  'Reopen quiz',
  'End for everyone',
  'Duplicate',
  'Export questions…',
  'Archive',
  'Delete',
]

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`each state of a quiz has one blue act on every tab, and one order in the menu, by keyboard at ${width} px (T331)`, async ({
    page,
    server,
    educator,
    student,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    const other = await createAccount(server.url, 'student', 'Mei Lin')
    await signIn(page, educator)
    const blue = page.locator('main .btn--primary')
    const head = page.getByRole('toolbar', { name: 'Quiz actions' })
    const more = head.getByRole('button', { name: /^More for/ })
    for (const { name, prepare, act, leadsTo, own = {} } of states) {
      await test.step(name, async () => {
        const quiz = await prepare({ page, educator, student, other })
        const hasMarking = name === 'an essay to mark' || name === 'while a student is working'
        const acts = new Set<string>()
        for (const tab of hasMarking ? [...tabs, 'Marking'] : tabs) {
          await open(page, quiz._id, tab)
          await expect(blue, `${name}, ${tab}`).toContainText([
            own[tab] ?? (tab === 'Settings' ? 'Save settings' : act),
          ])
          const buttons = head
            .getByRole('button')
            .or(head.getByRole('link'))
            .and(page.locator(':not([aria-haspopup=menu])'))
          if (own[tab] === undefined || tab === 'Share')
            await expect(buttons.first()).toHaveText(tab === 'Share' && act === 'Share quiz' ? /quiz$/ : act)
          const shown = await buttons.allTextContents()
          expect(shown.length, `${name}, ${tab}`).toBeLessThanOrEqual(width > 1000 ? 3 : 1)

          await more.focus()
          await page.keyboard.press('Enter')
          await expect(page.getByRole('menuitem').first()).toBeFocused()
          const inMenu = await page.getByRole('menuitem').allTextContents()
          expect(inMenu, `${name}, ${tab}`).toEqual(menuOrder.filter((item) => inMenu.includes(item)))
          // What is in sight is not in the menu, and all the rest is.
          const all = [...inMenu, ...shown].filter(
            (item) => menuOrder.includes(item) && item !== 'Print list',
          )
          expect(new Set(all).size, `${name}, ${tab}: each once`).toBe(all.length)
          if (acts.size === 0) for (const item of all) acts.add(item)
          expect(new Set(all), `${name}, ${tab}: the same acts`).toEqual(acts)
          await page.keyboard.press('Escape')
          await expect(more).toBeFocused()
        }
        if (leadsTo === undefined) return
        await open(page, quiz._id, 'Questions')
        await head.getByRole('link', { name: act }).focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => page.url()).toContain(leadsTo)
        if (act !== 'Release results') return
        await page
          .getByRole('dialog', { name: act })
          .getByRole('button', { name: 'Release now' })
          .press('Enter')
        await expect(page.getByText(/^Results released: 1 student sees/)).toBeVisible()
        await page.reload()
        await expect(head.getByRole('button', { name: 'Export to Excel' })).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })
}

test('where marks are released beside them, and a form is saved, there is one blue button', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  const { questions } = await beginQuiz(student, quiz)
  await takeQuiz(await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await changeSettings(educator, quiz, { resultRelease: 'by-hand' })
  await signIn(page, educator)
  const blue = page.locator('main .btn--primary')
  for (const [path, action] of [
    ['/results', 'Watch live'],
    ['', 'Watch live'],
    [`/questions/${questions[0]?._id}`, 'Update scores'],
  ] as const) {
    await page.goto(`/my-quizzes/${quiz._id}${path}`)
    await expect(page.getByRole('button', { name: 'Release results' })).toBeVisible()
    await expect(blue, path).toHaveText([action])
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
