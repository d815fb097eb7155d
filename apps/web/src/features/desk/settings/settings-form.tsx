import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { mayEdit } from '../../../lib/may-edit.ts'
import { plural } from '../../../lib/plural.ts'
import { ChangedByOthers } from './changed-by-others.tsx'
import { SettingGroups } from './setting-groups.tsx'
import './settings.css'
import { type LoadedSettings, useSettings } from './use-settings.ts'

/** All settings of a quiz in one column, saved by one button that says what it will change. */
export function SettingsForm({ loaded }: { loaded: LoadedSettings }) {
  const settings = useSettings(loaded)
  const { onSubmit, busy, problems, changes, isSaved } = settings
  const isReader = !mayEdit(loaded.quiz)
  return (
    <form className="quiz-settings" aria-label="Settings" noValidate onSubmit={onSubmit}>
      <ErrorSummary problems={problems} fieldId={(path) => path && `setting-${path}`} />
      {isReader && <p className="muted">Only the owner and the editors of this quiz can change these.</p>}
      {loaded.seenEarly && <Notice kind="warn">{describeSeenEarly(loaded.seenEarly)}</Notice>}
      <ChangedByOthers settings={settings} />
      <fieldset className="quiz-settings__groups" disabled={isReader}>
        <SettingGroups settings={settings} loaded={loaded} />
      </fieldset>
      {!isReader && (
        <div className="quiz-settings__save">
          <Button type="submit" busy={busy} busyLabel="Saving…" aria-describedby="setting-changes">
            Save settings
          </Button>
          <div id="setting-changes" role="status" className="sm">
            {changes.length === 0 ? (
              <p className="muted">{isSaved ? 'Saved.' : 'Nothing is changed.'}</p>
            ) : (
              changes.map((sentence) => <p key={sentence}>{sentence}</p>)
            )}
          </div>
        </div>
      )}
    </form>
  )
}

function describeSeenEarly({ others }: NonNullable<LoadedSettings['seenEarly']>): string {
  const rest = `${plural(others, 'student')} ${others === 1 ? 'was' : 'were'}`
  return `The correct answers could be seen while ${rest} still taking the quiz.`
}
