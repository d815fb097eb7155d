import { bank as bankWords } from '@quizly/words/authoring.ts'
import { myQuizzes as myQuizzesWords } from '@quizly/words/desk.ts'
import type { ListedQuiz } from '@quizly/contract'
import { isBlank } from '@quizly/domain'
import { type ReactNode, useCallback } from 'react'
import { Link, useSearch } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { TableBoxes } from '../../components/feedback/loading-boxes.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Page } from '../../components/page/page.tsx'
import { sortedBy, readSorting, type Sorting, withSorting } from '../../components/tables/sorting.ts'
import { paths } from '../../lib/paths.ts'
import '../quiz-page/quiz-page.css'
import {
  type QuizTab,
  quizTabs,
  useQuizzes,
  type QuizKey,
  quizKeys,
  type RequestedQuizzes,
} from '../quiz-page/api.ts'
import '../quiz-page/desk.css'
import { SearchedList, readSearch } from '../quiz-page/searched-list.tsx'
import { QuizTable } from './quiz-table.tsx'
import { navigate } from 'wouter/use-browser-location'

const newest: Sorting<QuizKey> = { key: 'created', descending: true }
const isQuizKey = (text: string): text is QuizKey => quizKeys.some((key) => key === text)

/** Reads what an address asks for; what it does not say or says wrongly is as usual: all, the newest first. */
export function readRequested(query: string): RequestedQuizzes {
  const tab = quizTabs.find((each) => each === new URLSearchParams(query).get('tab')) ?? 'current'
  return { tab, search: readSearch(query), sorting: readSorting(query, newest, isQuizKey) }
}

export function addressOf({ tab, search, sorting }: RequestedQuizzes): string {
  const fields = new URLSearchParams({ ...(tab !== 'current' && { tab }), ...(search && { search }) })
  return paths.myQuizzes + withSorting(`${fields}`, sorting, newest)
}

/** What the list shows is in its address, so that Back brings it back. */
function useRequestedQuizzes() {
  const requested = readRequested(useSearch())
  const change = useCallback((part: Partial<RequestedQuizzes>) => {
    navigate(addressOf({ ...readRequested(window.location.search), ...part }), { replace: true })
  }, [])
  return { requested, change }
}

/** All quizzes of an educator, so that a closed tab loses none. */
export function MyQuizzesScreen() {
  const { requested, change } = useRequestedQuizzes()
  const { tab, search, sorting } = requested
  const { query, list } = useQuizzes(requested)
  const onSearch = useCallback((text: string) => change({ search: text }), [change])
  const page = (quizzes?: readonly ListedQuiz[], searched = '', failure?: ReactNode) => {
    const isEmpty = quizzes?.length === 0 && isBlank(searched)
    return (
      <Page title={myQuizzesWords.titled[tab]}>
        <div className="page-head">
          <h1>{myQuizzesWords.heading}</h1>
          <div className="actions">
            <LinkButton look="secondary" to={paths.bank}>
              {bankWords.heading}
            </LinkButton>
            {!(isEmpty && tab === 'current') && (
              <LinkButton to={paths.chooser}>
                <ToolIcon name="plus" />
                {myQuizzesWords.create}
              </LinkButton>
            )}
          </div>
        </div>
        <QuizLists tab={tab} />
        {isEmpty ? (
          <NoQuizzes tab={tab} />
        ) : (
          <SearchedList
            of="quizzes"
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
      title={myQuizzesWords.loading}
      boxes={<TableBoxes />}
      failed={myQuizzesWords.failed}
      safe={myQuizzesWords.safe}
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
      {myQuizzesWords.searchFailed((text) => (
        <button key="again" type="button" className="linkish" onClick={retry}>
          {text}
        </button>
      ))}
    </Notice>
  )
}

function QuizLists({ tab }: { tab: QuizTab }) {
  return (
    <nav className="tabs" aria-label={myQuizzesWords.listsLabel}>
      {quizTabs.map((one) => (
        <Link
          key={one}
          to={addressOf({ ...readRequested(''), tab: one })}
          aria-current={one === tab ? 'page' : undefined}
        >
          {myQuizzesWords.lists[one]}
        </Link>
      ))}
    </nav>
  )
}

function NoQuizzes({ tab }: { tab: QuizTab }) {
  return (
    <BlankSlate>
      <h2>{myQuizzesWords.isEmpty[tab]}</h2>
      <p className="muted">{myQuizzesWords.howToFill[tab]}</p>
      {tab === 'current' && <LinkButton to={paths.chooser}>{myQuizzesWords.create}</LinkButton>}
    </BlankSlate>
  )
}
