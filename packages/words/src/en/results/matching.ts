// The answer to a question in which each prompt gets a partner.

export const task = 'Choose what belongs to each item'
/** Chosen in a field where nothing is chosen yet. */
export const none = '– Choose –'
/** The list of partners beside the fields, where they are formatted. */
export const partners = 'To choose from'
/** Beside a prompt that was left out. */
export const skipped = 'nothing chosen'
