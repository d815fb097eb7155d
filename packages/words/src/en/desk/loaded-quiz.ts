export const failed = 'The results could not be loaded'
export const safe = 'They are safe.'
export const missing = 'Quiz not found.'
/** Above figures that come from a copy of the data which is behind: the time of their last change. */
export const asOf = (time: string) => `As of ${time}`
