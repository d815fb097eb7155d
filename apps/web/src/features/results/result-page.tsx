import { result as resultWords } from '@quizly/words/student.ts'
import type { QuizSummary, TimedResult } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { Page } from '../../components/page/page.tsx'
import { MarkedAnswer } from '../../components/result/marked-answer.tsx'
import { markedQuestions } from '../../components/result/marked-question.ts'
import '../../components/result/result.css'
import { lateNow } from '../../lib/late.ts'
import { ResultFolds } from './result-folds.tsx'
import { ResultSummary } from './result-summary.tsx'

export function ResultPage({
  name,
  result,
  quiz,
  questions,
  isPreview,
}: {
  name: string
  result: TimedResult
  quiz: QuizSummary
  questions: readonly Question[]
  isPreview?: boolean
}) {
  const late = lateNow()
  const marked = markedQuestions(result, questions, quiz.language)
  return (
    <Page title={isPreview ? resultWords.previewTitle(quiz.title) : resultWords.title(quiz.title)}>
      <HandoverNotice />
      <div className="result">
        <ResultSummary title={quiz.title} {...{ name, result, marked, isPreview }}>
          {late && !isPreview && <late.BesideResult {...{ result, quiz }} />}
        </ResultSummary>
        <div>
          <ol className="result__list">
            {marked.map((answer) => (
              <MarkedAnswer key={answer.question._id} {...answer}>
                {late && <late.GivenMark {...{ result, number: answer.number }} />}
              </MarkedAnswer>
            ))}
          </ol>
          {!isPreview && <ResultFolds result={result} title={quiz.title} />}
        </div>
      </div>
    </Page>
  )
}
