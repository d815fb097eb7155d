import {
  marking as markingWords,
  markingPage as pageWords,
  markingSettings as settingsWords,
  secondMarks as secondWords,
} from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import type { MarkingOverview, QuestionToMark, StudentToMark } from '@quizly/contract'
import { Link, useParams, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { useAction } from '../../components/feedback/use-action.ts'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Segments } from '../../components/forms/segments.tsx'
import { Fold } from '../../components/overlays/fold.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { ShowMore } from '../../components/tables/show-more.tsx'
import { changeQuiz, refreshQuiz } from '../../lib/calls/queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'
import { ChangedMarks } from '../../components/result/changed-marks.tsx'
import { useWithCounts } from '../quiz-page/api.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { setNames, useMarking, useStudentsToMark, type Walk } from './api.ts'
import { onlyToSettle, TwoMarkers } from './marked-twice.tsx'
import { MarkingSettings } from './marking-settings.tsx'
import { textOnly } from '../../question-types/text-only.ts'
import './manual-grading.css'

/** How far the marking of a quiz is, by question or by student, and where the marks are released. */
export function MarkingScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz query={useWithCounts(quizId, useMarking(quizId))} title={pageWords.loading}>
      {(loaded) => <Marking {...loaded} />}
    </LoadedQuiz>
  )
}

function Marking({ quiz, questions, ready, released, changed, names }: MarkingOverview) {
  const by = new URLSearchParams(useSearch()).get('by') === 'student' ? 'student' : 'question'
  const open = questions.filter((row) => row.waiting + row.released > 0)
  const others = mayEdit(quiz) ? questions.filter((row) => !open.includes(row)) : []
  const next = open.find(({ waiting, marked }) => marked < waiting)
  return (
    <QuizPage
      quiz={quiz}
      tab="Marking"
      marks={{ ready, released }}
      hasOwnAct={by === 'question' && next !== undefined}
    >
      {changed && (
        <section className="stack marks-release">
          <p>{secondWords.changed(changed.up + changed.down, changed.up, changed.down)}</p>
          <ChangedMarks quizId={quiz._id} {...changed} />
        </section>
      )}
      {open.length === 0 ? (
        <BlankSlate>
          <h2>{pageWords.nothing}</h2>
          <p className="muted">{pageWords.nothingHint}</p>
        </BlankSlate>
      ) : (
        <>
          <MarkingToolbar {...{ quiz, by, names }} toMark={sumOf(open, ({ toMark }) => toMark)} />
          {by === 'student' ? (
            <StudentsToMark quizId={quiz._id} />
          ) : (
            <QuestionsToMark quiz={quiz} rows={open} />
          )}
        </>
      )}
      {others.length > 0 && (
        <div className="other-questions">
          <Fold id="other-questions" title={settingsWords.others}>
            <ul className="to-mark">
              {others.map(({ number, question, settings }) => (
                <li key={question._id}>
                  <p>
                    <Link to={paths.markAnswers(quiz._id, question._id)}>
                      <NumberedQuestion quiz={quiz} number={number} question={question} />
                    </Link>
                  </p>
                  <MarkingSettings
                    quizId={quiz._id}
                    number={number}
                    question={question}
                    settings={settings}
                    onSaved={() => refreshQuiz(quiz._id)}
                  />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </QuizPage>
  )
}

const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

type ToolbarProps = Pick<MarkingOverview, 'quiz' | 'names'> & { by: Walk; toMark: number }

function MarkingToolbar({ quiz, names, by, toMark }: ToolbarProps) {
  const { run, isBusy } = useAction((on: boolean) => changeQuiz(quiz._id, setNames(quiz._id, on)), {
    done: (_, on) => () => (on ? pageWords.namesShown : pageWords.namesHidden),
    failed: () => settingsWords.notSaved,
  })
  return (
    <div className="marking-head">
      <p role="status">
        <b>{toMark > 0 ? pageWords.toMark(toMark) : pageWords.noneToMark}</b>
      </p>
      <Segments
        legend={pageWords.views.legend}
        choices={[
          ['question', pageWords.views.question],
          ['student', pageWords.views.student],
        ]}
        value={by}
        onChoose={(view) => navigate(paths.marking(quiz._id, view), { replace: true })}
      />
      {mayEdit(quiz) ? (
        <CheckBox
          label={settingsWords.names}
          isOn={names}
          onChange={(on) => {
            if (!isBusy) void run(on)
          }}
        />
      ) : (
        <p className="muted sm">{names ? pageWords.namesShown : pageWords.namesHidden}</p>
      )}
    </div>
  )
}

type OfQuestion = Pick<MarkingOverview, 'quiz'> & Pick<QuestionToMark, 'number' | 'question'>

const NumberedQuestion = ({ quiz, number, question }: OfQuestion) => (
  <>
    {markingWords.question(
      number,
      <bdi key="text" lang={quiz.language ?? 'en'}>
        {textOnly(question, question.text)}
      </bdi>,
    )}
  </>
)

type CountsOfRow = Pick<QuestionToMark, 'toMark' | 'marked' | 'released'>

const countColumns = <Row extends CountsOfRow>(): Column<Row>[] => [
  { name: pageWords.columns.toMark, numeric: true, cell: ({ toMark }) => format.number(toMark) },
  { name: pageWords.columns.marked, numeric: true, cell: ({ marked }) => format.number(marked) },
  { name: pageWords.columns.released, numeric: true, cell: ({ released }) => format.number(released) },
]

type QuestionRows = Pick<MarkingOverview, 'quiz'> & { rows: QuestionToMark[] }

function QuestionsToMark({ quiz, rows }: QuestionRows) {
  return (
    <DataTable
      label={pageWords.title}
      className="tbl--mid tbl--stack tbl--cards marking-table"
      rows={rows}
      rowKey={({ question }) => question._id}
      columns={questionColumns({ quiz, rows })}
    />
  )
}

function questionColumns({ quiz, rows }: QuestionRows): Column<QuestionToMark>[] {
  const next = rows.find(({ waiting, marked }) => marked < waiting)
  return [
    {
      name: pageWords.columns.question,
      isRowHead: true,
      className: 'q-col',
      cell: (row) => (
        <>
          <NumberedQuestion quiz={quiz} number={row.number} question={row.question} />
          <TwoMarkers quizId={quiz._id} row={row} />
          <MarkedByKey {...row} />
        </>
      ),
    },
    ...countColumns<QuestionToMark>(),
    {
      name: pageWords.columns.actions,
      isHidden: true,
      isNamed: false,
      className: 'act',
      cell: (row) => <QuestionActs quiz={quiz} row={row} isNext={row === next} />,
    },
  ]
}

function MarkedByKey({ waiting, marked, toMark }: QuestionToMark) {
  const byKey = waiting - marked - toMark
  return byKey > 0 ? <p className="muted sm">{pageWords.byKey(byKey)}</p> : null
}

type RowProps = Pick<MarkingOverview, 'quiz'> & { row: QuestionToMark; isNext: boolean }

function QuestionActs({ quiz, row, isNext }: RowProps) {
  const { number, question, settings, waiting, marked, first } = row
  const isLeft = marked < waiting
  const isToSettle = onlyToSettle(row)
  const to = isToSettle
    ? paths.settleMarks(quiz._id, question._id)
    : isLeft || !first
      ? paths.markAnswers(quiz._id, question._id)
      : paths.markAnswer(quiz._id, first)
  return (
    <div className="actions marking-acts">
      <LinkButton
        look={isNext ? 'primary' : 'secondary'}
        to={to}
        {...(isNext && { 'data-first-field': true })}
      >
        {isToSettle
          ? secondWords.settleThem(row.apart ?? 0)
          : (isLeft ? pageWords.openOf : pageWords.readOf)(number, spoken)}
      </LinkButton>
      {mayEdit(quiz) && (
        <MarkingSettings
          quizId={quiz._id}
          number={number}
          question={question}
          settings={settings}
          onSaved={() => refreshQuiz(quiz._id)}
        />
      )}
    </div>
  )
}

const spoken = (text: string) => (
  <span key="spoken" className="vh">
    {text}
  </span>
)

const nameOf = ({ name, number }: Pick<StudentToMark, 'name' | 'number'>) =>
  name === undefined ? pageWords.student(number) : personName(name)

function StudentsToMark({ quizId }: { quizId: string }) {
  const { query, list } = useStudentsToMark(quizId)
  return (
    <LoadedPart query={query} failed={pageWords.notOpened}>
      {(parts) => (
        <>
          <DataTable
            label={pageWords.title}
            className="tbl--mid tbl--stack tbl--cards marking-table"
            rows={parts.flatMap(({ students }) => students)}
            rowKey={({ number }) => String(number)}
            columns={studentColumns(quizId)}
          />
          <ShowMore list={list} />
        </>
      )}
    </LoadedPart>
  )
}

const studentColumns = (quizId: string): Column<StudentToMark>[] => [
  {
    name: pageWords.columns.student,
    isRowHead: true,
    cell: (row) => <bdi>{nameOf(row)}</bdi>,
  },
  ...countColumns<StudentToMark>(),
  {
    name: pageWords.columns.actions,
    isHidden: true,
    isNamed: false,
    className: 'act',
    cell: ({ first, toMark, ...row }) => (
      <LinkButton look="secondary" to={paths.markAnswer(quizId, first, 'student')}>
        {(toMark > 0 ? pageWords.openBy : pageWords.readBy)(nameOf(row), spoken)}
      </LinkButton>
    ),
  },
]
