import { LinkButton } from '../components/forms/link-button.tsx'
import '../components/feedback/page-state.css'
import { Page } from '../components/page/page.tsx'
import { notFound as notFoundWords } from '@quizly/words/screens.ts'
import { paths } from '../lib/paths.ts'
import './not-found.css'

export function NotFoundScreen() {
  return (
    <Page title={notFoundWords.title} className="wrap">
      <div className="bigstate">
        <div className="bubbles" aria-hidden="true">
          <i>4</i>
          <i className="on" />
          <i>4</i>
        </div>
        <h1>{notFoundWords.title}</h1>
        <p className="lead">{notFoundWords.hint}</p>
        <div className="actions">
          <LinkButton to={paths.home}>{notFoundWords.goHome}</LinkButton>
          <LinkButton look="quiet" to={paths.verify}>
            {notFoundWords.enterCode}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
