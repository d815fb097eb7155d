import { quizPage as pageWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import type { MenuItem } from '../../components/overlays/menu.tsx'
import { QuizMenu } from './quiz-menu.tsx'

/** On a narrow screen one act stays in sight, `first` if there is one, and the others go into the menu. */
export function QuizActs({
  quiz,
  first,
  acts,
  more,
  onMoved,
}: {
  quiz: OwnQuizSummary
  first: ReactNode
  acts: readonly QuizAct[]
  more: readonly MenuItem[]
  onMoved: (to: 'current' | 'archived' | 'bin') => void
}) {
  const isPhone = useMediaQuery('(max-width: 63.99em)')
  const one = first ? undefined : (acts.find(({ look }) => look === 'primary') ?? acts[0])
  const shown = acts.filter((act) => !isPhone || act === one)
  const folded = acts.filter((act) => !shown.includes(act)).map(itemOf)
  const others = more.filter(({ label }) => !acts.some((act) => act.label === label))
  return (
    <div className="actions" role="toolbar" aria-label={pageWords.acts}>
      {first}
      {shown.map((act) => (
        <ActButton key={act.label} act={act} />
      ))}
      <QuizMenu quiz={quiz} first={[...folded, ...others]} onMoved={onMoved} />
    </div>
  )
}

function ActButton({ act }: { act: QuizAct }) {
  const { label, icon, look = 'secondary', busy = false, busyLabel = label } = act
  if ('to' in act) {
    return (
      <LinkButton look={look} to={act.to}>
        {icon}
        {label}
      </LinkButton>
    )
  }
  return (
    <Button look={look} busy={busy} busyLabel={busyLabel} onClick={act.run}>
      {icon}
      {label}
    </Button>
  )
}

function itemOf(act: QuizAct): MenuItem {
  const { label } = act
  return { label, run: 'to' in act ? () => navigate(act.to) : act.run }
}

/** Something that can be done on the page of a quiz: a button or a link, or an item of its menu where there is no room. */
export type QuizAct = {
  label: string
  icon?: ReactNode
  look?: 'primary' | 'secondary'
  busy?: boolean
  busyLabel?: string
} & ({ to: string } | { run: () => void })
