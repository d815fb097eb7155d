// What happens after somebody has asked for a link to set a new password.
export const nextSteps = {
  'link-sent':
    'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
  'ask-operator': "Ask your school's Quizly administrator for a link.",
}
