import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { reloadOffline, untilKeptOnDevice } from '../../running-attempt.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'

const chooseFile = (page: Page, name: string, text: string | Buffer) =>
  page
    .getByLabel('Excel file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.isBuffer(text) ? text : Buffer.from(text) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reviewed = (page: Page) => page.getByRole('heading', { name: 'Review the questions' })
const upload = (page: Page) => button(page, 'Upload & Proceed')

const gift = `::Capital:: What is the capital of Norway? {=Oslo ~Bergen ~Trondheim}

::Boil:: At how many degrees does water boil? {#100:1}

::Two:: Which is a prime number? {=2 =3 ~4}

::Open:: What is the capital of Sweden? {=Stockholm ~Malmö
`

for (const [name, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`a GIFT file with a fault is corrected by keyboard and becomes a quiz, on ${name} (T430)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize(viewport)
    await signIn(page, educator, '/excel-upload')
    await chooseFile(page, 'geography.txt', gift)
    await upload(page).focus()
    await page.keyboard.press('Enter')
    await expect(reviewed(page)).toBeFocused()
    await expect(page.getByText('Read as GIFT.')).toBeVisible()
    const last = page.getByRole('article', { name: /^Question 4/ })
    await expect(last).toContainText('A } is missing.')
    await expect(last).toContainText('line 7')
    await expectAccessible(page)

    await button(page, 'Edit question 4').press('Enter')
    const text = page.getByRole('textbox', { name: 'Question text' })
    await text.fill('What is the capital of Sweden? (a city)')
    await page.reload()
    await expect(text).toHaveText('What is the capital of Sweden? (a city)')
    await button(page, 'Done with question 4').press('Enter')
    await expect(page.getByRole('heading', { name: /^Question 4 Open/ })).toBeFocused()
    await expect(
      page.getByText('2 of 4 questions as they are, 0 changed, 1 corrected, 1 left out'),
    ).toBeVisible()

    await button(page, 'Leave out question 1').press('Enter')
    await expect(page.getByText(/1 corrected, 2 left out/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Geography of the north')
    await button(page, 'Save as a new quiz').press('Enter')
    await expect(page).toHaveURL(/\/review-quiz\//)
    await expect(page.getByText('Quiz saved with 2 questions.')).toBeVisible()
    await expect(page.getByText('What is the capital of Sweden? (a city)')).toBeVisible()
    await button(page, 'Finalize Quiz').press('Enter')
    await expect(page.getByRole('status', { name: /^Secret code/ })).toBeVisible()
    await page.goto('/excel-upload')
    await expect(page.getByText('Not saved yet on this device')).toBeHidden()
  })

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a review is loaded again without a network, and saved when there is one (T629)', async ({
    page,
    educator,
    signIn,
  }) => {
    await signIn(page, educator, '/excel-upload')
    await untilKeptOnDevice(page)
    await chooseFile(page, 'geography.txt', gift)
    await upload(page).click()
    await expect(reviewed(page)).toBeFocused()
    await button(page, 'Leave out question 1').click()
    await expect(page.getByText(/1 of 4 questions as they are, 0 changed, 3 left out/)).toBeVisible()
    await page.context().setOffline(true)
    await reloadOffline(page)
    await expect(page.getByText(/1 of 4 questions as they are, 0 changed, 3 left out/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Geography of the north')
    await button(page, 'Save as a new quiz').click()
    await expect(page.getByRole('alert')).toContainText('The quiz was not saved.')
    await page.context().setOffline(false)
    await button(page, 'Save as a new quiz').click()
    await expect(page.getByText('Quiz saved with 1 question.')).toBeVisible()
  })
})

const moodleXml = (picture: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="multichoice">
<name><text>Energy</text></name>
<questiontext format="html"><text><![CDATA[<p>What is the <b>kinetic</b> energy \\(\\frac{1}{2}mv^2\\)?</p><p><img src="@@PLUGINFILE@@/a%20b.png" alt="a cell"></p>]]></text><file name="a b.png" path="/" encoding="base64">${picture}</file></questiontext>
<defaultgrade>2</defaultgrade><penalty>0</penalty><hidden>0</hidden><single>true</single>
<answer fraction="100" format="html"><text>8 J</text></answer>
<answer fraction="0" format="html"><text>4 J</text></answer>
</question>
<question type="ddimageortext"><name><text>Drag</text></name><questiontext format="html"><text>Say where each label goes.</text></questiontext></question>
<question type="shortanswer"><name><text>Who</text></name><questiontext format="html"><text><![CDATA[<p>Who? <img src="https://example.org/x.png" alt="a portrait"></p>]]></text></questiontext><defaultgrade>1</defaultgrade><usecase>0</usecase>
<answer fraction="100"><text>Newton</text></answer></question>
</quiz>`

test('Moodle XML with a picture and a formula is shown, saved, exported and read again (T431)', async ({
  page,
  educator,
  signIn,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await signIn(page, educator, '/excel-upload')
  const picture = drawnPicture({ width: 120, height: 90, mark: [200, 40, 40] }).toString('base64')
  await chooseFile(page, 'physics.xml', moodleXml(picture))
  await upload(page).click()
  await expect(page.getByText('1 of 3 questions as they are, 1 changed, 1 left out')).toBeVisible()
  const first = page.getByRole('article', { name: /^Question 1/ })
  await expect(first.getByRole('img', { name: 'a cell' })).toBeVisible()
  await expect(first.locator('math')).toBeVisible()
  await expect(first.getByRole('radio', { name: '8 J' })).toBeChecked()
  const said = page.getByRole('region', { name: 'What is not as in the file' })
  await expect(said).toContainText('The question is of the type “ddimageortext”, which Quizly does not have.')
  await said.getByRole('link', { name: 'Question 3' }).click()
  await expect(page.getByRole('heading', { name: /^Question 3 \S/ })).toBeFocused()
  expect(requests.filter((url) => url.includes('example.org'))).toEqual([])

  const csv = page.waitForEvent('download')
  await button(page, 'Download this list (CSV)').click()
  expect(readFileSync(await (await csv).path(), 'utf8')).toContain('https://example.org/x.png')

  await button(page, 'Keep question 2 as an essay').click()
  await expect(page.getByText('1 of 3 questions as they are, 2 changed, 0 left out')).toBeVisible()
  await button(page, 'Save as a new quiz').click()
  await expect(page).toHaveURL(/\/review-quiz\//)
  await expect(page.getByRole('img', { name: 'a cell' })).toBeVisible()
  const quizId = page.url().split('/').at(-1)

  await page.goto(`/my-quizzes/${quizId}/questions`)
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Export questions…' }).click()
  await page.getByRole('radio', { name: 'Aiken' }).check()
  await expect(page.getByRole('region', { name: 'What the file does not hold' })).toContainText('“Pictures”')
  await page.getByRole('radio', { name: 'Moodle XML' }).check()
  await expect(page.getByText('All 3 questions, as they are.')).toBeVisible()
  await expectAccessible(page)
  const exported = page.waitForEvent('download')
  await button(page, 'Download Moodle XML').click()
  const file = readFileSync(await (await exported).path())
  expect(file.toString()).toContain('<file name=')

  await page.goto('/excel-upload')
  await chooseFile(page, 'again.xml', file)
  await upload(page).click()
  await expect(page.getByText('3 of 3 questions as they are, 0 changed, 0 left out')).toBeVisible()
  await expect(page.getByRole('img', { name: 'a cell' })).toBeVisible()
})

const aiken = `What is the capital of Norway?
A. Oslo
B. Bergen
ANSWER: A

What is the capital of Italy?
A) Rome
B) Milan
ANSWER: E
`

test('an Aiken text from the clipboard is put into a quiz, and nothing of it is lost on the way (T432)', async ({
  page,
  context,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Capitals' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, educator, '/excel-upload')
  await page.evaluate((text) => navigator.clipboard.writeText(text), aiken)
  await page.getByText('Paste questions as text').click()
  await page.getByRole('textbox', { name: 'Questions as text' }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await button(page, 'Read the text').press('Enter')
  await expect(page.getByText('Read as Aiken.')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Question 2/ })).toContainText(
    'Line 9: E is not one of A–B.',
  )

  // Another window decides something, and a reload without a network forgets nothing.
  const other = await context.newPage()
  await signIn(other, educator, page.url())
  await button(other, 'Leave out question 1').click()
  await expect(other.getByText(/2 left out/)).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText(/2 left out/)).toBeVisible()
  await button(page, 'Take in question 1').click()
  await expect(page.getByText(/1 left out/)).toBeVisible()
  await other.close()
  await page.goto('/excel-upload')
  await page.getByRole('link', { name: 'Continue with Pasted text.txt' }).click()
  await expect(page.getByText('1 of 2 questions as they are, 0 changed, 1 left out')).toBeVisible()

  await button(page, 'Put into a quiz…').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Capitals/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/edit-quiz/${quiz._id}`))
  await expect(page.getByText('1 question is in the editor now. Save it there.')).toBeVisible()
  const blocks = page.getByRole('region', { name: /^Question \d/ })
  const added = blocks.last().getByRole('textbox', { name: 'Question text' })
  await expect(added).toHaveText('What is the capital of Norway?')
  await page.reload()
  await expect(added).toHaveText('What is the capital of Norway?')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
})

test('what is no file with questions is refused by a sentence that says why (T433)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/excel-upload')
  const alert = page.getByRole('alert')
  for (const [name, bytes, sentence] of [
    ['notes.txt', '%PDF-1.7', 'it begins like a PDF.'],
    ['empty.txt', '', 'This file is empty.'],
    [
      'half.zip',
      Buffer.from('504b0304140000000800', 'hex'),
      'This package ends too early. Download it again.',
    ],
    ['story.txt', 'Once upon a time.', 'This is no file with questions that Quizly knows.'],
    ['evil.xml', '<!DOCTYPE q [<!ENTITY a "b">]><quiz>&a;</quiz>', 'DOCTYPE'],
  ] as const)
    await test.step(name, async () => {
      await chooseFile(page, name, bytes)
      await upload(page).click()
      await expect(alert.filter({ hasText: sentence })).toBeVisible()
      await expect(page).toHaveURL('/excel-upload')
      await button(page, `Remove ${name}`).click()
    })
  await chooseFile(page, 'slides.pdf', '%PDF-1.7')
  await expect(alert.filter({ hasText: 'Invalid file type! Please upload an Excel' })).toBeVisible()
  await expect(alert.filter({ hasText: 'it begins like a PDF.' })).toBeVisible()
  await expectAccessible(page)
  // The name says nothing: the content does.
  await chooseFile(page, 'questions.dat', gift)
  await expect(button(page, 'Remove questions.dat')).toBeVisible()
  await upload(page).click()
  await expect(page.getByText('Read as GIFT.')).toBeVisible()
})

test('of more questions than a quiz can have a person takes some (T434)', async ({
  page,
  educator,
  signIn,
}) => {
  const many = Array.from({ length: 620 }, (_, i) => `::Q${i + 1}:: How much is ${i} + 1? {#${i + 1}}`)
  await signIn(page, educator, '/excel-upload')
  await chooseFile(page, 'many.txt', many.join('\n\n'))
  await upload(page).click()
  await expect(
    page
      .getByText(
        'This file has 620 questions; a quiz can have 500. Put them into the bank, or choose which to take.',
      )
      .first(),
  ).toBeVisible()
  await button(page, 'Save as a new quiz').click()
  await expect(page.getByText(/You have chosen 620 questions/)).toBeVisible()
  await page.getByRole('textbox', { name: 'From question' }).fill('601')
  await page.getByRole('textbox', { name: 'To question' }).fill('610')
  await button(page, 'Take only these').click()
  await expect(page.getByText('10 questions to save')).toBeVisible()
  await button(page, 'Save as a new quiz').click()
  await expect(page).toHaveURL(/\/review-quiz\//)
  await expect(page.getByText('How much is 600 + 1?')).toBeVisible()
})

test('a whole file goes into the bank, with names and tags, and brought again it doubles nothing (T442)', async ({
  page,
  educator,
  signIn,
}) => {
  const many = Array.from({ length: 620 }, (_, i) => `::Q${i + 1}:: How much is ${i} + 1? {#${i + 1}}`)
  const text = `$CATEGORY: Sums\n\n${many.join('\n\n')}`
  await signIn(page, educator, '/excel-upload')
  for (const said of ['620 questions are in the bank.', '620 more were there already.']) {
    await chooseFile(page, 'many.txt', text)
    await upload(page).click()
    await button(page, 'Put into the bank').press('Enter')
    await expect(page.getByText(said)).toBeVisible()
    await expect(page).toHaveURL(/\/bank$/)
    await expect(page.getByText('50 questions so far')).toBeVisible()
    await page.getByLabel('Tag', { exact: true }).selectOption('Sums')
    await page.getByRole('searchbox').fill('Q617')
    await expect(page.getByRole('row').filter({ hasText: 'How much is 616 + 1?' })).toContainText('Q617')
    await expect(page.getByText('1 question', { exact: true })).toBeVisible()
    await page.goto('/excel-upload')
  }
})

test('a page says what each format can hold (T435)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  await page.getByRole('link', { name: 'What each format can hold' }).click()
  const row = (part: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: part }) })
  await expect(row('Pictures')).toContainText(/Yes.*No/)
  await expect(page.getByRole('columnheader', { name: 'Moodle XML' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page)
})
