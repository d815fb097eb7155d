import { readFile } from 'node:fs/promises'
import type { Receipt } from '@quizly/contract'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('what happened to the answers is told to the student and to the educator', async ({
  page,
  context,
  browser,
  server,
  educator,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  const first = page.getByRole('radiogroup', { name: /^Question 1:/ })
  await first.getByRole('radio', { name: 'Mitochondrion' }).check()
  await expect(first.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()

  await context.setOffline(true)
  const second = page.getByRole('group', { name: /^Question 2:/ })
  await second.getByRole('checkbox', { name: 'Cell wall' }).check()
  await expect(page.getByText('Offline – answers kept on this device')).toBeVisible()
  await expect(second.getByText(/^Saved/)).toBeHidden()
  await context.setOffline(false)
  await expect(second.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()

  await page.reload()
  await expect(first.getByText(/^Saved/)).toBeVisible()
  const third = page.locator('#q3')
  await third.getByRole('textbox').fill('osmosis')
  await expect(third.getByText(/^Saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page.getByRole('button', { name: 'Submit now' }).click()

  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
  await expect(page.getByRole('listitem').getByText(/^Saved \d\d:\d\d:\d\d$/)).toHaveCount(3)
  await page.getByText('Timeline', { exact: true }).click()
  const events = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
  await expect(events).toContainText([
    'Code verified',
    'Quiz started',
    'Question 1 saved',
    /\d\d:\d\d:\d\d – \d\d:\d\d:\d\dOffline \(reported by the device\)/,
    'Question 2 saved',
    'Quiz opened again',
    'Question 3 saved',
    'Submitted',
  ])

  const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(desk, educator, `/my-quizzes/${quiz._id}`)
  await desk.getByRole('link', { name: 'Daniel Reyes' }).click()
  await expect(desk.getByRole('heading', { name: 'Daniel Reyes' })).toBeVisible()
  await desk.getByText('Timeline').click()
  const seen = desk.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
  await expect(seen).toHaveText(await events.allInnerTexts(), { useInnerText: true })
  const answers = desk.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  await expect(answers.nth(2)).toContainText(/Correct.*osmosis.*Saved \d\d:\d\d:\d\d/s)
  await desk.context().close()
})

test('receipt and timeline are opened with the keyboard alone (T83)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}/result`)
  await page.getByRole('link', { name: 'All my results' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save receipt' })).toBeVisible()

  await page.getByRole('button', { name: 'Receipt', exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'verify a receipt' })).toBeFocused()
})

test('a receipt is saved and verified; one that was changed is refused (T82)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await takeQuiz(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}/result`)
  await page.getByRole('button', { name: 'Receipt', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save receipt' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Receipt Cells.json')
  const text = await readFile(await download.path(), 'utf8')
  const receipt = JSON.parse(text) as Receipt

  await page.getByRole('link', { name: 'verify a receipt' }).click()
  const field = page.getByRole('textbox', { name: 'Receipt' })
  const verify = page.getByRole('button', { name: 'Verify' })
  await field.fill(text)
  await verify.click()
  await expect(page.getByText('This receipt is valid.')).toBeVisible()
  await expect(page.getByText('are the ones in this receipt')).toBeVisible()
  await expect(page.getByText('2 of 3 questions')).toBeVisible()

  const anyone = await (await browser.newContext({ baseURL: server.url })).newPage()
  await anyone.goto('/about')
  await anyone.getByRole('link', { name: 'Verify a receipt' }).click()
  await anyone
    .getByLabel('Upload the receipt file')
    .setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(anyone.getByText('This receipt is valid.')).toBeVisible()
  await expect(anyone.getByText('answers stored on this server')).toBeHidden()
  await anyone.context().close()

  await field.fill(JSON.stringify({ ...receipt, answered: 3 }))
  await verify.click()
  await expect(page.getByText('This receipt is not valid.')).toBeVisible()
  await field.fill(JSON.stringify({ ...receipt, keyId: 'another' }))
  await verify.click()
  await expect(page.getByText('Another server signed this receipt')).toBeVisible()
  await field.fill('I handed it in')
  await verify.click()
  await expect(page.getByText('This is not a receipt of Quizly.')).toBeVisible()
})
