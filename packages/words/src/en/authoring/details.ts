// The form for a new quiz.
export const title = 'Enter Quiz Details'
export const quizTitle = 'Quiz Title'
export const numQuestions = 'Number of Questions'
export const numQuestionsHint = 'At least 1. You can add or remove questions later.'
export const timeLimit = 'Time Limit (minutes)'
export const submit = 'Proceed to Question Entry'
