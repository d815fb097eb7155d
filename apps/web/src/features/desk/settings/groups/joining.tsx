import { Segments } from '../../../../components/forms/segments.tsx'
import type { GroupProps } from './group.tsx'

/** Whether students can come in and start. */
export function Joining({ settings: { wanted, change } }: GroupProps) {
  return (
    <div className="field">
      <Segments
        legend="Code"
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
          ? 'The code lets students in, and they can start.'
          : 'The code lets nobody in, and nobody can start. Whoever has started keeps the full time.'}
      </p>
    </div>
  )
}
