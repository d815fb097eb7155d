import {
  markingPage as pageWords,
  markingSettings as settingsWords,
  secondMarks as secondWords,
} from '@quizly/words/desk.ts'
import type { AnswerRef, AnswerToMark, NextAnswer } from '@quizly/contract'
import { isMarkedByPerson, sampleAnswerOf } from '@quizly/domain'
import { useEffect, useRef } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'
import { AlsoAccepted } from '../../question-types/also-accepted.tsx'
import { deskParts } from '../../question-types/desk-parts.ts'
import { useWithCounts } from '../quiz-page/api.ts'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { useFirstAnswer, type Walk } from './api.ts'
import { GivenMark, MarkForm, MarkingDock } from './mark-form.tsx'
import { Agreement, TwoMarks } from './marked-twice.tsx'
import { MarkingSettings } from './marking-settings.tsx'
import { QuestionTitle } from './question-title.tsx'
import './manual-grading.css'
import { type MarkingSession, useMarkingSession } from './use-marking-session.ts'
import { answerTextId, useMarkForm, useMarkingKeys } from './use-mark-form.ts'
import { shownText } from '../../components/quiz/shown-text.ts'

/** One answer after the other, without names by default. */
export function MarkAnswersScreen() {
  const { quizId = '', questionId = '', answer } = useParams()
  const by = new URLSearchParams(useSearch()).get('by') === 'student' ? 'student' : 'question'
  const named = answer === undefined ? undefined : { questionId, answer }
  return (
    <LoadedQuiz
      query={useWithCounts(quizId, useFirstAnswer({ quizId, questionId, answer, by }))}
      title={pageWords.loading}
    >
      {(loaded) => <MarkAnswers first={loaded} by={by} named={named} />}
    </LoadedQuiz>
  )
}

type Props = { first: NextAnswer; by: Walk; named: AnswerRef | undefined }

function MarkAnswers({ first, by, named }: Props) {
  const session = useMarkingSession(first, by, named)
  const form = useMarkForm(session)
  useMarkingKeys(session, form)
  const { quiz, number, question, left, answer, place, settings } = session.shown
  const isMarkedHere = isMarkedByPerson(question.type) || settings?.on.includes('by-hand') === true
  return (
    <QuizPage quiz={quiz} tab="Marking" name={pageWords.titleOf(number)} about={pageWords.title} hasOwnAct>
      <p className="sm crumb">
        <Link to={paths.marking(quiz._id, by)}>{pageWords.back}</Link>
      </p>
      <QuestionTitle quiz={quiz} number={number} question={question} />
      <div className="mark-answer__state">
        {answer && (
          <p className="muted" role="status">
            {pageWords.left(left)}
          </p>
        )}
        {mayEdit(quiz) && (
          <MarkingSettings
            quizId={quiz._id}
            number={number}
            question={question}
            settings={settings}
            onSaved={session.refresh}
          />
        )}
      </div>
      {answer ? (
        <>
          {(settings?.threshold ?? null) !== null && !answer.looks && !answer.locked && (
            <p className="muted sm">{secondWords.bothMark}</p>
          )}
          {settings?.on.includes('drift') && <p className="muted sm">{secondWords.repeats}</p>}
          <div className="mark-answer">
            <GivenAnswer
              key={`${answer.attemptId} ${session.round}`}
              {...{ quiz, question, answer, place }}
            />
            <div className="stack mark-answer__mark">
              <Interruption session={session} />
              {answer.looks && <TwoMarks looks={answer.looks} question={question} onUse={form.use} />}
              {answer.locked ? <GivenMark {...session.shown} /> : <MarkForm session={session} form={form} />}
            </div>
          </div>
        </>
      ) : (
        <BlankSlate>
          <h3>
            {!isMarkedHere
              ? settingsWords.markedByKey
              : (settings?.threshold ?? null) === null
                ? pageWords.allMarked
                : secondWords.allYours}
          </h3>
          {left > 0 && <p className="muted">{pageWords.othersMark(left)}</p>}
          <div className="actions">
            <WayBack to={paths.marking(quiz._id, by)} />
            {session.hasEarlier && (
              <Button look="secondary" onClick={session.goBack}>
                {pageWords.undo}
              </Button>
            )}
          </div>
        </BlankSlate>
      )}
      <Agreement {...session.shown} />
      {answer && <MarkingDock session={session} form={form} />}
    </QuizPage>
  )
}

/** Where the answer was that had the focus. */
function WayBack({ to }: { to: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus()
  }, [])
  return (
    <LinkButton ref={link} to={to} data-first-field>
      {pageWords.back}
    </LinkButton>
  )
}

type GivenProps = Pick<NextAnswer, 'quiz' | 'question' | 'place'> & { answer: AnswerToMark }

/** It has the focus: screen readers read it, and keys are for the page as long as nobody types into a field. */
function GivenAnswer({ quiz, question, answer, place }: GivenProps) {
  const language = quiz.language ?? 'en'
  const length = deskParts[question.type].lengthOf?.(question, answer.text, language)
  const here = useRef<HTMLQuoteElement>(null)
  useEffect(() => {
    const text = here.current
    text?.focus({ preventScroll: true })
    if (text && text.getBoundingClientRect().top < 0) text.parentElement?.scrollIntoView({ block: 'start' })
  }, [])
  const sample = sampleAnswerOf(question)
  return (
    <div className="stack mark-answer__given">
      <h3 id="answer-to-mark">{place ? pageWords.place(place.number, place.of) : pageWords.answer}</h3>
      {answer.student !== undefined && (
        <p>
          <bdi>{personName(answer.student)}</bdi>
        </p>
      )}
      <blockquote
        ref={here}
        id={answerTextId}
        className="mark-answer__text"
        dir="auto"
        lang={language}
        aria-labelledby="answer-to-mark"
        aria-describedby="answer-words"
        tabIndex={-1}
        data-first-field
      >
        <div id="answer-words">{shownText(question, answer.text)}</div>
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
