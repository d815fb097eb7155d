import { practice as practiceWords } from '@quizly/words/results.ts'
import { result as resultWords, verdicts as verdictWords } from '@quizly/words/student.ts'
import type { VerdictName } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { shownText } from '../../../components/quiz/shown-text.ts'
import { questionDirection } from '../../../components/quiz/text-direction.ts'
import { VerdictTag, verdictLooks } from '../../../components/quiz/verdict.tsx'
import '../../../components/result/result.css'
import { isWrong, type Practised, type Round } from './practice-rounds.ts'

export const summaryId = 'practice-summary'

const counted = ['correct', 'partly', 'incorrect', 'skipped'] as const

/** What became of the questions of a round, and another one of those that went wrong. */
export function PracticeSummary({ round, again }: { round: Round; again: (only?: 'wrong') => void }) {
  const { questions, verdicts } = round
  // An essay that nobody has marked counts as skipped.
  const verdictOf = ({ question }: Practised): VerdictName => {
    const verdict = verdicts.get(question) ?? 'skipped'
    return verdict === 'waiting' ? 'skipped' : verdict
  }
  const all = questions.map(verdictOf)
  const countOf = (name: VerdictName) => all.filter((each) => each === name).length
  const names = counted.filter((name) => name !== 'partly' || countOf(name) > 0)
  return (
    <section aria-labelledby={summaryId} className="practice__question">
      <h2 id={summaryId} tabIndex={-1}>
        {practiceWords.summary}
      </h2>
      <ul className="tally" aria-label={resultWords.summary}>
        {names.map((name) => (
          <li key={name}>
            <Icon name={verdictLooks[name].icon} className={verdictLooks[name].short} />
            {verdictWords.counted[name](countOf(name))}
          </li>
        ))}
      </ul>
      <ol className="practice__list">
        {questions.map((each) => (
          <li key={each.question._id} dir={questionDirection(each.question, each.quiz.language)}>
            <VerdictTag verdict={verdictOf(each)} />
            <div className="practice__text" dir="auto" lang={each.quiz.language ?? 'en'}>
              {shownText(each.question, each.question.text)}
            </div>
          </li>
        ))}
      </ol>
      <div className="actions">
        {questions.some((each) => isWrong(round, each)) && (
          <Button onClick={() => again('wrong')}>{practiceWords.wrongAgain}</Button>
        )}
        <Button look="secondary" onClick={() => again()}>
          {practiceWords.allAgain}
        </Button>
      </div>
    </section>
  )
}
