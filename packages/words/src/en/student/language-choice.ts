export const label = 'Language'
export const failed = 'The language could not be loaded. Check your connection, then choose again.'
