// Formatted text in the editor of questions: Markdown and formulas.

export const formatted = 'Formatted text and formulas'
export const formattedHint = ({ chemistry }: { chemistry: string }) =>
  `Write *italic*, **bold**, - lists, $x^2$ for a formula, ${chemistry} for chemistry. Everything else stays as it is.`
export const tools = 'Formatting'
export const bold = 'Bold'
export const italic = 'Italic'
export const list = 'List'
export const table = 'Table'
export const code = 'Code'
export const subscript = 'Subscript'
export const superscript = 'Superscript'
export const formula = 'Formula'
export const formulas = 'Formulas and symbols'
export const groups = {
  forms: 'Fractions, powers, roots',
  sums: 'Sums, integrals, functions',
  relations: 'Signs and relations',
  sets: 'Sets and logic',
  greek: 'Greek letters',
  chemistry: 'Chemistry',
}
export const preview = 'Preview'
export const lastPreview = 'The last preview, until the formula is whole.'
export const previewFailed = 'The preview could not be loaded. What you write is kept.'
export const toSource = 'Choose a formula to find it in the text.'
export const tableColumn = 'Column'
