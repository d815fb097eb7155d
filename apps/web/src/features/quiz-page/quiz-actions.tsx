import { quizPage as pageWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import type { MenuItem } from '../../components/overlays/menu.tsx'
import { QuizMenu } from './quiz-menu.tsx'

/** On a narrow screen one action stays in sight, `first` if there is one, and the others go into the menu. */
export function QuizActions({
  quiz,
  first,
  actions,
  more,
  onMoved,
}: {
  quiz: OwnQuizSummary
  first: ReactNode
  actions: readonly QuizAction[]
  more: readonly MenuItem[]
  onMoved: (to: 'current' | 'archived' | 'bin') => void
}) {
  const isPhone = useMediaQuery('(max-width: 63.99em)')
  const one = first ? undefined : (actions.find(({ look }) => look === 'primary') ?? actions[0])
  const shown = actions.filter((action) => !isPhone || action === one)
  const folded = actions.filter((action) => !shown.includes(action)).map(itemOf)
  const others = more.filter(({ label }) => !actions.some((action) => action.label === label))
  return (
    <div className="actions" role="toolbar" aria-label={pageWords.acts}>
      {first}
      {shown.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
      <QuizMenu quiz={quiz} first={[...folded, ...others]} onMoved={onMoved} />
    </div>
  )
}

function ActionButton({ action }: { action: QuizAction }) {
  const { label, icon, look = 'secondary', busy = false, busyLabel = label } = action
  if ('to' in action) {
    return (
      <LinkButton look={look} to={action.to}>
        {icon}
        {label}
      </LinkButton>
    )
  }
  return (
    <Button look={look} busy={busy} busyLabel={busyLabel} onClick={action.run}>
      {icon}
      {label}
    </Button>
  )
}

function itemOf(action: QuizAction): MenuItem {
  const { label } = action
  return { label, run: 'to' in action ? () => navigate(action.to) : action.run }
}

/** Something that can be done on the page of a quiz: a button or a link, or an item of its menu where there is no room. */
export type QuizAction = {
  label: string
  icon?: ReactNode
  look?: 'primary' | 'secondary'
  busy?: boolean
  busyLabel?: string
} & ({ to: string } | { run: () => void })
