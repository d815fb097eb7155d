import { about as aboutWords } from '@quizly/words/account.ts'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { Link } from 'wouter'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Page } from '../../components/page/page.tsx'
import { paths } from '../../lib/paths.ts'
import '../../components/page/card-pair.css'
import './about.css'

export function AboutScreen() {
  return (
    <Page title={navigationWords.about}>
      <h1>{aboutWords.heading}</h1>
      <p className="lead about__lead">{aboutWords.lead}</p>
      <div className="pair about__cards">
        <section>
          <h2>{aboutWords.offer}</h2>
          <p>{aboutWords.offerText}</p>
          <LinkButton to={paths.home}>{aboutWords.start}</LinkButton>
        </section>
        <section>
          <h2>{aboutWords.learnMore}</h2>
          <p>{aboutWords.detailsLead}</p>
          <LinkButton look="secondary" to={paths.details}>
            {aboutWords.explore}
          </LinkButton>
        </section>
      </div>
      <p className="about__receipt">
        {aboutWords.shownReceipt((text) => (
          <Link key="receipt" to={paths.verifyReceipt}>
            {text}
          </Link>
        ))}
      </p>
    </Page>
  )
}

export function DetailsScreen() {
  return (
    <Page title={aboutWords.details}>
      <h1>{aboutWords.detailsHeading}</h1>
      <p className="lead about__lead">{aboutWords.detailsLead}</p>
      <div className="col-read stack stack-8">
        {Object.values(aboutWords.topics).map(({ heading, text }) => (
          <section key={heading}>
            <div className="stack stack-2">
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          </section>
        ))}
        <LinkButton look="secondary" to={paths.home}>
          {aboutWords.backHome}
        </LinkButton>
      </div>
    </Page>
  )
}
