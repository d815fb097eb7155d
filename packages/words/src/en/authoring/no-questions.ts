export const title = 'This quiz has no questions yet'
export const hint = 'A quiz needs at least one question before it can be finalized.'
export const write = 'Write questions'
