import { gapText as gapWords } from '@quizly/words/results.ts'
import type { UncheckedQuestion } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/icons/icons.tsx'
import type { Shown } from '../../components/quiz/shown-text.ts'
import './gap.css'

/** Where a gap is in a text that is only shown. Below the text its number says what was written there. */
export function GapBlank({ number }: { number: number }) {
  return (
    <span className="gap-blank">
      <span className="vh">{gapWords.blank(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  )
}

type ShownGapsProps = { question: Shown; texts: readonly string[]; lang?: string | undefined }

/** What stands in each gap: of an answer with whether it is right, of the key with all that is accepted. */
export function ShownGaps({ question, texts, lang }: ShownGapsProps) {
  const { correctAnswers, gaps = [] } = question as Shown & Pick<UncheckedQuestion, 'gaps'>
  const isKey = texts === correctAnswers
  const right = useRightGaps(isKey || !correctAnswers ? undefined : (question as UncheckedQuestion), texts)
  return (
    <ol className="gaps-shown">
      {(correctAnswers ?? (gaps.length > 0 ? gaps : texts)).map((_, index) => {
        const all = [texts[index] ?? '', ...(isKey ? (gaps[index]?.accepted ?? []) : [])]
        return (
          // Gaps have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {all[0] === '' ? (
              <i>{gapWords.empty}</i>
            ) : (
              all.map((text, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at}>
                  {at > 0 && ' / '}
                  <bdi lang={lang}>{text}</bdi>
                </span>
              ))
            )}
            {right && all[0] !== '' && (
              <>
                {' '}
                <GapSign isRight={right[index] === true} />
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Which gaps are right, a moment later; undefined while the key may not be seen. */
function useRightGaps(question: UncheckedQuestion | undefined, texts: readonly string[]) {
  const [right, setRight] = useState<readonly boolean[]>()
  useEffect(() => {
    if (!question) return undefined
    let isShown = true
    const compare = async () => {
      const { gapsFilledRightly } = await import('./right-gaps.ts')
      if (isShown) setRight(gapsFilledRightly(question, texts))
    }
    // Without a network the verdict stands above without them.
    compare().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [question, texts])
  return right
}

const GapSign = ({ isRight }: { isRight: boolean }) => (
  <span className={isRight ? 'gap-sign gap-sign--right' : 'gap-sign'}>
    <Icon name={isRight ? 'check' : 'cross'} className="icon--sm" />
    <span className="vh">{isRight ? gapWords.right : gapWords.wrong}</span>
  </span>
)
