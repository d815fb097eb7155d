import { longWords } from '../school-content.ts'
import type { Scene } from './scene.ts'

/** Screens that show what people wrote, with words that fit on no line. */
export const longWordScenes: Scene[] = [
  {
    name: 'long-words-home',
    as: 'wordyStudent',
    path: () => '/',
    heading: /Test Your Knowledge/,
    shows: (page) => page.getByRole('heading', { name: 'Your latest results' }),
  },
  {
    name: 'long-words-take',
    as: 'student',
    path: ({ wordy }) => `/quiz/${wordy._id}`,
    heading: longWords.title,
    shows: (page) => page.getByRole('button', { name: 'Submit Quiz' }).first(),
  },
  {
    name: 'long-words-result',
    as: 'wordyStudent',
    path: ({ wordy }) => `/quiz/${wordy._id}/result`,
    heading: longWords.title,
    shows: (page) => page.getByRole('link', { name: 'All my results' }),
  },
  {
    name: 'long-words-profile',
    as: 'wordyStudent',
    path: () => '/profile',
    heading: longWords.name,
    shows: (page) => page.getByRole('table', { name: 'Results' }),
  },
  {
    name: 'long-words-contact',
    as: 'wordyStudent',
    path: () => '/contact',
    heading: 'Contact Us',
  },
  {
    name: 'long-words-home-admin',
    as: 'wordyEducator',
    path: () => '/',
    heading: /Test Your Knowledge/,
    shows: (page) => page.getByRole('heading', { name: 'Your latest quizzes' }),
  },
  {
    name: 'long-words-my-quizzes',
    as: 'wordyEducator',
    path: () => '/my-quizzes',
    heading: 'My quizzes',
    shows: (page) => page.getByRole('table', { name: 'My quizzes' }),
  },
  {
    name: 'long-words-results',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}/results`,
    heading: longWords.title,
    shows: (page) => page.getByRole('heading', { name: 'Worth a look' }),
  },
  {
    name: 'long-words-questions',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}/questions`,
    heading: longWords.title,
    shows: (page) => page.getByRole('table'),
  },
  {
    name: 'long-words-accept-answers',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}/questions`,
    heading: longWords.title,
    act: async (page) => {
      await page.getByRole('button', { name: 'More for question 3' }).click()
      await page.getByRole('menuitem', { name: 'Accept answers' }).click()
    },
    shows: (page) => page.getByRole('list', { name: 'Answers of this group' }),
  },
  {
    name: 'long-words-print',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}/print`,
    heading: 'Print paper',
    shows: (page) => page.getByRole('region', { name: 'Preview' }),
  },
  {
    name: 'long-words-live',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}/live`,
    heading: longWords.title,
    shows: (page) => page.getByRole('table', { name: 'Students taking this quiz now' }),
  },
  {
    name: 'long-words-students',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}`,
    heading: longWords.title,
  },
  {
    name: 'long-words-share',
    as: 'wordyEducator',
    path: ({ wordy }) => `/my-quizzes/${wordy._id}/share`,
    heading: longWords.title,
    shows: (page) => page.getByRole('button', { name: 'Copy code', exact: true }),
  },
  {
    name: 'long-words-attempt',
    as: 'wordyEducator',
    path: ({ wordy }, { wordyStudent }) => `/my-quizzes/${wordy._id}/students/${wordyStudent.user._id}`,
    heading: longWords.name,
  },
  {
    name: 'long-words-review',
    as: 'wordyEducator',
    path: ({ wordy }) => `/review-quiz/${wordy._id}`,
    heading: longWords.title,
  },
  {
    name: 'long-words-edit',
    as: 'wordyEducator',
    path: ({ wordy }) => `/edit-quiz/${wordy._id}`,
    heading: new RegExp(longWords.title),
  },
  {
    name: 'long-words-finalize',
    as: 'wordyEducator',
    path: ({ wordy }) => `/finalize-quiz/${wordy._id}`,
    heading: 'Quiz Finalized Successfully!',
  },
  {
    name: 'long-words-upload',
    as: 'wordyEducator',
    path: () => '/excel-upload',
    heading: 'Upload your questions',
    act: async (page) => {
      const [{ text, options }] = longWords.questions
      const row = {
        [`Question ${longWords.word}`]: text,
        'Option A': options[0],
        'Option B': options[1],
        Correct: longWords.word,
      }
      await page.evaluate((kept) => localStorage.setItem('quizData', kept), JSON.stringify([row]))
      await page.goto('/review-questions')
    },
    shows: (page) => page.getByRole('region', { name: 'Uploaded questions' }),
  },
]
