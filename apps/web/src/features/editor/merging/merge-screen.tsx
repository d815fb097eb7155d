import type { QuizChanges } from '@quizly/contract'
import type { Choices, Side } from '@quizly/domain'
import { changingQuiz as changingWords, merging as mergingWords } from '@quizly/words/authoring.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { Page } from '../../../components/page/page.tsx'
import type { Choice } from '../form/send-revision.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { ChooseOrder } from './choose-order.tsx'
import { ChooseVersion } from './choose-version.tsx'
import { allOf, type Compared, compareVersions, mergeDrafts } from './merge-drafts.ts'
import './merging.css'

/**
 * What somebody else has saved since these questions were opened, and what was changed here, question by question. Where
 * only one side has changed something, that is chosen already. Nothing is saved or lost before the educator says so.
 */
export function MergeScreen({
  title,
  language,
  theirs,
  mine,
  onChoose,
}: {
  title: string
  language: string
  theirs: QuizChanges
  mine: readonly QuestionDraft[]
  onChoose: (choice: Choice) => void
}) {
  const compared = useMemo(() => compareVersions(theirs, mine), [theirs, mine])
  const [choices, setChoices] = useState(() => suggestedIn(compared))
  const [isChecked, setChecked] = useState(false)
  const { questions, moved } = compared.differences
  const left = questions.filter(({ questionId }) => !choices.questions.has(questionId))
  const isOrderLeft = moved !== undefined && choices.order === undefined
  const leftCount = left.length + Number(isOrderLeft)

  function choose(questionId: string, side: Side) {
    setChoices({ ...choices, questions: new Map([...choices.questions, [questionId, side]]) })
  }
  function save() {
    setChecked(true)
    const merged = mergeDrafts(compared, theirs, mine, choices)
    if (merged && leftCount === 0) onChoose({ merged })
    else document.getElementById(`version-${left[0]?.questionId ?? 'order'}`)?.focus()
  }
  return (
    <Page title={mergingWords.pageTitle(title)} className="merge">
      <div className="wrap page stack stack-6">
        <div className="stack stack-2">
          <h1>{mergingWords.title(<bdi key="title">{title}</bdi>)}</h1>
          <p>{mergingWords.hint}</p>
          <Regraded compared={compared} />
        </div>
        <div className="actions">
          <Button look="secondary" onClick={() => setChoices(allOf(compared, 'theirs'))}>
            {mergingWords.keepTheirs}
          </Button>
          <Button look="secondary" onClick={() => setChoices(allOf(compared, 'mine'))}>
            {mergingWords.keepMine}
          </Button>
        </div>
        {questions.map((difference) => {
          const { questionId } = difference
          const value = choices.questions.get(questionId)
          return (
            <ChooseVersion
              key={questionId}
              language={language}
              legend={nameOf(compared, questionId, mergingWords.question, mergingWords.questionOfYours)}
              difference={difference}
              versionOf={(side) => {
                const version = compared.versions[side].find(({ _id }) => _id === questionId)
                return version && compared.acceptedIn(version)
              }}
              value={value}
              problem={isChecked && !value ? mergingWords.missing : undefined}
              onChoose={(side) => choose(questionId, side)}
            />
          )
        })}
        {moved && (
          <ChooseOrder
            language={language}
            compared={compared}
            value={choices.order}
            problem={isChecked && isOrderLeft ? mergingWords.missing : undefined}
            onChoose={(order) => setChoices({ ...choices, order })}
          />
        )}
      </div>
      <Dock>
        <div className="wrap dock__in">
          <p className="dock__state" role="status">
            {leftCount === 0 ? mergingWords.allChosen : mergingWords.left(leftCount)}
          </p>
          <Button look="secondary" className="push" onClick={() => onChoose('neither')}>
            {changingWords.backToEditing}
          </Button>
          <Button onClick={save}>{mergingWords.save}</Button>
        </div>
      </Dock>
    </Page>
  )
}

function suggestedIn({ differences: { questions, moved } }: Compared): Choices {
  const suggested = questions.flatMap(({ questionId, suggested: side }) =>
    side ? [[questionId, side] as const] : [],
  )
  return { questions: new Map(suggested), order: moved === 'both' ? undefined : moved }
}

type Named = (number: number) => string

/** "Question 3", by its place in their version, or in one's own if it is only there. */
function nameOf(
  { versions: { theirs, mine } }: Compared,
  questionId: string,
  question: Named,
  questionOfYours: Named,
): string {
  const [there, here] = [theirs, mine].map((list) => list.findIndex(({ _id }) => _id === questionId))
  return there === -1 ? questionOfYours((here ?? 0) + 1) : question((there ?? 0) + 1)
}

function Regraded({ compared }: { compared: Compared }) {
  const { regraded } = compared
  if (regraded.length === 0) return null
  const names = regraded
    .map((id) => nameOf(compared, id, mergingWords.inSentence, mergingWords.yoursInSentence))
    .reduce((first, second) => mergingWords.listed(first, second))
  return <p>{mergingWords.markedAgain(names)}</p>
}
