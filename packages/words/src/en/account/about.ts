import type { Slot } from '../../format.ts'

export const heading = 'About Quizly'
export const lead =
  'Interactive quizzes, real-time scoring and a seamless experience for students and educators.'
export const offer = 'What We Offer'
export const offerText = 'Timed quizzes behind a secret code, marked the moment they are submitted.'
export const start = 'Get Started'
export const learnMore = 'Learn More'
export const explore = 'Explore'
export const shownReceipt = <Node>(link: Slot<Node>) => [
  'Were you shown the receipt of a submission? ',
  link('Verify a receipt'),
]
export const details = 'Details'
export const detailsHeading = 'Discover More About Us'
export const detailsLead = 'How a quiz is made, taken and marked, and what we keep.'
export const topics = {
  making: {
    heading: 'Making a quiz',
    text: 'An educator types the questions in or brings a spreadsheet, checks each one, and gets a secret code of eight letters and digits. Only students who have the code can enter.',
  },
  taking: {
    heading: 'Taking a quiz',
    text: 'The clock starts when the student presses Start Quiz, and it is the server’s clock. Each answer is saved as it is made; a lost connection, a reload or a closed laptop takes nothing away. At 0:00 the quiz is submitted by itself.',
  },
  marking: {
    heading: 'Marking',
    text: 'An answer is correct when it is exactly the set of correct answers. Capital letters, the order of choices and spaces at the ends do not matter. A question left blank counts as skipped. Each question is worth one point.',
  },
  kept: {
    heading: 'What we keep',
    text: 'Your name, your email address, your answers, and what happened to them in a quiz: when each was saved, from which of your devices (they are only numbered) and when the connection was lost. Passwords are kept only as a hash that cannot be turned back. There is no tracking and no advertising.',
  },
}
export const backHome = '← Back to Home'
