import { deleteAccount } from '@quizly/contract'
import type * as colleagueWords from '@quizly/words/authoring/colleagues.ts'
import type * as pageWords from '@quizly/words/authoring/quiz-page.ts'
import type * as findingWords from '@quizly/words/desk/findings.ts'
import type * as markingWords from '@quizly/words/desk/marking.ts'
import type * as historyWords from '@quizly/words/desk/remarking-history.ts'
import type * as markedAgainWords from '@quizly/words/results/marked-again.ts'
import type * as reasonWords from '@quizly/words/results/offered-reasons.ts'
import type * as timelineWords from '@quizly/words/results/timeline.ts'
import type * as peopleWords from '@quizly/words/screens/people.ts'
import type * as resultWords from '@quizly/words/student/result.ts'
import { api, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

test.use({ locale: 'de' })

test('what the server stores and says is read in German, and its reason by the student in Arabic', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const of = <English>(module: string) => wordsOf<English>('de', module)
  const pages = await of<typeof pageWords>('authoring/quiz-page')
  const reasons = await of<typeof reasonWords>('results/offered-reasons')
  const people = await of<typeof peopleWords>('screens/people')
  const quiz = await createReadyQuiz(educator)
  const leaver = await createAccount(server.url, 'student', 'Mei Lin')
  const third = await createAccount(server.url, 'student', 'Noor Haddad')
  for (const each of [student, leaver, third]) await takeQuiz(each, quiz, ['Nucleus'])
  await api(leaver, deleteAccount, { body: { password: leaver.password } })

  await signIn(page, educator, `/my-quizzes/${quiz._id}/share`)
  const { roles } = await of<typeof colleagueWords>('authoring/colleagues')
  await expect(page.getByText(roles.owner, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: pages.tabs.Results, exact: true }).click()
  const findings = await of<typeof findingWords>('desk/findings')
  await expect(page.getByText(findings.belowHalf(3))).toBeVisible()
  await page.getByRole('button', { name: pages.moreForQuestion(1) }).click()
  await page.getByRole('menuitem', { name: pages.changeKey }).click()
  await page.getByRole('radio', { name: /Nucleus/ }).check()
  const gains = page.getByRole('table', { name: (await of<typeof markingWords>('desk/marking')).gains })
  await expect(gains).toContainText(people.deletedStudent)
  await expect(page.getByRole('textbox')).toHaveValue(reasons.reasons['either-key'])
  await page.getByRole('button', { name: (await of<typeof markingWords>('desk/marking')).update }).click()
  await page.getByRole('button', { name: pages.moreForQuestion(1) }).click()
  await page.getByRole('menuitem', { name: pages.changeKey }).click()
  const history = page.getByRole('table', {
    name: (await of<typeof historyWords>('desk/remarking-history')).title,
  })
  await expect(history).toContainText(reasons.reasons['either-key'])

  await page.getByRole('link', { name: pages.tabs.Students, exact: true }).click()
  await page.getByRole('link', { name: people.deletedStudent }).click()
  await expect(page.getByRole('heading', { name: people.deletedStudent })).toBeVisible()
  const result = await of<typeof resultWords>('student/result')
  await page.getByText(result.timeline, { exact: true }).click()
  const timeline = await of<typeof timelineWords>('results/timeline')
  const events = page.getByRole('list', { name: timeline.label }).getByRole('listitem')
  const { verified, started, submitted } = timeline.events
  await expect(events).toContainText([verified, started, submitted])

  const phone = await browser.newContext({ locale: 'ar', baseURL: server.url })
  const own = await phone.newPage()
  await signIn(own, student, `/quiz/${quiz._id}/result`)
  const { label } = await wordsOf<typeof markedAgainWords>('ar', 'results/marked-again')
  const arabic = await wordsOf<typeof reasonWords>('ar', 'results/offered-reasons')
  await expect(own.getByRole('list', { name: label })).toContainText(arabic.reasons['either-key'])
  await phone.close()
})
