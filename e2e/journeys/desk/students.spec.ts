import { admit, beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator finds a student, gives time with a reason, and deletes an attempt that should not count', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const [zoe, ben, ann] = [
    await createAccount(server.url, 'student', 'Zoë Müller'),
    await createAccount(server.url, 'student', 'Ben Okri'),
    await createAccount(server.url, 'student', 'Ann Lee'),
  ]
  await admit(ann, quiz)
  await beginQuiz(zoe, quiz)
  await takeQuiz(ben, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  const table = page.getByRole('table', { name: 'Students' })
  await expect(table.getByRole('rowheader')).toContainText(['Ann Lee', 'Ben Okri', 'Zoë Müller'])
  await expect(table.getByRole('row', { name: /Ann Lee/ })).toContainText('Joined, not started')
  await expect(table.getByRole('row', { name: /Ben Okri/ })).toContainText('1 / 3')

  const search = page.getByRole('searchbox', { name: 'Search students' })
  await search.fill('particles')
  await expect(page.getByRole('heading', { name: 'No students match “particles”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(search).toBeFocused()
  await search.fill('zoe mu')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=zoe/)

  const ofZoe = table.getByRole('row', { name: /Zoë Müller/ })
  await page.getByRole('button', { name: 'More for Zoë Müller' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Other…' }).press('Enter')
  await page.getByRole('textbox', { name: 'Minutes (required)' }).fill('7')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Laptop died')
  await page.getByRole('button', { name: 'Give extra time' }).click()
  await expect(page.getByText('has 7 more minutes. Extra time can’t be taken back.')).toBeVisible()
  await ofZoe.getByText('+ 7 minutes').click()
  await expect(ofZoe).toContainText(`+ 7 by ${educator.user.name}`)
  await expect(ofZoe).toContainText('Laptop died')
  await search.fill('')
  await expect(table.getByRole('row')).toHaveCount(4)

  await page.getByRole('button', { name: 'More for Ben Okri' }).click()
  await page.getByRole('menuitem', { name: 'Delete attempt…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete the attempt of Ben Okri?' })
  await expect(dialog).toContainText('The result, 1 out of 3, goes with it')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Taken by his brother')
  await dialog.getByRole('button', { name: 'Delete attempt' }).click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByText('Deleted attempts').click()
  await expect(page.getByRole('list', { name: 'Deleted attempts' })).toContainText('Taken by his brother')
})

test('of many students only those near the screen are in the page, and all are printed', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await page.route(`**/api/quiz/${quiz._id}/students*`, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { students: { _id: string; name: string }[] }
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...reply.students[0],
      _id: `attempt-${at}`,
      name: `Student ${at}`,
    }))
    await route.fulfill({ response, json: { ...reply, students: many } })
  })
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  const table = page.getByRole('table', { name: 'Students' })
  const names = table.getByRole('rowheader')
  await expect(names.first()).toContainText('Student 0')
  await expect(table.getByText('Student 15', { exact: true })).toBeAttached()
  expect(await names.count()).toBeLessThan(60)
  await page.keyboard.press('End')
  await expect(table.getByText('Student 299', { exact: true })).toBeInViewport()
  await expect(table.getByText('Student 0', { exact: true })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(names).toHaveCount(300)
})
