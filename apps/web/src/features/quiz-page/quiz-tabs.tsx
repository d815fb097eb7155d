import { useEffect } from 'react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { useOneTabStop } from './use-one-tab-stop.ts'

/** The tabs of a quiz's page in their order, and where they lead. */
const tabs = {
  Results: paths.quizResults,
  Students: paths.quizStudents,
  Live: paths.quizLive,
  Questions: paths.quizQuestions,
  Share: paths.quizShare,
  Settings: paths.quizSettings,
}

/** They stand in one line, which scrolls where it does not fit. */
export function QuizTabs({ quiz, tab }: { quiz: { _id: string }; tab: keyof typeof tabs }) {
  const group = useOneTabStop<HTMLElement>('[aria-current]')
  useEffect(() => {
    const current = group.ref.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [group.ref, tab])
  return (
    <nav className="tabs" aria-label="Quiz" {...group}>
      {Object.entries(tabs).map(([name, pathOf]) => (
        <Link key={name} to={pathOf(quiz._id)} aria-current={name === tab ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
