import { findings as findingWords } from '@quizly/words/desk.ts'
import type { QuizAnalysis } from '@quizly/contract'
import { paths } from '../../../lib/paths.ts'
import { describeSeenEarly } from '../../quiz-page/describe-changes.ts'

/** Something in the results that deserves a look, in words; the link leads to where it can be seen. */
export type Finding = { title: string; more?: string; link?: { to: string; text: string } }

/** What hangs on one or two students is not worth a look. */
const fewestMisses = 3

/** What the results of a class say before one looks at any number, the most urgent first. */
export function findingsOf(
  quizId: string,
  { waiting, belowHalf, questions, seenEarly }: QuizAnalysis,
): Finding[] {
  const suspected = questions.flatMap(({ suspectedKey, suspectedPair, question, number }): Finding[] =>
    suspectedKey === undefined && !suspectedPair
      ? []
      : [
          {
            title: findingWords.wrongKey(number),
            link: { to: paths.remark(quizId, question._id), text: findingWords.checkKey },
          },
        ],
  )
  const shares = questions.map(({ difficulty }) => difficulty.share)
  const hardest = questions[shares.indexOf(Math.min(...shares))]
  const { right = 0, partly = 0 } = hardest?.difficulty ?? {}
  const isHard = hardest && hardest.asked - right - partly >= fewestMisses && questions.length > 1
  const early = seenEarly ? describeSeenEarly(seenEarly) : []
  return [
    ...suspected,
    ...early.map((title) => ({ title })),
    ...(isHard
      ? [
          {
            title: findingWords.hardest(hardest.number),
            more: findingWords.right(right, hardest.asked),
            link: { to: `${paths.quizGrid(quizId)}?failed=${hardest.number}`, text: findingWords.whoMissed },
          },
        ]
      : []),
    ...(belowHalf > 0
      ? [
          {
            title: findingWords.belowHalf(belowHalf),
            link: { to: `${paths.quizStudents(quizId)}?sort=score`, text: findingWords.seeStudents },
          },
        ]
      : []),
    ...(waiting > 0
      ? [
          {
            title: findingWords.notCounted(waiting),
            more: findingWords.notCountedHint,
          },
        ]
      : []),
  ]
}
