import { limits } from '@quizly/domain'

/** The keys that write questions without the mouse. */
export function KeysHint() {
  return (
    <section className="keys" aria-labelledby="keys-hint">
      <h2 id="keys-hint">Keys</h2>
      <ul>
        <li>
          <kbd>Enter</kbd> next option
        </li>
        <li>
          <kbd>Backspace</kbd> drop an empty option
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>1</kbd>–<kbd>{limits.optionsMax}</kbd> correct option
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> add a question
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>S</kbd> save
        </li>
      </ul>
    </section>
  )
}
