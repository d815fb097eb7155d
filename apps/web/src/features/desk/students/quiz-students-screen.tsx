import type { OwnQuizSummary } from '@quizly/contract'
import { isBlank, trimmed } from '@quizly/domain'
import { useCallback, useRef } from 'react'
import { useParams, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { type MoreOfList, ShowMore } from '../../../components/tables/show-more.tsx'
import { refreshQuiz, useCachedList } from '../../../lib/calls/queries.ts'
import { plural } from '../../../lib/plural.ts'
import '../desk.css'
import { NoAttemptsYet } from '../no-attempts-yet.tsx'
import { resultActs } from '../result-acts.tsx'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { SearchField } from '../search-field.tsx'
import { type Sorting, useSorting } from '../sorting.ts'
import { DeletedAttempts } from './deleted-attempts.tsx'
import { isStudentKey, loadStudents, readSearch, type StudentKey, withSearch } from './load-students.ts'
import { StudentTable } from './student-table.tsx'
import './students.css'

type Part = Awaited<ReturnType<typeof loadStudents>>

/** Everybody who has entered a quiz: how far they are, what they scored, and what can be done for them. */
export function QuizStudentsScreen() {
  const { quizId = '' } = useParams()
  const search = readSearch(useSearch())
  const { sorting, sortBy } = useSorting<StudentKey>({ key: 'name', descending: false }, isStudentKey)
  const { load, list } = useCachedList(['students', quizId, search, sorting], (after, signal) =>
    loadStudents(quizId, { search, sorting }, after, signal),
  )
  if (load.status === 'failed') {
    return <QuizNotLoaded error={load.error} retry={load.retry} title="The students could not be loaded" />
  }
  const [first] = load.status === 'ready' ? load.data : []
  if (load.status === 'loading' || !first) {
    return <LoadingPage title="Loading the students" boxes={<TableBoxes />} />
  }
  const { quiz, count, deleted = [] } = first
  return (
    <QuizPage
      quiz={quiz}
      tab="Students"
      about={plural(count, 'student')}
      {...resultActs(quiz, { hasResults: count > 0 })}
    >
      {count === 0 ? (
        <NoAttemptsYet
          quiz={quiz}
          title="No student has joined yet"
          follows="Students appear here as they join."
        />
      ) : (
        <Students quiz={quiz} parts={load.data} {...{ search, list, sorting }} onSort={sortBy} />
      )}
      <DeletedAttempts deleted={deleted} />
    </QuizPage>
  )
}

function Students({
  quiz,
  parts,
  search,
  list,
  sorting,
  onSort,
}: {
  quiz: OwnQuizSummary
  parts: readonly Part[]
  search: string
  list: MoreOfList
  sorting: Sorting<StudentKey>
  onSort: (key: StudentKey) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const change = useCallback((text: string) => {
    const { pathname, search: query } = window.location
    navigate(pathname + withSearch(query, text), { replace: true })
  }, [])
  function clear() {
    change('')
    field.current?.focus()
  }
  const students = parts.flatMap((part) => part.students)
  const searched = parts[0]?.searched ?? ''
  return (
    <>
      <div className="toolbar">
        <SearchField
          label="Search students"
          placeholder="Search by name or email"
          search={search}
          onSearch={change}
          field={field}
        />
        <p className="muted sm" role="status">
          {plural(students.length, 'student')}
          {list.next !== undefined && ' so far'}
        </p>
      </div>
      {students.length === 0 && !isBlank(searched) ? (
        <BlankSlate>
          <h2>
            No students match “<bdi>{trimmed(searched)}</bdi>”
          </h2>
          <Button look="secondary" onClick={clear}>
            Clear
          </Button>
        </BlankSlate>
      ) : (
        <StudentTable
          quiz={quiz}
          students={students}
          sorting={sorting}
          onSort={onSort}
          onChanged={() => void refreshQuiz(quiz._id)}
        />
      )}
      <ShowMore list={list} />
    </>
  )
}
