import { formatting as formattingWords } from '@quizly/words/authoring.ts'

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

/** Common forms, folded away. */
export function FormulaPalette({ write }: { write: (tex: string) => void }) {
  return (
    <details className="rt-palette">
      <summary>{formattingWords.formulas}</summary>
      {(Object.keys(palette) as PaletteGroup[]).map((group) => (
        <div key={group} role="group" aria-label={formattingWords.groups[group]}>
          <p className="hint">{formattingWords.groups[group]}</p>
          <div className="rt-forms">
            {palette[group].map(([shown, tex]) => (
              <button key={tex} type="button" className="rt-tool" title={tex} onClick={() => write(tex)}>
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
  )
}
