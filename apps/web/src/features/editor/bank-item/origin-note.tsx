import { bankItem as itemWords, rooms as authoringWords } from '@quizly/words/authoring.ts'
import type { QuestionPart } from '@quizly/domain'
import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ToastMessage, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { runAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { call } from '../../../lib/calls/call.ts'
import { refreshKey, useCachedQuery } from '../../../lib/calls/queries.ts'
import { CallError, tryAgain } from '../../../lib/failures.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { describeDifference } from '../../quiz-page/describe-difference.ts'
import { VersionPair } from '../../quiz-page/version-view.tsx'
import { contentOf } from '../question/question-draft.ts'
import type { QuestionActions } from '../question/use-question-editor.ts'
import { type Newest, partsThatDiffer, putBackContent, withNewest } from './copy-of-item.ts'
import './origin-note.css'

type Props = {
  question: QuestionDraft
  from: { item: string; version: number }
  /** All of the quiz, which are asked for together. */
  origins: string
  language: string
  actions: QuestionActions
}

/** That a question is a copy of another version than the bank has now. Nothing while that is not known, or may not be read. */
export function OriginNote(props: Props) {
  const { question, from, origins } = props
  const query = useCachedQuery(['bank', 'newest', origins], (signal) =>
    call('findNewest', { body: { items: origins.split(' ') } }, { signal }),
  )
  const items = query.status === 'ready' ? (query.data.items as Newest[]) : undefined
  const newest = items?.find(({ _id }) => _id === from.item)
  // Typing does not wait for it.
  const looked = useDeferredValue(question)
  const parts = useMemo(() => (newest ? partsThatDiffer(looked, newest) : []), [looked, newest])
  // What undoes stays when nothing differs any more.
  const toasts = useScreenToasts()
  if (!newest || parts.length === 0) return null
  return <Differs {...props} newest={newest} parts={parts} notifyHere={toasts.notify} />
}

type Differing = Props & {
  newest: Newest
  parts: readonly QuestionPart[]
  notifyHere: (message: ToastMessage) => void
}

function Differs(props: Differing) {
  const { question, from, newest, actions, notifyHere } = props
  const [open, setOpen] = useState<'compare' | 'put-back'>()
  const isNewer = newest.version > from.version
  const close = () => setOpen(undefined)
  function take() {
    // The dialog gives the focus back when it closes; the question must change after that.
    flushSync(close)
    actions.edit(question.key, (draft) => withNewest(draft, newest), `${question.key}-text`)
    const undo = () => actions.edit(question.key, () => question, `${question.key}-text`)
    notifyHere({
      kind: 'success',
      text: () => itemWords.taken(newest.version),
      action: { label: () => authoringWords.undo, run: undo },
    })
  }
  return (
    <div className="origin">
      <p>
        <Icon name="info" />
        {isNewer ? itemWords.newer(newest.version) : itemWords.copyDiffers}
      </p>
      <div className="row">
        <Button look="secondary" size="sm" onClick={() => setOpen('compare')}>
          {itemWords.seeDifference}
        </Button>
        {isNewer && (
          <Button look="secondary" size="sm" onClick={take}>
            {itemWords.take}
          </Button>
        )}
        {newest.mayEdit && (
          <Button look="secondary" size="sm" onClick={() => setOpen('put-back')}>
            {itemWords.putBack}
          </Button>
        )}
      </div>
      {open === 'compare' && (
        <Dialog labelledBy="origin-compare" onClose={close}>
          <h2 id="origin-compare">{itemWords.compareTitle}</h2>
          <div className="stack stack-4">
            <Comparison {...props} />
            <p className="muted">{itemWords.pointsStay}</p>
          </div>
          <div className="dialog__actions">
            <Button look="secondary" data-autofocus onClick={close}>
              {itemWords.close}
            </Button>
            <Button onClick={take}>{isNewer ? itemWords.take : itemWords.takeSame}</Button>
          </div>
        </Dialog>
      )}
      {open === 'put-back' && <PutBack {...props} isNewer={isNewer} onClose={close} />}
    </div>
  )
}

function Comparison({ question, newest, parts, language }: Differing) {
  const here = { ...contentOf(question), _id: 'here' }
  return (
    <>
      <p>{describeDifference(parts)}</p>
      <VersionPair
        versions={[
          { name: itemWords.inQuiz, question: here, language },
          {
            name: itemWords.inBank(newest.version),
            question: { ...newest.question, _id: 'there' },
            language,
          },
        ]}
      />
    </>
  )
}

/** Asks before the copy becomes the bank’s newest version. If the bank has moved on meanwhile, it is compared and asked again. */
function PutBack(props: Differing & { isNewer: boolean; onClose: () => void }) {
  const { question, newest, actions, isNewer, onClose } = props
  const { _id: itemId, version: base } = newest
  async function put() {
    const body = { revised: { base, question: putBackContent(question, newest) } }
    return (await call('changeBankItem', { params: { itemId }, body })).version
  }
  return (
    <AskDialog
      title={itemWords.putBackTitle}
      action={itemWords.putBack}
      details={
        <div className="stack stack-4">
          <Comparison {...props} />
        </div>
      }
      onClose={onClose}
      onAction={async () => {
        await runAction(put, undefined, {
          done: (version) => {
            flushSync(onClose)
            const from = { item: itemId, version }
            actions.edit(question.key, (draft) => ({ ...draft, from }), `${question.key}-text`)
            return () => itemWords.isPutBack(version)
          },
          failed: (error) => itemWords.notPutBack(tryAgain(error)),
          denied: (error) =>
            error instanceof CallError && error.code === 'quiz-changed'
              ? { kind: 'warn', text: () => itemWords.movedOn }
              : undefined,
        })
        await refreshKey(['bank'])
      }}
    >
      <p>{itemWords.putBackText(base + 1)}</p>
      {isNewer && <p>{itemWords.putBackOver(base)}</p>}
    </AskDialog>
  )
}
