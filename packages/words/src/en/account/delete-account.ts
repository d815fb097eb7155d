export const heading = 'Delete your account'
export const hint = 'Your name, email, password and messages are removed at once. This cannot be undone.'
export const submit = 'Delete my account'
export const question = 'Delete your account?'
export const whatGoes =
  'Your name, email, password and messages are removed, and you are logged out everywhere. This cannot be undone; download your data first if you want to keep it.'
export const whatStays = {
  student:
    'Your answers and scores stay in your educators’ statistics under the name “Deleted student”. They do not show who you were, unless you wrote it into an answer.',
  admin:
    'A quiz that you share with an editor goes to that editor: to its last owner, or to the editor of longest standing. Other quizzes that no student has started are deleted; the rest take no new students. Students keep their results, but you can no longer see them. To choose who gets a quiz, hand it over before, on its Share tab.',
}
export const password = 'Your password'
export const keep = 'Keep my account'
export const done = 'Your account is deleted.'
