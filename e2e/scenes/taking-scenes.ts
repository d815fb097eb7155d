import { expect } from '../fixtures.ts'
import { cellTitle } from '../school-content.ts'
import type { Scene } from './scene.ts'

const foreignReceipt = JSON.stringify({
  format: 'quizly-receipt-1',
  quiz: { _id: 'q', title: 'Cell Structure and Transport' },
  student: { _id: 's', name: 'Daniel Reyes' },
  submittedAt: '2026-03-14T10:42:07.000Z',
  answered: 11,
  questions: 12,
  answersHash: 'x',
  keyId: 'elsewhere',
  signature: 'x',
})

const timeLeft = /^\d+:\d\d left/

/** A quiz from its code to its result. */
export const takingScenes: Scene[] = [
  {
    name: 'verify',
    title: 'Enter Verification Code',
    isPictured: true,
    as: 'student',
    path: () => '/verify-captcha',
    heading: 'Enter Verification Code',
  },
  {
    name: 'verify-error',
    title: 'Enter Verification Code',
    as: 'student',
    path: () => '/verify-captcha?code=nosuchcd',
    heading: 'Enter Verification Code',
    act: async (page) => {
      await page.getByRole('button', { name: 'Verify & Continue' }).click()
    },
    shows: (page) => page.getByText('Invalid code. Please try again.').first(),
  },
  {
    name: 'take-before',
    title: cellTitle,
    as: 'student',
    path: ({ fresh }) => `/quiz/${fresh._id}`,
    heading: cellTitle,
    shows: (page) => page.getByRole('button', { name: 'Start Quiz' }),
  },
  {
    name: 'practice',
    title: 'Practise my mistakes',
    as: 'student',
    path: () => '/practice/mistakes',
    heading: 'Practise my mistakes',
    shows: (page) => page.getByText(/^Question 1 of/),
    next: [
      {
        name: 'practice-answer',
        act: (page) => page.getByRole('button', { name: 'Show the answer' }).click(),
        shows: (page) => page.getByRole('heading', { name: 'Skipped' }),
      },
    ],
  },
  {
    name: 'take-waiting',
    title: cellTitle,
    as: 'student',
    path: ({ waiting }) => `/quiz/${waiting._id}`,
    heading: cellTitle,
    shows: (page) => page.getByText('This quiz opens on'),
  },
  {
    name: 'take-progress',
    title: timeLeft,
    isPictured: true,
    as: 'student',
    path: ({ running }) => `/quiz/${running._id}`,
    heading: cellTitle,
    shows: (page) => page.getByText('All answers saved'),
    next: [
      {
        name: 'take-navigator',
        onlyOnPhones: true,
        act: (page) => page.getByRole('button', { name: '4 unanswered' }).click(),
        shows: (page) => page.getByRole('dialog'),
      },
      {
        name: 'take-confirm',
        act: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Are you sure you want to submit?' }),
      },
      {
        name: 'take-offline',
        act: async (page) => {
          await page.keyboard.press('Escape')
          await page.context().setOffline(true)
          await page.getByRole('radio', { name: '×405' }).check()
        },
        shows: (page) => page.getByText('Offline – answers kept on this device'),
      },
    ],
  },
  {
    name: 'take-saved',
    title: cellTitle,
    as: 'student',
    path: ({ saving }) => `/quiz/${saving._id}`,
    heading: cellTitle,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start Quiz' }).click()
      await page.getByRole('radio', { name: 'Mitochondrion' }).check()
      await page.getByRole('checkbox', { name: 'Cell wall' }).check()
      await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toHaveCount(2)
    },
  },
  {
    name: 'take-paged',
    title: cellTitle,
    as: 'student',
    path: ({ paged }) => `/quiz/${paged._id}`,
    heading: cellTitle,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start Quiz' }).click()
      await page.getByRole('radio', { name: 'Mitochondrion' }).check()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Question 2 of 12', { exact: true })).toBeVisible()
    },
    shows: (page) => page.getByText('You cannot come back to this question.'),
  },
  {
    name: 'take-last-minute',
    title: cellTitle,
    as: 'student',
    path: ({ minute }) => `/quiz/${minute._id}`,
    heading: cellTitle,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start Quiz' }).click()
    },
    shows: (page) => page.getByText('Last minute'),
  },
  {
    name: 'take-times-up',
    title: timeLeft,
    isLastOfPage: true,
    as: 'student',
    path: ({ running }) => `/quiz/${running._id}`,
    heading: cellTitle,
    act: async (page) => {
      // A late reply would set the clock right again.
      await page.route('**/api/attempts/**', (route) => route.abort())
      // Before the page loads: it must not begin with one clock and go on with another.
      await page.clock.install()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Submit Quiz' }).first()).toBeVisible()
      await page.context().setOffline(true)
      await page.clock.fastForward(15 * 60_000)
    },
    shows: (page) => page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." }),
  },
  {
    name: 'result',
    title: 'Result',
    isPictured: true,
    as: 'student',
    path: ({ taken }) => `/quiz/${taken._id}/result`,
    heading: cellTitle,
    // Its first frame has the heading already.
    shows: (page) => page.getByRole('link', { name: 'All my results' }),
    next: [
      {
        name: 'result-timeline',
        act: async (page) => {
          await page.getByText('Timeline', { exact: true }).click()
          await page.getByRole('button', { name: 'Receipt', exact: true }).click()
          await expect(page.getByRole('button', { name: 'Save receipt' })).toBeVisible()
          await expect(page.getByText('Quiz started')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'verify-receipt',
    title: 'Verify a receipt',
    path: () => '/verify-receipt',
    heading: 'Verify a receipt',
    next: [
      {
        name: 'verify-receipt-error',
        act: (page) => page.getByRole('button', { name: 'Verify' }).click(),
        shows: (page) => page.getByText('Paste a receipt, or upload its file.'),
      },
      {
        name: 'verify-receipt-judged',
        act: async (page) => {
          await page.getByRole('textbox', { name: 'Receipt' }).fill(foreignReceipt)
          await page.getByRole('button', { name: 'Verify' }).click()
        },
        shows: (page) => page.getByText('Another server signed this receipt'),
      },
    ],
  },
  {
    name: 'result-missing',
    as: 'student',
    path: () => '/quiz/nothing/result',
    heading: /No result|Quiz not found/,
  },
]
