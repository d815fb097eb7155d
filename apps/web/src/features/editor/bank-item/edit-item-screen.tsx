import {
  bank as bankWords,
  bankItem as itemWords,
  changingQuiz as changingWords,
  editor as editorWords,
  merging as mergingWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import type { CallResult, Calls } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { refreshKey } from '../../../lib/calls/queries.ts'
import { openDraft, useLocalDraft } from '../../../lib/device/local-draft.ts'
import { CallError, tryAgain } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { useSentences } from '../../../lib/words/sentence.tsx'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { failureMessage } from '../../quiz-page/messages.ts'
import { notInBank } from '../../quiz-page/not-in-bank.tsx'
import { VersionPair } from '../../quiz-page/version-view.tsx'
import { useEditorKeys } from '../question/editor-keys.ts'
import { QuestionBlock } from '../question/question-block.tsx'
import { contentOf, draftOf, isSameQuestions } from '../question/question-draft.ts'
import { useQuestionEditor } from '../question/use-question-editor.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { useSaving } from '../saving/use-saving.ts'

type Item = Omit<CallResult<Calls['getBankItem']>['item'], 'question'> & { question: Question }
type Kept = { base: number; question: QuestionDraft }

export function EditBankItemScreen() {
  const { itemId = '' } = useParams()
  const query = useLoad(itemId, (signal) => loadItem(itemId, signal))
  return (
    <Loaded
      query={query}
      title={itemWords.loading}
      boxes={<QuestionBoxes />}
      failed={itemWords.failed}
      safe={bankWords.safe}
      denied={notInBank}
    >
      {(item) => <EditItem key={itemId} item={item} />}
    </Loaded>
  )
}

async function loadItem(itemId: string, signal?: AbortSignal): Promise<Item> {
  const { item } = await call('getBankItem', { params: { itemId } }, signal && { signal })
  return { ...item, question: { ...item.question, _id: itemId } as Question }
}

const isKept = (stored: unknown): stored is Kept => {
  const { base, question } = (stored ?? {}) as Partial<Kept>
  return Number.isInteger(base) && isQuestionDrafts([question])
}

/** To no quiz a question of the bank has an ID. */
const draftsOf = ({ question }: Item): [QuestionDraft] => [{ ...draftOf(question, 'q1'), _id: undefined }]

const nothing = () => {}

/**
 * A question of the bank in the editor. What is typed is kept on this device, with the version from which it started,
 * until it is a new version. If there is a newer one by then, both are shown, and somebody chooses.
 */
function EditItem({ item }: { item: Item }) {
  const { _id: itemId, language = 'en', title, text } = item
  const [local] = useState(() => openDraft(`bank-item:${itemId}`, isKept))
  const [kept] = useState(() => local.load())
  const [saved, setSaved] = useState<readonly QuestionDraft[]>(() => draftsOf(item))
  const [first] = useState(() => (kept ? [kept.question] : saved))
  const [base, setBase] = useState(kept?.base ?? item.version)
  const [newer, setNewer] = useState<Item>()
  const { questions, actions, announcement } = useQuestionEditor(first, language)
  const [question] = questions
  const isChanged = useMemo(() => !isSameQuestions(questions, saved), [questions, saved])
  const work = useMemo(
    () => (isChanged && question ? { base, question } : undefined),
    [isChanged, base, question],
  )
  const { isStored, discard } = useLocalDraft(local, work)
  // What is saved again after a choice starts from the version that was chosen over.
  const latest = useRef(base)
  async function send(sent: readonly QuestionDraft[]) {
    const [changed] = sent.map(contentOf)
    if (!changed) return
    try {
      const body = { revised: { base: latest.current, question: changed } }
      const { version } = await call('changeBankItem', { params: { itemId }, body })
      discard()
      await refreshKey(['bank'])
      notify({ kind: 'success', text: () => itemWords.savedAs(version) })
      navigate(paths.bankItem(itemId))
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'quiz-changed') throw error
      setNewer(await loadItem(itemId))
    }
  }
  const saving = useSaving(questions, send, (error) =>
    failureMessage(error, bankWords.notSaved(tryAgain(error))),
  )
  useSentences()
  useEditorKeys(nothing, saving.save, saving.busy)
  function startFrom(version: number, theirs: readonly QuestionDraft[]) {
    latest.current = version
    setBase(version)
    setSaved(theirs)
    setNewer(undefined)
  }
  function saveMine({ version, ...theirs }: Item) {
    startFrom(version, draftsOf({ version, ...theirs }))
    saving.save()
  }
  function takeTheirs(theirs: Item) {
    discard()
    startFrom(theirs.version, draftsOf(theirs))
    actions.replaceAll(draftsOf(theirs))
  }
  return (
    <Page title={itemWords.editTitle} className="editor">
      <div className="wrap page" inert={saving.busy}>
        <p className="editor__crumb">
          <Link to={paths.bankItem(itemId)}>{itemWords.toItem}</Link>
        </p>
        <h1>{itemWords.editTitle}</h1>
        <p className="muted bank-item__of">
          <bdi lang={language}>{title ?? text}</bdi>
        </p>
        {kept && isChanged && (
          <div className="editor__notice">
            <Notice kind="info">
              {changingWords.restored.here}{' '}
              <button type="button" className="linkish" onClick={() => actions.replaceAll(saved)}>
                {changingWords.discard}
              </button>
            </Notice>
          </div>
        )}
        <ErrorSummary problems={saving.listed} />
        {question && (
          <QuestionBlock
            isAlone
            isLast
            question={question}
            stored={undefined}
            language={language}
            index={0}
            problems={saving.open}
            actions={actions}
          />
        )}
        <p className="vh" role="status">
          {announcement}
        </p>
      </div>
      <Dock>
        <div className="wrap dock__in">
          <p className="dock__state">
            {isChanged ? itemWords.notSavedYet[isStored ? 'device' : 'nowhere'] : changingWords.allPublished}
          </p>
          <Button
            className="push"
            busy={saving.busy}
            busyLabel={authoringWords.saving}
            aria-keyshortcuts="Control+S"
            title={editorWords.saveKeys}
            aria-disabled={!isChanged}
            onClick={() => isChanged && saving.save()}
          >
            {itemWords.saveVersion}
          </Button>
        </div>
      </Dock>
      {newer && question && (
        <Dialog alert labelledBy="newer" describedBy="newer-text" onClose={() => setNewer(undefined)}>
          <h2 id="newer">{itemWords.newerTitle(newer.version)}</h2>
          <div className="stack stack-4">
            <p id="newer-text">{itemWords.newerText}</p>
            <VersionPair
              versions={[
                {
                  name: mergingWords.sides.theirs,
                  question: newer.question,
                  language,
                },
                {
                  name: mergingWords.sides.mine,
                  question: { ...contentOf(question), _id: 'mine' },
                  language,
                },
              ]}
            />
          </div>
          <div className="dialog__actions">
            <Button look="secondary" data-autofocus onClick={() => setNewer(undefined)}>
              {changingWords.backToEditing}
            </Button>
            <Button look="secondary" onClick={() => takeTheirs(newer)}>
              {itemWords.discardMine}
            </Button>
            <Button onClick={() => saveMine(newer)}>{itemWords.saveMineAs(newer.version + 1)}</Button>
          </div>
        </Dialog>
      )}
    </Page>
  )
}
