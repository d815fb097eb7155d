/** Of links that a running quiz or a result shows only if it needs them. */
export const laterStudentPaths = {
  practice: (quizId: string) => `/practice/${quizId}`,
  verifyReceipt: '/verify-receipt',
} as const
