import type { Locator, Page } from '@playwright/test'
import { admit, createDraft, finalize } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { expectOffline, expectSaved, submit } from '../../running-attempt.ts'

const stub = { text: 'A city', type: 'single', options: ['Yes', 'No'], correctAnswers: ['Yes'] }
const cities = 'Which city is written like this?'
const days = 'رتّب الأيام من الأول إلى الأخير'
const rightOrder = ['الأحد', 'الاثنين', 'Wednesday (الأربعاء)']
const river = '$n$ صف مدينة **باريس** in two sentences.'
const rubric = ['يذكر النهر', 'Uses the past tense']
const essay = 'باريس مدينة كبيرة على نهر السين. It was smaller once.'
const comment = 'أحسنت! Well done.'

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })
const directionOf = (text: Locator) =>
  text.evaluate((element) => getComputedStyle(element as HTMLElement).direction)

/** All by keyboard: pairs of both languages, an order in Arabic with an English item, an essay with a rubric. */
async function writeQuiz(page: Page) {
  const ask = async (number: number, text: string, type: string) => {
    const shown = question(page, number)
    if (number > 1) await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
    const field = shown.getByRole('textbox', { name: 'Question text' })
    await field.focus()
    await untilFormattable(shown)
    await field.pressSequentially(text)
    // A formula says nothing about it.
    const isArabic = /^(?:\$.*\$ )?\p{Script=Arabic}/u.test(text)
    await expect.poll(() => directionOf(field), text).toBe(isArabic ? 'rtl' : 'ltr')
    await chooseType(shown, type)
    return (name: string, value: string) => shown.getByRole('textbox', { name, exact: true }).fill(value)
  }
  const fill = await ask(1, cities, 'Match Pairs')
  await fill('Prompt 1', 'Paris')
  await fill('Match 1', 'باريس')
  await fill('Prompt 2', 'روما')
  await fill('Match 2', 'Rome')
  await fill('Prompt 3', 'مصر')
  await fill('Match 3', 'القاهرة')
  await question(page, 1).getByRole('button', { name: '+ Add a distractor' }).press('Enter')
  await fill('Distractor 1', 'لندن')
  const order = await ask(2, days, 'Put in Order')
  for (const [index, item] of rightOrder.entries()) await order(`Item ${index + 1}`, item)
  const task = await ask(3, river, 'Essay Answer')
  for (const [index, item] of rubric.entries()) {
    await question(page, 3).getByRole('button', { name: 'Add an item' }).press('Enter')
    await task(`Item ${index + 1}`, item)
  }
  await task('Points', '3')
  const formatted = question(page, 3).getByRole('textbox', { name: 'Question text' })
  await expect(formatted.locator('strong')).toHaveText('باريس')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Marked by a teacher')).toBeVisible()
  await expectAccessible(page)
}

/** Moves the items up by Alt and the arrow key until they stand in this order. */
async function putInOrder(group: Locator, requested: string[]) {
  const items = group.getByRole('listitem')
  const texts = () =>
    items.evaluateAll((all) => all.map((item) => item.querySelector('[dir=auto]')?.textContent ?? ''))
  for (const [index, item] of requested.entries())
    for (let at = (await texts()).indexOf(item); at > index; at -= 1) {
      await items.nth(at).getByRole('button').first().press('Alt+ArrowUp')
      await expect(items.nth(at - 1)).toContainText(item)
    }
  expect(await texts()).toEqual(requested)
}

test(`Arabic and English in one quiz at 390 px: pairs, an order and an essay, to the released mark, by keyboard`, async ({
  page,
  server,
  browser,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createDraft(educator, { questions: [stub], title: 'مدن Cities' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await writeQuiz(page)
  await finalize(educator, quiz)
  await admit(student, quiz)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const taking = await context.newPage()
  await signIn(taking, student, `${server.url}/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const pairs = taking.getByRole('group', { name: /^Question 1:/ })
  const partnerOf = (prompt: string) => pairs.getByRole('combobox', { name: prompt })
  await expect(partnerOf('Paris').getByRole('option')).toHaveText([
    '– Choose –',
    'Rome',
    'القاهرة',
    'باريس',
    'لندن',
  ])
  await partnerOf('Paris').press('ArrowDown')
  await taking.keyboard.press('ArrowDown')
  await taking.keyboard.press('ArrowDown')
  await expect(partnerOf('Paris')).toHaveValue('باريس')
  await partnerOf('روما').press('ArrowDown')
  await expect(partnerOf('روما')).toHaveValue('Rome')
  await partnerOf('مصر').press('ArrowDown')
  await taking.keyboard.press('ArrowDown')
  await expect(partnerOf('مصر')).toHaveValue('القاهرة')
  const order = taking.getByRole('group', { name: /^Question 2:/ })
  await putInOrder(order, rightOrder)
  await expectSaved(taking)

  const field = taking.getByRole('textbox', { name: /^Question 3:/ })
  await taking.context().setOffline(true)
  await field.fill(essay)
  await expectOffline(taking)
  await untilAnswerIsKept(taking, 'It was smaller once.')
  for (const [text, direction] of [
    [taking.getByText(cities), 'ltr'],
    [pairs.getByText('Paris', { exact: true }), 'ltr'],
    [pairs.getByText('روما', { exact: true }).first(), 'rtl'],
    [taking.getByText(days), 'rtl'],
    [order.getByText('الأحد', { exact: true }), 'rtl'],
    [order.getByText('Wednesday (الأربعاء)', { exact: true }), 'ltr'],
    [taking.locator('.q__words', { hasText: 'in two sentences.' }), 'rtl'],
    [field, 'rtl'],
  ] as const)
    await expect.poll(() => directionOf(text), String(text)).toBe(direction)
  await expectAccessible(taking)
  await taking.context().setOffline(false)
  await field.blur()
  await expectSaved(taking)
  await submit(taking)
  await expect(taking.getByText('1 question not marked yet (up to 3 more points).')).toBeVisible()

  await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('link', { name: 'Mark answers' }).press('Enter')
  expect(await directionOf(page.getByText(essay))).toBe('rtl')
  await expect.poll(() => directionOf(page.locator('.rich', { hasText: 'in two sentences.' }))).toBe('rtl')
  await expect(page.getByRole('blockquote', { name: /^Answer/ })).toBeFocused()
  await page.getByRole('checkbox', { name: `${rubric[0]} (1)` }).focus()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.getByText('2 of 3 points')).toBeVisible()
  const regrade = page.getByRole('combobox', { name: 'Comment' })
  await regrade.fill(comment)
  expect(await directionOf(regrade)).toBe('rtl')
  await expectAccessible(page)
  await regrade.press('Enter')
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()
  await page.getByRole('link', { name: 'All questions to mark' }).last().press('Enter')
  await page.getByRole('button', { name: 'Release marks' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Release now' }).press('Enter')
  await expect(page.getByText('Marks released to 1 student.')).toBeVisible()

  await taking.reload()
  await expect(taking.getByText('2 of 3 points')).toBeVisible()
  await expect(taking.getByText(comment)).toBeVisible()
  await expect(taking.getByRole('list', { name: 'What counted' }).getByRole('listitem')).toHaveText([
    new RegExp(rubric[0] ?? ''),
    new RegExp(rubric[1] ?? ''),
  ])
  await expect(taking.locator('bdi', { hasText: 'Wednesday (الأربعاء)' }).first()).toBeVisible()
  expect(await directionOf(taking.locator('bdi', { hasText: 'It was smaller once.' }).first())).toBe('rtl')
  await expectAccessible(taking)
  await context.close()
})
