export const done = 'Copied'
export const failed = 'Your browser did not allow copying. Select the text and copy it.'
