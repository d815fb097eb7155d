import { practice as practiceWords } from '@quizly/words/results.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../forms/link-button.tsx'
import './practice-link.css'
import { rich } from './shown-text.ts'

/** It is loaded as the fields of types are, and is none. */
export const part = undefined

rich.practise = ({ _id, parts: capabilities }) =>
  capabilities?.includes('practice') && (
    <div className="practice-link">
      <LinkButton look="secondary" to={paths.practice(_id)}>
        {practiceWords.practise}
      </LinkButton>
      <p className="hint hint--after">{practiceWords.practiseHint}</p>
    </div>
  )
