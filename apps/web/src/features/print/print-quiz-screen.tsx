import { print as printWords } from '@quizly/words/desk.ts'
import { askedIn, renderedTextsOf, writeLayout } from '@quizly/domain'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Segments } from '../../components/forms/segments.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { Page } from '../../components/page/page.tsx'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { QuizDownloads } from '../quiz-page/downloads/downloads.tsx'
import { type QuizForEducator, useOwnQuestions } from '../quiz-page/api.ts'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import './print.css'
import { PrintedAnswerBoxes, PrintedKey, type PrintedProps, PrintedQuestions } from './printed.tsx'

const parts = { questions: PrintedQuestions, answers: PrintedAnswerBoxes, key: PrintedKey } satisfies Record<
  string,
  ComponentType<PrintedProps>
>
type Part = keyof typeof parts
const choices = (): [Part, string][] => [
  ['questions', printWords.parts.questions],
  ['answers', printWords.parts.answers],
  ['key', printWords.parts.key],
]

/** A quiz to print: the questions, boxes for the answers, or the key. What is shown is what is printed. */
export function PrintQuizScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz
      query={useOwnQuestions(quizId)}
      title={printWords.loading}
      failed={printWords.failed}
      safe={printWords.safe}
    >
      {(loaded) => <PrintQuiz {...loaded} />}
    </LoadedQuiz>
  )
}

/** Only they need a pass. */
const hasPictures = (question: QuizForEducator['questions'][number]) =>
  renderedTextsOf(question).some(({ pass }) => pass !== undefined)

const drawnLayout = writeLayout({ draw: { turn: 0 } })

function PrintQuiz({ quiz, questions }: QuizForEducator) {
  const [chosen, setChosen] = useState<Part>('questions')
  const [version, setVersion] = useState(1)
  const Printed = parts[chosen]
  // The same for each part and later, so that an answer key can be printed for it.
  const drawn = askedIn(questions, { seed: `${quiz._id} ${version}`, layout: drawnLayout })
  const isDrawn = drawn.length < questions.length
  const preview = useRef<HTMLElement>(null)
  useEffect(() => {
    noteWidths(preview.current)
    void document.fonts.ready.then(() => noteWidths(preview.current))
  })
  return (
    <Page title={printWords.title(quiz.title)}>
      <div className="print-tools">
        <p className="sm crumb">
          <Link to={paths.quizQuestions(quiz._id)}>
            <bdi>{quiz.title}</bdi>
          </Link>
        </p>
        <h1>{printWords.heading}</h1>
        {questions.length > 0 && (
          <>
            <div className="print-tools__row">
              <Segments legend={printWords.what} choices={choices()} value={chosen} onChoose={setChosen} />
              <Button onClick={() => window.print()}>
                <Icon name="print" />
                {printWords.print}
              </Button>
            </div>
            {isDrawn && (
              <div className="print-tools__row">
                <p>{printWords.drawn(version, drawn.length, questions.length)}</p>
                <Button look="secondary" onClick={() => setVersion(version + 1)}>
                  {printWords.another}
                </Button>
              </div>
            )}
            <QuizDownloads quiz={quiz} hasPictures={questions.some(hasPictures)} />
          </>
        )}
      </div>
      {questions.length > 0 ? (
        <section ref={preview} className="printed" aria-label={printWords.preview}>
          <Printed quiz={quiz} questions={drawn} version={isDrawn ? version : undefined} />
        </section>
      ) : (
        <BlankSlate>
          <h2>{printWords.noQuestions}</h2>
          {mayEdit(quiz) && <LinkButton to={paths.createQuestions(quiz._id)}>{printWords.write}</LinkButton>}
        </BlankSlate>
      )}
    </Page>
  )
}

/** So many of its letters beside each other, and a table is easier to read on a page that lies. */
const turnedFrom = 60

/**
 * How wide each formula and each table with whole words is, in its own letters: a printed page does not scroll, so print.css
 * makes the letters of a wide one smaller, and turns the page of a very wide table.
 */
function noteWidths(preview: HTMLElement | null): void {
  for (const table of preview?.querySelectorAll<HTMLElement>('.wide > table') ?? []) {
    table.classList.add('printed__measured')
    const ems = table.offsetWidth / Number.parseFloat(getComputedStyle(table).fontSize)
    table.classList.remove('printed__measured')
    table.style.setProperty('--ems', String(ems))
    table.closest('li')?.classList.toggle('printed__turned', ems > turnedFrom)
  }
  for (const formula of preview?.querySelectorAll<HTMLElement>('.wide > math') ?? []) {
    // A formula between lines is as wide as they are; what is in it is not.
    const inside = document.createRange()
    inside.selectNodeContents(formula)
    const { width } = inside.getBoundingClientRect()
    formula.style.setProperty('--ems', String(width / Number.parseFloat(getComputedStyle(formula).fontSize)))
  }
}
