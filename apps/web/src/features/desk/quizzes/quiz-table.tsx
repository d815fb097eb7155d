import type { ListedQuiz } from '@quizly/contract'
import '../../../components/tables/row-link.css'
import '../../../components/tables/table.css'
import { SortHead } from '../sort-head.tsx'
import { sortedBy, type Sorting } from '../sorting.ts'
import { QuizRow } from './quiz-row.tsx'
import type { QuizKey } from './wanted-quizzes.ts'

/** An educator's quizzes. */
export function QuizTable({
  quizzes,
  sorting,
  onSort,
}: {
  quizzes: readonly ListedQuiz[]
  sorting: Sorting<QuizKey>
  onSort: (sorting: Sorting<QuizKey>) => void
}) {
  const head = { sorting, onSort: (key: QuizKey) => onSort(sortedBy(sorting, key)) }
  return (
    <div className="tbl-w desk__table">
      <table className="tbl tbl--mid tbl--stack tbl--cards" aria-label="My quizzes">
        <thead className="sorts">
          <tr>
            <SortHead id="title" label="Title" {...head} />
            <th scope="col" className="plain">
              State
            </th>
            <SortHead id="questions" label="Questions" numeric {...head} />
            <SortHead id="code" label="Code" {...head} />
            <SortHead id="attempts" label="Attempts" numeric {...head} />
            <SortHead id="average" label="Average" numeric {...head} />
            <SortHead id="created" label="Created" numeric {...head} />
            <th scope="col" className="plain">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {quizzes.map((quiz) => (
            <QuizRow key={quiz._id} quiz={quiz} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
