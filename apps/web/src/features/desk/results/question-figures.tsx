import type { AnalysedQuestion } from '@quizly/contract'
import { optionLetter } from '@quizly/domain'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/tables/table.css'
import { paths } from '../../../lib/paths.ts'
import { SortHead } from '../sort-head.tsx'
import { sorted, useSorting } from '../sorting.ts'
import { AnswerCounts } from './answer-counts.tsx'
import { discriminationValue, discriminationWord, percent, twoDigits } from './figure-texts.ts'
import { questionAnchor } from './findings.ts'

type SortKey = 'place' | 'difficulty' | 'discrimination'
const levels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

/** What came of each question: how many got it right, whether that tells anything, and what they chose. */
export function QuestionFigures({
  quiz,
  attempts,
  questions,
}: {
  quiz: { _id: string; language?: string | undefined }
  attempts: number
  questions: readonly AnalysedQuestion[]
}) {
  const { sorting, sortBy } = useSorting<SortKey>({ key: 'place', descending: false })
  const numbered = questions.map((analysed, place) => ({ ...analysed, place }))
  const valueOf = {
    place: ({ place }: (typeof numbered)[number]) => place,
    difficulty: ({ difficulty }: AnalysedQuestion) => difficulty.share,
    discrimination: ({ discrimination }: AnalysedQuestion) => discriminationValue(discrimination),
  }
  const head = { sorting, onSort: sortBy }
  return (
    <div className="tbl-w">
      <table className="tbl tbl--stack" aria-label="Questions">
        <thead className="sorts">
          <tr>
            <SortHead id="place" label="Question" {...head} />
            <SortHead id="difficulty" label="Difficulty" {...head} />
            <SortHead id="discrimination" label="Discrimination" numeric {...head} />
            <th scope="col" className="unsorted">
              Answers
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(numbered, valueOf[sorting.key], sorting.descending).map(({ place, ...analysed }) => (
            <tr key={analysed.question._id} id={questionAnchor(place)}>
              <th scope="row" className="q-col">
                {place + 1}. <bdi lang={quiz.language}>{analysed.question.text}</bdi>
                <SuspectedKey quizId={quiz._id} analysed={analysed} />
              </th>
              <td data-k="Difficulty">
                <Difficulty {...analysed.difficulty} attempts={attempts} />
              </td>
              <td className="n" data-k="Discrimination">
                <Discrimination {...analysed} />
              </td>
              <td data-k="Answers">
                <AnswerCounts analysed={analysed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SuspectedKey({ quizId, analysed }: { quizId: string; analysed: AnalysedQuestion }) {
  const { question, suspectedKey } = analysed
  if (suspectedKey === undefined) return null
  const key = question.correctAnswers
    .map((answer) => optionLetter(question.options.indexOf(answer)))
    .join(', ')
  return (
    <span className="suspected">
      <Icon name="warning" className="icon--sm" />
      Check the answer key. It says {key}, but the strongest students chose {suspectedKey}.{' '}
      <Link to={paths.editQuiz(quizId)}>Edit Quiz</Link>
    </span>
  )
}

function Difficulty({
  share,
  right,
  level,
  interval,
  attempts,
}: AnalysedQuestion['difficulty'] & { attempts: number }) {
  const range = `Between ${percent(interval.low)} and ${percent(interval.high)} of such students`
  return (
    <div title={range}>
      <div className="difficulty">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={100 * share} height="10" />
        </svg>
        <span>{percent(share)}</span>
      </div>
      <span className="muted sm">
        {levels[level]}, {right} of {attempts}
      </span>
    </div>
  )
}

function Discrimination({ discrimination }: AnalysedQuestion) {
  const word = discriminationWord(discrimination)
  if ('why' in discrimination) return <span className="muted sm why">{word}</span>
  const { value, interval, level } = discrimination
  return (
    <div title={`Between ${twoDigits(interval.low)} and ${twoDigits(interval.high)}`}>
      <b>{twoDigits(value)}</b>
      <br />
      <span className="level sm" data-level={level}>
        {word}
      </span>
    </div>
  )
}
