import type { ListedQuiz } from '@quizly/contract'
import { useState } from 'react'
import '../../components/field.css'
import { ToolIcon } from '../../components/tool-icons.tsx'
import '../../components/row-link.css'
import '../../components/table.css'
import { plural } from '../../lib/plural.ts'
import { QuizRow } from './quiz-row.tsx'
import { SortHead } from './sort-head.tsx'
import { sorted, useSorting } from './sorting.ts'

const values = {
  title: (quiz: ListedQuiz) => quiz.title,
  questions: (quiz: ListedQuiz) => quiz.numQuestions,
  code: (quiz: ListedQuiz) => quiz.secretCode,
  attempts: (quiz: ListedQuiz) => quiz.finished,
  average: (quiz: ListedQuiz) => quiz.averagePercent,
  created: (quiz: ListedQuiz) => quiz.createdAt,
}

/** An educator's quizzes, to be searched and sorted. */
export function QuizTable({ quizzes }: { quizzes: readonly ListedQuiz[] }) {
  const [wanted, setWanted] = useState('')
  const { sorting, sortBy } = useSorting<keyof typeof values>({ key: 'created', descending: true })
  const shown = sorted(
    quizzes.filter((quiz) => isFound(quiz, wanted)),
    values[sorting.key],
    sorting.descending,
  )
  const head = { sorting, onSort: sortBy }
  return (
    <>
      <div className="toolbar">
        <div className="search">
          <ToolIcon name="search" />
          <input
            className="input"
            type="search"
            aria-label="Search quizzes"
            placeholder="Search by title or code"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
        <p className="muted sm" role="status">
          {plural(shown.length, 'quiz', 'quizzes')}
        </p>
      </div>
      <div className="tbl-w desk__table">
        <table className="tbl tbl--mid tbl--stack tbl--cards" aria-label="My quizzes">
          <thead className="sorts">
            <tr>
              <SortHead id="title" label="Title" {...head} />
              <SortHead id="questions" label="Questions" numeric {...head} />
              <SortHead id="code" label="Code" {...head} />
              <SortHead id="attempts" label="Attempts" numeric {...head} />
              <SortHead id="average" label="Average" numeric {...head} />
              <SortHead id="created" label="Created" numeric {...head} />
              <th scope="col">
                <span className="vh">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((quiz) => (
              <QuizRow key={quiz._id} quiz={quiz} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function isFound({ title, secretCode }: ListedQuiz, wanted: string): boolean {
  const text = wanted.trim()
  return title.toLowerCase().includes(text.toLowerCase()) || secretCode.includes(text)
}
