import { practice as practiceWords } from '@quizly/words/results.ts'
import type { QuizCapability } from '@quizly/domain'
import { laterStudentPaths } from '../../lib/later-student-paths.ts'
import { LinkButton } from '../forms/link-button.tsx'
import './practice-link.css'

/** The way to practice of a quiz that has it. */
export const PracticeLink = ({
  quiz: { _id, parts: capabilities },
}: {
  quiz: { _id: string; parts?: QuizCapability[] | undefined }
}) =>
  capabilities?.includes('practice') && (
    <div className="practice-link">
      <LinkButton look="secondary" to={laterStudentPaths.practice(_id)}>
        {practiceWords.practise}
      </LinkButton>
      <p className="hint hint--after">{practiceWords.practiseHint}</p>
    </div>
  )
