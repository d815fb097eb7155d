import { Link } from 'wouter'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Page } from '../../components/page/page.tsx'
import { paths } from '../../lib/paths.ts'
import '../../components/page/card-pair.css'
import './about.css'

export function AboutScreen() {
  return (
    <Page title="About Us">
      <h1>About Quizly</h1>
      <p className="lead about__lead">
        Interactive quizzes, real-time scoring and a seamless experience for students and educators.
      </p>
      <div className="pair about__cards">
        <section>
          <h2>What We Offer</h2>
          <p>Timed quizzes behind a secret code, marked the moment they are submitted.</p>
          <LinkButton to={paths.home}>Get Started</LinkButton>
        </section>
        <section>
          <h2>Learn More</h2>
          <p>How a quiz is made, taken and marked, and what we keep.</p>
          <LinkButton look="secondary" to={paths.details}>
            Explore
          </LinkButton>
        </section>
      </div>
      <p className="about__receipt">
        Were you shown the receipt of a submission? <Link to={paths.verifyReceipt}>Verify a receipt</Link>
      </p>
    </Page>
  )
}
