import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Account, admit, createEmptyQuiz, createReadyQuiz, takeQuiz, type TestQuiz } from './api.ts'
import { expect, test } from './fixtures.ts'

type Scene = {
  name: string
  as?: 'student' | 'educator'
  path: (quizzes: { fresh: TestQuiz; taken: TestQuiz; empty: TestQuiz }, student: Account) => string
  heading: string | RegExp
  act?: (page: Page) => Promise<void>
}

const startQuiz = (page: Page) => page.getByRole('button', { name: 'Start Quiz' }).click()

const chooseFile = async (page: Page, name: string) => {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(14_000) }
  await page.getByLabel('Excel file').setInputFiles(file)
}

/** A sheet with two faults and an answer that can be read in two ways. */
const uploadedRows = [
  ['Which organelle is the site of aerobic respiration?', 'Single', 'Nucleus', 'Mitochondrion', 'B'],
  [
    'Diffusion is the net movement of particles…',
    'Single',
    'to a higher concentration',
    'to a lower one',
    'E',
  ],
  ['Name the jelly-like substance that fills a cell.', 'Write', '', '', 'cytoplasm'],
  [' ', 'Single', 'It shrinks', 'It swells and may burst', 'B'],
  ['How many cells come of one in mitosis?', 'Single', '2', '4', '2'],
].map(([question, type, a, b, correct]) => ({
  Question: question,
  Type: type,
  'Option A': a,
  'Option B': b,
  'Correct Answer': correct,
  Topic: 'Cells',
}))

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

const scenes: Scene[] = [
  { name: 'home', path: () => '/', heading: /Test Your Knowledge/ },
  { name: 'home-student', as: 'student', path: () => '/', heading: /Test Your Knowledge/ },
  { name: 'home-admin', as: 'educator', path: () => '/', heading: /Test Your Knowledge/ },
  { name: 'login', path: () => '/login', heading: 'Login' },
  {
    name: 'login-error',
    path: () => '/login',
    heading: 'Login',
    act: (page) => page.getByRole('button', { name: 'Login' }).click(),
  },
  { name: 'signin', path: () => '/signin', heading: 'Sign In' },
  {
    name: 'signin-error',
    path: () => '/signin',
    heading: 'Sign In',
    act: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  { name: 'about', path: () => '/about', heading: 'About Quizly' },
  { name: 'contact', as: 'student', path: () => '/contact', heading: 'Contact Us' },
  {
    name: 'contact-error',
    as: 'student',
    path: () => '/contact',
    heading: 'Contact Us',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  { name: 'details', path: () => '/details', heading: 'Discover More About Us' },
  { name: 'not-found', path: () => '/no/such/page', heading: 'Page not found' },
  { name: 'verify', as: 'student', path: () => '/verify-captcha', heading: 'Enter Verification Code' },
  {
    name: 'verify-error',
    as: 'student',
    path: () => '/verify-captcha?code=nosuchcd',
    heading: 'Enter Verification Code',
    act: async (page) => {
      await page.getByRole('button', { name: 'Verify & Continue' }).click()
      await expect(page.getByText('Invalid code. Please try again.').first()).toBeVisible()
    },
  },
  { name: 'take-before', as: 'student', path: ({ fresh }) => `/quiz/${fresh._id}`, heading: 'Cells' },
  {
    name: 'take-progress',
    as: 'student',
    path: ({ fresh }) => `/quiz/${fresh._id}`,
    heading: 'Cells',
    act: startQuiz,
  },
  {
    name: 'take-saved',
    as: 'student',
    path: ({ fresh }) => `/quiz/${fresh._id}`,
    heading: 'Cells',
    act: async (page) => {
      await startQuiz(page)
      await page.getByRole('radio', { name: 'Mitochondrion' }).check()
      await page.getByRole('checkbox', { name: 'Cell wall' }).check()
      await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toHaveCount(2)
    },
  },
  {
    name: 'take-confirm',
    as: 'student',
    path: ({ fresh }) => `/quiz/${fresh._id}`,
    heading: 'Cells',
    act: async (page) => {
      await startQuiz(page)
      await page.getByRole('radio', { name: 'Mitochondrion' }).check()
      await page.getByRole('button', { name: 'Submit Quiz' }).click()
    },
  },
  { name: 'result', as: 'student', path: ({ taken }) => `/quiz/${taken._id}/result`, heading: 'Cells' },
  {
    name: 'result-record',
    as: 'student',
    path: ({ taken }) => `/quiz/${taken._id}/result`,
    heading: 'Cells',
    act: async (page) => {
      await page.getByText('Timeline', { exact: true }).click()
      await page.getByRole('button', { name: 'Receipt', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Save receipt' })).toBeVisible()
      await expect(page.getByText('Quiz started')).toBeVisible()
    },
  },
  { name: 'verify-receipt', path: () => '/verify-receipt', heading: 'Verify a receipt' },
  {
    name: 'verify-receipt-judged',
    path: () => '/verify-receipt',
    heading: 'Verify a receipt',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Receipt' }).fill(foreignReceipt)
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page.getByText('Another server signed this receipt')).toBeVisible()
    },
  },
  {
    name: 'verify-receipt-error',
    path: () => '/verify-receipt',
    heading: 'Verify a receipt',
    act: (page) => page.getByRole('button', { name: 'Verify' }).click(),
  },
  {
    name: 'result-missing',
    as: 'student',
    path: () => '/quiz/nothing/result',
    heading: /No result|Quiz not found/,
  },
  { name: 'profile-student', as: 'student', path: () => '/profile', heading: 'Daniel Reyes' },
  { name: 'profile-admin', as: 'educator', path: () => '/profile', heading: 'Amara Okafor' },
  { name: 'account', as: 'student', path: () => '/account', heading: 'Account' },
  {
    name: 'account-delete',
    as: 'student',
    path: () => '/account',
    heading: 'Account',
    act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  {
    name: 'forgot-password',
    path: () => '/forgot-password',
    heading: 'Forgot your password?',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@northfield.example')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByText('If there is an account with this email')).toBeVisible()
    },
  },
  { name: 'reset-password', path: () => '/reset-password#token', heading: 'Set a new password' },
  {
    name: 'chooser',
    as: 'educator',
    path: () => '/categories',
    heading: 'How do you want to upload questions?',
  },
  { name: 'quiz-details', as: 'educator', path: () => '/manual-entry', heading: 'Enter Quiz Details' },
  {
    name: 'create-questions',
    as: 'educator',
    path: ({ empty }) => `/create-questions/${empty._id}`,
    heading: 'Cells',
  },
  {
    name: 'create-questions-error',
    as: 'educator',
    path: ({ empty }) => `/create-questions/${empty._id}`,
    heading: 'Cells',
    act: (page) => page.getByRole('button', { name: 'Save & Proceed' }).click(),
  },
  { name: 'upload-empty', as: 'educator', path: () => '/excel-upload', heading: 'Upload your questions' },
  {
    name: 'upload-chosen',
    as: 'educator',
    path: () => '/excel-upload',
    heading: 'Upload your questions',
    act: (page) => chooseFile(page, 'Year 9 Biology – cell structure and transport.xlsx'),
  },
  {
    name: 'upload-error',
    as: 'educator',
    path: () => '/excel-upload',
    heading: 'Upload your questions',
    act: (page) => chooseFile(page, 'cells quiz.pdf'),
  },
  {
    name: 'upload-review',
    as: 'educator',
    path: () => '/excel-upload',
    heading: 'Upload your questions',
    act: async (page) => {
      await page.evaluate((text) => localStorage.setItem('quizData', text), JSON.stringify(uploadedRows))
      await page.goto('/review-questions')
      await expect(page.getByRole('textbox', { name: 'Row 3, Correct Answer' })).toBeVisible()
    },
  },
  { name: 'my-quizzes', as: 'educator', path: () => '/my-quizzes', heading: 'My quizzes' },
  {
    name: 'quiz-students',
    as: 'educator',
    path: ({ taken }) => `/my-quizzes/${taken._id}`,
    heading: 'Cells',
  },
  {
    name: 'student-record',
    as: 'educator',
    path: ({ taken }, student) => `/my-quizzes/${taken._id}/students/${student.user._id}`,
    heading: 'Daniel Reyes',
  },
  { name: 'review-quiz', as: 'educator', path: ({ fresh }) => `/review-quiz/${fresh._id}`, heading: 'Cells' },
  { name: 'edit-quiz', as: 'educator', path: ({ fresh }) => `/edit-quiz/${fresh._id}`, heading: /Cells/ },
  {
    name: 'finalize',
    as: 'educator',
    path: ({ fresh }) => `/finalize-quiz/${fresh._id}`,
    heading: 'Quiz Finalized Successfully!',
  },
]

/** Dark differs from light in its colours alone, and the narrowest screen from the phone in nothing but its width. */
const looks = [
  { name: 'light', width: 1280, height: 800, colorScheme: 'light', rules: 'all' },
  { name: 'dark', width: 1280, height: 800, colorScheme: 'dark', rules: 'color-contrast' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', rules: 'all' },
  { name: 'narrow', width: 320, height: 640, colorScheme: 'dark', rules: null },
] as const

for (const scene of scenes) {
  test(`${scene.name} is accessible, in light and dark, wide and narrow`, async ({
    page,
    server,
    educator,
    student,
    signIn,
  }) => {
    const people: Record<'student' | 'educator', Account> = { student, educator }
    const fresh = await createReadyQuiz(server.url, educator, { title: 'Cells' })
    const taken = await createReadyQuiz(server.url, educator, { title: 'Cells' })
    const empty = await createEmptyQuiz(server.url, educator, { title: 'Cells' })
    await admit(server.url, student, fresh)
    await takeQuiz(server.url, student, taken)
    if (scene.as) await signIn(page, people[scene.as])
    await page.goto(scene.path({ fresh, taken, empty }, student))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await scene.act?.(page)

    for (const { name, width, height, colorScheme, rules } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (rules) await expectAccessible(page, rules)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'nothing reaches beyond the side of the page').toBeLessThanOrEqual(0)
      await page.screenshot({ path: `screenshots/${scene.name}.${name}.png` })
    }
  })
}

async function expectAccessible(page: Page, rules: 'all' | 'color-contrast') {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules === 'all' ? axe : axe.withRules(rules)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  expect(found).toEqual([])
}
