import type { QuizAnalysis } from '@quizly/contract'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'

/** Something in the results that deserves a look, in words; the link leads to where it can be seen. */
export type Finding = { title: string; more?: string; link?: { to: string; text: string } }

/** The address of a question in the table of the results page. */
export const questionAnchor = (place: number) => `question-${place + 1}`

/** What the results of a class say before one looks at any number, the most urgent first. */
export function findingsOf(
  quizId: string,
  { attempts, waiting, scores, questions }: QuizAnalysis,
): Finding[] {
  const suspected = questions.flatMap(({ suspectedKey }, place): Finding[] =>
    suspectedKey === undefined
      ? []
      : [
          {
            title: `Question ${place + 1} may have the wrong answer key`,
            link: { to: `#${questionAnchor(place)}`, text: 'See the answers' },
          },
        ],
  )
  const shares = questions.map(({ difficulty }) => difficulty.share)
  const hardest = shares.indexOf(Math.min(...shares))
  const right = questions[hardest]?.difficulty.right ?? 0
  const isHard = right < attempts && questions.length > 1
  const below = scores.slice(0, Math.ceil(questions.length / 2)).reduce((sum, count) => sum + count, 0)
  return [
    ...suspected,
    ...(isHard
      ? [{ title: `Question ${hardest + 1} was the hardest`, more: `${right} of ${attempts} got it right` }]
      : []),
    ...(below > 0
      ? [
          {
            title: `${plural(below, 'student')} scored below half`,
            link: { to: paths.quizStudents(quizId), text: 'See the students' },
          },
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            title: `${plural(waiting, 'result')} not counted yet`,
            more: 'The quiz was edited, and they are being marked again.',
          },
        ]
      : []),
  ]
}
