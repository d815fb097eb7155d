export const copying = {
  done: 'Copied',
  failed: 'Your browser did not allow copying. Select the text and copy it.',
}

export const fileDrop = {
  /** After the button’s own text, as in “Choose a file or drag it here”. */
  orDrag: <Node>(choose: Node) => [choose, ' or drag it here'],
}

// When the clocks go back, one hour comes twice.
export const momentField = {
  which: (time: string) => `The clocks go back then. Which ${time}?`,
  first: (zone: string) => `The first (${zone})`,
  second: (zone: string) => `The second (${zone})`,
}

export const notFound = {
  title: 'Page not found',
  hint: 'None of the above. If you typed the address, check it; if you followed a link, it may be out of date.',
  goHome: 'Go to Home',
  enterCode: 'Enter a quiz code',
}

export const people = {
  /** In place of the names of people who have deleted their accounts. */
  deletedStudent: 'Deleted student',
  deletedEducator: 'Deleted educator',
  /** In place of the email of who has signed in with a slip. */
  bySlip: 'by slip',
}

export const quizLanguage = {
  label: 'Language',
  hint: 'Screen readers read your questions in this language.',
}

export const showMore = {
  more: 'Show more',
  failed: 'The rest could not be loaded. Check your connection.',
}

export const steps = {
  /** The steps of making a quiz. */
  names: {
    details: 'Details',
    questions: 'Questions',
    review: 'Review',
    finalize: 'Finalize',
  },
  label: 'Steps',
  /** The title of the page of a step. */
  titled: {
    details: (quiz: string) => `Details – ${quiz}`,
    questions: (quiz: string) => `Questions – ${quiz}`,
    review: (quiz: string) => `Review – ${quiz}`,
    finalize: (quiz: string) => `Finalize – ${quiz}`,
  },
}

export const tables = {
  /** On a phone, before the headings by which a list can be sorted. At most 15 characters. */
  sortBy: 'Sort by',
}
