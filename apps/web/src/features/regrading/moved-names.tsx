import { points as pointsWords } from '@quizly/words/authoring.ts'
import { marking as markingWords, ruleSimulation as simulationWords } from '@quizly/words/desk.ts'
import type { RuleSimulation } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useEffect, useRef } from 'react'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { DataTable } from '../../components/tables/data-table.tsx'
import { ShowMore } from '../../components/tables/show-more.tsx'
import { useMovedNames } from '../quiz-page/regrading-api.ts'
import { changedScoreColumns } from './regrade-preview.tsx'

export type Requested = { rule: RuleSimulation['rules'][number]['rule']; move: 'up' | 'down' }

/** Who would gain or lose by a rule, page by page. */
export function MovedNames({
  quizId,
  question,
  requested,
}: {
  quizId: string
  question: Question
  requested: Requested
}) {
  const { query, list } = useMovedNames(quizId, question._id, requested)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { rule, move } = requested
  const ruleName = rule === 'none' ? pointsWords.allOrNothing : pointsWords.ruleNames[rule]
  return (
    <section>
      <h3 id="moved-names" tabIndex={-1} ref={heading}>
        {(move === 'up' ? simulationWords.gaining : simulationWords.losing)(ruleName)}
      </h3>
      <LoadedPart query={query} failed={markingWords.notLoaded}>
        {(parts) => (
          <DataTable
            labelledBy="moved-names"
            className="moved-names"
            frame={null}
            rows={parts.flatMap(({ students }) => students)}
            rowKey={({ userId }) => userId}
            columns={changedScoreColumns(simulationWords.student, quizId)}
          />
        )}
      </LoadedPart>
      <ShowMore list={list} />
    </section>
  )
}
