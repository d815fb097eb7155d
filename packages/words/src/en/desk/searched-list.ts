// A list with a field in which it is searched.
import { number, plural } from '../language.ts'

export const of = {
  quizzes: {
    search: 'Search quizzes',
    placeholder: 'Search by title or code',
    count: (n: number) => plural(n, { one: `${number(n)} quiz`, other: `${number(n)} quizzes` }),
    /** While there are more that are not loaded yet. */
    soFar: (n: number) =>
      plural(n, { one: `${number(n)} quiz so far`, other: `${number(n)} quizzes so far` }),
    noMatch: <Node>(searched: Node) => ['No quizzes match “', searched, '”'],
  },
  students: {
    search: 'Search students',
    placeholder: 'Search by name or email',
    count: (n: number) => plural(n, { one: `${number(n)} student`, other: `${number(n)} students` }),
    soFar: (n: number) =>
      plural(n, { one: `${number(n)} student so far`, other: `${number(n)} students so far` }),
    noMatch: <Node>(searched: Node) => ['No students match “', searched, '”'],
  },
}
export const clear = 'Clear'
