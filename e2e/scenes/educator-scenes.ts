import type { Page } from '@playwright/test'
import { cellQuestions, cellTitle, emptyTitle } from '../school-content.ts'
import type { Scene } from './scene.ts'

const writeFirstQuestion = async (page: Page) => {
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const [{ text, options }] = cellQuestions
  await question.getByRole('textbox', { name: 'Question text' }).fill(text)
  for (const [i, option] of options.entries())
    await question.getByRole('textbox', { name: `Option ${'ABCD'[i]}` }).fill(option)
  await question.getByRole('radio', { name: 'Option C is correct' }).check()
}

const chooseFile = async (page: Page, name: string) => {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(14_000) }
  await page.getByLabel('Excel file').setInputFiles(file)
}

/** In GIFT, with a question that has no end. */
const importedText = `::Norway:: What is the capital of Norway? {=Oslo ~Bergen ~Trondheim}

::Water:: At how many degrees does water boil? {#100:1}

::Sweden:: What is the capital of Sweden? {=Stockholm ~Malmö
`

/** A sheet with two errors and an ambiguous answer. */
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

/** A quiz from its creation to its results. */
export const educatorScenes: Scene[] = [
  {
    name: 'home-admin',
    title: 'Home',
    as: 'educator',
    path: () => '/',
    heading: /Test Your Knowledge/,
    shows: (page) => page.getByRole('heading', { name: 'Your latest quizzes' }),
  },
  {
    name: 'profile-admin',
    title: 'Profile',
    as: 'educator',
    path: () => '/profile',
    heading: 'Amara Okafor',
    shows: (page) => page.getByRole('definition').filter({ hasText: /^\d+$/ }),
  },
  {
    name: 'chooser',
    title: 'Create a quiz',
    as: 'educator',
    path: () => '/categories',
    heading: 'How do you want to upload questions?',
  },
  {
    name: 'quiz-details',
    title: 'Enter Quiz Details',
    as: 'educator',
    path: () => '/manual-entry',
    heading: 'Enter Quiz Details',
  },
  {
    name: 'create-questions',
    title: 'Write questions',
    isPictured: true,
    as: 'educator',
    path: ({ empty }) => `/create-questions/${empty._id}`,
    heading: emptyTitle,
    act: writeFirstQuestion,
  },
  {
    name: 'create-questions-error',
    title: 'Write questions',
    as: 'educator',
    path: ({ empty }) => `/create-questions/${empty._id}`,
    heading: emptyTitle,
    act: (page) => page.getByRole('button', { name: 'Save & Proceed' }).click(),
    shows: (page) => page.getByRole('alert'),
    next: [
      {
        name: 'take-over',
        act: async (page) => {
          await page.getByRole('button', { name: 'Import from another quiz' }).click()
          await page.getByRole('button', { name: /Solving Linear Equations/ }).click()
          await page.getByRole('dialog').getByRole('checkbox').nth(1).check()
        },
        shows: (page) => page.getByRole('button', { name: 'Insert 1 question' }),
      },
    ],
  },
  {
    name: 'upload-empty',
    title: 'Upload your questions',
    as: 'educator',
    path: () => '/excel-upload',
    heading: 'Upload your questions',
    next: [
      {
        name: 'upload-error',
        act: (page) => chooseFile(page, 'cells quiz.pdf'),
        shows: (page) => page.getByText(/^Invalid file type!/),
      },
      {
        name: 'upload-chosen',
        act: (page) => chooseFile(page, 'Year 9 Biology – cell structure and transport.xlsx'),
        shows: (page) => page.getByRole('button', { name: /^Remove Year 9 Biology/ }),
      },
      {
        name: 'import-review',
        title: 'Review the questions',
        isPictured: true,
        act: async (page) => {
          // What is in a file is nobody's words to translate.
          await page.evaluate((text) => localStorage.setItem('in-file', text), JSON.stringify(importedText))
          await page.goto('/excel-upload')
          await page.getByLabel('Excel file').setInputFiles({
            name: 'geography.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from(importedText),
          })
          await page.getByRole('button', { name: 'Upload & Proceed' }).click()
        },
        shows: (page) => page.getByRole('heading', { name: /^Question 3/ }),
      },
      {
        name: 'upload-review',
        title: 'Review uploaded questions',
        act: async (page) => {
          await page.evaluate((text) => localStorage.setItem('quizData', text), JSON.stringify(uploadedRows))
          await page.goto('/review-questions')
        },
        shows: (page) => page.getByRole('textbox', { name: 'Row 3, Correct Answer' }),
      },
    ],
  },
  {
    name: 'my-quizzes',
    title: 'My quizzes',
    isPictured: true,
    as: 'educator',
    path: () => '/my-quizzes',
    heading: 'My quizzes',
    shows: (page) => page.getByRole('table', { name: 'My quizzes' }),
    next: [
      {
        name: 'delete-quiz',
        act: async (page) => {
          await page.getByRole('button', { name: 'More for The Causes of the First World War' }).click()
          await page.getByRole('menuitem', { name: 'Delete' }).click()
        },
        shows: (page) => page.getByText('3 results go with it'),
      },
    ],
  },
  {
    name: 'bank',
    title: 'Question bank',
    isPictured: true,
    as: 'educator',
    path: () => '/bank',
    heading: 'Question bank',
    shows: (page) => page.getByRole('table', { name: 'Question bank' }),
    next: [
      {
        name: 'bank-chosen',
        act: (page) => page.getByRole('checkbox', { name: 'Choose all that are listed' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Tags and level' }),
      },
      {
        name: 'bank-item',
        isPictured: true,
        title: /^Which organelle/,
        act: (page) => page.getByRole('link', { name: 'Which organelle' }).click(),
        shows: (page) => page.getByRole('heading', { name: 'As students see it' }),
      },
      {
        name: 'bank-item-edit',
        title: 'Edit question of the bank',
        act: (page) => page.getByRole('link', { name: 'Edit question' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Save as a new version' }),
      },
    ],
  },
  {
    name: 'bank-sharing',
    title: 'Share your question bank',
    as: 'educator',
    path: () => '/bank-sharing',
    heading: 'Share your question bank',
    shows: (page) => page.getByRole('form', { name: 'Invite a colleague' }),
  },
  {
    name: 'bank-nothing-found',
    title: 'Question bank',
    as: 'educator',
    path: () => '/bank?search=zebra',
    heading: 'Question bank',
    shows: (page) => page.getByRole('button', { name: 'Clear' }),
  },
  {
    name: 'slips',
    title: 'Slips',
    as: 'educator',
    path: () => '/slips',
    heading: 'Slips',
    shows: (page) => page.getByText('No slips yet'),
    next: [
      {
        name: 'slips-error',
        act: (page) => page.getByRole('button', { name: 'Make slips' }).click(),
        shows: (page) => page.getByRole('alert'),
      },
      {
        name: 'slips-to-print',
        title: 'Print slips',
        act: async (page) => {
          await page.locator('#slips-title').fill('Form 9')
          await page.locator('#slips-names').fill('Ada King\nبشرى العلي\n王小明')
          await page.getByRole('button', { name: 'Make slips' }).click()
        },
        shows: (page) => page.getByText('3 slips to print'),
      },
      {
        name: 'slip-list',
        title: 'Form 9',
        act: async (page) => {
          await page.evaluate(() => dispatchEvent(new Event('afterprint')))
          await page.getByRole('link', { name: 'Go to the list' }).click()
        },
        shows: (page) => page.getByRole('table', { name: 'Slips' }),
      },
    ],
  },
  {
    name: 'my-quizzes-nothing-found',
    title: 'My quizzes',
    as: 'educator',
    path: () => '/my-quizzes?search=particles',
    heading: 'My quizzes',
    shows: (page) => page.getByRole('button', { name: 'Clear' }),
  },
  {
    name: 'my-quizzes-bin',
    title: 'My quizzes – Bin',
    as: 'educator',
    path: () => '/my-quizzes?tab=bin',
    heading: 'My quizzes',
    shows: (page) => page.getByRole('heading', { name: 'The bin is empty' }),
  },
  {
    name: 'quiz-questions',
    title: 'Questions',
    as: 'educator',
    path: ({ fresh }) => `/my-quizzes/${fresh._id}/questions`,
    heading: cellTitle,
    shows: (page) => page.getByRole('table', { name: 'Questions in this quiz' }),
    next: [
      {
        name: 'accept-answers',
        title: 'Accept answers to question 4',
        act: async (page) => {
          await page.getByRole('button', { name: 'More for question 4', exact: true }).click()
          await page.getByRole('menuitem', { name: 'Accept answers' }).click()
        },
        shows: (page) => page.getByRole('link', { name: 'Answer key and history' }),
      },
    ],
  },
  {
    name: 'quiz-share',
    title: 'Share',
    as: 'educator',
    path: ({ fresh }) => `/my-quizzes/${fresh._id}/share`,
    heading: cellTitle,
    shows: (page) => page.getByRole('button', { name: 'Copy code', exact: true }),
    next: [
      {
        name: 'quiz-share-invited',
        act: async (page) => {
          await page
            .getByRole('textbox', { name: 'Email of a colleague' })
            .fill('jonas.berg@northfield.example')
          await page.getByRole('button', { name: 'Invite', exact: true }).click()
        },
        shows: (page) => page.getByRole('list', { name: 'Invited' }),
      },
    ],
  },
  {
    name: 'invitation',
    title: 'You are invited',
    path: () => '/invitation#token',
    heading: 'You are invited',
  },
  {
    name: 'preview',
    title: 'Preview',
    as: 'educator',
    path: ({ fresh }) => `/my-quizzes/${fresh._id}/preview`,
    heading: cellTitle,
    act: (page) => page.getByRole('button', { name: 'Start Quiz' }).click(),
    shows: (page) => page.getByRole('timer', { name: 'Time left' }),
  },
  {
    name: 'quiz-share-draft',
    title: 'Share',
    as: 'educator',
    path: ({ empty }) => `/my-quizzes/${empty._id}/share`,
    heading: emptyTitle,
    shows: (page) => page.getByRole('heading', { name: 'This quiz is still a draft' }),
  },
  {
    name: 'quiz-settings',
    title: 'Settings',
    as: 'educator',
    path: ({ fresh }) => `/my-quizzes/${fresh._id}/settings`,
    heading: cellTitle,
    shows: (page) => page.getByRole('button', { name: 'Save settings' }),
  },
  {
    name: 'print-quiz',
    title: 'Print paper',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}/print`,
    heading: 'Print paper',
    shows: (page) => page.getByRole('region', { name: 'Preview' }),
  },
  {
    name: 'review-quiz',
    title: 'Review',
    isPictured: true,
    as: 'educator',
    path: ({ fresh }) => `/review-quiz/${fresh._id}`,
    heading: cellTitle,
  },
  {
    name: 'edit-quiz',
    title: 'Edit',
    as: 'educator',
    path: ({ fresh }) => `/edit-quiz/${fresh._id}`,
    heading: new RegExp(cellTitle),
    next: [
      {
        name: 'two-versions',
        title: 'Two versions',
        act: async (page) => {
          await page.route('**/api/quiz/*/preview', async (route) => {
            const { questions } = route.request().postDataJSON() as { questions: { text: string }[] }
            const withText = (text: string) => questions.map((each, i) => (i < 2 ? { ...each, text } : each))
            const theirs = {
              revision: 2,
              base: withText('Before'),
              questions: withText('Theirs').toReversed(),
              changes: [],
            }
            const json = { success: false, code: 'quiz-changed', message: 'Changed', theirs }
            await route.fulfill({ status: 409, json })
          })
          await page
            .getByRole('region', { name: 'Question 1', exact: true })
            .getByLabel('Question text')
            .fill('Mine')
          await page.getByRole('button', { name: 'Save Changes' }).click()
          await page.getByRole('button', { name: 'Save these questions' }).click()
        },
        shows: (page) => page.getByText('Choose one of the two.').first(),
      },
    ],
  },
  {
    name: 'finalize',
    title: 'Quiz Finalized Successfully!',
    isPictured: true,
    as: 'educator',
    path: ({ fresh }) => `/finalize-quiz/${fresh._id}`,
    heading: 'Quiz Finalized Successfully!',
    next: [
      {
        name: 'finalize-full-screen',
        title: 'Secret code',
        act: (page) => page.getByRole('button', { name: 'Show full screen' }).click(),
        shows: (page) => page.getByRole('button', { name: 'Close full screen' }),
      },
    ],
  },
]
