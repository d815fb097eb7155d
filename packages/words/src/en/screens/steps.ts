/** The steps of making a quiz. */
export const names = {
  details: 'Details',
  questions: 'Questions',
  review: 'Review',
  finalize: 'Finalize',
}
export const label = 'Steps'
/** The title of the page of a step. */
export const titled = {
  details: (quiz: string) => `Details – ${quiz}`,
  questions: (quiz: string) => `Questions – ${quiz}`,
  review: (quiz: string) => `Review – ${quiz}`,
  finalize: (quiz: string) => `Finalize – ${quiz}`,
}
