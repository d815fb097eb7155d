import { points as pointsWords } from '@quizly/words/authoring.ts'
import { type NumberKey, numberParts, optionLetter, type Question, type Fraction } from '@quizly/domain'
import './points-facts.css'

/** What a question is worth and how a part of it is earned, for educators: “2.5 points · Per correct part”. */
export function PointsFacts({
  question: { points = 1, rule, shares = [], number, deduction },
}: {
  question: Question
}) {
  return (
    <span className="worth-facts">
      <bdi>{pointsWords.worth(points)}</bdi>
      {rule && (
        <>
          {' · '}
          <bdi>{pointsWords.ruleNames[rule]}</bdi>
        </>
      )}
      {shares.map((credit, index) => (
        <span key={optionLetter(index)}>
          {' · '}
          <bdi className="nowrap">{pointsWords.earns(optionLetter(index), percentOf(credit))}</bdi>
        </span>
      ))}
      {numberParts.map((part) => {
        const earned = earnedBy(part, number)
        return (
          earned && (
            <span key={part}>
              {' · '}
              <bdi>{earned}</bdi>
            </span>
          )
        )
      })}
      {deduction !== undefined && (
        <>
          {' · '}
          <bdi>{pointsWords.costs(deduction)}</bdi>
        </>
      )}
    </span>
  )
}

function earnedBy(part: (typeof numberParts)[number], number: NumberKey | undefined): string | undefined {
  if (part === 'near') {
    const { near, tolerance } = number ?? {}
    if (!near) return undefined
    const within = shownTolerance({ kind: tolerance?.kind ?? 'absolute', value: near.value })
    return pointsWords.numbers.near({ percent: percentOf(near.share), within })
  }
  const credit = part === 'unit' ? number?.unit?.shareWithout : number?.[part]?.share
  return credit && pointsWords.numbers[part](percentOf(credit))
}

/** How far from a number an answer may lie. Of the number itself, if it is relative: in per cent, or a factor. */
export const shownTolerance = ({ kind, value }: NonNullable<NumberKey['tolerance']>) =>
  `± ${value}${kind === 'relative' && !/[%٪]/.test(value) ? ' ×' : ''}`

const percentOf = ([num, den]: Fraction) => Math.round((num / den) * 10_000) / 100
