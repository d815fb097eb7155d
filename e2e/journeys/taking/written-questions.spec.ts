import { createDraft } from '../../api.ts'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator writes pairs, an order, a number and an essay by keyboard; what is wrong is named at its field', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await test.step('pairs', async () => {
    await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
    const question = page.getByRole('region', { name: 'Question 4', exact: true })
    await question.getByRole('textbox', { name: 'Question text' }).fill('Which city is the capital?')
    await chooseType(question, 'Match Pairs')
    const field = (name: string) => question.getByRole('textbox', { name, exact: true })
    const save = () => page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await field('Prompt 1').fill('France')
    await field('Match 1').fill('Paris')
    await field('Prompt 2').fill('Italy')
    await field('Match 2').fill('Rome')
    await field('Prompt 3').fill('france')
    await save()
    await expect(question.getByText('Prompt 3 is the same as prompt 1.')).toBeVisible()
    await field('Prompt 3').fill('Norway')
    await save()
    await expect(question.getByText('Prompt 3 has no match.')).toBeVisible()
    await field('Match 3').fill('Oslo')
    await expect(question.getByText('Prompt 3 has no match.')).toBeHidden()
    await question.getByRole('button', { name: '+ Add a distractor' }).press('Enter')
    await field('Distractor 1').fill('Paris')
    await save()
    await expect(question.getByText('“Paris” is already a match.')).toBeVisible()
    await field('Distractor 1').fill('Nice')
    await question.getByRole('button', { name: 'Move prompt 3 up' }).press('Enter')
    await expect(field('Match 2')).toHaveValue('Oslo')
    await expect(question.getByText('Prompt 3 is now prompt 2')).toBeAttached()
  })
  await test.step('an order', async () => {
    await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
    const question = page.getByRole('region', { name: 'Question 5', exact: true })
    await question.getByRole('textbox', { name: 'Question text' }).fill('From light to heavy')
    await chooseType(question, 'Put in Order')
    const item = (number: number) => question.getByRole('textbox', { name: `Item ${number}`, exact: true })
    await item(1).fill('Iron')
    await item(2).fill('Gold')
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await expect(question.getByText('Item 3 is empty.')).toBeVisible()
    await item(3).fill('gold ')
    await expect(question.getByText('Item 3 is empty.')).toBeHidden()
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await expect(question.getByText('Item 3 is the same as item 2.')).toBeVisible()
    await item(3).fill('Aluminium')
    await question.getByRole('button', { name: 'Move item 3 up' }).press('Enter')
    await question.getByRole('button', { name: 'Move item 2 up' }).press('Enter')
    await expect(item(1)).toHaveValue('Aluminium')
    await expect(question.getByText('Item 2 is now item 1')).toBeAttached()
  })
  await test.step('a number', async () => {
    await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
    const question = page.getByRole('region', { name: 'Question 6', exact: true })
    await question.getByRole('textbox', { name: 'Question text' }).fill('How fast is it?')
    await chooseType(question, 'Numeric Answer')
    const answer = question.getByRole('textbox', { name: 'Correct Answer' })
    await answer.fill('9.8.1')
    await expect(question.getByText('Not a number yet')).toBeVisible()
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await expect(question.getByText('“9.8.1” cannot be read as a number.')).toBeVisible()
    await answer.fill('9,81')
    await expect(question.getByText('Read as 9.81')).toBeVisible()
    await question.getByRole('button', { name: 'More rules' }).press('Enter')
    const mark = question.getByRole('combobox', { name: 'Decimals are written with' })
    await expect(mark).toBeFocused()
    await mark.selectOption(',')
    await expect(question.getByText('Read as 9.81')).toBeHidden()
    const accepted = question.getByText(/^Accepted: /)
    await expect(accepted).toHaveText('Accepted: exactly 9.81')
    await question.getByRole('textbox', { name: 'Tolerance' }).fill('0,5')
    await expect(accepted).toHaveText('Accepted: 9.31 to 10.31')
    await question.getByRole('textbox', { name: 'Tolerance' }).fill('1 %')
    await expect(accepted).toHaveText('Accepted: 9.7119 to 9.9081')
    await question.getByRole('textbox', { name: 'Unit' }).fill('m/ss')
    await expect(accepted).toBeHidden()
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await expect(question.getByText('“m/ss” is no unit that Quizly knows. Did you mean m/s?')).toBeVisible()
    await question.getByRole('textbox', { name: 'Unit' }).fill('°C')
    const converts = question.getByRole('checkbox', {
      name: 'Accept other units of the same kind, converted',
    })
    const differences = question.getByText('Temperatures convert as differences: 20 °C counts as 20 K.')
    await expect(differences).toBeHidden()
    await converts.press('Space')
    await expect(differences).toBeVisible()
    await question.getByRole('textbox', { name: 'Unit' }).fill('m/s²')
    await expect(differences).toBeHidden()
  })
  await test.step('an essay', async () => {
    await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
    const question = page.getByRole('region', { name: 'Question 7', exact: true })
    await question.getByRole('textbox', { name: 'Question text' }).fill('Why did it begin?')
    await chooseType(question, 'Essay Answer')
    await question.getByRole('combobox', { name: 'Length' }).selectOption('Maximum number of words')
    await question.getByRole('textbox', { name: 'How many' }).fill('many')
    await question.getByRole('button', { name: 'Add an item' }).press('Enter')
    await question.getByRole('textbox', { name: 'Points of item 1' }).fill('−0,5')
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await expect(question.getByText('The length is a whole number from 1 to 20,000.')).toBeVisible()
    await expect(question.getByText('Item 1 of the rubric is empty.')).toBeVisible()
    await question.getByRole('textbox', { name: 'How many' }).fill('300')
    await question.getByRole('textbox', { name: 'Item 1', exact: true }).fill('Misspells a name')
    await question.getByRole('textbox', { name: 'Sample answer' }).fill('Because of the treaty')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByRole('cell', { name: /France Paris.*Norway Oslo.*Italy Rome.*Nice/ })).toBeVisible()
  await expect(page.getByText('From light to heavy')).toBeVisible()
  await expect(page.getByRole('cell', { name: /Aluminium.*Iron.*Gold/ })).toBeVisible()
  await expect(page.getByText('How fast is it?')).toBeVisible()
  await expect(page.getByText('Marked by a teacher')).toBeVisible()
  await expect(page.getByText('Misspells a name (\u200E−0.5)')).toBeVisible()
  await expectAccessible(page)
})

const metals = {
  text: 'Put these metals in order of their mass, the lightest first.',
  type: 'ordering',
  options: ['Lead', 'Iron', 'Gold', 'Aluminium'],
  correctAnswers: ['Aluminium', 'Iron', 'Gold', 'Lead'],
  points: 3,
  rule: 'each-decision',
}
const country = {
  text: 'Which country has Yamoussoukro as its capital?',
  type: 'write',
  options: [],
  correctAnswers: ['Côte d’Ivoire'],
}
const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
}
const inPlants = {
  text: 'Which are found in plant cells?',
  type: 'multiple',
  options: ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
  correctAnswers: ['Cell wall', 'Chloroplasts'],
}

test('an educator explains an answer, marks leniently and gives points by a rule, by keyboard', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator, { questions: [capital, country, metals, inPlants] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const questionOf = (number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true })
  const explained = questionOf(1)
  await explained.getByRole('button', { name: 'Explanation' }).press('Enter')
  await explained.getByRole('textbox', { name: 'Explanation' }).fill('It has been so since 987.')
  await explained.getByRole('button', { name: 'Feedback per option' }).press('Enter')
  await explained.getByRole('textbox', { name: 'Feedback on option A' }).fill('On the Seine.')
  await explained.getByRole('textbox', { name: 'Feedback on option B' }).fill('That is Italy.')

  const box = questionOf(2).getByRole('checkbox', { name: 'Ignore accents, punctuation and spaces' })
  await expect(box).not.toBeChecked()
  await box.press('Space')
  await expect(box).toBeChecked()

  const ordered = questionOf(3)
  await ordered.getByRole('button', { name: 'Remove item 4' }).press('Enter')
  await ordered.getByRole('button', { name: 'Remove item 1' }).press('Enter')
  await ordered.getByRole('button', { name: 'Partial credit' }).press('Enter')
  const rule = ordered.getByRole('combobox', { name: 'Partial credit' })
  await expect(rule, 'two items have no parts').toHaveValue('')

  const worth = questionOf(4)
  const points = worth.getByRole('textbox', { name: 'Points', exact: true })
  await points.fill('0,001')
  await worth.getByRole('button', { name: 'Partial credit' }).press('Enter')
  await worth.getByRole('combobox', { name: 'Partial credit' }).selectOption({ index: 1 })
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(
    worth.getByText('Points are a number from 0.01 to 1,000 with at most two decimals.'),
  ).toBeVisible()
  await expect(points).toHaveValue('0,001')
  await points.fill('2,5')
  await expect(worth.getByText('Points are a number')).toBeHidden()
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page).toHaveURL(/review-quiz/)
  await expect(page.getByText('(written answer, leniently marked)')).toBeVisible()
  await expect(page.getByRole('cell', { name: /Iron.*Gold/ })).toBeVisible()
  await page.goto(page.url().replace('review-quiz', 'edit-quiz'))
  for (const name of ['Explanation, filled in', 'Feedback per option, filled in'])
    await explained.getByRole('button', { name }).press('Enter')
  await expect(explained.getByRole('textbox', { name: 'Explanation' })).toHaveValue(
    'It has been so since 987.',
  )
  await expect(explained.getByRole('textbox', { name: 'Feedback on option B' })).toHaveValue('That is Italy.')
})
