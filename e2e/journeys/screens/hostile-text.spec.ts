import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { admit, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const markup = '<img src=x onerror="hacked=1"><script>hacked=1</script>'
const longWord = 'Wärmekapazität'.repeat(20).slice(0, 120)

/** Names and texts that people may use, of 200 letters at most. */
const voices = [
  { name: 'markup and a long word', text: `${markup} ${longWord}`, direction: 'ltr' },
  {
    name: 'Hebrew and a long word in Arabic',
    text: `מהי בירת נורווגיה (2026)? ${'مستشفياتهم'.repeat(15)}`,
    direction: 'rtl',
  },
] as const

const widths = [320, 390, 1280]

for (const { name, text, direction } of voices) {
  const part = (kind: string) => `${text.slice(0, 180)} ${kind}`
  const questions = [
    { text: part('1'), type: 'single', options: ['A', 'B'].map(part), correctAnswers: [part('B')] },
    {
      text: part('2'),
      type: 'multiple',
      options: ['C', 'D', 'E'].map(part),
      correctAnswers: ['C', 'D'].map(part),
    },
    { text: part('3'), type: 'write', options: [], correctAnswers: [part('right')] },
  ]

  /** The text is shown as it was written, runs in its own direction and widens no page. */
  async function expectText(page: Page, ...texts: string[]) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const hostile of texts) {
        const place = page.getByText(hostile, { exact: true }).filter({ visible: true }).first()
        await expect(place).toBeVisible()
        expect(await directionOf(place), hostile).toBe(direction)
      }
      await expectNothingBroken(page)
    }
  }

  test(`${name}: an educator sees it as it was written`, async ({ page, server, signIn }) => {
    const educator = await createAccount(server.url, 'admin', text)
    const student = await createAccount(server.url, 'student', part('student'))
    const quiz = await createReadyQuiz(educator, { title: part('quiz'), questions })
    await takeQuiz(student, quiz, [part('B'), [part('C')], part('given')])
    await signIn(page, educator, '/')
    await expectText(page, quiz.title)
    await page.goto('/profile')
    await expectText(page, text)
    await page.goto('/my-quizzes')
    await expectText(page, quiz.title)
    await page.goto(`/review-quiz/${quiz._id}`)
    await expectText(page, quiz.title, part('1'), part('A'), part('B'), part('right'))
    await page.goto(`/finalize-quiz/${quiz._id}`)
    await expectText(page, quiz.title)
    await page.getByRole('button', { name: 'Show full screen' }).click()
    await expectText(page, quiz.title)
    await page.goto(`/edit-quiz/${quiz._id}`)
    const first = page.getByRole('region', { name: 'Question 1', exact: true })
    await expect(first.getByRole('textbox', { name: 'Question text' })).toHaveValue(part('1'))
    const option = first.getByRole('textbox', { name: 'Option B' })
    await expect(option).toHaveValue(part('B'))
    await expect(option).toHaveCSS('direction', direction)
    await expectText(page, quiz.title)

    await page.goto(`/my-quizzes/${quiz._id}`)
    await expectText(page, quiz.title, student.user.name)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV…' }).click()
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const csv = await readFile(await (await downloading).path(), 'utf8')
    expect(csv).toContain(student.user.name.replaceAll('"', '""'))
  })

  test(`${name}: a student sees it as it was written`, async ({ page, server, educator, signIn }) => {
    const student = await createAccount(server.url, 'student', text)
    const quiz = await createReadyQuiz(educator, { title: part('quiz'), questions })
    await admit(student, quiz)
    await signIn(page, student, `/quiz/${quiz._id}`)
    await expectText(page, quiz.title)
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    await page.getByRole('radio', { name: part('A') }).check()
    const written = page.getByRole('textbox', { name: /^Question 3:/ })
    await written.fill(part('given'))
    await expect(written).toHaveCSS('direction', direction)
    await expectText(page, part('1'), part('A'), part('C'))
    await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
    await expectText(page)
    await page.getByRole('button', { name: 'Submit now' }).click()
    await expect(page).toHaveURL(`/quiz/${quiz._id}/result`)
    await expectText(page, quiz.title, part('1'), part('A'), part('B'), part('given'), part('right'))
    await page.goto('/')
    await expectText(page, quiz.title)
    await page.goto('/profile')
    await expectText(page, text, quiz.title)

    await page.goto('/contact')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(text)
    await page.getByRole('textbox', { name: 'Message' }).fill(text)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS('direction', direction)
    await expectText(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
  })

  test(`${name}: a spreadsheet shows it as it stands in its cells`, async ({ page, educator, signIn }) => {
    await signIn(page, educator, '/excel-upload')
    const input = page.getByLabel('Excel file')
    await input.setInputFiles({ name: `${text}.pdf`, mimeType: '', buffer: Buffer.from('%PDF') })
    await expectText(page, `${text}.pdf`)
    await input.setInputFiles({ name: `${text}.xlsx`, mimeType: '', buffer: Buffer.from('PK') })
    await expectText(page, `${text}.xlsx`)

    const row = { Question: part('1'), 'Option A': part('A'), 'Option B': part('B'), 'Correct Answer': 'A' }
    const rows = [
      { ...row, [text]: part('more') },
      { ...row, 'Correct Answer': part('wrong'), [text]: '' },
    ]
    await page.evaluate((kept) => localStorage.setItem('quizData', kept), JSON.stringify(rows))
    await page.goto('/review-questions')
    await expectText(page, part('1'), part('A'), part('more'))
    await expect(page.getByRole('textbox', { name: 'Row 3, Correct Answer' })).toHaveValue(part('wrong'))
  })
}

async function directionOf(place: Locator) {
  return place.evaluate((element) => {
    const { direction, unicodeBidi } = getComputedStyle(element)
    if (unicodeBidi !== 'plaintext') return direction
    return /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(element.textContent) ? 'rtl' : 'ltr'
  })
}

async function expectNothingBroken(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, 'nothing reaches beyond the side of the page').toBeLessThanOrEqual(0)
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input, textarea)')]
        .filter((control) => !control.closest('.tbl-w, .tabs, .vh'))
        .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
        .map((control) => control.outerHTML),
    )
  await expect.poll(beyond, 'no control is cut off at the side').toEqual([])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(page.locator('img, #root script')).toHaveCount(0)
}
