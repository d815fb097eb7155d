import type { QuizChanges } from '@quizly/contract'
import type { Choices, Side } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { Page } from '../../../components/page/page.tsx'
import { plural } from '../../../lib/plural.ts'
import type { Choice } from '../changes/send-revision.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { ChooseOrder } from './choose-order.tsx'
import { ChooseVersion } from './choose-version.tsx'
import { allOf, type Compared, compareVersions, mergeDrafts } from './merge-drafts.ts'
import './merging.css'

const missing = 'Choose one of the two.'

/**
 * What somebody else has saved since these questions were opened, and what was changed here, question by question. Where
 * only one side has changed something, that is chosen already. Nothing is saved or lost before the educator says so.
 */
export function MergeScreen({
  title,
  theirs,
  mine,
  onChoose,
}: {
  title: string
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
    <Page title={`Two versions – ${title}`} className="merge">
      <div className="wrap page stack stack-6">
        <div className="stack stack-2">
          <h1>
            Two versions of “<bdi>{title}</bdi>”
          </h1>
          <p>Someone else saved changes while you were editing. Choose which to keep.</p>
          <MarkedAgain compared={compared} />
        </div>
        <div className="actions">
          <Button look="secondary" onClick={() => setChoices(allOf(compared, 'theirs'))}>
            Keep all theirs
          </Button>
          <Button look="secondary" onClick={() => setChoices(allOf(compared, 'mine'))}>
            Keep all mine
          </Button>
        </div>
        {questions.map((difference) => {
          const { questionId } = difference
          const value = choices.questions.get(questionId)
          return (
            <ChooseVersion
              key={questionId}
              legend={nameOf(compared, questionId)}
              difference={difference}
              versionOf={(side) => compared.versions[side].find(({ _id }) => _id === questionId)}
              value={value}
              problem={isChecked && !value ? missing : undefined}
              onChoose={(side) => choose(questionId, side)}
            />
          )
        })}
        {moved && (
          <ChooseOrder
            compared={compared}
            value={choices.order}
            problem={isChecked && isOrderLeft ? missing : undefined}
            onChoose={(order) => setChoices({ ...choices, order })}
          />
        )}
      </div>
      <Dock>
        <div className="wrap dock__in">
          <p className="dock__state" role="status">
            {leftCount === 0 ? 'All are chosen.' : `${plural(leftCount, 'choice')} left.`}
          </p>
          <Button look="secondary" className="push" onClick={() => onChoose('neither')}>
            Go back to editing
          </Button>
          <Button onClick={save}>Save these questions</Button>
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

/** "Question 3", by its place in their version, or in one's own if it is only there. */
function nameOf({ versions: { theirs, mine } }: Compared, questionId: string): string {
  const [there, here] = [theirs, mine].map((list) => list.findIndex(({ _id }) => _id === questionId))
  return there === -1 ? `Question ${(here ?? 0) + 1} of yours` : `Question ${(there ?? 0) + 1}`
}

function MarkedAgain({ compared }: { compared: Compared }) {
  const { markedAgain } = compared
  if (markedAgain.length === 0) return null
  const names = markedAgain.map((id) => nameOf(compared, id).toLowerCase()).join(', ')
  return <p>How {names} counts was changed meanwhile. That stays so.</p>
}
