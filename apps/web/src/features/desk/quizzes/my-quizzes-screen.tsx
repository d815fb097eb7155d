import type { ListedQuiz } from '@quizly/contract'
import { isBlank, trimmed } from '@quizly/domain'
import { useCallback, useRef } from 'react'
import { Link } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Page } from '../../../components/page/page.tsx'
import { type MoreOfList, ShowMore } from '../../../components/tables/show-more.tsx'
import type { Load } from '../../../lib/use-load.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import '../../quiz-page/quiz-page.css'
import '../desk.css'
import { useCachedList } from '../../../lib/calls/queries.ts'
import { loadQuizzes } from './load-quizzes.ts'
import { QuizTable } from './quiz-table.tsx'
import { SearchField } from '../search-field.tsx'
import {
  addressOf,
  type QuizTab,
  readWanted,
  useWantedQuizzes,
  type WantedQuizzes,
} from './wanted-quizzes.ts'
import { tryAgain } from '../../../lib/failures.ts'

/** All quizzes of an educator, so that a closed tab loses none. */
export function MyQuizzesScreen() {
  const { wanted, change } = useWantedQuizzes()
  const { tab } = wanted
  const { load, list } = useCachedList(['quizzes', wanted.tab, wanted], (after, signal) =>
    loadQuizzes(wanted, after, signal),
  )
  if (load.status === 'loading') return <LoadingPage title="Loading your quizzes" boxes={<TableBoxes />} />
  if (load.status === 'failed' && isBlank(wanted.search)) {
    return (
      <ErrorPage title="Your quizzes could not be loaded" retry={load.retry}>
        They are safe. {tryAgain(load.error)}
      </ErrorPage>
    )
  }
  const first = load.status === 'ready' ? load.data[0] : undefined
  const isEmpty = first?.quizzes.length === 0 && isBlank(first.searched)
  return (
    <Page title={tab === 'current' ? 'My quizzes' : `My quizzes – ${lists[tab].name}`}>
      <div className="page-head">
        <h1>My quizzes</h1>
        {!(isEmpty && tab === 'current') && (
          <LinkButton to={paths.chooser}>
            <ToolIcon name="plus" />
            Create Quiz
          </LinkButton>
        )}
      </div>
      <QuizLists tab={tab} />
      {isEmpty ? <NoQuizzes tab={tab} /> : <Quizzes {...{ wanted, change, load, list }} />}
    </Page>
  )
}

function Quizzes({
  wanted,
  change,
  load,
  list,
}: {
  wanted: WantedQuizzes
  change: (part: Partial<WantedQuizzes>) => void
  load: Load<{ quizzes: ListedQuiz[]; searched: string }[]>
  list: MoreOfList
}) {
  const field = useRef<HTMLInputElement>(null)
  const search = useCallback((text: string) => change({ search: text }), [change])
  function clear() {
    search('')
    field.current?.focus()
  }
  const parts = load.status === 'ready' ? load.data : []
  const quizzes = parts.flatMap((part) => part.quizzes)
  return (
    <>
      <div className="toolbar">
        <SearchField
          label="Search quizzes"
          placeholder="Search by title or code"
          search={wanted.search}
          onSearch={search}
          field={field}
        />
        <p className="muted sm" role="status">
          {load.status === 'ready' && plural(quizzes.length, 'quiz', 'quizzes')}
          {list.next !== undefined && ' so far'}
        </p>
      </div>
      {load.status === 'failed' ? (
        <SearchFailed retry={load.retry} />
      ) : quizzes.length === 0 ? (
        <NothingFound wanted={parts[0]?.searched ?? ''} onClear={clear} />
      ) : (
        <QuizTable quizzes={quizzes} sorting={wanted.sorting} onSort={(sorting) => change({ sorting })} />
      )}
      <ShowMore list={list} />
    </>
  )
}

function SearchFailed({ retry }: { retry: () => void }) {
  return (
    <Notice kind="error">
      Your quizzes could not be searched. Check your connection, then{' '}
      <button type="button" className="linkish" onClick={retry}>
        try again
      </button>
      .
    </Notice>
  )
}

/** The lists that a quiz can be in. */
function QuizLists({ tab }: { tab: QuizTab }) {
  return (
    <nav className="tabs" aria-label="Quizzes">
      {Object.entries(lists).map(([one, { name }]) => (
        <Link
          key={one}
          to={addressOf({ ...readWanted(''), tab: one as QuizTab })}
          aria-current={one === tab ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

const lists: Record<QuizTab, { name: string; isEmpty: string; howToFill: string }> = {
  current: {
    name: 'In use',
    isEmpty: 'You have not made a quiz yet',
    howToFill: 'Type your questions or upload a spreadsheet, then share the secret code with your students.',
  },
  archived: {
    name: 'Archived',
    isEmpty: 'No quiz is archived',
    howToFill: 'Archive a quiz that is over: its code stops working, and its results stay.',
  },
  bin: {
    name: 'Bin',
    isEmpty: 'The bin is empty',
    howToFill: 'Deleted quizzes are kept here for 30 days. You can restore them until then.',
  },
}

function NoQuizzes({ tab }: { tab: QuizTab }) {
  const { isEmpty, howToFill } = lists[tab]
  return (
    <BlankSlate>
      <h2>{isEmpty}</h2>
      <p className="muted">{howToFill}</p>
      {tab === 'current' && <LinkButton to={paths.chooser}>Create Quiz</LinkButton>}
    </BlankSlate>
  )
}

function NothingFound({ wanted, onClear }: { wanted: string; onClear: () => void }) {
  return (
    <BlankSlate>
      <h2>
        No quizzes match “<bdi>{trimmed(wanted)}</bdi>”
      </h2>
      <Button look="secondary" onClick={onClear}>
        Clear
      </Button>
    </BlankSlate>
  )
}
