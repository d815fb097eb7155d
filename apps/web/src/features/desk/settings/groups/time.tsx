import { MomentField } from '../../../../components/forms/moment-field.tsx'
import { Segments } from '../../../../components/forms/segments.tsx'
import { TextField } from '../../../../components/forms/field.tsx'
import { dateAndTime } from '../../../../lib/dates.ts'
import { ownZone, zoneOffset } from '../../../../lib/time/wall-time.ts'
import { type GroupProps, toldAt } from './group.tsx'

/** How long students have, and from when until when they can start. */
export function Time({ settings }: GroupProps) {
  const { wanted, change } = settings
  return (
    <>
      <TextField
        id="setting-timeLimit"
        label="Time Limit (minutes)"
        hint="For new starters. Students who have started keep their full time."
        problem={toldAt(settings, 'timeLimit')}
        className="input--short num"
        inputMode="numeric"
        value={wanted.timeLimit}
        onChange={({ target }) => change({ timeLimit: target.value })}
        autoComplete="off"
        required
      />
      <MomentField
        id="setting-opensAt"
        label="Opens"
        hint={`Leave empty to open straight away. ${zoneSentence(wanted.opensAt)}`}
        problem={momentAt(settings, 'opensAt')}
        value={wanted.opensAt}
        onChange={(opensAt) => change({ opensAt })}
      />
      <MomentField
        id="setting-closesAt"
        label="Closes"
        hint={`Leave empty to keep it open. ${zoneSentence(wanted.closesAt)}`}
        problem={momentAt(settings, 'closesAt')}
        value={wanted.closesAt}
        onChange={(closesAt) => change({ closesAt, ...(closesAt === '' && { everyoneStops: false }) })}
      />
      {wanted.closesAt !== '' && <AtClosing settings={settings} />}
    </>
  )
}

function AtClosing({ settings: { wanted, change } }: GroupProps) {
  return (
    <div className="field">
      <Segments
        legend="At closing"
        choices={[
          ['no', 'No one else can start'],
          ['yes', 'Everyone stops'],
        ]}
        value={wanted.everyoneStops ? 'yes' : 'no'}
        describedBy="setting-everyoneStops-hint"
        onChoose={(choice) => change({ everyoneStops: choice === 'yes' })}
      />
      <p className="hint hint--after" id="setting-everyoneStops-hint">
        {wanted.everyoneStops
          ? 'Students who start late have less time. They are told before they start.'
          : 'Students who have started keep their full time, even past the closing.'}
      </p>
    </div>
  )
}

/** Names the zone in which an educator sees a time, as it is then. */
function zoneSentence(moment: string): string {
  const zone = ownZone()
  const at = moment.endsWith('Z') ? moment : new Date().toISOString()
  return `Your time zone: ${zone} (${zoneOffset(at, zone)}).`
}

/** The problem of a moment, or what another window has made of it. */
function momentAt(
  { problemAt, theirs, base }: GroupProps['settings'],
  name: 'opensAt' | 'closesAt',
): string | undefined {
  const saved = base[name] === undefined ? 'none' : dateAndTime(base[name])
  return problemAt(name) ?? (theirs.includes(name) ? `Now saved by another window: ${saved}` : undefined)
}
