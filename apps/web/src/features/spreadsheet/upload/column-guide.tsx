import { Icon } from '../../../components/icons/icons.tsx'

/** What a file must contain, and a template to start with. */
export function ColumnGuide() {
  return (
    <aside className="aside-note stack" aria-label="About the file">
      <h2>What goes in the file</h2>
      <p>
        The first sheet is read; if the questions are on another one, you are asked. Each row below the column
        names is one question. Other shapes are understood too, such as one option per row.
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
      <p>
        Column names can be in many languages, and Kahoot and Quizizz templates work too. You see next what
        each column was taken for. Columns that a quiz cannot hold are shown to you and left out.
      </p>
      <p>
        <a href="/quizly-template.xlsx" download className="template-link">
          <Icon name="download" />
          Download a template (.xlsx)
        </a>
      </p>
    </aside>
  )
}
