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

const topics = [
  {
    heading: 'Making a quiz',
    text: 'An educator types the questions in or brings a spreadsheet, checks each one, and gets a secret code of eight letters and digits. Only students who have the code can enter.',
  },
  {
    heading: 'Taking a quiz',
    text: 'The clock starts when the student presses Start Quiz, and it is the server’s clock. Each answer is saved as it is made; a lost connection, a reload or a closed laptop takes nothing away. At 0:00 the quiz is submitted by itself.',
  },
  {
    heading: 'Marking',
    text: 'An answer is correct when it is exactly the set of correct answers. Capital letters, the order of choices and spaces at the ends do not matter. A question left blank counts as skipped. Each question is worth one point.',
  },
  {
    heading: 'What we keep',
    text: 'Your name, your email address, your answers, and what happened to them in a quiz: when each was saved, from which of your devices (they are only numbered) and when the connection was lost. Passwords are kept only as a hash that cannot be turned back. There is no tracking and no advertising.',
  },
]

export function DetailsScreen() {
  return (
    <Page title="Details">
      <h1>Discover More About Us</h1>
      <p className="lead about__lead">How a quiz is made, taken and marked, and what we keep.</p>
      <div className="col-read stack stack-8">
        {topics.map(({ heading, text }) => (
          <section key={heading}>
            <div className="stack stack-2">
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          </section>
        ))}
        <LinkButton look="secondary" to={paths.home}>
          ← Back to Home
        </LinkButton>
      </div>
    </Page>
  )
}
