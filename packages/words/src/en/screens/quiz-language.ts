export const label = 'Language'
export const hint = 'Screen readers read your questions in this language.'
