import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { mayEdit } from '../../../lib/may-edit.ts'
import { describeSeenEarly } from './describe-seen-early.ts'
import { ChangedByOthers } from './changed-by-others.tsx'
import { SectionRail, SettingGroups } from './setting-groups.tsx'
import './settings.css'
import { type LoadedSettings, useSettings } from './use-settings.ts'

/** All settings of a quiz beside a rail of their sections, saved by one button that says what it will change. */
export function SettingsForm({ loaded }: { loaded: LoadedSettings }) {
  const settings = useSettings(loaded)
  const { onSubmit, busy, problems, changes, isSaved } = settings
  const isReader = !mayEdit(loaded.quiz)
  return (
    <form className="quiz-settings" aria-label="Settings" noValidate onSubmit={onSubmit}>
      <SectionRail quiz={loaded.quiz} />
      <div className="quiz-settings__main">
        <ErrorSummary problems={problems} fieldId={(path) => path && `setting-${path}`} />
        {isReader && <p className="muted">Only the owner and the editors of this quiz can change these.</p>}
        {loaded.seenEarly && <Notice kind="warn">{describeSeenEarly(loaded.seenEarly).join(' ')}</Notice>}
        <ChangedByOthers settings={settings} />
        <fieldset className="quiz-settings__groups" disabled={isReader}>
          <SettingGroups settings={settings} loaded={loaded} />
        </fieldset>
      </div>
      {!isReader && (
        <Dock>
          <div className="dock__in">
            <Button type="submit" busy={busy} busyLabel="Saving…" aria-describedby="setting-changes">
              Save settings
            </Button>
            <div id="setting-changes" role="status" className="sm quiz-settings__changes">
              {changes.length === 0 ? (
                <p className="muted">{isSaved ? 'Saved.' : 'No changes'}</p>
              ) : (
                changes.map((sentence) => (
                  <p key={sentence}>
                    <bdi>{sentence}</bdi>
                  </p>
                ))
              )}
            </div>
          </div>
        </Dock>
      )}
    </form>
  )
}
