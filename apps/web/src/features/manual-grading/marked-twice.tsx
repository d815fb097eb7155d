import { format } from '@quizly/words/language.ts'
import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import type { AnswerToMark, NextAnswer } from '@quizly/contract'
import { type DraftMark, hundredthsOf, pointsOf, rubricOf } from '@quizly/domain'
import { Button } from '../../components/forms/button.tsx'
import { withMinus } from '../../lib/numbers/minus.ts'

const signed = (points: number) => withMinus(format.number(points))

/** To a hundredth. */
const meanOf = (points: readonly number[]) =>
  pointsOf(Math.round(points.reduce((sum, each) => sum + (hundredthsOf(each) ?? 0), 0) / points.length))

type Look = NonNullable<AnswerToMark['looks']>[number]

type TwoMarksProps = {
  looks: readonly Look[]
  question: NextAnswer['question']
  onUse: (mark: DraftMark) => void
}

/** A person settles it: by one of the two, by their mean, or by a mark of their own. */
export function TwoMarks({ looks, question, onUse }: TwoMarksProps) {
  const rubric = rubricOf(question)
  const average = meanOf(looks.map(({ points }) => points))
  return (
    <div className="mark-answer__theirs stack stack-2">
      <p>{secondWords.thirdLook}</p>
      <ol className="mark-answer__looks">
        {looks.map(({ points, items, adjustment, comment }, index) => (
          // There are two, which never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className="mark-answer__looked">{secondWords.markOf(index + 1, points)}</p>
            {rubric
              .filter(({ _id }) => items.includes(_id))
              .map((item) => (
                <p key={item._id} className="sm">
                  {pageWords.item(item.text, signed(item.points))}
                </p>
              ))}
            {rubric.length > 0 && adjustment !== 0 && (
              <p className="sm">{pageWords.item(pageWords.morePoints, signed(adjustment))}</p>
            )}
            {comment && (
              <p className="muted sm">
                <bdi>{comment}</bdi>
              </p>
            )}
            <Button look="quiet" size="sm" onClick={() => onUse({ items, adjustment, comment })}>
              {secondWords.takeMark(index + 1)}
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button look="quiet" size="sm" onClick={() => onUse({ items: [], adjustment: average, comment: '' })}>
          {secondWords.takeAverage(secondWords.pointsApart(average))}
        </Button>
      </div>
    </div>
  )
}

/** How far the marks of this person agree with their own and with those of others. */
export function Agreement({ withSelf, withOthers }: Pick<NextAnswer, 'withSelf' | 'withOthers'>) {
  if (!withSelf && !withOthers) return null
  return (
    <section className="stack stack-2 sm mark-answer__agreement" aria-labelledby="agreement">
      <h3 id="agreement">{secondWords.agreement}</h3>
      {withSelf && (
        <p>
          {secondWords.withSelf(
            withSelf.answers,
            withSelf.same,
            secondWords.pointsApart(withSelf.meanDifference),
          )}
        </p>
      )}
      {withOthers && (
        <p>
          {secondWords.withOthers(
            withOthers.answers,
            withOthers.same,
            secondWords.pointsApart(withOthers.meanDifference),
          )}
        </p>
      )}
      <p className="muted">{secondWords.agreementHint}</p>
    </section>
  )
}
