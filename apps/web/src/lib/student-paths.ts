export const ofAttempt = (number: number | undefined) => (number === undefined ? '' : `?attempt=${number}`)

/** Patterns are for the router; functions create links. */
export const studentPaths = {
  home: '/',
  login: '/login',
  signup: '/signin',
  about: '/about',
  contact: '/contact',
  verify: '/verify-captcha',
  /** The same screen by the address that is shared, short enough to be read from a projector. */
  join: '/join',
  chooser: '/create-quiz',
  createQuestions: (quizId: string) => `/create-questions/${quizId}`,
  editQuiz: (quizId: string) => `/edit-quiz/${quizId}`,
  takeQuiz: (quizId: string) => `/quiz/${quizId}`,
  /** Without a number it is the latest result. */
  result: (quizId: string, attempt?: number) => `/quiz/${quizId}/result${ofAttempt(attempt)}`,
  profile: '/profile',
  forgotPassword: '/forgot-password',
  myQuizzes: '/my-quizzes',
  previewQuiz: (quizId: string) => `/my-quizzes/${quizId}/preview`,
} as const
