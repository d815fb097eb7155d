import { Segments } from '../../../../components/forms/segments.tsx'
import type { GroupProps } from './group.tsx'

/** Whether students can come in, and whether they can start. */
export function Joining({ settings: { isDraft, wanted, change } }: GroupProps) {
  return (
    <>
      {isDraft ? (
        <p>This quiz is a draft. It opens when you finalize it.</p>
      ) : (
        <div className="field">
          <Segments
            legend="Quiz"
            choices={[
              ['open', 'Open'],
              ['closed', 'Closed'],
            ]}
            value={wanted.code}
            describedBy="setting-code-hint"
            onChoose={(code) => change({ code })}
          />
          <p className="hint hint--after" id="setting-code-hint">
            {wanted.code === 'open'
              ? 'Students who have joined can start.'
              : 'No one can join or start. Students who have started keep their full time.'}
          </p>
        </div>
      )}
      <div className="field">
        <Segments
          legend="Joining with the code"
          choices={[
            ['open', 'On'],
            ['closed', 'Off'],
          ]}
          value={wanted.joining}
          describedBy="setting-joining-hint"
          onChoose={(joining) => change({ joining })}
        />
        <p className="hint hint--after" id="setting-joining-hint">
          {wanted.joining === 'open'
            ? wanted.code === 'closed' && !isDraft
              ? 'Students can join with the code once the quiz is open.'
              : 'Students can join with the code.'
            : 'No one else can join. Students who have joined can still start.'}
        </p>
      </div>
    </>
  )
}
