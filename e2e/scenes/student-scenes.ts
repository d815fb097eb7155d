import type { Scene } from './scene.ts'

/** The students of a quiz, and what each of them got right. */
export const studentScenes: Scene[] = [
  {
    name: 'quiz-grid',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}/grid?sort=3`,
    heading: 'The Causes of the First World War',
    shows: (page) => page.getByRole('table', { name: 'Results by student and question' }),
  },
  {
    name: 'quiz-students',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}`,
    heading: 'The Causes of the First World War',
  },
  {
    name: 'delete-attempt',
    as: 'educator',
    path: ({ history }) => `/my-quizzes/${history._id}`,
    heading: 'The Causes of the First World War',
    act: async (page) => {
      await page.getByRole('button', { name: 'More for Daniel Reyes' }).click()
      await page.getByRole('menuitem', { name: 'Delete attempt…' }).click()
    },
    shows: (page) => page.getByText('goes with it, and so do the answers'),
  },
  {
    name: 'student-attempt',
    as: 'educator',
    path: ({ history }, { student }) => `/my-quizzes/${history._id}/students/${student.user._id}`,
    heading: 'Daniel Reyes',
  },
]
