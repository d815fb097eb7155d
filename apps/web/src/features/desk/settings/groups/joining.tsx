import { Segments } from '../../../../components/forms/segments.tsx'
import type { GroupProps } from './group.tsx'

/** Whether students can come in, and whether they can start. */
export function Joining({ settings: { wanted, change } }: GroupProps) {
  return (
    <>
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
            ? 'Students who are in can start.'
            : 'The code lets nobody in, and nobody can start. Whoever has started keeps the full time.'}
        </p>
      </div>
      <div className="field">
        <Segments
          legend="Code"
          choices={[
            ['open', 'Works'],
            ['closed', 'Is off'],
          ]}
          value={wanted.joining}
          describedBy="setting-joining-hint"
          onChoose={(joining) => change({ joining })}
        />
        <p className="hint hint--after" id="setting-joining-hint">
          {wanted.joining === 'open'
            ? 'While the quiz is open, or before its opening, the code lets students in.'
            : 'The code lets nobody in. Whoever is in already can start and go on.'}
        </p>
      </div>
    </>
  )
}
