import type { Page } from '@playwright/test'
import { admit, createReadyQuiz } from '../../api.ts'
import { answerFirst, answerSecond, answerThird, expectSaved, submit } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const answerAll = async (page: Page) => {
  await answerFirst(page)
  await answerSecond(page)
  await answerThird(page)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
}

test('with every storage blocked, and without service workers and channels between tabs, a quiz is found, started and taken', async ({
  page,
  educator,
  student,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
    for (const name of ['caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { value: undefined })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await answerAll(page)
})

/** Does repeatedly what page translators do: replaces each text by the same words in new elements. */
function translate() {
  const wrap = (node: Text) => {
    if (!node.data.trim() || node.parentElement?.closest('font, script, style, textarea')) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(node.data)
    node.replaceWith(font)
  }
  const walk = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(walk).observe(document.body, { childList: true, subtree: true })
  })
}

test('on a page that is being translated a quiz is taken to its result', async ({
  page,
  context,
  startQuiz,
}) => {
  await page.addInitScript(translate)
  await startQuiz(page)
  await expect(page.locator('font').first()).toBeAttached()
  await answerFirst(page)
  await expect(page.getByRole('button', { name: '2 unanswered' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear answer to question 1' }).click()
  await expect(page.getByRole('button', { name: '3 unanswered' })).toBeVisible()
  await expectSaved(page)
  await context.setOffline(true)
  await answerFirst(page)
  await expect(page.getByText('Offline – answers kept on this device')).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page.getByRole('button', { name: 'Go back to the quiz' }).click()
  await answerAll(page)
})

test('a dot leads to its question, also past many that were never drawn', async ({ page, startQuiz }) => {
  const questions = Array.from({ length: 60 }, (_, i) => ({
    text: `Question text ${i + 1}. ${'A long introduction to it. '.repeat((i * 7) % 40)}`,
    type: i % 3 === 0 ? 'write' : 'single',
    options: i % 3 === 0 ? [] : ['A one', 'B two', 'C three'],
    correctAnswers: [i % 3 === 0 ? 'x' : 'A one'],
  }))
  await startQuiz(page, { questions })
  const bar = page.getByRole('region', { name: 'Quiz status' })
  for (const number of [5, 44, 23, 60, 2]) {
    await page.getByRole('link', { name: `Question ${number}, not answered` }).click()
    const question = page.locator(`#q${number}`)
    await expect(question).toBeFocused()
    const isInPlace = async () => {
      const [box, barBox] = [await question.boundingBox(), await bar.boundingBox()]
      const gap = (box?.y ?? NaN) - (barBox?.y ?? NaN) - (barBox?.height ?? NaN)
      const isEnd = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
      return isEnd || (gap >= -2 && gap < 40)
    }
    await expect.poll(isInPlace, { message: `question ${number}` }).toBe(true)
  }
})
