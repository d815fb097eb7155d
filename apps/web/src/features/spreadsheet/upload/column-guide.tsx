import { Icon } from '../../../components/icons/icons.tsx'

/** What a file must contain, and a template to start with. */
export function ColumnGuide() {
  return (
    <aside className="aside-note stack" aria-label="About the file">
      <h2>What goes in the file</h2>
      <p>
        Only the first sheet is read. The first row holds the column names; each row after it is one question.
      </p>
      <dl className="deflist sm">
        <dt>Question</dt>
        <dd>The text students read</dd>
        <dt>Type</dt>
        <dd>Single, Multiple or Write. May be left out.</dd>
        <dt>Option A – Option D</dt>
        <dd>Leave empty for Write</dd>
        <dt>Correct Answer</dt>
        <dd>The option’s text or letter. For Multiple, letters with commas: A, C</dd>
      </dl>
      <p>Other columns are shown to you and left out of the quiz. Kahoot and Quizizz templates work too.</p>
      <p>
        <a href="/quizly-template.xlsx" download className="template-link">
          <Icon name="download" />
          Download a template (.xlsx)
        </a>
      </p>
    </aside>
  )
}
