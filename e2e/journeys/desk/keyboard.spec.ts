import type { Locator, Page } from '@playwright/test'
import { beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { arrowKeysOf } from '../../directions.ts'
import { expect, test } from '../../fixtures.ts'

/** More stops than any screen of the desk has in this journey. */
const maxStops = 90

/** Presses Tab until the focus is there. Fails if a whole round of the page does not lead to it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

test('an educator goes through the desk by keyboard alone', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Celsl' })
  const ben = await createAccount(server.url, 'student', 'Ben Okri')
  await takeQuiz(ben, quiz, ['Nucleus'])
  await beginQuiz(student, quiz)
  await signIn(page, educator, '/my-quizzes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const arrows = await arrowKeysOf(page)
  const go = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  /** The tabs are one stop of the Tab key; the arrow keys move between them. */
  const goToTab = async (name: string) => {
    const tabs = page.getByRole('navigation', { name: 'Quiz' })
    await tabTo(page, tabs.locator('[aria-current]'))
    await page.keyboard.press('Home')
    const tab = tabs.getByRole('link', { name })
    while (!(await tab.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press(arrows.next)
    }
    await page.keyboard.press('Enter')
  }
  /** A screen takes the focus when it is loaded. */
  const arrived = () => expect(page.locator('main h1')).toBeFocused()
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await test.step('from the list to who missed a question', async () => {
    await go(link('Celsl'))
    await arrived()
    await goToTab('Results')
    await arrived()
    await go(link('1 missed question 1'))
    await arrived()
    await expect(page.getByRole('row', { name: /^Ben Okri/ })).toContainText('Incorrect')
  })

  await test.step('from there to one attempt, and to a mark by hand', async () => {
    await go(page.getByRole('row', { name: /^Ben Okri/ }).getByRole('link', { name: /Ben Okri/ }))
    await arrived()
    await go(button('Count as correct for question 1'))
    await page.keyboard.type('The picture was wrong')
    await page.keyboard.press('Enter')
    await expect(page.locator('.score__big')).toHaveText('Score 1 out of 3')
  })

  await test.step('more time for one, on the live page', async () => {
    await page.goBack()
    await arrived()
    await goToTab('Live')
    await arrived()
    await go(button(`Extra time for ${student.user.name}`))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${student.user.name} has 5 more minutes.`)).toBeVisible()
  })

  await test.step('another title', async () => {
    await goToTab('Settings')
    await expect(page.getByRole('textbox', { name: 'Quiz Title' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Cells')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Cells', level: 1 })).toBeVisible()
  })

  await test.step('the menu of a quiz, and out of it again', async () => {
    const more = button('More for Cells')
    await tabTo(page, page.getByRole('link', { name: 'Watch live' }))
    await page.keyboard.press(arrows.next)
    await expect(button('Close quiz')).toBeFocused()
    await page.keyboard.press(arrows.next)
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('closing it', async () => {
    await page.keyboard.press(arrows.previous)
    await page.keyboard.press('Enter')
    await go(page.getByRole('alertdialog').getByRole('button', { name: 'Close quiz' }))
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  })
})
