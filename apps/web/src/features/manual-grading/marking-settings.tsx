import { markingSettings as settingsWords } from '@quizly/words/desk.ts'
import type { QuestionToMark } from '@quizly/contract'
import { isMarkedByPerson, type MarkingSwitch } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import { setMarking } from './api.ts'

/** Two people mark each answer; which number it is does not matter. */
const twice = 0

type Props = {
  quizId: string
  number: number
  question: QuestionToMark['question']
  settings: QuestionToMark['settings']
  onSaved: () => Promise<void> | void
}

/** A button for whoever may edit, and the dialog behind it. */
export function MarkingSettings(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        {settingsWords.open}
      </Button>
      {isOpen && <SettingsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function SettingsDialog({
  quizId,
  number,
  question,
  settings,
  onSaved,
  onClose,
}: Props & { onClose: () => void }) {
  const [on, setOn] = useState<readonly MarkingSwitch[]>(settings?.on ?? [])
  const [hasSecond, setSecond] = useState((settings?.threshold ?? null) !== null)
  const { run, isBusy } = useAction(
    () => setMarking(quizId, question._id, { on: [...on], threshold: hasSecond ? twice : null }),
    { done: () => () => settingsWords.saved, failed: () => settingsWords.notSaved },
  )
  async function save(event: FormEvent) {
    event.preventDefault()
    if (!(await run())) return
    onClose()
    await onSaved()
  }
  const toggle = (name: MarkingSwitch, label: string, hint: string) => (
    <div>
      <CheckBox
        label={label}
        describedBy={`marking-${name}`}
        isOn={on.includes(name)}
        onChange={(isOn) => setOn(isOn ? [...on, name] : on.filter((each) => each !== name))}
      />
      <p className="hint marking-settings__hint" id={`marking-${name}`}>
        {hint}
      </p>
    </div>
  )
  return (
    <Dialog labelledBy="marking-settings" onClose={onClose}>
      <h2 id="marking-settings">{settingsWords.titleOf(number)}</h2>
      <form className="stack stack-4" noValidate onSubmit={(event) => void save(event)}>
        {!isMarkedByPerson(question.type) &&
          toggle('by-hand', settingsWords.byHand, settingsWords.byHandHint)}
        <div>
          <CheckBox
            label={settingsWords.second}
            describedBy="marking-second"
            isOn={hasSecond}
            onChange={setSecond}
          />
          <p className="hint marking-settings__hint" id="marking-second">
            {settingsWords.secondHint}
          </p>
        </div>
        {toggle('drift', settingsWords.drift, settingsWords.driftHint)}
        <div className="dialog__actions">
          <Button look="secondary" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={settingsWords.saving}>
            {settingsWords.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
