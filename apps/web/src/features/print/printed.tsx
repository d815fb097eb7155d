import { timeLimitText } from '../quiz-page/time-limit.tsx'
import { points as pointsWords, questionExplanation as explanationWords } from '@quizly/words/authoring.ts'
import { print as printWords } from '@quizly/words/desk.ts'
import type { QuizSummary } from '@quizly/contract'
import { optionLetter, type Question } from '@quizly/domain'
import { AlsoAccepted } from '../../question-types/also-accepted.tsx'
import { PointsFacts } from '../../question-types/points-facts.tsx'
import { shownText } from '../../components/quiz/shown-text.ts'
import { ShownPoints } from '../../components/quiz/weighted.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { deskParts } from '../../question-types/desk-parts.ts'

function PrintedHead({
  quiz: { title, language, timeLimit, scoring },
  questions,
  version,
  kind,
}: PrintedProps & { kind?: string }) {
  const minutes = timeLimitText(timeLimit)
  return (
    <header className="printed__head">
      <h2>
        <bdi lang={language ?? 'en'}>{title}</bdi>
      </h2>
      <p>
        {kind && <b>{kind} · </b>}
        {version !== undefined && <b>{printWords.version(version)} · </b>}
        {scoring
          ? printWords.weightedFacts(questions.length, pointsWords.worth(scoring.maxScore), minutes)
          : printWords.facts(questions.length, minutes)}
      </p>
    </header>
  )
}

/** Where a student writes who they are. */
function NameLines() {
  return (
    <p className="printed__names">
      {Object.entries(printWords.lines).map(([what, line]) => (
        <span key={what}>{line}</span>
      ))}
    </p>
  )
}

export type PrintedProps = {
  quiz: QuizSummary
  questions: readonly Question[]
  /** Of a quiz that draws its questions: which version. */
  version: number | undefined
}

/** The questions with room for the answers, and nothing that says which are correct. */
export function PrintedQuestions(props: PrintedProps) {
  const { quiz, questions } = props
  return (
    <>
      <PrintedHead {...props} />
      <NameLines />
      <ol className="printed__questions" lang={quiz.language ?? 'en'}>
        {questions.map((question) => (
          <PrintedQuestion key={question._id} question={question} quiz={quiz} />
        ))}
      </ol>
    </>
  )
}

function PrintedQuestion({
  question,
  quiz: { language, scoring },
}: {
  question: Question
  quiz: QuizSummary
}) {
  const { text, type, options } = question
  const { task, lines = 3, box, labelOf = optionLetter, Partners } = deskParts[type].print
  const appLanguage = useLanguage()
  const inApp = { lang: appLanguage, dir: document.documentElement.dir }
  return (
    <li dir={questionDirection(question, language)}>
      <div className="printed__text">
        {question.drawn ? (
          <div className="rich" dir="auto">
            {shownText(question, text)}
          </div>
        ) : (
          <p dir="auto">{shownText(question, text)}</p>
        )}
        <p className="printed__task" {...inApp}>
          {task(question)}
        </p>
        {scoring && (
          <div className="printed__worth" lang={appLanguage}>
            <ShownPoints question={question} />
          </div>
        )}
      </div>
      {box ? (
        <ul className="printed__options">
          {options.map((option, index) => (
            <li key={optionLetter(index)}>
              <span className={`printed__box printed__box--${box}`} />
              <b>{labelOf(index)}</b>
              <span dir="auto">{shownText(question, option)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <WritingLines count={lines} />
      )}
      {Partners && <Partners question={question} />}
    </li>
  )
}

function WritingLines({ count }: { count: number }) {
  return (
    <div className="printed__lines">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}

/** Only boxes and lines, by the numbers of the questions: to collect while the questions stay with the students. */
export function PrintedAnswerBoxes(props: PrintedProps) {
  const { quiz, questions } = props
  return (
    <>
      <PrintedHead {...props} kind={printWords.parts.answers} />
      <NameLines />
      <ol className="printed__answers">
        {questions.map((question) => (
          <AnswerRow key={question._id} question={question} quiz={quiz} />
        ))}
      </ol>
    </>
  )
}

function AnswerRow({ question, quiz: { language, scoring } }: { question: Question; quiz: QuizSummary }) {
  const { type, options, points = 1 } = question
  const { box, labelOf = optionLetter, blanks } = deskParts[type].print
  return (
    <li dir={questionDirection(question, language)}>
      {box ? (
        <span className="printed__boxes">
          {options.map((_, index) => (
            <span key={optionLetter(index)}>
              <b>{labelOf(index)}</b>
              <span className={`printed__box printed__box--${box}`} />
            </span>
          ))}
        </span>
      ) : (
        Array.from({ length: blanks?.(question) ?? 1 }, (_, index) => (
          <span key={index} className="printed__line">
            {blanks && <b>{index + 1}</b>}
          </span>
        ))
      )}
      {scoring && <span className="printed__points">{pointsWords.worth(points)}</span>}
    </li>
  )
}

export function PrintedKey(props: PrintedProps) {
  const { quiz, questions } = props
  return (
    <>
      <PrintedHead {...props} kind={printWords.parts.key} />
      <ol className="printed__key" lang={quiz.language ?? 'en'}>
        {questions.map((question) => (
          <li key={question._id} dir={questionDirection(question, quiz.language)}>
            {deskParts[question.type].keyLines(question).map(({ label, text }, index) => (
              // Two prompts can have the same answer.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index}>
                {label && <b>{label} </b>}
                <span dir="auto">{shownText(question, text)}</span>
              </p>
            ))}
            <AlsoAccepted question={question} language={quiz.language} />
            {quiz.scoring && <PointsFacts question={question} />}
            <PrintedExplanation question={question} />
          </li>
        ))}
      </ol>
    </>
  )
}

function PrintedExplanation({ question: { explanation, drawnFeedback } }: { question: Question }) {
  const language = useLanguage()
  if (!explanation) return null
  return (
    <div className="printed__explanation">
      <b lang={language}>{explanationWords.label}</b>
      <div className={drawnFeedback && 'rich'} dir="auto">
        {shownText({ drawn: drawnFeedback, text: explanation }, explanation)}
      </div>
    </div>
  )
}
