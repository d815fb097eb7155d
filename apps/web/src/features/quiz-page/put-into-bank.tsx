import { everywhere as commonWords } from '@quizly/words/student.ts'
import { bank as bankWords, messages } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { bankLimits, pickFields, type Question, tagsInText, type UncheckedQuestion } from '@quizly/domain'
import { useState } from 'react'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { runAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { call } from '../../lib/calls/call.ts'
import { refreshKey } from '../../lib/calls/queries.ts'
import { tryAgain } from '../../lib/failures.ts'
import { useLoad } from '../../lib/use-load.ts'
import { AlikeInBank } from './alike-in-bank.tsx'
import { TickedQuestions } from './ticked-questions.tsx'

export function PutIntoBank({
  quiz,
  onClose,
}: {
  quiz: Pick<OwnQuizSummary, '_id' | 'title' | 'language'>
  onClose: () => void
}) {
  const query = useLoad(quiz._id, (signal) =>
    call('getQuestions', { params: { quizId: quiz._id } }, { signal }),
  )
  return (
    <Dialog labelledBy="put-into-bank" onClose={onClose}>
      <h2 id="put-into-bank">{bankWords.putTitle}</h2>
      <LoadedPart query={query} failed={messages.questionsNotLoaded}>
        {({ questions }) => <Choose {...{ quiz, questions, onClose }} />}
      </LoadedPart>
      {query.status !== 'ready' && (
        <div className="dialog__actions">
          <Button look="secondary" onClick={onClose}>
            {commonWords.cancel}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Choose({
  quiz,
  questions,
  onClose,
}: {
  quiz: Pick<OwnQuizSummary, '_id' | 'title' | 'language'>
  questions: readonly Question[]
  onClose: () => void
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(questions.map(({ _id }) => _id)))
  const [tags, setTags] = useState('')
  // A slot belongs to its quiz.
  const contents = questions.map(
    (question) => pickFields({ ...question, slot: undefined }, 'written') as UncheckedQuestion,
  )
  const { language, title } = quiz
  const [isBusy, setBusy] = useState(false)
  async function send() {
    const about = { tags: tagsInText(tags), source: title, ...(language !== undefined && { language }) }
    const items = contents.flatMap((question, index) =>
      ticked.has(questions[index]?._id ?? '') ? [{ question, ...about }] : [],
    )
    const reply = await call('addToBank', { body: { items, leavesOutSame: true } })
    void refreshKey(['bank'])
    return reply.items
  }
  async function put() {
    setBusy(true)
    const isDone = await runAction(send, undefined, {
      done: (items) => () => {
        const same = items.filter((item) => item.same).length
        const fresh = bankWords.done(items.length - same)
        return same > 0 ? `${fresh} ${bankWords.same(same)}` : fresh
      },
      failed: (error) => bankWords.notPut(tryAgain(error)),
    })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <>
      <AlikeInBank of={quiz._id} count={contents.length} read={() => contents} />
      <TickedQuestions language={language ?? 'en'} {...{ questions, ticked }} onTick={setTicked} />
      <TextField
        label={bankWords.tags}
        hint={bankWords.tagsHint}
        value={tags}
        maxLength={bankLimits.tags * (bankLimits.tagLength + 2)}
        onChange={({ target }) => setTags(target.value)}
      />
      <div className="dialog__actions">
        <Button
          busy={isBusy}
          aria-disabled={ticked.size === 0}
          onClick={() => {
            if (ticked.size > 0) void put()
          }}
        >
          {bankWords.putQuestions(ticked.size)}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {commonWords.cancel}
        </Button>
      </div>
    </>
  )
}
