import { Segments } from '../../../../components/forms/segments.tsx'
import type { WantedSettings } from '../wanted-settings.ts'
import type { GroupProps } from './group.tsx'

/** What students see of their result, and when. */
export function Results({ settings: { wanted, change } }: GroupProps) {
  return (
    <div className="field">
      <Segments
        legend="Correct answers"
        choices={[
          ['at-once', 'At once'],
          ['when-closed', 'When I close the quiz'],
        ]}
        value={wanted.correctAnswers}
        describedBy="setting-answers-hint"
        onChoose={(correctAnswers) => change({ correctAnswers })}
      />
      <p className="hint hint--after" id="setting-answers-hint">
        {describeAnswers(wanted)}
      </p>
    </div>
  )
}

function describeAnswers({ correctAnswers, code }: WantedSettings): string {
  if (correctAnswers === 'at-once') {
    return 'Students see their score and the correct answers as soon as they submit. They could tell them to others who are still taking the quiz.'
  }
  return code === 'open'
    ? 'Students see that their answers were received. Score and correct answers appear when you close the quiz.'
    : 'The quiz is closed: everybody who has submitted sees their score and the correct answers.'
}
