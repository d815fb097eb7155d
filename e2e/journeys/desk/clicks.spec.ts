import type { Page } from '@playwright/test'
import { beginQuiz, changeSettings, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { cellQuestions, rightAnswer } from '../../school-content.ts'

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
  const quiz = await createReadyQuiz(educator, { title: 'Celsl' })
  const waves = await createReadyQuiz(educator, { title: 'Waves' })
  await changeSettings(educator, waves, { resultRelease: 'by-hand' })
  await takeQuiz(await createAccount(server.url, 'student', 'Ben Okri'), waves, ['Nucleus'])
  const plants = await createReadyQuiz(educator, { title: 'Plants', questions: cellQuestions })
  const ada = await createAccount(server.url, 'student', 'Ada Byron')
  const rights = cellQuestions.map(rightAnswer)
  await takeQuiz(await createAccount(server.url, 'student', 'Eve Right'), plants, rights)
  await takeQuiz(ada, plants, rights.with(3, 'cytoplasma').with(6, ['A yeast cell']))
  await beginQuiz(student, quiz)
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

  await test.step('who failed question 7', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Plants')
    await click('link', '1 missed question 7')
    await expect(page.getByRole('rowheader')).toHaveText(['Ada Byron'])
    expect(counted('who failed question 7')).toEqual({ clicks: 2, keys: 0 })
  })

  await test.step('a spelling accepted', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Plants')
    await click('link', /accept answers to question 4$/)
    await click('button', /^Accept “cytoplasma”/)
    await click('button', 'Update scores')
    await expect(page.getByText('Question 4 updated. 1 score went up, none went down.')).toBeVisible()
    expect(counted('a spelling accepted')).toEqual({ clicks: 4, keys: 0 })
  })

  await test.step('that undone', async () => {
    const { click, counted } = hand(page)
    await click('button', 'Undo')
    await expect(page.getByText('Change undone. 0 scores went up, 1 went down.')).toBeVisible()
    expect(counted('a change of scores undone')).toEqual({ clicks: 1, keys: 0 })
  })

  await test.step('more time for one student', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Cells')
    await click('button', 'Extra time for Daniel Reyes')
    await click('menuitem', '+ 5 minutes')
    await expect(page.getByText('Daniel Reyes has 5 more minutes.')).toBeVisible()
    expect(counted('more time for one student')).toEqual({ clicks: 3, keys: 0 })
  })

  await test.step('the results released', async () => {
    const { click, counted } = await fromTheList()
    await click('link', 'Waves')
    await click('button', 'Release results')
    await click('button', 'Release now')
    await expect(page.getByText('Results released: 1 student sees their score')).toBeVisible()
    expect(counted('the results released')).toEqual({ clicks: 3, keys: 0 })
  })

  await test.step('the results in Excel', async () => {
    const { click, counted } = await fromTheList()
    const downloading = page.waitForEvent('download')
    await click('link', 'Waves')
    await click('button', 'Export to Excel')
    expect((await downloading).suggestedFilename()).toBe('Waves – results.xlsx')
    expect(counted('the results in Excel')).toEqual({ clicks: 2, keys: 0 })
  })

  await test.step('last year’s quiz again', async () => {
    const { click, counted } = await fromTheList()
    await click('button', 'More for Cells')
    await click('menuitem', 'Duplicate')
    await click('link', 'Finalize')
    await expect(page.getByRole('button', { name: 'Copy code', exact: true })).toBeVisible()
    expect(counted('last year’s quiz again')).toEqual({ clicks: 3, keys: 0 })
  })

  for (const [when, title] of [
    ['before anybody has taken the quiz', 'Cells (copy)'],
    ['when there are results', 'Waves'],
  ] as const) {
    await test.step(`a blank paper, ${when}`, async () => {
      const { click, counted } = await fromTheList()
      await click('button', `More for ${title}`)
      await click('menuitem', 'Print paper')
      await click('button', 'Print paper')
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
      expect(counted(`a blank paper, ${when}`)).toEqual({ clicks: 3, keys: 0 })
    })
  }
})
