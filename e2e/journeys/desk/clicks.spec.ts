import type { Page } from '@playwright/test'
import { beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** Counts the clicks of a page. Typing is not counted, but going to a field is. */
function counted(page: Page) {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(role: 'link' | 'button' | 'menuitem' | 'textbox', name: string | RegExp) {
      await page.getByRole(role, { name, exact: true }).click()
      clicks += 1
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
  await takeQuiz(server.url, await createAccount(server.url, 'student', 'Ben Okri'), quiz, ['Nucleus'])
  await beginQuiz(server.url, student, quiz)
  await signIn(page, educator)

  await test.step('a typo in the title: 4', async () => {
    await page.goto('/my-quizzes')
    const { click, clicks } = counted(page)
    await click('link', 'Celsl')
    await click('link', 'Settings')
    await click('textbox', 'Quiz Title')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Cells')
    await click('button', 'Save settings')
    await expect(page.getByRole('heading', { name: 'Cells', level: 1 })).toBeVisible()
    expect(clicks()).toBe(4)
  })

  await test.step('who failed a question: 3', async () => {
    await page.goto('/my-quizzes')
    const { click, clicks } = counted(page)
    await click('link', 'Cells')
    await click('link', 'Results')
    await click('link', 'Who missed it (question 1)')
    await expect(page.getByRole('row', { name: /^Ben Okri/ })).toContainText('Incorrect')
    expect(clicks()).toBe(3)
  })

  await test.step('more time for one student: 4', async () => {
    await page.goto('/my-quizzes')
    const { click, clicks } = counted(page)
    await click('link', 'Cells')
    await click('link', 'Live')
    await click('button', 'More time for Daniel Reyes')
    await click('menuitem', '+ 5 minutes')
    await expect(page.getByText('Daniel Reyes has more time.')).toBeVisible()
    expect(clicks()).toBe(4)
  })
})
