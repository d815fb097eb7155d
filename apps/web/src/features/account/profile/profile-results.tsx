import { scoreText } from '../../../lib/scores.ts'
import { home as homeWords } from '@quizly/words/student.ts'
import { notFound as notFoundWords } from '@quizly/words/screens.ts'
import { profile as profileWords } from '@quizly/words/account.ts'
import type { ListedResult } from '@quizly/contract'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'
import '../../../components/tables/row-link.css'
import { ShowMore } from '../../../components/tables/show-more.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { call } from '../../../lib/calls/call.ts'
import { tryAgain } from '../../../lib/failures.ts'
import { shortDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { quizOfResult } from '../../../lib/calls/quiz-of-result.ts'
import { useLoad } from '../../../lib/use-load.ts'

export function ProfileResults({ userId }: { userId: string }) {
  const [reloadKey, setReloadKey] = useState(0)
  const query = useLoad(`${userId} ${reloadKey}`, (signal) =>
    call('listResults', { params: { userId } }, { signal }),
  )
  const results = query.status === 'ready' ? query.data : undefined
  useEffect(() => {
    const opensInMs = results?.flatMap((result) => result.opensInMs ?? [])
    if (!opensInMs?.length) return
    const timer = setTimeout(() => setReloadKey((before) => before + 1), Math.min(...opensInMs))
    return () => clearTimeout(timer)
  }, [results])
  return (
    <section aria-labelledby="results" aria-busy={query.status === 'loading' || undefined}>
      <h2 id="results" className="profile__heading">
        {profileWords.results}
      </h2>
      <LoadedPart
        query={query}
        loading={<LoadingRows />}
        failed={`${profileWords.failed} ${query.status === 'failed' ? tryAgain(query.error) : ''}`}
      >
        {(loaded) => (loaded.length > 0 ? <ResultTable userId={userId} results={loaded} /> : <NoResults />)}
      </LoadedPart>
    </section>
  )
}

/** How many results the server returns at a time: a full page means that there may be more. */
const pageSize = 50
const toPart = (rows: ListedResult[]) => ({
  rows,
  next: rows.length < pageSize ? undefined : rows.at(-1)?._id,
})

function ResultTable({ userId, results }: { userId: string; results: ListedResult[] }) {
  const list = useMore(toPart(results), async (before) =>
    toPart(await call('listResults', { params: { userId }, query: { before } })),
  )
  return (
    <>
      <DataTable
        labelledBy="results"
        className="tbl--mid profile__results"
        rows={list.rows}
        rowKey={({ _id }) => _id}
        columns={columns()}
      />
      <ShowMore list={list} />
      <p className="profile__mistakes">
        <LinkButton look="secondary" to={paths.mistakes}>
          {profileWords.practiseMistakes}
        </LinkButton>
      </p>
    </>
  )
}

const columns = (): Column<ListedResult>[] => [
  { name: profileWords.quiz, isRowHead: true, cell: (result) => <ResultLink {...result} /> },
  {
    name: profileWords.score,
    numeric: true,
    cell: ({ score, opensInMs, ...rest }) =>
      score === null ? (
        opensInMs === undefined ? (
          homeWords.submitted
        ) : (
          profileWords.opensShortly
        )
      ) : (
        <bdi>{scoreText({ ...rest, score })}</bdi>
      ),
  },
  {
    name: profileWords.date,
    numeric: true,
    className: 'muted',
    cell: ({ submittedAt }) => <bdi>{shortDate(submittedAt)}</bdi>,
  },
]

function ResultLink({ quizId, number }: ListedResult) {
  const quiz = quizOfResult(quizId)
  return (
    <>
      <Link className="row-link" to={paths.result(quiz._id, number)} dir="auto">
        {quiz.title}
      </Link>
      {number !== undefined && <span className="muted sm"> {profileWords.attempt(number)}</span>}
    </>
  )
}

function NoResults() {
  return (
    <BlankSlate>
      <h3>{profileWords.none}</h3>
      <p className="muted">{profileWords.noneHint}</p>
      <LinkButton to={paths.verify}>{notFoundWords.enterCode}</LinkButton>
    </BlankSlate>
  )
}

function LoadingRows() {
  const isSlow = useIsSlow()
  if (!isSlow) return null
  return (
    <div aria-hidden="true">
      <Skeleton width="100%" height="2.75rem" />
      <Skeleton width="100%" height="3.25rem" />
      <Skeleton width="100%" height="3.25rem" />
    </div>
  )
}

/** A part of a list. `next` is what to ask for to get the next part; undefined at the end. */
type Part<Row> = { rows: readonly Row[]; next: string | undefined }

/** Students open this list too, so it does without the desk's query cache and its weight. */
function useMore<Row>(first: Part<Row>, loadPart: (next: string) => Promise<Part<Row>>) {
  const [loaded, setLoaded] = useState(first)
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting')
  const isLoading = useRef(false)

  async function more() {
    if (isLoading.current || loaded.next === undefined) return
    isLoading.current = true
    setState('busy')
    try {
      const part = await loadPart(loaded.next)
      setLoaded({ rows: [...loaded.rows, ...part.rows], next: part.next })
      setState('resting')
    } catch {
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }
  return { ...loaded, state, more }
}
