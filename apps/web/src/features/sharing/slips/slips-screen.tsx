import { makeSlipsBody, type SlipList } from '@quizly/contract'
import { slipLimits } from '@quizly/domain'
import { slips as words } from '@quizly/words/desk.ts'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Field, TextField } from '../../../components/forms/field.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Page } from '../../../components/page/page.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import '../../../components/tables/row-link.css'
import { call } from '../../../lib/calls/call.ts'
import { refreshKey, useCachedQuery } from '../../../lib/calls/queries.ts'
import { shortDate } from '../../../lib/dates.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { readText } from '../../../lib/forms/use-form.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { paths } from '../../../lib/paths.ts'
import '../../quiz-page/desk.css'
import { loadOwnQuiz } from '../../quiz-page/questions-api.ts'
import { type CodedSlips, PrintSlips } from './printed-slips.tsx'
import './slips.css'

export const slipsKey = ['slips'] as const
const usualDays = 7

/** An educator's lists of slips, and the form that makes one. */
export function SlipsScreen() {
  const [coded, setCoded] = useState<CodedSlips>()
  const query = useCachedQuery(slipsKey, (signal) => call('listSlipLists', {}, { signal }))
  if (coded) return <PrintSlips coded={coded} />
  return (
    <Page title={words.title}>
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <p className="muted col-wide">{words.about}</p>
      <MakeSlips onMade={setCoded} />
      <section className="slips__list" aria-labelledby="slip-lists">
        <h2 id="slip-lists">{words.lists}</h2>
        <LoadedPart query={query} failed={words.failed}>
          {({ lists }) => (
            <DataTable
              labelledBy="slip-lists"
              className="tbl--mid tbl--stack tbl--cards"
              rows={lists}
              rowKey={({ _id }) => _id}
              columns={columns()}
              empty={
                <div className="stack stack-2">
                  <p>{words.none}</p>
                  <p className="muted">{words.noneHint}</p>
                </div>
              }
            />
          )}
        </LoadedPart>
      </section>
    </Page>
  )
}

const columns = (): Column<SlipList>[] => [
  {
    name: words.columns.list,
    isRowHead: true,
    cell: ({ _id, title, quiz }) => (
      <>
        <Link className="row-link" to={paths.slipList(_id)} dir="auto">
          {title}
        </Link>
        {quiz && <span className="desk__shared">{words.quizOf(quiz.title)}</span>}
      </>
    ),
  },
  { name: words.columns.made, cell: ({ madeAt }) => <bdi>{shortDate(madeAt)}</bdi> },
  { name: words.columns.validUntil, cell: ({ validUntil }) => <bdi>{shortDate(validUntil)}</bdi> },
  { name: words.columns.used, cell: ({ used, slips }) => words.used(used, slips) },
]

function MakeSlips({ onMade }: { onMade: (coded: CodedSlips) => void }) {
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: makeSlipsBody,
    read: (fields) => {
      const quizId = readText(fields, 'quizId')
      return {
        title: readText(fields, 'title'),
        names: namesIn(readText(fields, 'names')),
        days: readNumber(fields.get('days')),
        ...(quizId && { quizId }),
      }
    },
    submit: async (body) => {
      const { list, slips } = await call('makeSlips', { body })
      void refreshKey(slipsKey)
      onMade({
        listId: list._id,
        title: list.title,
        quizTitle: list.quiz?.title,
        validUntil: list.validUntil,
        slips,
      })
    },
  })
  // One of the names can be too long.
  const fieldOf = (path: string) => path.split('.')[0] ?? ''
  const problemOf = (field: string) => problems.find(({ path }) => fieldOf(path) === field)
  return (
    <section className="slips__make" aria-labelledby="make-slips">
      <h2 id="make-slips">{words.make}</h2>
      <ErrorSummary problems={problems} fieldId={(path) => `slips-${fieldOf(path) || 'title'}`} />
      <form className="stack" noValidate onSubmit={onSubmit}>
        <TextField
          id="slips-title"
          name="title"
          label={words.name}
          hint={words.nameHint}
          problem={problemAt('title')}
          dir="auto"
          autoComplete="off"
          required
        />
        <Field
          id="slips-names"
          label={words.names}
          hint={words.namesHint(slipLimits.slipsAtOnce)}
          problem={problemOf('names')}
        >
          {(control) => (
            <GrowingTextArea
              {...control}
              name="names"
              className="input slips__names"
              rows={5}
              dir="auto"
              required
            />
          )}
        </Field>
        <TextField
          id="slips-days"
          name="days"
          label={words.days}
          hint={words.daysHint(slipLimits.days)}
          problem={problemAt('days')}
          defaultValue={usualDays}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <QuizField />
        <div className="actions">
          <Button type="submit" busy={busy}>
            {words.make}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** One name a line; the cells of a row that was pasted are parts of a name. */
function namesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
}

/** It begins with the quiz from whose page one came. Without an answer of the server there is none to choose. */
function QuizField() {
  const requested = new URLSearchParams(useSearch()).get('quiz') ?? ''
  const quizzes = useCachedQuery([...slipsKey, 'quizzes', requested], async (signal) => {
    const [own, list] = await Promise.all([
      requested === '' ? undefined : loadOwnQuiz(requested, signal),
      call('listQuizzes', {}, { signal }),
    ])
    const others = list.quizzes.filter(({ _id }) => _id !== requested)
    return [...(own ? [own.quiz] : []), ...others].map(({ _id, title }) => ({ _id, title }))
  })
  const choices = quizzes.status === 'ready' ? quizzes.data : []
  return (
    <Field id="slips-quizId" label={words.quiz}>
      {(control) => (
        <span className="select">
          <select
            {...control}
            // Another one begins with what has just been loaded.
            key={quizzes.status}
            name="quizId"
            className="input"
            dir="auto"
            defaultValue={choices.some(({ _id }) => _id === requested) ? requested : ''}
          >
            <option value="">{words.noQuiz}</option>
            {choices.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
    </Field>
  )
}
