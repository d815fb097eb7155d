import { myQuizzes as myQuizzesWords } from '@quizly/words/desk.ts'
import type { ListedQuiz } from '@quizly/contract'
import { isBlank } from '@quizly/domain'
import { type ReactNode, useCallback } from 'react'
import { Link } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { TableBoxes } from '../../components/feedback/loading-boxes.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Page } from '../../components/page/page.tsx'
import { sortedBy } from '../../components/tables/sorting.ts'
import { paths } from '../../lib/paths.ts'
import '../quiz-page/quiz-page.css'
import { type QuizTab, quizTabs, useQuizzes } from '../quiz-page/api.ts'
import '../quiz-page/desk.css'
import { SearchedList } from '../quiz-page/searched-list.tsx'
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
      <Page title={myQuizzesWords.titled[tab]}>
        <div className="page-head">
          <h1>{myQuizzesWords.heading}</h1>
          {!(isEmpty && tab === 'current') && (
            <LinkButton to={paths.chooser}>
              <ToolIcon name="plus" />
              {myQuizzesWords.create}
            </LinkButton>
          )}
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
          to={addressOf({ ...readWanted(''), tab: one })}
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
