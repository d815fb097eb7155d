export const hint =
  'For Quizly’s own words and its mails, wherever you are logged in. A quiz keeps the language that its educator chose.'
