import { settings as settingsWords } from '@quizly/words/desk.ts'
import { useParams } from 'wouter'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { useQuizSettings, useWithCounts } from '../quiz-page/api.ts'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { ErrorSummary } from '../../components/forms/error-summary.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Dock } from '../../components/page/dock.tsx'
import { mayEdit } from '../../lib/may-edit.ts'
import { describeSeenEarly } from '../quiz-page/describe-changes.ts'
import { SectionRail, SettingGroups } from './setting-groups.tsx'
import './settings.css'
import { type LoadedSettings, useSettings } from './use-settings.ts'

export function SettingsScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz
      query={useWithCounts(quizId, useQuizSettings(quizId))}
      title={settingsWords.loading}
      failed={settingsWords.failed}
    >
      {(loaded) => (
        <QuizPage
          quiz={loaded.quiz}
          tab="Settings"
          hasOwnAct={mayEdit(loaded.quiz) && loaded.quiz.state !== 'archived'}
        >
          {loaded.quiz.state === 'archived' ? (
            <p>{settingsWords.archived}</p>
          ) : (
            <SettingsForm key={quizId} loaded={loaded} />
          )}
        </QuizPage>
      )}
    </LoadedQuiz>
  )
}

function SettingsForm({ loaded }: { loaded: LoadedSettings }) {
  const settings = useSettings(loaded)
  const { onSubmit, busy, problems, changes, isSaved, isReader } = settings
  return (
    <form className="quiz-settings" aria-label={settingsWords.label} noValidate onSubmit={onSubmit}>
      <SectionRail quiz={loaded.quiz} />
      <div className="quiz-settings__main">
        <ErrorSummary problems={problems} fieldId={(path) => path && `setting-${path}`} />
        {isReader && <p className="muted">{settingsWords.onlyEditors}</p>}
        {loaded.seenEarly && <Notice kind="warn">{describeSeenEarly(loaded.seenEarly).join(' ')}</Notice>}
        <ChangedByOthers settings={settings} />
        <fieldset className="quiz-settings__groups" disabled={isReader}>
          <SettingGroups settings={settings} loaded={loaded} />
        </fieldset>
      </div>
      {!isReader && (
        <Dock>
          <div className="dock__in">
            <Button
              type="submit"
              busy={busy}
              busyLabel={settingsWords.saving}
              aria-describedby="setting-changes"
            >
              {settingsWords.save}
            </Button>
            <div id="setting-changes" role="status" className="sm quiz-settings__changes">
              {changes.length === 0 ? (
                <p className="muted">{isSaved ? settingsWords.saved : settingsWords.noChanges}</p>
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

const isNamed = (name: string): name is keyof typeof settingsWords.changed =>
  Object.hasOwn(settingsWords.changed, name)

/** Says what another window has changed that was changed here too. Nothing was saved. */
function ChangedByOthers({
  settings: { theirs, takeTheirs },
}: {
  settings: Pick<ReturnType<typeof useSettings>, 'theirs' | 'takeTheirs'>
}) {
  if (theirs.length === 0) return null
  const changed = theirs
    .map((name) => (isNamed(name) ? settingsWords.changed[name] : name))
    .reduce((first, second) => settingsWords.and(first, second))
  return (
    <div className="stack stack-2">
      <Notice kind="warn">{settingsWords.changedByOthers(changed)}</Notice>
      <div>
        <Button look="secondary" onClick={takeTheirs}>
          {settingsWords.keepTheirs}
        </Button>
      </div>
    </div>
  )
}
