import type { ListedQuiz } from '@quizly/contract'
import { trimmed } from '@quizly/domain'
import { useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/forms/field.css'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import '../../../components/tables/row-link.css'
import { type MoreOfList, ShowMore } from '../../../components/tables/show-more.tsx'
import '../../../components/tables/table.css'
import { plural } from '../../../lib/plural.ts'
import { QuizRow } from './quiz-row.tsx'
import { SortHead } from '../sort-head.tsx'
import { sorted, useSorting } from '../sorting.ts'

const values = {
  title: (quiz: ListedQuiz) => quiz.title,
  questions: (quiz: ListedQuiz) => quiz.numQuestions,
  code: (quiz: ListedQuiz) => quiz.secretCode,
  attempts: (quiz: ListedQuiz) => quiz.finished,
  average: (quiz: ListedQuiz) => quiz.averagePercent,
  created: (quiz: ListedQuiz) => quiz.createdAt,
}

/** An educator's quizzes, with search and sorting. */
export function QuizTable({ quizzes, list }: { quizzes: readonly ListedQuiz[]; list: MoreOfList }) {
  const [wanted, setWanted] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { sorting, sortBy } = useSorting<keyof typeof values>({ key: 'created', descending: true })
  const shown = sorted(
    quizzes.filter((quiz) => isFound(quiz, wanted)),
    values[sorting.key],
    sorting.descending,
  )
  // Searching and sorting need the whole list, so it is loaded then.
  const head = {
    sorting,
    onSort: (key: keyof typeof values) => {
      sortBy(key)
      void list.more({ all: true })
    },
  }
  function search(text: string) {
    setWanted(text)
    void list.more({ all: true })
  }
  function clear() {
    setWanted('')
    field.current?.focus()
  }
  return (
    <>
      <div className="toolbar">
        <div className="search">
          <ToolIcon name="search" />
          <input
            ref={field}
            className="input"
            type="search"
            aria-label="Search quizzes"
            placeholder="Search by title or code"
            value={wanted}
            onChange={(event) => search(event.target.value)}
          />
        </div>
        <p className="muted sm" role="status">
          {plural(shown.length, 'quiz', 'quizzes')}
          {list.next !== undefined && ' so far'}
        </p>
      </div>
      {shown.length === 0 && list.next === undefined ? (
        <NothingFound wanted={wanted} onClear={clear} />
      ) : (
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
      )}
      <ShowMore list={list} />
    </>
  )
}

function NothingFound({ wanted, onClear }: { wanted: string; onClear: () => void }) {
  return (
    <BlankSlate>
      <h2>
        No quiz has “<bdi>{trimmed(wanted)}</bdi>” in its title or code
      </h2>
      <Button look="secondary" onClick={onClear}>
        Clear
      </Button>
    </BlankSlate>
  )
}

function isFound({ title, secretCode }: ListedQuiz, wanted: string): boolean {
  const text = trimmed(wanted)
  return title.toLowerCase().includes(text.toLowerCase()) || secretCode.includes(text)
}
