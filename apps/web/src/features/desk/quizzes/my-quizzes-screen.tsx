import type { ListedQuiz } from '@quizly/contract'
import { isBlank } from '@quizly/domain'
import { type ReactNode, useCallback } from 'react'
import { Link } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Page } from '../../../components/page/page.tsx'
import { sortedBy } from '../../../components/tables/sorting.ts'
import { paths } from '../../../lib/paths.ts'
import '../../quiz-page/quiz-page.css'
import { type QuizTab, useQuizzes } from '../api.ts'
import '../desk.css'
import { SearchedList } from '../searched-list.tsx'
import { QuizTable } from './quiz-table.tsx'
import { addressOf, readWanted, useWantedQuizzes } from './wanted-quizzes.ts'

/** All quizzes of an educator, so that a closed tab loses none. */
export function MyQuizzesScreen() {
  const { wanted, change } = useWantedQuizzes()
  const { tab, search, sorting } = wanted
  const { query, list } = useQuizzes(wanted)
  const onSearch = useCallback((text: string) => change({ search: text }), [change])
  const page = (quizzes?: readonly ListedQuiz[], searched = '', failure?: ReactNode) => {
    const isEmpty = quizzes?.length === 0 && isBlank(searched)
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
        {isEmpty ? (
          <NoQuizzes tab={tab} />
        ) : (
          <SearchedList
            names={['quiz', 'quizzes']}
            placeholder="Search by title or code"
            count={quizzes?.length}
            {...{ search, searched, onSearch, list, failure }}
          >
            <QuizTable
              quizzes={quizzes ?? []}
              sorting={sorting}
              onSort={(key) => change({ sorting: sortedBy(sorting, key) })}
            />
          </SearchedList>
        )}
      </Page>
    )
  }
  // What was typed into the search stays.
  const searchFailed = () =>
    query.status === 'failed' && !isBlank(search) && page(undefined, '', <SearchFailed retry={query.retry} />)
  return (
    <Loaded
      query={query}
      title="Loading your quizzes"
      boxes={<TableBoxes />}
      failed="Your quizzes could not be loaded"
      safe="They are safe."
      denied={searchFailed}
    >
      {(parts) =>
        page(
          parts.flatMap((part) => part.quizzes),
          parts[0].searched,
        )
      }
    </Loaded>
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
