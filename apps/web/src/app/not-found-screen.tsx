import { LinkButton } from '../components/forms/link-button.tsx'
import '../components/feedback/page-state.css'
import { Page } from '../components/page/page.tsx'
import { paths } from '../lib/paths.ts'
import './not-found.css'

export function NotFoundScreen() {
  return (
    <Page title="Page not found" className="wrap">
      <div className="bigstate">
        <div className="bubbles" aria-hidden="true">
          <i>4</i>
          <i className="on" />
          <i>4</i>
        </div>
        <h1>Page not found</h1>
        <p className="lead">
          None of the above. If you typed the address, check it; if you followed a link, it may be out of
          date.
        </p>
        <div className="actions">
          <LinkButton to={paths.home}>Go to Home</LinkButton>
          <LinkButton look="quiet" to={paths.verify}>
            Enter a quiz code
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
