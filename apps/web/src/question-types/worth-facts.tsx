import * as pointsWords from '@quizly/words/authoring/points.ts'
import { numberParts, optionLetter, type Question, type Share } from '@quizly/domain'
import './worth-facts.css'

/** What a question is worth and how a part of it is earned, for educators: “2.5 points · Each part counts”. */
export function WorthFacts({
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
      {shares.map((share, place) => (
        <span key={optionLetter(place)}>
          {' · '}
          <bdi className="nowrap">{pointsWords.earns(optionLetter(place), percentOf(share))}</bdi>
        </span>
      ))}
      {numberParts.map((part) => {
        const share = part === 'unit' ? number?.unit?.shareWithout : number?.[part]?.share
        return (
          share && (
            <span key={part}>
              {' · '}
              <bdi>{pointsWords.numbers[part](percentOf(share))}</bdi>
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

const percentOf = ([num, den]: Share) => Math.round((num / den) * 10_000) / 100
