import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Drawing } from '../../components/icons/icons.tsx'
import { stepInRow } from '../../components/forms/step-in-row.ts'

const shapes = {
  bold: <path d="M7 4.5v15h6.5a4.2 4.2 0 0 0 0-8.4H7m0-6.6h5.6a3.3 3.3 0 0 1 0 6.6" />,
  italic: <path d="M10 4.5h7M7 19.5h7M14 4.5l-4 15" />,
  subscript: <path d="m4 6 9 11M13 6 4 17M16.5 16.2c.3-1.8 4-1.9 4 .3 0 1.5-4 2.3-4 4.5h4.3" />,
  superscript: <path d="m4 8 9 11M13 8 4 19M16.5 4.7c.3-1.8 4-1.9 4 .3 0 1.5-4 2.3-4 4.5h4.3" />,
  code: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14" />,
  list: <path d="M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.1M4.5 12h.1M4.5 18h.1" />,
  numberedList: (
    <path d="M10.5 6H20M10.5 12H20M10.5 18H20M4 4.5l1.5-.8v5M3.8 15.5c.6-1.7 3-1.3 2.6.4-.2 1-2.6 2.3-2.6 3.6h2.9" />
  ),
  quote: <path d="M5 5v14M10 7h10M10 12h10M10 17h6" />,
  codeBlock: <path d="M3.5 4.5h17v15h-17zM9.5 9 7 12l2.5 3M14.5 9l2.5 3-2.5 3" />,
  table: <path d="M3.5 5h17v14h-17zM3.5 10h17M3.5 14.5h17M12 5v14" />,
  addRow: <path d="M3.5 4.5h17v7h-17zM12 14.5v6M9 17.5h6" />,
  addColumn: <path d="M4.5 3.5h7v17h-7zM17.5 9v6M14.5 12h6" />,
  removeRow: <path d="M3.5 4.5h17v7h-17zM9 17.5h6" />,
  removeColumn: <path d="M4.5 3.5h7v17h-7zM14.5 12h6" />,
  formula: <path d="M18 7V4.5H6L12.5 12 6 19.5h12V17" />,
  picture: <path d="M3.5 4.5h17v15h-17zM3.5 16l5-5 5 5 2.5-2.5 4.5 4.5M15.5 9h.1" />,
} satisfies Record<string, ReactNode>

export type ToolName = keyof typeof shapes

const ofLines: readonly ToolName[] = [
  'bold',
  'italic',
  'subscript',
  'superscript',
  'code',
  'formula',
  'picture',
]
const ofBlocks: readonly ToolName[] = [
  'bold',
  'italic',
  'subscript',
  'superscript',
  'code',
  'list',
  'numberedList',
  'quote',
  'codeBlock',
  'table',
  'formula',
  'picture',
]
const ofTables: readonly ToolName[] = ['addRow', 'addColumn', 'removeRow', 'removeColumn']
const toggles: ReadonlySet<ToolName> = new Set(ofBlocks.slice(0, -2))
const keys: Partial<Record<ToolName, string>> = {
  bold: 'Control+B',
  italic: 'Control+I',
  code: 'Control+E',
}

/**
 * Formats the field that has the focus. Alt+F10 goes there and Escape back, so that the Tab key goes
 * from text to text.
 */
export function RichToolbar({
  field,
  isLine,
  on,
  isReady,
  run,
  leave,
}: {
  field: string
  isLine: boolean
  on: string
  isReady: boolean
  run: (tool: ToolName) => void
  leave: () => void
}) {
  const [stop, setStop] = useState(0)
  const pressed = new Set(on.split(' '))
  const tools = isLine ? ofLines : [...ofBlocks, ...(pressed.has('table') ? ofTables : [])]
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return leave()
    const step = stepInRow(event)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(stop + step, 0), tools.length - 1)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      id={`${field}-tools`}
      className="rt-tools"
      role="toolbar"
      aria-label={formattingWords.tools}
      aria-controls={field}
    >
      {tools.map((name, index) => (
        <button
          key={name}
          type="button"
          className="rt-tool"
          aria-label={formattingWords[name]}
          title={formattingWords[name]}
          aria-pressed={toggles.has(name) ? pressed.has(name) : undefined}
          aria-keyshortcuts={keys[name]}
          tabIndex={-1}
          data-stop={index === Math.min(stop, tools.length - 1) || undefined}
          onKeyDown={onKeyDown}
          onFocus={() => setStop(index)}
          // The field keeps the focus and what is selected in it.
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && run(name)}
        >
          <Drawing className="">{shapes[name]}</Drawing>
        </button>
      ))}
    </div>
  )
}
