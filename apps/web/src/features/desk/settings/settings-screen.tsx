import { useParams } from 'wouter'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { useQuizSettings } from '../api.ts'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { mayEdit } from '../../../lib/may-edit.ts'
import { describeSeenEarly } from './describe-changes.ts'
import { SectionRail, SettingGroups } from './setting-groups.tsx'
import './settings.css'
import { type LoadedSettings, useSettings } from './use-settings.ts'

export function SettingsScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz
      query={useQuizSettings(quizId)}
      title="Loading the settings"
      failed="The settings could not be loaded"
    >
      {(loaded) => (
        <QuizPage quiz={loaded.quiz} tab="Settings">
          {loaded.quiz.state === 'archived' ? (
            <p>This quiz is archived. Restore it to change its settings.</p>
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

const names: Record<string, string> = {
  title: 'the title',
  timeLimit: 'the time limit',
  language: 'the language',
  code: 'whether the quiz is open',
  joining: 'the code',
  opensAt: 'the opening',
  closesAt: 'the closing',
  everyoneStops: 'who stops at closing',
  resultRelease: 'the result',
  shuffleQuestions: 'the order of the questions',
  shuffleOptions: 'the order of the options',
  pages: 'the pages',
}

/** Says what another window has changed that was changed here too. Nothing was saved. */
function ChangedByOthers({
  settings: { theirs, takeTheirs },
}: {
  settings: Pick<ReturnType<typeof useSettings>, 'theirs' | 'takeTheirs'>
}) {
  if (theirs.length === 0) return null
  const changed = theirs.map((name) => names[name] ?? name).join(' and ')
  return (
    <div className="stack stack-2">
      <Notice kind="warn">
        Someone else saved {changed} while you were editing. Save again to keep yours.
      </Notice>
      <div>
        <Button look="secondary" onClick={takeTheirs}>
          Keep theirs
        </Button>
      </div>
    </div>
  )
}
