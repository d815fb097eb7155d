export const more = 'Show more'
export const failed = 'The rest could not be loaded. Check your connection.'
