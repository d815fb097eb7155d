import * as explanationWords from '@quizly/words/results/explanation.ts'
import { rich } from './shown-text.ts'
import './explanation.css'

/** It is loaded as the fields of types are, and is none. */
export const part = undefined

rich.explain = ({ explanation }, lang) =>
  explanation && (
    <div>
      <dt>{explanationWords.title}</dt>
      <dd className="explanation" dir="auto" lang={lang}>
        {explanation}
      </dd>
    </div>
  )
