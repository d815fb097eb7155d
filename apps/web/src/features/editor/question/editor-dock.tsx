import {
  draws as drawWords,
  editor as editorWords,
  points as pointsWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { sumOfPoints } from './points-draft.ts'
import { addButtonId } from './question-list.ts'
import { askedOnce, limits } from '@quizly/domain'

/** The bar at the bottom of an editor: its state, "add question" and save. */
export function EditorDock({
  saveLabel,
  busy,
  questions,
  onAdd,
  onSave,
  children,
}: {
  saveLabel: string
  busy: boolean
  questions: readonly QuestionDraft[]
  onAdd: () => void
  onSave: () => void
  children: ReactNode
}) {
  return (
    <Dock>
      <div className="wrap dock__in">
        <div className="dock__facts">
          {children}
          <p className="dock__state">
            {editorWords.sum(countText(questions), pointsWords.worth(sumOfPoints(questions)))}
          </p>
        </div>
        <Button
          id={addButtonId}
          look="secondary"
          className="push"
          aria-keyshortcuts="Control+Enter"
          title={editorWords.addKeys}
          onClick={busy ? undefined : onAdd}
        >
          {editorWords.add}
        </Button>
        <Button
          busy={busy}
          busyLabel={authoringWords.saving}
          aria-keyshortcuts="Control+S"
          title={editorWords.saveKeys}
          onClick={onSave}
        >
          {saveLabel}
        </Button>
      </div>
    </Dock>
  )
}

function countText(questions: readonly QuestionDraft[]): string {
  const count = askedOnce(questions.map(({ slot }) => ({ slot }))).length
  return count === questions.length
    ? authoringWords.questions(count)
    : drawWords.questionsAsked(questions.length, count)
}

const keyCap = (text: string) => <kbd key={text}>{text}</kbd>

/** The keys that write questions without the mouse. */
export function KeysHint() {
  return (
    <section className="keys" aria-labelledby="keys-hint">
      <h2 id="keys-hint">{editorWords.keys}</h2>
      <ul>
        <li>{editorWords.nextOption(keyCap)}</li>
        <li>{editorWords.correctAndNext(keyCap)}</li>
        <li>{editorWords.correctOption(keyCap, keyCap(String(limits.optionsMax)))}</li>
        <li>{editorWords.dropOption(keyCap)}</li>
        <li>{editorWords.changeType(keyCap)}</li>
        <li>{editorWords.addQuestion(keyCap)}</li>
        <li>{editorWords.format(keyCap)}</li>
        <li>{editorWords.save(keyCap)}</li>
      </ul>
    </section>
  )
}
