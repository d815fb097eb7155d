import { expect } from '../fixtures.ts'
import { cellTitle } from '../school-content.ts'
import { drawnPicture } from '../journeys/pictures/drawn-picture.ts'
import { choosePicture, isDrawn } from '../journeys/pictures/drawn-pictures.ts'
import { markedTitle } from './marked-quiz.ts'
import type { Scene } from './scene.ts'

const cell = 'A cell with a nucleus and a green part'

const file = {
  name: 'cell.png',
  mimeType: 'image/png',
  buffer: drawnPicture({ width: 320, height: 200, mark: [40, 130, 70] }),
}

/** Questions with pictures, marked by two people: written, taken, marked, released and practised. */
export const markedScenes: Scene[] = [
  {
    name: 'edit-formatted',
    title: 'Edit',
    as: 'historian',
    path: ({ marked }) => `/edit-quiz/${marked._id}`,
    heading: new RegExp(markedTitle),
    shows: (page) => page.getByRole('img', { name: cell }).first(),
    next: [
      {
        name: 'edit-gap',
        act: (page) => page.getByRole('textbox', { name: 'Choice 3 of gap 2' }).focus(),
        shows: (page) => page.getByRole('group', { name: 'As students see it' }).getByRole('combobox'),
      },
      {
        name: 'edit-picture',
        act: async (page) => {
          const question = page.getByRole('region', { name: 'Question 1', exact: true })
          await question.getByRole('textbox', { name: 'Question text' }).press('ControlOrMeta+End')
          await choosePicture(page, question, file)
        },
        shows: (page) => page.getByRole('textbox', { name: 'Description' }).nth(1),
      },
      {
        name: 'edit-formula',
        act: async (page) => {
          const question = page.getByRole('region', { name: 'Question 1', exact: true })
          await question.getByRole('button', { name: 'Formula', exact: true }).press('Enter')
          await page.keyboard.type('\\frac{a}{b}')
        },
        shows: (page) => page.getByRole('group', { name: 'Formula', exact: true }).locator('mfrac'),
      },
    ],
  },
  {
    name: 'take-picture',
    title: cellTitle,
    as: 'student',
    path: ({ pictured }) => `/quiz/${pictured._id}`,
    heading: cellTitle,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start Quiz' }).click()
      await isDrawn(page, cell)
    },
    next: [
      {
        name: 'take-gap',
        act: async (page) => {
          await page.getByRole('textbox', { name: 'Gap 1 of 2' }).fill('1914')
          await page.getByRole('combobox', { name: 'Gap 2 of 2' }).selectOption('winter')
          await page.getByRole('combobox', { name: 'Gap 2 of 2' }).scrollIntoViewIfNeeded()
        },
        shows: (page) => page.getByText('All answers saved'),
      },
      {
        name: 'take-picture-lost',
        act: async (page) => {
          await page.route('**/media/**', (route) => route.abort())
          await page.reload()
        },
        shows: (page) => page.locator('.pic--lost'),
      },
    ],
  },
  {
    name: 'rule-simulation',
    title: 'Results',
    as: 'historian',
    path: ({ marked }) => `/my-quizzes/${marked._id}/results`,
    heading: markedTitle,
    shows: (page) => page.getByRole('heading', { name: 'Worth a look' }),
    next: [
      {
        name: 'rule-simulation-names',
        title: 'Answer key of question 3',
        act: async (page) => {
          await page.getByRole('button', { name: 'More for question 3', exact: true }).click()
          await page.getByRole('menuitem', { name: 'Compare rules' }).click()
          await page.getByRole('button', { name: 'Who would gain: Per correct part' }).click()
        },
        shows: (page) => page.getByRole('table', { name: 'Who would gain: Per correct part' }),
      },
    ],
  },
  {
    name: 'marking',
    title: 'Marking',
    as: 'historian',
    path: ({ marked }) => `/my-quizzes/${marked._id}/marking`,
    heading: markedTitle,
    shows: (page) => page.getByRole('table', { name: 'Marks that change' }),
    next: [
      {
        name: 'marking-settings',
        act: (page) => page.getByRole('button', { name: 'How this question is marked' }).first().click(),
        shows: (page) => page.getByRole('checkbox', { name: 'Two people mark each answer' }),
      },
      {
        name: 'release-marks',
        act: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Release marks' }).click()
        },
        shows: (page) => page.getByRole('checkbox', { name: 'Marks and comments' }),
      },
      {
        name: 'release-at',
        act: (page) => page.getByRole('radio', { name: 'At a set time' }).check(),
        shows: (page) => page.getByLabel('Release time'),
      },
      {
        name: 'release-planned',
        act: (page) => page.getByRole('button', { name: /^Release on / }).click(),
        // The message with Undo goes by itself while a slow machine still looks.
        shows: (page) => page.getByRole('button', { name: 'Cancel release' }),
      },
      {
        name: 'withdraw-marks',
        act: async (page) => {
          await page.getByRole('button', { name: 'Cancel release' }).click()
          await page.getByRole('button', { name: 'Withdraw marks' }).click()
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Withdraw marks' }),
      },
    ],
  },
  {
    name: 'marking-twice',
    title: 'Marking',
    as: 'historian',
    path: ({ marked }) => `/my-quizzes/${marked._id}/marking`,
    heading: markedTitle,
    shows: (page) => page.getByRole('link', { name: 'Settle 1 difference' }),
    next: [
      {
        name: 'marking-by-student',
        act: (page) => page.getByRole('radio', { name: 'By student' }).check(),
        shows: (page) => page.getByRole('rowheader', { name: 'Student 1' }),
      },
      {
        name: 'third-look',
        title: 'Marking question 2',
        act: async (page) => {
          await page
            .getByRole('link', { name: /^Mark answers/ })
            .first()
            .click()
          await expect(page.getByRole('table', { name: 'Both marks' })).toBeVisible()
        },
        shows: (page) => page.getByText(/^Third look:/),
      },
      {
        name: 'answer-to-read',
        act: async (page) => {
          // The order of the answers is drawn, so the open one can be the last.
          const heading = page.getByRole('heading', { name: /^Answer \d/ })
          const before = await heading.innerText()
          const next = page.getByRole('button', { name: 'Next', exact: true })
          const isLast = (await next.getAttribute('aria-disabled')) === 'true'
          await (isLast ? page.getByRole('button', { name: 'Previous', exact: true }) : next).click()
          await expect(heading).not.toHaveText(before)
        },
        shows: (page) => page.getByRole('blockquote', { name: /^Answer/ }),
      },
      {
        name: 'settle',
        title: 'Differences in question 2',
        act: async (page) => {
          await page.getByRole('link', { name: 'All questions to mark' }).first().click()
          await page.getByRole('radio', { name: 'By question' }).check()
          await page.getByRole('link', { name: 'Settle 1 difference' }).click()
          await page.getByRole('radio', { name: 'Another mark' }).check()
          await page.getByRole('button', { name: 'Settle', exact: true }).click()
        },
        shows: (page) => page.getByRole('textbox', { name: 'Points' }),
      },
    ],
  },
  {
    name: 'result-released',
    title: 'Result',
    as: 'student',
    path: ({ marked }) => `/quiz/${marked._id}/result`,
    heading: markedTitle,
    act: async (page) => {
      await expect(page.getByRole('img', { name: cell })).toHaveCount(2)
      await isDrawn(page, cell)
    },
    shows: (page) => page.getByText(/^Names the treaty of 1839/),
  },
  {
    name: 'practice-quiz',
    title: `Practice: ${markedTitle}`,
    as: 'student',
    path: ({ marked }) => `/practice/${marked._id}`,
    heading: markedTitle,
    act: async (page) => {
      await page.getByRole('radio', { name: 'A vacuole' }).check()
      await page.getByRole('button', { name: 'Check answer' }).click()
    },
    shows: (page) => page.getByText('Vacuoles hold', { exact: false }),
  },
]
