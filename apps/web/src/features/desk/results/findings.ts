import type { QuizAnalysis } from '@quizly/contract'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { describeSeenEarly } from '../settings/describe-changes.ts'

/** Something in the results that deserves a look, in words; the link leads to where it can be seen. */
export type Finding = { title: string; more?: string; link?: { to: string; text: string } }

/** What hangs on one or two students is not worth a look. */
const fewestMisses = 3

/** What the results of a class say before one looks at any number, the most urgent first. */
export function findingsOf(
  quizId: string,
  { waiting, belowHalf, questions, seenEarly }: QuizAnalysis,
): Finding[] {
  const suspected = questions.flatMap(({ suspectedKey, question, number }): Finding[] =>
    suspectedKey === undefined
      ? []
      : [
          {
            title: `Question ${number} may have the wrong answer key`,
            link: { to: paths.remark(quizId, question._id), text: 'Check the answer key' },
          },
        ],
  )
  const shares = questions.map(({ difficulty }) => difficulty.share)
  const hardest = questions[shares.indexOf(Math.min(...shares))]
  const right = hardest?.difficulty.right ?? 0
  const isHard = hardest && hardest.asked - right >= fewestMisses && questions.length > 1
  const early = seenEarly ? describeSeenEarly(seenEarly) : []
  return [
    ...suspected,
    ...early.map((title) => ({ title })),
    ...(isHard
      ? [
          {
            title: `Question ${hardest.number} was the hardest`,
            more: `${right} of ${hardest.asked} got it right`,
            link: { to: `${paths.quizGrid(quizId)}?failed=${hardest.number}`, text: 'See who missed it' },
          },
        ]
      : []),
    ...(belowHalf > 0
      ? [
          {
            title: `${plural(belowHalf, 'student')} scored below half`,
            link: { to: `${paths.quizStudents(quizId)}?sort=score`, text: 'See the students' },
          },
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            title: `${plural(waiting, 'result')} not counted yet`,
            more: 'The quiz was edited. Their scores are being updated.',
          },
        ]
      : []),
  ]
}
