import { readFile } from 'node:fs/promises'
import { createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const arabic = {
  text: 'ما هي عاصمة فرنسا؟',
  type: 'single',
  options: ['روما', 'باريس'],
  correctAnswers: ['باريس'],
}
const primes = {
  text: 'Which are prime?',
  type: 'multiple',
  options: ['2', '4', '7'],
  correctAnswers: ['2', '7'],
}
const process = { text: 'Name the process.', type: 'write', options: [], correctAnswers: ['osmosis'] }

test('the questions, the boxes and the key each say what they should, and no more (T32)', async ({
  page,
  educator,
  signIn,
}) => {
  const questions = [arabic, primes, process]
  const quiz = await createReadyQuiz(educator, { title: 'Mixed', questions })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Mixed' })).toBeVisible()
  await expect(preview).toContainText('3 questions · 15 minutes')
  await expect(preview.getByText('Name', { exact: true })).toBeVisible()
  await expect(preview).toContainText(primes.text)
  await expect(preview).not.toContainText('osmosis')

  // The boxes stand where the script begins.
  const box = (text: string) =>
    preview.getByRole('listitem').filter({ hasText: text }).last().locator('span').first()
  const [boxOfArabic, all, boxOfPrimes] = await Promise.all(
    [box('روما'), preview, box('7')].map((each) => each.boundingBox()),
  )
  const middle = (all?.x ?? 0) + (all?.width ?? 0) / 2
  expect(boxOfArabic?.x).toBeGreaterThan(middle)
  expect(boxOfPrimes?.x).toBeLessThan(middle)

  await page.getByRole('radio', { name: 'Answer boxes' }).check()
  await expect(preview).toContainText('Answer boxes')
  await expect(preview).not.toContainText(primes.text)
  await page.getByRole('radio', { name: 'Answer key' }).check()
  await expect(preview.getByRole('listitem').nth(1)).toHaveText('A 2C 7')
  await expect(preview.getByRole('listitem').nth(2)).toHaveText('osmosis')
  await expect(preview.getByText('Name', { exact: true })).toHaveCount(0)
})

test('what is asked of numbers and texts is printed as it stands on the screen, with room for them', async ({
  page,
  educator,
  signIn,
}) => {
  const speed = {
    text: 'How fast is it?',
    type: 'numeric',
    options: [],
    correctAnswers: ['9.81'],
    number: {
      decimal: '.',
      precision: { kind: 'significant', count: 3, share: [1, 2] },
      unit: { is: 'm/s' },
    },
  }
  const essay = { most: { kind: 'words', count: 200 } }
  const causes = { text: 'Why did it begin?', type: 'essay', options: [], correctAnswers: [], essay }
  const quiz = await createReadyQuiz(educator, { questions: [speed, causes, process] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  const printed = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(printed.nth(0)).toContainText('Write a number with 3 significant figures, with its unit')
  await expect(printed.nth(1)).toContainText('Write your answer in at most 200 words')
  const heights = await printed.evaluateAll((items) => items.map((item) => item.clientHeight))
  expect(heights[1]).toBeGreaterThan(2 * (heights[2] ?? 0))
})

test('what is printed is black on white without the page around it, and no question is split', async ({
  page,
  educator,
  signIn,
}) => {
  const questions = Array.from({ length: 30 }, (_, at) => ({ ...primes, text: `Question number ${at}?` }))
  const quiz = await createReadyQuiz(educator, { title: 'Long', questions })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(preview).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { name: 'Print paper' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print paper' })).toBeHidden()
  for (const item of await preview.locator('ol > li').all()) {
    await expect(item).toHaveCSS('break-inside', 'avoid')
  }
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)

  // Lists and results too, by the dark of the system and by the choice of dark.
  await page.goto(`/my-quizzes/${quiz._id}`)
  for (const theme of ['', 'dark']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { name: 'Long' })).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})

test('a quiz without questions has nothing to print, and one that is not there says so', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createEmptyQuiz(educator, { title: 'Waves' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  await expect(page.getByRole('link', { name: 'Write the questions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print paper' })).toHaveCount(0)
  await page.goto('/my-quizzes/nothing/print')
  await expect(page.getByRole('heading', { name: 'Quiz not found.' })).toBeVisible()
})

test('a quiz is downloaded as a workbook and uploaded again as the same questions', async ({
  page,
  educator,
  signIn,
}) => {
  const questions = [arabic, primes, process]
  const quiz = await createReadyQuiz(educator, { title: 'Mixed', questions })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download XLSX' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Mixed – questions.xlsx')
  await page.goto('/excel-upload')
  const { name, buffer } = { name: 'Mixed.xlsx', buffer: await readFile(await file.path()) }
  await page.getByLabel('Excel file').setInputFiles({ name, mimeType: '', buffer })
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await expect(page.getByText('1 × Single Correct, 1 × Multiple Correct, 1 × Write Answer')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: primes.text })).toContainText('Multiple')
})

test('the key has all that a person needs to mark: units, tolerances, accepted texts, letters and rubrics', async ({
  page,
  educator,
  signIn,
}) => {
  const speed = {
    text: 'How fast is it?',
    type: 'numeric',
    options: [],
    correctAnswers: ['9.81', '-4'],
    points: 2,
    number: {
      decimal: '.',
      tolerance: { kind: 'relative', value: '2 %' },
      near: { value: '5 %', share: [1, 2] },
      unit: { is: 'm/s²' },
    },
  }
  const soda = { ...process, correctAnswers: ['sodium bicarbonate', 'baking soda'] }
  const metals = {
    text: 'From light to heavy',
    type: 'ordering',
    options: ['Gold', 'Iron', 'Lead'],
    correctAnswers: ['Iron', 'Lead', 'Gold'],
  }
  const rubric = [
    { _id: 'a', text: 'Names the treaty', points: 2 },
    { _id: 'b', text: 'Wrong year', points: -0.5 },
  ]
  const causes = {
    text: 'Why did it begin?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    points: 2,
    essay: { rubric, sample: 'Because of the treaty.' },
  }
  const quiz = await createReadyQuiz(educator, { questions: [speed, soda, metals, causes] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  await page.getByRole('radio', { name: 'Answer key' }).check()
  const items = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(items.nth(0).getByRole('paragraph')).toHaveText(['9.81 ± 2 % m/s²', '-4 ± 2 % m/s²'])
  await expect(items.nth(0)).toContainText('2 points · Close answers (± 5 %): 50%')
  await expect(items.nth(1).getByRole('paragraph')).toHaveText(['sodium bicarbonate', 'baking soda'])
  await expect(items.nth(2).getByRole('paragraph')).toHaveText(['1. B Iron', '2. C Lead', '3. A Gold'])
  await expect(items.nth(3).getByRole('paragraph')).toHaveText([
    'Names the treaty (2)',
    /^Wrong year \(\u200E?−0\.5\)$/,
    'Sample answer: Because of the treaty.',
  ])
})

test('a formula that is wider than the page is printed in smaller letters, and nothing of it is cut', async ({
  page,
  educator,
  signIn,
}) => {
  const sum = Array.from({ length: 15 }, (_, at) => `\\frac{x^{${at}}}{${at + 1}!}`).join('+')
  const wide = {
    text: `Is $${sum}$ even?\n\n$$${sum}$$\n\nand $x$?`,
    type: 'single',
    format: 'markdown',
    options: [`$${sum}$`, '$x^2$'],
    correctAnswers: [`$${sum}$`],
  }
  const quiz = await createReadyQuiz(educator, { questions: [wide, primes] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  await page.emulateMedia({ media: 'print' })
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const part of ['Questions', 'Answer key']) {
    await page
      .getByRole('radio', { name: part, includeHidden: true })
      .evaluate((radio: HTMLElement) => radio.click())
    await expect(preview.locator('math').first()).toBeVisible()
    // A page of A4, of A5, and the screen.
    for (const width of [718, 480, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = () =>
        preview.evaluate((section) => {
          const { left, right } = section.getBoundingClientRect()
          const places = [...section.querySelectorAll('math *')].map((each) => each.getBoundingClientRect())
          return places.filter((place) => place.left < left - 1 || place.right > right + 1).length
        })
      await expect.poll(beyond, `${part} at ${width} px`).toBe(0)
      await expect(preview.locator('.is-wide')).toHaveCount(0)
    }
  }
  await page
    .getByRole('radio', { name: 'Questions', includeHidden: true })
    .evaluate((radio: HTMLElement) => radio.click())
  await page.setViewportSize({ width: 480, height: 900 })
  const sizeOf = (index: number) =>
    preview
      .locator('.printed__options math')
      .nth(index)
      .evaluate((formula) => Number.parseFloat(getComputedStyle(formula).fontSize))
  await expect
    .poll(async () => (await sizeOf(0)) / (await sizeOf(1)), 'what fits keeps its size')
    .toBeLessThan(1)
})
