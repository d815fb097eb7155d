// The lint rule that keeps the words of screens in packages/words, so that every language has them.

const readAttributes = new Set(
  'alt aria-label aria-description aria-placeholder aria-roledescription aria-valuetext label placeholder title'.split(
    ' ',
  ),
)
/** Names that stay the same in every language, and values that programs read. */
const sameEverywhere =
  /^(?:Quizly|CSV|Excel|PDF|QR|Escape|Enter|Tab|Home|End|Backspace|Delete|Page(?:Up|Down)|Arrow\w*|Key|Control\+\w|Content-Type|Bearer 0|Trusted Types|Files|Asia|GET|POST|Intl|General|Windows-1252)$/

const message = 'Put this text into packages/words, so that it exists in every language.'
const hasWord = (text) => /\p{L}{2}/u.test(text) && !sameEverywhere.test(text.trim())
/** A sentence, or one word that begins with a capital letter. */
const looksRead = (text) =>
  hasWord(text) &&
  (/^\s*\p{Lu}[^A-Z]*$/u.test(text) ||
    /\p{Lu}?\p{L}+[,:;]? \p{L}+.*[.?!…]\s*$/u.test(text) ||
    /^\p{Lu}\p{Ll}+ /u.test(text))

/** Places where a string is for programs. */
function isForPrograms(node) {
  const { parent } = node
  switch (parent?.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'BinaryExpression':
    case 'SwitchCase':
    case 'MemberExpression':
      return true
    case 'NewExpression':
      return /(?:Error|Exception)$/.test(parent.callee.name)
    case 'JSXAttribute':
      return true
    case 'Property':
      return parent.key === node
    default:
      return false
  }
}

export const visibleText = {
  create(context) {
    const path = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/')
    if (!path.startsWith('apps/web/src/') || /[.-](?:test|testing)\.tsx?$/.test(path)) return {}
    const report = (node) => context.report({ node, message })
    return {
      JSXText: (node) => hasWord(node.value) && report(node),
      JSXAttribute(node) {
        if (
          node.value?.type === 'Literal' &&
          readAttributes.has(node.name.name) &&
          hasWord(String(node.value.value))
        )
          report(node)
      },
      Literal: (node) =>
        typeof node.value === 'string' && looksRead(node.value) && !isForPrograms(node) && report(node),
      TemplateLiteral: (node) =>
        !isForPrograms(node) &&
        looksRead(node.quasis.map(({ value }) => value.cooked).join('0')) &&
        report(node),
    }
  },
}
