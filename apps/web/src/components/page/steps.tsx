import { steps as stepsWords } from '@quizly/words/screens.ts'
import './steps.css'

const steps = ['details', 'questions', 'review', 'finalize'] as const
export type Step = (typeof steps)[number]

export function Steps({ current }: { current: Step }) {
  const position = steps.indexOf(current)
  return (
    <ol className="steps" aria-label={stepsWords.label}>
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < position ? 'done' : undefined}
          aria-current={i === position ? 'step' : undefined}
        >
          <span>{stepsWords.names[step]}</span>
        </li>
      ))}
    </ol>
  )
}
