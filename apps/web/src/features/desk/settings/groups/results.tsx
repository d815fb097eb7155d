import { Segments } from '../../../../components/forms/segments.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import type { WantedSettings } from '../wanted-settings.ts'
import type { GroupProps } from './group.tsx'

/** What students see of their result, and when. */
export function Results({ settings: { wanted, change, base, givenOutAt } }: GroupProps) {
  const isGivenOut = wanted.resultRelease === base.resultRelease ? givenOutAt : undefined
  return (
    <div className="field">
      <Segments
        legend="Result"
        choices={[
          ['at-once', 'At once'],
          ['score-only', 'Score only'],
          ['when-closed', 'After closing'],
          ['by-hand', 'When I release them'],
        ]}
        value={wanted.resultRelease}
        describedBy="setting-answers-hint"
        onChoose={(resultRelease) => change({ resultRelease })}
      />
      <p className="hint hint--after" id="setting-answers-hint">
        {describeResult(wanted.resultRelease, isGivenOut)}
      </p>
      {(wanted.attempts ?? 1) !== 1 && (
        <p className="hint hint--after">
          Correct answers appear after a student’s last attempt, or when all have finished after the closing.
        </p>
      )}
    </div>
  )
}

function describeResult(
  resultRelease: WantedSettings['resultRelease'],
  givenOutAt: string | undefined,
): string {
  switch (resultRelease) {
    case 'at-once':
      return 'Score and correct answers appear on submitting. Students could share the answers with others.'
    case 'score-only':
      return 'Students see their score on submitting, and never the correct answers.'
    case 'when-closed':
      return 'Score and correct answers appear when the quiz is closed and the last student has finished.'
    case 'by-hand':
      return givenOutAt === undefined
        ? 'Score and correct answers appear when you press Release results.'
        : `You released the results on ${dateAndTime(givenOutAt)}. Students who submit see theirs at once.`
  }
}
