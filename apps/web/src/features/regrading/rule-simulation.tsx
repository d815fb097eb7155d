import {
  findings as findingWords,
  marking as markingWords,
  results as resultsWords,
  ruleSimulation as simulationWords,
} from '@quizly/words/desk.ts'
import { points as pointsWords } from '@quizly/words/authoring.ts'
import type { RuleSimulation as Simulation } from '@quizly/contract'
import { type Question, rulesFor } from '@quizly/domain'
import { type ReactNode, useEffect, useState, useRef } from 'react'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { Fold, openFold } from '../../components/overlays/fold.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { rulesHash } from '../../lib/paths.ts'
import { useRuleSimulation, useMovedNames } from '../quiz-page/regrading-api.ts'
import { ShowMore } from '../../components/tables/show-more.tsx'
import { changedScoreColumns } from './regrade-preview.tsx'
import { format } from '@quizly/words/language.ts'
import { withMinus } from '../../lib/numbers/minus.ts'
import { twoDigits } from '../quiz-page/figure-texts.ts'

type Requested = { rule: Simulation['rules'][number]['rule']; move: 'up' | 'down' }

/** Who would gain or lose by a rule, page by page. */
function MovedNames({
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

/** At most two decimals; a dash where there is nothing to say. */
const shownPoints = (points: number | null) =>
  points === null ? '–' : withMinus(format.number(Math.round(points * 100) / 100))

const shownTwoDigits = (value: number | undefined) => (value === undefined ? '–' : twoDigits(value))

type SimulatedRule = Simulation['rules'][number]

/** What each rule that a question can have would have given the class; nothing where there is none. */
export function RuleSimulation({ quizId, question }: { quizId: string; question: Question }) {
  const rules = rulesFor(question)
  const hasRules = rules.length > 0
  useEffect(() => {
    if (!hasRules || window.location.hash !== `#${rulesHash}`) return
    openFold(rulesHash)
    document.getElementById(rulesHash)?.focus()
  }, [hasRules])
  if (!hasRules) return null
  return (
    <Fold id={rulesHash} title={simulationWords.title}>
      <Simulated quizId={quizId} question={question} rules={['none', ...rules]} />
    </Fold>
  )
}

function Simulated({
  quizId,
  question,
  rules,
}: {
  quizId: string
  question: Question
  rules: SimulatedRule['rule'][]
}) {
  const [requested, setRequested] = useState<Requested>()
  const query = useRuleSimulation(quizId, question._id, rules)
  return (
    <LoadedPart query={query} failed={markingWords.notLoaded}>
      {(simulation) => (
        <div className="stack stack-4">
          <Hints simulation={simulation} />
          <DataTable
            label={simulationWords.title}
            className="tbl--stack"
            rows={simulation.rules}
            rowKey={({ rule }) => rule}
            columns={columnsOf(question, setRequested)}
          />
          <p className="muted sm">{simulationWords.guessingHint}</p>
          {requested && (
            <MovedNames key={`${requested.rule} ${requested.move}`} {...{ quizId, question, requested }} />
          )}
        </div>
      )}
    </LoadedPart>
  )
}

function Hints({ simulation: { attempts, waiting, unmarked, byHand, unclear } }: { simulation: Simulation }) {
  const hints = [
    attempts > 0 ? simulationWords.hint : simulationWords.noResults,
    ...(waiting > 0 ? [findingWords.notCounted(waiting)] : []),
    ...(unmarked === undefined ? [] : [resultsWords.unmarked(unmarked)]),
    ...(byHand === undefined ? [] : [markingWords.byHand(byHand)]),
    ...(unclear === undefined ? [] : [simulationWords.unclear(unclear)]),
  ]
  return hints.map((hint) => (
    <p key={hint} className="muted sm">
      {hint}
    </p>
  ))
}

function columnsOf(question: Question, onNames: (requested: Requested) => void): Column<SimulatedRule>[] {
  const figure = (name: string, cell: (row: SimulatedRule) => ReactNode) => ({ name, numeric: true, cell })
  const movers = (move: Requested['move']) => (row: SimulatedRule) => (
    <Movers count={row[move]} shown={{ rule: row.rule, move }} onNames={onNames} />
  )
  return [
    {
      name: simulationWords.rule,
      isRowHead: true,
      cell: ({ rule }) => (
        <>
          {nameOfRule(rule)}
          {rule === (question.rule ?? 'none') && <span className="muted"> {simulationWords.now}</span>}
        </>
      ),
    },
    figure(simulationWords.questionMean, ({ questionMean }) =>
      simulationWords.of(shownPoints(questionMean), shownPoints(question.points ?? 1)),
    ),
    figure(simulationWords.guessing, ({ guessing }) => shownPoints(guessing)),
    figure(simulationWords.scoreMean, ({ scoreMean }) => shownPoints(scoreMean)),
    figure(simulationWords.spread, ({ standardDeviation }) => shownPoints(standardDeviation)),
    figure(simulationWords.reliability, ({ reliability }) => shownTwoDigits(reliability?.alpha)),
    figure(simulationWords.gain, movers('up')),
    figure(simulationWords.lose, movers('down')),
  ]
}

const nameOfRule = (rule: SimulatedRule['rule']) =>
  rule === 'none' ? pointsWords.allOrNothing : pointsWords.ruleNames[rule]

/** How many gain or lose; their names are one press away. */
function Movers({
  count,
  shown,
  onNames,
}: {
  count: number
  shown: Requested
  onNames: (requested: Requested) => void
}) {
  if (count === 0) return shownPoints(0)
  const heading = shown.move === 'up' ? simulationWords.gaining : simulationWords.losing
  return (
    <button type="button" className="linkish rule-moves" onClick={() => onNames(shown)}>
      {shownPoints(count)}
      <span className="vh"> {heading(nameOfRule(shown.rule))}</span>
    </button>
  )
}
