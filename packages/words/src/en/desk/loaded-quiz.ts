export const failed = 'The results could not be loaded'
export const safe = 'They are safe.'
export const missing = 'Quiz not found.'
