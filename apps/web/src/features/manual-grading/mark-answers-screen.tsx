import {
  markingPage as pageWords,
  markingSettings as settingsWords,
  secondMarks as secondWords,
} from '@quizly/words/desk.ts'
import type { AnswerToMark, NextAnswer } from '@quizly/contract'
import { isMarkedByPerson, sampleAnswerOf } from '@quizly/domain'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'
import { AlsoAccepted } from '../../question-types/also-accepted.tsx'
import { deskParts } from '../../question-types/desk-parts.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { useFirstAnswer } from './api.ts'
import { MarkForm } from './mark-form.tsx'
import { Agreement, TwoMarks } from './marked-twice.tsx'
import { MarkingSettings } from './marking-settings.tsx'
import { QuestionTitle } from './question-title.tsx'
import './manual-grading.css'
import { type MarkingSession, useMarkingSession } from './use-marking-session.ts'
import { shownText } from '../../components/quiz/shown-text.ts'

/** One answer after the other to a question, without names. */
export function MarkAnswersScreen() {
  const { quizId = '', questionId = '' } = useParams()
  return (
    <LoadedQuiz query={useFirstAnswer(quizId, questionId)} title={pageWords.loading}>
      {(loaded) => <MarkAnswers key={questionId} first={loaded} />}
    </LoadedQuiz>
  )
}

function MarkAnswers({ first }: { first: NextAnswer }) {
  const session = useMarkingSession(first)
  const { quiz, number, question, left, answer, settings } = session.shown
  const isMarkedHere = isMarkedByPerson(question.type) || settings?.on.includes('by-hand') === true
  return (
    <QuizPage quiz={quiz} tab="Results" name={pageWords.titleOf(number)} about={pageWords.title}>
      <p className="sm crumb">
        <Link to={paths.marking(quiz._id)}>{pageWords.back}</Link>
      </p>
      <QuestionTitle quiz={quiz} number={number} question={question} />
      {mayEdit(quiz) && (
        <div className="actions mark-answer__acts">
          <MarkingSettings
            quizId={quiz._id}
            number={number}
            question={question}
            settings={settings}
            onSaved={session.refresh}
          />
        </div>
      )}
      {answer ? (
        <>
          <p className="muted" role="status">
            {pageWords.left(Math.max(left, 1))}
          </p>
          {(settings?.threshold ?? null) !== null && !answer.looks && (
            <p className="muted sm">{secondWords.bothMark}</p>
          )}
          {settings?.on.includes('drift') && <p className="muted sm">{secondWords.repeats}</p>}
          <div className="mark-answer">
            <GivenAnswer key={answer.attemptId} quiz={quiz} question={question} answer={answer} />
            <div className="stack">
              <Interruption session={session} />
              {answer.looks && <TwoMarks looks={answer.looks} question={question} onUse={session.use} />}
              <MarkForm key={`${answer.attemptId} ${session.round}`} session={session} />
            </div>
          </div>
        </>
      ) : (
        <BlankSlate>
          <h3>{isMarkedHere ? pageWords.allMarked : settingsWords.markedByKey}</h3>
          {left > 0 && <p className="muted">{pageWords.othersMark(left)}</p>}
          <div className="actions">
            <LinkButton to={paths.marking(quiz._id)}>{pageWords.back}</LinkButton>
            {session.hasEarlier && (
              <Button look="secondary" onClick={session.goBack}>
                {pageWords.undo}
              </Button>
            )}
          </div>
        </BlankSlate>
      )}
      <Agreement {...session.shown} />
    </QuizPage>
  )
}

type GivenProps = Pick<NextAnswer, 'quiz' | 'question'> & { answer: AnswerToMark }

function GivenAnswer({ quiz, question, answer }: GivenProps) {
  const language = quiz.language ?? 'en'
  const length = deskParts[question.type].lengthOf?.(question, answer.text, language)
  const here = useRef<HTMLQuoteElement>(null)
  useEffect(() => here.current?.focus({ preventScroll: true }), [])
  const sample = sampleAnswerOf(question)
  return (
    <div className="stack">
      <h3 id="answer-to-mark">{pageWords.answer}</h3>
      {answer.student !== undefined && (
        <p>
          <bdi>{personName(answer.student)}</bdi>
        </p>
      )}
      <blockquote
        ref={here}
        className="mark-answer__text"
        dir="auto"
        lang={language}
        aria-labelledby="answer-to-mark"
        // Keys are for the page as long as nobody types into a field.
        tabIndex={-1}
        data-first-field
      >
        {shownText(question, answer.text)}
      </blockquote>
      {length !== undefined && <p className="muted sm">{length}</p>}
      {!isMarkedByPerson(question.type) && <AnswerKey question={question} language={language} />}
      {answer.alike !== undefined && <p>{secondWords.alike(answer.alike)}</p>}
      {sample && (
        <details>
          <summary>{pageWords.sample}</summary>
          <p className="mark-answer__text" dir="auto" lang={language}>
            {sample}
          </p>
        </details>
      )}
    </div>
  )
}

/** What somebody else has done with the answer meanwhile. */
function Interruption({ session }: { session: MarkingSession }) {
  return (
    <>
      {session.theirs && (
        <div className="mark-answer__theirs" role="alert">
          <p>{pageWords.theirs(personName(session.theirs.by ?? ''), session.theirs.points)}</p>
          <div className="actions">
            <Button look="secondary" onClick={() => void session.next()}>
              {pageWords.keepTheirs}
            </Button>
            <Button look="secondary" onClick={() => void session.keepMine()}>
              {pageWords.keepMine}
            </Button>
          </div>
        </div>
      )}
      {session.isTaken && (
        <div className="mark-answer__theirs" role="alert">
          <p>{secondWords.markedMeanwhile}</p>
          <Button look="secondary" onClick={() => void session.next()}>
            {secondWords.nextAnswer}
          </Button>
        </div>
      )}
    </>
  )
}

function AnswerKey({ question, language }: Pick<NextAnswer, 'question'> & { language: string }) {
  return (
    <details>
      <summary>{secondWords.key}</summary>
      <ul dir="auto" lang={language}>
        {deskParts[question.type].shownAnswers(question).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <AlsoAccepted question={question} language={language} />
    </details>
  )
}
