export const data = 'Your data'
export const dataHint =
  'Everything that Quizly keeps about you, as a JSON file: your account, quizzes, answers, results and messages.'
export const download = 'Download my data'
export const name = 'Name'
export const nameHint =
  'Updates everywhere, including earlier results. Receipts keep the name you had when you submitted.'
export const changeName = 'Change name'
export const nameChanged = 'Your name is changed.'
export const password = 'Password'
export const passwordHint = 'This signs you out on other devices.'
export const currentPassword = 'Current password'
export const changePassword = 'Change password'
export const passwordChanged = 'Your password is changed. Other devices are logged out.'
