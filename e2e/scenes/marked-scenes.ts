import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { cellTitle } from '../school-content.ts'
import { drawnPicture } from '../journeys/pictures/drawn-picture.ts'
import { isDrawn } from '../journeys/pictures/drawn-pictures.ts'
import { markedTitle } from './marked-quiz.ts'
import type { Scene } from './scene.ts'

const cell = 'A cell with a nucleus and a green part'

const choosePicture = async (page: Page) => {
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const choosing = page.waitForEvent('filechooser')
  await question.getByRole('button', { name: 'Picture', exact: true }).click()
  const buffer = drawnPicture({ width: 320, height: 200, mark: [40, 130, 70] })
  await (await choosing).setFiles({ name: 'cell.png', mimeType: 'image/png', buffer })
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
        name: 'picture-dialog',
        act: choosePicture,
        shows: (page) => page.getByRole('dialog').getByText('The picture is ready.'),
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
          await page.getByRole('button', { name: 'Who would gain: Each part counts' }).click()
        },
        shows: (page) => page.getByRole('table', { name: 'Who would gain: Each part counts' }),
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
        shows: (page) => page.getByRole('alertdialog', { name: 'Release marks' }),
      },
      {
        name: 'withdraw-marks',
        act: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Withdraw marks' }).click()
        },
        shows: (page) => page.getByRole('alertdialog', { name: 'Withdraw marks' }),
      },
      {
        name: 'third-look',
        title: 'Marking question 2',
        act: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('link', { name: 'Mark answers' }).click()
          await expect(page.getByText('Mark 2: 4 points')).toBeVisible()
        },
        shows: (page) => page.getByText(/^Third look:/),
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
