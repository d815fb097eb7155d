import { deleteAccount } from '@quizly/contract'
import type { colleagues as colleagueWords, quizPage as pageWords } from '@quizly/words/authoring.ts'
import type {
  findings as findingWords,
  marking as markingWords,
  remarkingHistory as historyWords,
} from '@quizly/words/desk.ts'
import type {
  markedAgain as regradedWords,
  offeredReasons as reasonWords,
  timeline as timelineWords,
} from '@quizly/words/results.ts'
import type { people as peopleWords } from '@quizly/words/screens.ts'
import type { result as resultWords } from '@quizly/words/student.ts'
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
  const pages = await of<typeof pageWords>('authoring/quizPage')
  const reasons = await of<typeof reasonWords>('results/offeredReasons')
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
    name: (await of<typeof historyWords>('desk/remarkingHistory')).title,
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
  const { why } = await wordsOf<typeof regradedWords>('ar', 'results/markedAgain')
  const arabic = await wordsOf<typeof reasonWords>('ar', 'results/offeredReasons')
  await own.getByText(why).click()
  await expect(own.getByText(arabic.reasons['either-key'])).toBeVisible()
  await phone.close()
})
