import type { Page } from '@playwright/test'
import { beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** The keystroke-level model's seconds: to press a key or button, to point, to move a hand, and to think of what comes next. */
const [pressing, pointing, moving, thinking] = [0.28, 1.1, 0.4, 1.35]

/**
 * Counts what a hand does on a page. Its time by the keystroke-level model, and how long the browser took from the first
 * click on, are noted with the test; they are shown by `--reporter=json`.
 */
function hand(page: Page) {
  const done = { clicks: 0, keys: 0 }
  let [turns, began] = [0, 0]
  return {
    async click(role: 'link' | 'button' | 'menuitem' | 'textbox', name: string | RegExp) {
      began ||= performance.now()
      await page.getByRole(role, { name, exact: true }).click()
      done.clicks += 1
    },
    /** Types over what is in the field that was clicked. */
    async typeOver(text: string) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      done.keys += 2 + text.length
      turns += 2
    },
    /** What was done until now, when its result is on the screen. */
    counted(what: string) {
      const driven = (performance.now() - began) / 1_000
      const byHand = done.clicks * (thinking + pointing + pressing) + done.keys * pressing + turns * moving
      const description = `by hand ${byHand.toFixed(1)} s, driven ${driven.toFixed(2)} s`
      test.info().annotations.push({ type: what, description })
      return done
    },
  }
}

test('what an educator does often takes a few clicks from the list of quizzes', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'Celsl' })
  await createReadyQuiz(server.url, educator, { title: 'Waves' })
  await takeQuiz(server.url, await createAccount(server.url, 'student', 'Ben Okri'), quiz, ['Nucleus'])
  await beginQuiz(server.url, student, quiz)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await signIn(page, educator)

  const fromTheList = async () => {
    await page.goto('/my-quizzes')
    await expect(page.getByRole('table', { name: 'My quizzes' })).toBeVisible()
    return hand(page)
  }

  await test.step('a typo in the title', async () => {
    const { click, typeOver, counted } = await fromTheList()
    await click('link', 'Celsl')
    await click('link', 'Settings')
    await click('textbox', 'Quiz Title')
    await typeOver('Cells')
    await click('button', 'Save settings')
    await expect(page.getByRole('heading', { name: 'Cells', level: 1 })).toBeVisible()
    expect(counted('a typo in the title')).toEqual({ clicks: 4, keys: 7 })
  })

  await test.step('who failed a question', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Cells')
    await click('link', 'Results')
    await click('link', 'Who missed it (question 1)')
    await expect(page.getByRole('row', { name: /^Ben Okri/ })).toContainText('Incorrect')
    expect(counted('who failed a question')).toEqual({ clicks: 3, keys: 0 })
  })

  await test.step('more time for one student', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Cells')
    await click('link', 'Live')
    await click('button', 'More time for Daniel Reyes')
    await click('menuitem', '+ 5 minutes')
    await expect(page.getByText('Daniel Reyes has more time.')).toBeVisible()
    expect(counted('more time for one student')).toEqual({ clicks: 4, keys: 0 })
  })

  await test.step('last year’s quiz again', async () => {
    const { click, counted } = await fromTheList()
    await click('button', 'More for Cells')
    await click('menuitem', 'Duplicate')
    await click('link', 'Finalize')
    await expect(page.getByRole('button', { name: 'Copy code', exact: true })).toBeVisible()
    expect(counted('last year’s quiz again')).toEqual({ clicks: 3, keys: 0 })
  })

  await test.step('a blank print, before anybody has taken the quiz', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Waves')
    await click('link', 'Print')
    await click('button', 'Print')
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    expect(counted('a blank print')).toEqual({ clicks: 3, keys: 0 })
  })

  await test.step('a blank print, when there are results', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Cells')
    await click('button', 'More for Cells')
    await click('menuitem', 'Print the quiz')
    await click('button', 'Print')
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    expect(counted('a blank print, with results')).toEqual({ clicks: 4, keys: 0 })
  })
})
