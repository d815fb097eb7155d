import * as markedAgainWords from '@quizly/words/results/marked-again.ts'
import { format } from '@quizly/words/language.ts'
import type { MarkedAgain } from '@quizly/contract'
import { withMinus } from '../../lib/numbers/minus.ts'
import './chosen-items.css'

/** The items of a rubric that an answer was marked by, with their points. */
export function ChosenItems({ items = [] }: Pick<MarkedAgain, 'items'>) {
  if (items.length === 0) return null
  return (
    <ul className="chosen-items" aria-label={markedAgainWords.rubric}>
      {items.map(({ text, points }) => (
        <li key={text}>
          <bdi>{markedAgainWords.rubricItem(text, withMinus(format.number(points)))}</bdi>
        </li>
      ))}
    </ul>
  )
}
