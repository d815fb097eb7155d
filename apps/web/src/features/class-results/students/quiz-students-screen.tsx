import { scoreText } from '../../../lib/scores.ts'
import { searchedList as searchedListWords, students as studentsWords } from '@quizly/words/desk.ts'
import type { DeletedAttempt } from '@quizly/contract'
import { useCallback } from 'react'
import { useParams, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Fold } from '../../../components/overlays/fold.tsx'
import { useSorting } from '../../../components/tables/sorting.ts'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { type StudentKey, studentKeys, useStudents, useWithCounts } from '../../quiz-page/api.ts'
import { AsOf } from '../../quiz-page/as-of.tsx'
import '../../quiz-page/desk.css'
import { LoadedQuiz } from '../../quiz-page/loaded-quiz.tsx'
import { NoAttemptsYet } from '../../quiz-page/no-attempts-yet.tsx'
import { readSearch, SearchedList } from '../../quiz-page/searched-list.tsx'
import { StudentTable } from './student-table.tsx'
import './students.css'
import { personName } from '../../../lib/words/person-name.ts'

const isStudentKey = (text: string): text is StudentKey => studentKeys.some((key) => key === text)

export function QuizStudentsScreen() {
  const { quizId = '' } = useParams()
  const search = readSearch(useSearch())
  const { sorting, sortBy } = useSorting<StudentKey>({ key: 'name', descending: false }, isStudentKey)
  const { query, list } = useStudents(quizId, search, sorting)
  const change = useCallback((text: string) => {
    const fields = new URLSearchParams(window.location.search)
    if (text === '') fields.delete('search')
    else fields.set('search', text)
    navigate(window.location.pathname + (fields.size > 0 ? `?${fields}` : ''), { replace: true })
  }, [])
  return (
    <LoadedQuiz
      query={useWithCounts(quizId, query)}
      title={studentsWords.loading}
      failed={studentsWords.failed}
    >
      {(parts) => {
        const [{ quiz, count, deleted = [], searched, asOf }] = parts
        const students = parts.flatMap((part) => part.students)
        return (
          <QuizPage quiz={quiz} tab="Students" about={searchedListWords.of.students.count(count)}>
            <AsOf asOf={asOf} />
            {count === 0 ? (
              <NoAttemptsYet quiz={quiz} title={studentsWords.nobody} follows={studentsWords.nobodyHint} />
            ) : (
              <SearchedList
                of="students"
                count={students.length}
                {...{ search, searched, list }}
                onSearch={change}
              >
                <StudentTable
                  {...{ quiz, students, sorting }}
                  onSort={sortBy}
                  onChanged={() => void refreshQuiz(quiz._id)}
                />
              </SearchedList>
            )}
            <DeletedAttempts deleted={deleted} />
          </QuizPage>
        )
      }}
    </LoadedQuiz>
  )
}

function DeletedAttempts({ deleted }: { deleted: readonly DeletedAttempt[] }) {
  if (deleted.length === 0) return null
  return (
    <div className="students__deleted">
      <Fold id="deleted" title={studentsWords.deletedAttempts}>
        <ul className="stack stack-2" aria-label={studentsWords.deletedAttempts}>
          {deleted.map(({ _id, name, score, totalQuestions = 0, maxScore, waiting, by, at, reason }) => (
            <li key={_id}>
              <bdi>{personName(name)}</bdi>
              {score !== undefined && (
                <>
                  {' · '}
                  <bdi>{scoreText({ score, totalQuestions, maxScore, waiting })}</bdi>
                </>
              )}
              {' · '}
              {reason
                ? studentsWords.deletedBecause(
                    <bdi key="by">{personName(by)}</bdi>,
                    <bdi key="at">{dateAndTime(at)}</bdi>,
                    <bdi key="reason">{reason}</bdi>,
                  )
                : studentsWords.deleted(
                    <bdi key="by">{personName(by)}</bdi>,
                    <bdi key="at">{dateAndTime(at)}</bdi>,
                  )}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
