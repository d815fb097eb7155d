import { Segments } from '../../../../components/forms/segments.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import type { WantedSettings } from '../wanted-settings.ts'
import type { GroupProps } from './group.tsx'

/** What students see of their result, and when. */
export function Results({ settings: { wanted, change, base, givenOutAt } }: GroupProps) {
  const isGivenOut = wanted.correctAnswers === base.correctAnswers ? givenOutAt : undefined
  return (
    <div className="field">
      <Segments
        legend="Result"
        choices={[
          ['at-once', 'At once'],
          ['score-only', 'Score only'],
          ['when-closed', 'After closing'],
          ['by-hand', 'When I give it out'],
        ]}
        value={wanted.correctAnswers}
        describedBy="setting-answers-hint"
        onChoose={(correctAnswers) => change({ correctAnswers })}
      />
      <p className="hint hint--after" id="setting-answers-hint">
        {describeResult(wanted.correctAnswers, isGivenOut)}
        {(wanted.attempts ?? 1) !== 1 &&
          ' Nobody sees which answers are correct while they have an attempt left and the quiz is open.'}
      </p>
    </div>
  )
}

function describeResult(
  correctAnswers: WantedSettings['correctAnswers'],
  givenOutAt: string | undefined,
): string {
  switch (correctAnswers) {
    case 'at-once':
      return 'Students see their score and the correct answers as soon as they submit. They could tell them to others who are still taking the quiz.'
    case 'score-only':
      return 'Students see their score as soon as they submit, but never which answers are correct.'
    case 'when-closed':
      return 'Students see that their answers were received. Score and correct answers appear when the quiz is closed, by you or by its time, also while somebody is still taking it.'
    case 'by-hand':
      return givenOutAt === undefined
        ? 'Students see that their answers were received. Score and correct answers appear when you press Give out results.'
        : `You gave out the results on ${dateAndTime(givenOutAt)}. Whoever submits sees score and correct answers.`
  }
}
