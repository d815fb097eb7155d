import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { useRef } from 'react'
import { stepInRow } from '../../../components/forms/step-in-row.ts'
import { insertMarkup, type Markup } from './insert-markup.ts'

/** What each button shows, and the TeX that it writes. */
type Form = readonly [shown: string, tex: string]

const letters = (pairs: string): Form[] =>
  pairs.split(' ').map((pair) => [pair.slice(0, 1), `\\${pair.slice(1)} `] as const)

/** Common forms, by the names of their groups. */
const palette = {
  forms: [
    ['a⁄b', '\\frac{}{}'],
    ['xⁿ', '^{}'],
    ['xₙ', '_{}'],
    ['√', '\\sqrt{}'],
    ['ⁿ√', '\\sqrt[n]{}'],
    ['( )', '\\left({}\\right)'],
    ['|x|', '\\left|{}\\right|'],
    ['x̄', '\\overline{}'],
    ['x⃗', '\\vec{}'],
    ['x̂', '\\hat{}'],
    ['text', '\\text{}'],
    ['( ⁞⁞ )', '\\begin{pmatrix}a & b \\\\ c & d\\end{pmatrix}'],
    ['{ ⁞', '\\begin{cases}a & x > 0 \\\\ b & x \\le 0\\end{cases}'],
  ],
  sums: [
    ['∑', '\\sum_{i=1}^{n} '],
    ['∏', '\\prod_{i=1}^{n} '],
    ['∫', '\\int_{a}^{b} '],
    ['lim', '\\lim_{x \\to 0} '],
    ['log', '\\log '],
    ['sin', '\\sin '],
    ['∂', '\\partial '],
    ['∞', '\\infty '],
  ],
  relations: letters(
    '·cdot ×times ÷div ±pm ≤le ≥ge ≠ne ≈approx ≡equiv ∼sim ∝propto ∥parallel ⊥perp ∠angle °degree',
  ),
  sets: letters(
    '∈in ∉notin ⊂subset ⊆subseteq ∪cup ∩cap ∅emptyset ∀forall ∃exists ¬neg ∧land ∨lor →to ⇒Rightarrow ⇔Leftrightarrow',
  ),
  greek: letters(
    'αalpha βbeta γgamma δdelta εvarepsilon θtheta λlambda μmu πpi ρrho σsigma φvarphi ωomega ΔDelta ΩOmega',
  ),
  chemistry: [
    ['H₂O', '\\ce{H2O}'],
    ['SO₄²⁻', '\\ce{SO4^2-}'],
    ['→', '\\ce{A -> B}'],
    ['⇌', '\\ce{A <=> B}'],
    ['¹⁴C', '\\ce{^{14}_{6}C}'],
    ['↓', '\\ce{v}'],
  ],
} as const satisfies Record<string, readonly Form[]>

type PaletteGroup = keyof typeof palette

/** One in which several lines or one can be written. */
export type TextField = HTMLTextAreaElement | HTMLInputElement

const tableOf = (column: string) => `| ${column} | ${column} |\n| --- | --- |\n|  |  |\n`
const around = (mark: string): Markup => ({ kind: 'around', before: mark, after: mark })

/** Buttons that write Markdown and TeX into the field that was last typed in. */
export function FormattingTools({
  fieldOf,
  choosePicture,
}: {
  fieldOf: () => TextField | undefined
  choosePicture: () => void
}) {
  const row = useRef<HTMLDivElement>(null)
  const write = (markup: Markup) => () => {
    const field = fieldOf()
    if (field) writeInto(field, markup)
  }
  const tools: [label: string, shown: string, run: () => void][] = [
    [formattingWords.bold, 'B', write(around('**'))],
    [formattingWords.italic, 'I', write(around('*'))],
    [formattingWords.list, '•', write({ kind: 'lines', before: '- ' })],
    [formattingWords.table, '⊞', write({ kind: 'lines', before: tableOf(formattingWords.tableColumn) })],
    [formattingWords.code, '</>', write(around('`'))],
    [formattingWords.subscript, 'x₂', write(around('~'))],
    [formattingWords.superscript, 'x²', write(around('^'))],
    [formattingWords.formula, '∑', write({ kind: 'formula', tex: '' })],
    [formattingWords.picture, '▧', choosePicture],
  ]
  return (
    <div>
      <div className="fmt__tools" role="toolbar" aria-label={formattingWords.tools} ref={row}>
        {tools.map(([label, shown, run], index) => (
          <button
            key={label}
            type="button"
            className="fmt__tool"
            title={label}
            tabIndex={index === 0 ? 0 : -1}
            onKeyDown={(event) => {
              const step = stepInRow(event)
              if (step === undefined) return
              event.preventDefault()
              const next = Math.min(Math.max(index + step, 0), tools.length - 1)
              row.current?.querySelectorAll('button')[next]?.focus()
            }}
            onClick={run}
          >
            <span aria-hidden="true">{shown}</span>
            <span className="vh">{label}</span>
          </button>
        ))}
      </div>
      <details className="fmt__palette">
        <summary>{formattingWords.formulas}</summary>
        {(Object.keys(palette) as PaletteGroup[]).map((group) => (
          <div key={group} role="group" aria-label={formattingWords.groups[group]}>
            <p className="hint">{formattingWords.groups[group]}</p>
            <div className="fmt__forms">
              {palette[group].map(([shown, tex]) => (
                <button
                  key={tex}
                  type="button"
                  className="fmt__tool"
                  title={tex}
                  onClick={write({ kind: 'formula', tex })}
                >
                  <bdi dir="ltr" aria-hidden="true">
                    {shown}
                  </bdi>
                  <span className="vh">{tex}</span>
                </button>
              ))}
            </div>
          </div>
        ))}
      </details>
    </div>
  )
}

/** As if it had been typed, so that the field and its draft hear of it. */
export function writeInto(field: TextField, markup: Markup): void {
  const { value: text } = field
  const from = field.selectionStart ?? text.length
  const to = field.selectionEnd ?? from
  const after = insertMarkup({ text, from, to }, markup)
  field.setRangeText(after.inserted, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.focus()
  field.setSelectionRange(after.from, after.to)
}
