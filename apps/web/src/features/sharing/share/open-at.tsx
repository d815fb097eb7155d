import { rooms as authoringWords, share as shareWords } from '@quizly/words/authoring.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../components/feedback/toast.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { MomentField } from '../../../components/forms/moment-field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { call } from '../../../lib/calls/call.ts'
import { changeQuiz } from '../../../lib/calls/queries.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import { tryAgain } from '../../../lib/failures.ts'
import { ownZone, zoneOffset } from '../../../lib/time/wall-time.ts'
import { settingsIn } from '../../quiz-page/quiz-settings.ts'

/** Asks when a quiz that is open opens instead. `onScheduled` is called when it is closed until then. */
export function OpenAt({ quizId, onScheduled }: { quizId: string; onScheduled: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {shareWords.openAt}
      </Button>
      {isAsking && <AskMoment {...{ quizId, onScheduled }} onClose={() => setAsking(false)} />}
    </>
  )
}

function AskMoment({
  quizId,
  onScheduled,
  onClose,
}: {
  quizId: string
  onScheduled: () => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, isBusy } = useAction((moment: string) => schedule(quizId, moment), {
    done: () => undefined,
    failed: (error) => authoringWords.notChanged(tryAgain(error)),
  })
  async function save(event: FormEvent) {
    event.preventDefault()
    const found = problemOf(chosen)
    setProblem(found)
    if (found !== undefined) return
    if (!(await run(chosen))) return
    notify({ kind: 'success', text: () => shareWords.scheduled(dateAndTime(chosen)) })
    onScheduled()
  }
  const [zone] = useState(ownZone)
  const [offset] = useState(() => zoneOffset(new Date().toISOString(), zone))
  return (
    <Dialog labelledBy="open-at" onClose={onClose}>
      <h2 id="open-at">{shareWords.openAtTitle}</h2>
      <form className="stack stack-4" noValidate onSubmit={(event) => void save(event)}>
        <MomentField
          id="open-at-moment"
          label={shareWords.opens}
          hint={shareWords.opensHint(zone, offset)}
          problem={problem}
          value={chosen}
          onChange={setChosen}
        />
        <div className="dialog__actions">
          <Button look="secondary" onClick={onClose}>
            {everywhereWords.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {shareWords.openThen}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function problemOf(moment: string): string | undefined {
  if (!moment.endsWith('Z')) return shareWords.momentMissing
  return Date.parse(moment) <= Date.now() ? shareWords.momentPast : undefined
}

async function schedule(quizId: string, opensAt: string) {
  const params = { quizId }
  const base = settingsIn(await call('getQuizSettings', { params }))
  return changeQuiz(quizId, call('updateQuizSettings', { params, body: { ...base, opensAt, base } }))
}
