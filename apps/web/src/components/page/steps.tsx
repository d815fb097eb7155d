import './steps.css'

const steps = ['Details', 'Questions', 'Review', 'Finalize'] as const

export function Steps({ current }: { current: (typeof steps)[number] }) {
  const position = steps.indexOf(current)
  return (
    <ol className="steps" aria-label="Steps">
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < position ? 'done' : undefined}
          aria-current={i === position ? 'step' : undefined}
        >
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
