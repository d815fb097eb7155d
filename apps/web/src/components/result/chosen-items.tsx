import { markedAgain as regradedWords } from '@quizly/words/results.ts'
import { format } from '@quizly/words/language.ts'
import type { ShownRegrade } from '@quizly/contract'
import { withMinus } from '../../lib/numbers/minus.ts'
import './chosen-items.css'

const shown = (points: number) => withMinus(format.number(points))
const signed = (points: number) => (points > 0 ? `\u200E+${shown(points)}` : shown(points))

type Props = Pick<ShownRegrade, 'items'> & {
  /** The points of the mark that are not those of its items. */
  beside: number
}

/** The items of a rubric that an answer was marked by, with their points, and what makes them add up to the mark. */
export function ChosenItems({ items = [], beside }: Props) {
  if (items.length === 0) return null
  return (
    <ul className="chosen-items" aria-label={regradedWords.rubric}>
      {items.map(({ text, points }) => (
        <li key={text}>
          <bdi>{regradedWords.rubricItem(text, shown(points))}</bdi>
        </li>
      ))}
      {beside !== 0 && <li>{regradedWords.adjustment(signed(beside))}</li>}
    </ul>
  )
}
