// A formula as it is read out where it names something.

export const squared = (of: string) => `${of} squared`
export const cubed = (of: string) => `${of} cubed`
export const raised = ({ of, power }: { of: string; power: string }) => `${of} to the power of ${power}`
export const subscript = ({ of, below }: { of: string; below: string }) => `${of} sub ${below}`
export const over = ({ above, below }: { above: string; below: string }) => `${above} over ${below}`
export const fraction = ({ above, below }: { above: string; below: string }) =>
  `fraction ${above} over ${below}, end of fraction`
export const root = (of: string) => `square root of ${of}`
export const longRoot = (of: string) => `square root of ${of}, end of root`
export const rootOfDegree = ({ degree, of }: { degree: string; of: string }) =>
  `root of degree ${degree} of ${of}`
export const fromTo = ({ of, from, to }: { of: string; from: string; to: string }) =>
  `${of} from ${from} to ${to}`
export const withBelow = ({ of, below }: { of: string; below: string }) => `${of} under which is ${below}`
export const withAbove = ({ of, above }: { of: string; above: string }) => `${of} with ${above} above`
export const row = ({ n, cells }: { n: number; cells: string }) => `row ${n}: ${cells}`
export const symbols = {
  '−': 'minus',
  '+': 'plus',
  '±': 'plus or minus',
  '=': 'equals',
  '×': 'times',
  '⋅': 'times',
  '÷': 'divided by',
  '<': 'less than',
  '>': 'greater than',
  '≤': 'at most',
  '≥': 'at least',
  '≠': 'not equal to',
  '≈': 'about',
  '→': 'to',
  '⇌': 'in equilibrium with',
  '∑': 'sum',
  '∏': 'product',
  '∫': 'integral',
  '∞': 'infinity',
}

export const wideTable = 'Wide table'

export const wideCode = 'Wide code'

export const marks = {
  '‾': 'a line',
  '→': 'an arrow',
  ˆ: 'a hat',
  '˜': 'a tilde',
  '˙': 'a dot',
  '⏞': 'a brace',
}

export const binomial = ({ above, below }: { above: string; below: string }) => `${above} choose ${below}`

export const crossedOut = (of: string) => `${of} crossed out`
