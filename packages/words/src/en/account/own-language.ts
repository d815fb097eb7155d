export const hint = 'Of Quizly’s own words on this device. A quiz keeps the language that its educator chose.'
