import { marking as markingWords, remark as regradeWords } from '@quizly/words/desk.ts'
import { AlsoAccepted } from '../../question-types/also-accepted.tsx'
import { PointsFacts } from '../../question-types/points-facts.tsx'
import { shownText } from '../../components/quiz/shown-text.ts'
import { isMarkedByPerson, isWritten, type Question } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { type MoreOfList, ShowMore } from '../../components/tables/show-more.tsx'
import { paths } from '../../lib/paths.ts'
import { deskParts } from '../../question-types/desk-parts.ts'
import { useWithCounts } from '../quiz-page/api.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { type Regrades, type RegradingChange, useRegrade, useRegrades } from '../quiz-page/regrading-api.ts'
import { ReasonField, RegradePreview } from './regrade-preview.tsx'
import { RegradingHistory } from './regrading-history.tsx'
import { RuleSimulation } from './rule-simulation.tsx'
import './regrading.css'

/** One question: how it counts, and marking it again by another key or another rule. */
export function RegradeScreen() {
  const { quizId = '', questionId = '' } = useParams()
  const { query, list } = useRegrades(quizId)
  return (
    <LoadedQuiz query={useWithCounts(quizId, query)} title={regradeWords.loading}>
      {(parts) => {
        const regradings = { ...parts[0], regrades: parts.flatMap((part) => part.regrades) }
        return <Regrade key={questionId} {...{ regradings, list, questionId }} />
      }}
    </LoadedQuiz>
  )
}

type Props = { regradings: Regrades; list: MoreOfList; questionId: string }

function Regrade({ regradings, list, questionId }: Props) {
  const { quiz, questions, canMark } = regradings
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[index]
  if (!question) {
    const actions = <LinkButton to={paths.quizResults(quiz._id)}>{regradeWords.back}</LinkButton>
    return <ErrorPage title={regradeWords.gone} actions={actions} />
  }
  return (
    <QuizPage
      quiz={quiz}
      tab="Results"
      name={regradeWords.title(index + 1)}
      about={markingWords.questionTab(index + 1)}
      hasOwnAct
    >
      <p className="sm crumb">
        <Link to={paths.quizResults(quiz._id)}>{markingWords.allQuestions}</Link>
      </p>
      <div className="stack stack-8">
        <section>
          <h2>
            {markingWords.question(
              index + 1,
              <bdi key="text" lang={quiz.language ?? 'en'}>
                {shownText(question, question.text)}
              </bdi>,
            )}
          </h2>
          {quiz.scoring && <PointsFacts question={question} />}
          {canMark && isWritten(question.type) && (
            <p>
              {regradeWords.accept((text) => (
                <Link key="accept" to={paths.acceptAnswers(quiz._id, question._id)}>
                  {text}
                </Link>
              ))}
            </p>
          )}
          {canMark ? (
            <RegradeForm key={regradings.revision} {...{ regradings, question }} number={index + 1} />
          ) : (
            <p className="muted">{regradeWords.askOwner}</p>
          )}
        </section>
        {canMark && <RuleSimulation quizId={quiz._id} question={question} />}
        <div>
          <RegradingHistory regradings={regradings} />
          <ShowMore list={list} />
        </div>
      </div>
    </QuizPage>
  )
}

/** Another key or another rule for a question; who gains and who loses by it is shown before anything is done. */
function RegradeForm({
  regradings: { quiz, revision, rules },
  question,
  number,
}: {
  regradings: Regrades
  question: Question
  number: number
}) {
  const rule = rules.find(({ questionId }) => questionId === question._id)
  const [correctAnswers, setCorrectAnswers] = useState(question.correctAnswers)
  const hasKey = !isMarkedByPerson(question.type)
  const [mode, setMode] = useState<RegradingChange['mode']>(hasKey ? 'either-key' : 'full-marks')
  const [mayLower, setMayLower] = useState(false)
  const onDone = () => navigate(paths.quizResults(quiz._id))
  const marking = useRegrade({
    quizId: quiz._id,
    number,
    offeredReason: mode,
    onDone,
  })
  const change = { questionId: question._id, baseRevision: revision, mode, mayLower, correctAnswers }

  function submit(event: FormEvent) {
    event.preventDefault()
    void marking.regrade(change)
  }
  return (
    <form className="regrade" noValidate onSubmit={submit}>
      <div className="stack stack-6">
        {hasKey && (
          <AnswerKey
            question={question}
            rule={rule}
            language={quiz.language}
            value={correctAnswers}
            onChange={setCorrectAnswers}
          />
        )}
        <MarkingModes
          hasKey={hasKey}
          isWeighted={quiz.scoring !== undefined}
          mode={mode}
          mayLower={mayLower}
          onMode={setMode}
          onMayLower={setMayLower}
        />
        <ReasonField marking={marking} />
        <Button type="submit" busy={marking.isBusy} busyLabel={markingWords.updating}>
          {markingWords.update}
        </Button>
      </div>
      <RegradePreview quizId={quiz._id} change={change} />
    </form>
  )
}

/** The correct answers of a question, to be chosen or written anew. */
function AnswerKey({
  question,
  rule,
  language,
  value,
  onChange,
}: {
  question: Question
  rule: Regrades['rules'][number] | undefined
  language: string | undefined
  value: string[]
  onChange: (correctAnswers: string[]) => void
}) {
  const { KeyField } = deskParts[question.type]
  return (
    <div>
      <KeyField question={question} language={language} value={value} onChange={onChange} />
      {rule?.all && <p className="hint hint--after">{regradeWords.rulesForAll[rule.all]}</p>}
      {rule && rule.also.length > 0 && (
        <p className="hint hint--after">
          <AlsoAccepted question={{ ...question, marking: { also: rule.also } }} language={language} />
        </p>
      )}
    </div>
  )
}

/** Where there is no key to change. */
const modesForAll = ['full-marks', 'left-out'] as const
const modes = ['either-key', 'new-key', ...modesForAll] as const

function hintOf(mode: (typeof modes)[number], mayLower: boolean, isWeighted: boolean): string {
  if (isWeighted && mode === 'full-marks') return regradeWords.weightedHints[mode]
  if (!mayLower || (mode !== 'new-key' && mode !== 'left-out')) return regradeWords.modeHints[mode]
  return isWeighted && mode === 'new-key' ? regradeWords.weightedHints[mode] : regradeWords.lowerHints[mode]
}

/** How a question is scored, and whether students may lose by it: only if that is ticked. */
function MarkingModes({
  hasKey,
  isWeighted,
  mode,
  mayLower,
  onMode,
  onMayLower,
}: {
  hasKey: boolean
  isWeighted: boolean
  mode: RegradingChange['mode']
  mayLower: boolean
  onMode: (mode: RegradingChange['mode']) => void
  onMayLower: (mayLower: boolean) => void
}) {
  return (
    <div>
      <fieldset>
        <legend className="label">{regradeWords.modesTitle}</legend>
        {(hasKey ? modes : modesForAll).map((each) => (
          <label key={each} className="regrade__choice">
            <input type="radio" name="mode" checked={each === mode} onChange={() => onMode(each)} />
            <span>
              {regradeWords.modes[each]}
              <span className="muted sm regrade__hint">{hintOf(each, mayLower, isWeighted)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="regrade__choice">
        <input type="checkbox" checked={mayLower} onChange={({ target }) => onMayLower(target.checked)} />
        <span>{markingWords.mayLower}</span>
      </label>
    </div>
  )
}
