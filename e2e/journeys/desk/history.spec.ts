import type { Locator, Page } from '@playwright/test'
import { admit, createAccount, createDraft } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { expectSaved, submit } from '../../running-attempt.ts'
import type { TestServer } from '../../server.ts'
import { share } from './colleagues.ts'
import { expectCounts } from './marking-counts.ts'

const year = {
  text: 'When did it begin?',
  type: 'single',
  options: ['1839', '1914'],
  correctAnswers: ['1914'],
}
const essay = 'A treaty was broken, and nobody wanted to lose face.'
const hourMs = 3_600_000

/** A moment some hours after now by the server's clock, which may be ahead of ours, and as a field for it has it. */
async function inHours(server: TestServer, page: Page, hours: number) {
  const from = await server.now()
  return page.evaluate(
    (ms) => {
      const moment = Math.ceil(ms / 60_000) * 60_000
      const zoneMs = new Date(moment).getTimezoneOffset() * 60_000
      return { moment, wall: new Date(moment - zoneMs).toISOString().slice(0, 16) }
    },
    from + hours * hourMs,
  )
}

/** A key on what has the focus, or on a control, counted. */
function countPresses(page: Page) {
  let presses = 0
  return {
    async press(key: string, on?: Locator) {
      presses += 1
      await (on ? on.press(key) : page.keyboard.press(key))
    },
    presses: () => presses,
  }
}

for (const width of [1280, 390])
  test(`an essay from its draft to its comment: opened and released at a moment, marked by two people, one of whom goes offline, and settled, by keyboard at ${width} px (T355)`, async ({
    page,
    server,
    mailbox,
    browser,
    educator,
    student,
    signIn,
  }) => {
    const open = async () => {
      const opened = await (await browser.newContext({ baseURL: server.url })).newPage()
      await opened.setViewportSize({ width, height: 844 })
      return opened
    }
    const quiz = await createDraft(educator, { questions: [year], title: 'The Great War' })
    const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, educator, `/edit-quiz/${quiz._id}`)

    await test.step('a draft is written and tried', async () => {
      await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
      const question = page.getByRole('region', { name: 'Question 2', exact: true })
      const text = question.getByRole('textbox', { name: 'Question text' })
      await expect(text).toBeFocused()
      await untilFormattable(question)
      await page.keyboard.type('Why did the war of **1914** begin?')
      await chooseType(question, 'Essay Answer')
      await expect(text.locator('strong')).toHaveText('1914')
      await question.getByRole('textbox', { name: 'Points', exact: true }).fill('6')
      await question.getByRole('button', { name: 'Add an item' }).press('Enter')
      await expect(question.getByRole('textbox', { name: 'Item 1', exact: true })).toBeFocused()
      await page.keyboard.type('Names the treaty')
      await page.keyboard.press('Tab')
      await page.keyboard.type('2')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Names the treaty (2)')).toBeVisible()
      await page.getByRole('link', { name: 'Preview' }).press('Enter')
      await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
      await expect(page.locator('strong', { hasText: '1914' })).toBeVisible()
      await page.getByRole('link', { name: 'End preview' }).press('Enter')
    })

    const opens = await inHours(server, page, 2)
    await test.step('it is opened at a moment', async () => {
      await page.getByRole('button', { name: 'Finalize Quiz' }).press('Enter')
      await page.getByRole('button', { name: 'Open at …' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'When does the quiz open?' })
      await dialog.getByLabel('Opens').fill(opens.wall)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Students can join now and start when the quiz opens.')).toBeVisible()
    })
    await share({ mailbox }, educator, quiz, { colleague: ruth, role: 'marker' })

    const taking = await open()
    await test.step('a student waits for it and takes it', async () => {
      await admit(student, quiz)
      await signIn(taking, student, `/quiz/${quiz._id}`)
      await expect(taking.getByRole('heading', { name: 'The Great War' })).toBeVisible()
      await expect(taking.getByRole('button', { name: 'Start Quiz' })).toHaveCount(0)
      await server.setClock(opens.moment + 1_000)
      await taking.reload()
      await taking.getByRole('button', { name: 'Start Quiz' }).press('Enter')
      await taking.getByRole('radio', { name: '1914' }).press('Space')
      const field = taking.getByRole('textbox').first()
      await expect(taking.locator('strong', { hasText: '1914' })).toBeVisible()
      await field.focus()
      await taking.keyboard.type(essay)
      await field.blur()
      await expectSaved(taking)
      await submit(taking)
      await expect(taking.getByText('1 question not marked yet (up to 6 more points).')).toBeVisible()
    })

    const points = (of: Page) => of.getByRole('textbox', { name: 'Adjust points (+/−)' })
    await test.step('two people mark it, and neither sees the other one', async () => {
      await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
      await expect(page.getByRole('rowheader', { name: /1914/ })).toBeVisible()
      await page.getByRole('button', { name: 'How this question is marked' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: 'Two people mark each answer' }).press('Space')
      await dialog.getByRole('checkbox', { name: 'Check my consistency' }).press('Space')
      await dialog.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await page.goto('/my-quizzes')
      const link = page.getByRole('link', { name: '1 to mark' })
      await expect(link).toBeVisible()
      const { press, presses } = countPresses(page)
      await press('Enter', link)
      await expect(page.getByRole('link', { name: 'Mark answers to question 2' })).toBeFocused()
      await press('Enter')
      await expect(page.getByRole('blockquote', { name: /^Answer/ })).toBeFocused()
      expect(presses()).toBe(2)
      await expect(
        page.getByText('Two people mark each answer. You do not see the other mark.'),
      ).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('1')
      await page.keyboard.press('a')
      await points(page).fill('1')
      await page.getByRole('combobox', { name: 'Comment' }).fill('A clear answer.')
      await page.keyboard.press('Enter')
      await expect(page.getByText('No answer to this question waits for your mark')).toBeVisible()
      await expect(page.getByRole('link', { name: 'All questions to mark' }).last()).toBeFocused()

      const theirs = await open()
      await signIn(theirs, ruth, '/my-quizzes')
      await theirs.getByRole('link', { name: 'The Great War', exact: true }).press('Enter')
      await expectCounts(theirs, ['1', '0', '0'], /1914/)
      await expect(theirs.getByText('agree 0 · differ 0 · second mark missing 1')).toBeVisible()
      await expect(theirs.getByRole('button', { name: 'How this question is marked' })).toHaveCount(0)
      await theirs.getByRole('link', { name: 'Mark answers' }).press('Enter')
      await expect(theirs.getByText(essay)).toBeVisible()
      await expect(theirs.getByRole('blockquote', { name: /^Answer/ })).toBeFocused()
      await expect(theirs.getByText(student.user.name)).toHaveCount(0)
      await expect(theirs.getByText('A clear answer.')).toHaveCount(0)
      await theirs.keyboard.press('1')
      await theirs.keyboard.press('a')
      await points(theirs).fill('3')
      await theirs.context().setOffline(true)
      await points(theirs).press('Enter')
      await expect(theirs.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(points(theirs)).toHaveValue('3')
      await expect(theirs.getByText('5 of 6 points')).toBeVisible()
      await expectAccessible(theirs)
      await theirs.context().setOffline(false)
      await theirs.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(theirs.getByText('No answer to this question waits for your mark')).toBeVisible()
    })

    await test.step('their difference is settled with two presses', async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByText('agree 0 · differ 1 · second mark missing 0')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Release marks' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Settle 1 difference' })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      const both = page.getByRole('table', { name: 'Both marks' })
      await expect(both.getByRole('row', { name: /^Points/ })).toHaveText(/3 of 6 points.*5 of 6 points/)
      await expect(page.getByText('Ruth')).toHaveCount(0)
      await expectAccessible(page)
      await expect(page.getByRole('radio', { name: 'First mark: 3' })).toBeFocused()
      const { press, presses } = countPresses(page)
      await press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Second mark: 5' })).toBeChecked()
      await page.getByRole('textbox', { name: 'Comment' }).fill('Both are right in part.')
      await press('Enter')
      await expect(page.getByText('has settled it: 5 of 6 points')).toBeVisible()
      expect(presses()).toBe(2)
      await expect(page.getByRole('link', { name: 'All questions to mark' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expectCounts(page, ['0', '1', '0'], /1914/)
    })

    // The next day nobody is logged in any more.
    const releases = await inHours(server, page, 2)
    await test.step('marks are released at a moment with at most four presses', async () => {
      const { press, presses } = countPresses(page)
      await press('Enter', page.getByRole('button', { name: 'Release marks' }))
      const dialog = page.getByRole('dialog', { name: 'Release marks' })
      await press('Space', dialog.getByRole('radio', { name: 'At a set time' }))
      await dialog.getByLabel('Release time').fill(releases.wall)
      await press('Enter', dialog.getByRole('button', { name: /^Release on / }))
      await expect(page.getByText(/^From .*, students see the marks\.$/)).toBeVisible()
      expect(presses()).toBeLessThanOrEqual(4)
      await expectAccessible(page)
    })

    await test.step('the student reads the comment from that moment on', async () => {
      await taking.reload()
      await expect(taking.getByText('1 question not marked yet (up to 6 more points).')).toBeVisible()
      await expect(taking.getByText('Both are right in part.')).toHaveCount(0)
      await server.setClock(releases.moment + 1_000)
      // The next sweep releases them.
      await expect
        .poll(async () => {
          await taking.reload()
          await expect(taking.getByRole('heading', { name: 'The Great War' })).toBeVisible()
          return taking.getByText('5 of 6 points').count()
        })
        .toBe(1)
      await expect(taking.getByText('Both are right in part.')).toBeVisible()
      await expect(taking.getByRole('list', { name: 'What counted' }).getByRole('listitem')).toHaveText([
        'Names the treaty (2)',
        'Adjustment: \u200E+3',
      ])
      await expect(taking.getByText(/A clear answer\.|Ruth/)).toHaveCount(0)
      await expectAccessible(taking)
    })
  })
