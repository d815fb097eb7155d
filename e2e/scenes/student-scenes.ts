import { cellTitle, emptyTitle } from '../school-content.ts'
import type { Scene } from './scene.ts'

/** The students of a quiz, now and later, and what they got right. */
export const studentScenes: Scene[] = [
  {
    name: 'quiz-results',
    title: 'Results',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}/results`,
    heading: 'The Causes of the First World War',
    shows: (page) => page.getByRole('heading', { name: 'Worth a look' }),
    next: [
      {
        name: 'regrade-question',
        title: 'Answer key of question 1',
        act: async (page) => {
          await page.getByRole('button', { name: 'More for question 1', exact: true }).click()
          await page.getByRole('menuitem', { name: 'Change answer key' }).click()
          await page.getByRole('radio', { name: /^Full marks for all/ }).check()
        },
        shows: (page) => page.getByRole('region', { name: 'Effect on scores' }).getByRole('status'),
      },
    ],
  },
  {
    name: 'quiz-live',
    title: 'Live',
    as: 'educator',
    path: ({ fresh }) => `/my-quizzes/${fresh._id}/live`,
    heading: cellTitle,
    shows: (page) => page.getByRole('table', { name: 'Students taking this quiz now' }),
  },
  {
    name: 'quiz-live-draft',
    title: 'Live',
    as: 'educator',
    path: ({ empty }) => `/my-quizzes/${empty._id}/live`,
    heading: emptyTitle,
    shows: (page) => page.getByRole('heading', { name: 'This quiz has no questions yet' }),
  },
  {
    name: 'quiz-grid',
    title: 'Grid of results',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}/grid?sort=3`,
    heading: 'The Causes of the First World War',
    shows: (page) => page.getByRole('table', { name: 'Results by student and question' }),
  },
  {
    name: 'quiz-students',
    title: 'Students',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}`,
    heading: 'The Causes of the First World War',
    next: [
      {
        name: 'delete-attempt',
        act: async (page) => {
          await page.getByRole('button', { name: 'More for Daniel Reyes' }).click()
          await page.getByRole('menuitem', { name: 'Delete attempt…' }).click()
        },
        shows: (page) => page.getByText('goes with it, and so do the answers'),
      },
    ],
  },
  {
    name: 'student-attempt',
    title: 'Daniel Reyes',
    as: 'educator',
    path: ({ history }, { student }) => `/my-quizzes/${history._id}/students/${student.user._id}`,
    heading: 'Daniel Reyes',
  },
]
