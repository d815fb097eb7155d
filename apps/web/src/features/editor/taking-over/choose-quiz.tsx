import { everywhere as commonWords } from '@quizly/words/student.ts'
import { takingOver as takingOverWords } from '@quizly/words/authoring.ts'
import type { ListedQuiz } from '@quizly/contract'
import { isBlank, limits } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import { call } from '../../../lib/calls/call.ts'
import { questionCount } from '../../quiz-page/question-count.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'

type Tab = 'current' | 'archived'

/** A quiz is searched for when nothing was typed for so long, in ms. */
const pauseMs = 200

/** Which of one's own quizzes and shared ones, of those that are accepted. */
export function ChooseQuiz({
  title,
  which,
  accepts,
  onChoose,
  onClose,
}: {
  title: string
  which: string
  accepts: (quiz: ListedQuiz) => boolean
  onChoose: (quiz: ListedQuiz) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [tab, setTab] = useState<Tab>('current')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useCachedQuery(['quizzes', 'take-over', tab, search], (signal) =>
    call('listQuizzes', { query: { tab, ...(!isBlank(search) && { search }) } }, { signal }),
  )
  return (
    <>
      <h2 id="take-over-title">{title}</h2>
      <TextField
        type="search"
        label={which}
        placeholder={takingOverWords.search}
        data-autofocus
        autoComplete="off"
        maxLength={limits.titleLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Segments
        legend={takingOverWords.lookIn}
        choices={[
          ['current', takingOverWords.current],
          ['archived', takingOverWords.archived],
        ]}
        value={tab}
        onChoose={setTab}
      />
      <LoadedPart query={query} failed={takingOverWords.failed}>
        {({ quizzes, next }) => (
          <Found quizzes={quizzes.filter(accepts)} hasMore={next !== undefined} onChoose={onChoose} />
        )}
      </LoadedPart>
      <div className="dialog__actions">
        <Button look="secondary" onClick={onClose}>
          {commonWords.cancel}
        </Button>
      </div>
    </>
  )
}

function Found({
  quizzes,
  hasMore,
  onChoose,
}: {
  quizzes: readonly ListedQuiz[]
  hasMore: boolean
  onChoose: (quiz: ListedQuiz) => void
}) {
  if (quizzes.length === 0) {
    return (
      <p className="muted" role="status">
        {takingOverWords.none}
      </p>
    )
  }
  return (
    <>
      <ul className="take-over__list" aria-label={takingOverWords.quizzes}>
        {quizzes.map((quiz) => (
          <li key={quiz._id}>
            <button type="button" className="take-over__quiz" onClick={() => onChoose(quiz)}>
              <bdi lang={quiz.language ?? 'en'}>{quiz.title}</bdi>
              <span className="muted sm">
                {quiz.sharedBy === undefined
                  ? questionCount(quiz)
                  : takingOverWords.shared(questionCount(quiz), <bdi key="name">{quiz.sharedBy}</bdi>)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <p className="muted sm">{takingOverWords.more}</p>}
    </>
  )
}
