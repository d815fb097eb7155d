import { operatorPage as words } from '@quizly/words/operator.ts'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { Link, Redirect, useSearch } from 'wouter'
import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Page } from '../../components/page/page.tsx'
import { useSession } from '../../lib/calls/session.ts'
import { paths } from '../../lib/paths.ts'
import '../quiz-page/desk.css'
import '../quiz-page/quiz-page.css'
import { Invitations } from './invitations.tsx'
import { Log } from './log.tsx'
import './operator.css'
import { People } from './people.tsx'
import { ServerState } from './server-state.tsx'
import { Storage } from './storage.tsx'

const parts = {
  people: People,
  invitations: Invitations,
  storage: Storage,
  server: ServerState,
  log: Log,
}
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

/** How Quizly is run. The server decides who may see it; what is asked here spares others a page of failures. */
export function OperatorScreen() {
  const session = useSession()
  const requested = new URLSearchParams(useSearch()).get('part')
  const part = names.find((name) => name === requested) ?? 'people'
  const Shown = parts[part]
  if (!session) return <Redirect to={paths.login} replace state={{ from: paths.operator }} />
  if (!session.user.isOperator) {
    return (
      <ErrorPage
        title={words.denied}
        actions={
          <LinkButton look="secondary" to={paths.home}>
            {navigationWords.home}
          </LinkButton>
        }
      >
        {words.deniedHint}
      </ErrorPage>
    )
  }
  return (
    <Page title={words.title}>
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <p className="muted">{words.about}</p>
      <nav className="tabs" aria-label={words.partsLabel}>
        {names.map((name) => (
          <Link
            key={name}
            to={name === 'people' ? paths.operator : paths.operatorPart(name)}
            aria-current={name === part ? 'page' : undefined}
          >
            {words.parts[name]}
          </Link>
        ))}
      </nav>
      <Shown key={part} />
    </Page>
  )
}
