import { parseAst } from 'vite'

/** What is taken out of a compiled module. */
export type LeftOut = {
  /** The numbers and names of kinds of nodes that never exist. */
  kinds?: Readonly<Record<number, string>>
  /** Variables, and properties with a dot before them, with the value that they always have. */
  values?: Readonly<Record<string, string>>
  /** Functions that have nothing to do, with what they return instead, if anything. */
  functions?: Readonly<Record<string, string>>
  /** How the statements begin that go. */
  statements?: readonly string[]
}

type Node = { type: string; start: number; end: number; [field: string]: unknown }
type Edit = { start: number; end: number; text: string }

/**
 * Takes parts out of a compiled module. What nothing uses any more after that is dropped by the minifier. Throws if
 * something is not there, because then the module has changed and each part must be looked at again.
 */
export function leaveOut(
  code: string,
  { kinds = {}, values = {}, functions = {}, statements = [] }: LeftOut,
): string {
  const edits: Edit[] = []
  const missing = new Set([kinds, values, functions].flatMap(Object.keys).concat(statements))
  const program: unknown = parseAst(code)
  if (isNode(program)) visit(program, program)
  if (missing.size > 0) throw new Error(`To be left out, but not there: ${[...missing].join(', ')}`)
  return applyEdits(code, edits)

  function put(name: string, { start, end }: { start: number; end: number }, text: string) {
    missing.delete(name)
    edits.push({ start, end, text })
  }

  function visit(node: Node, parent: Node) {
    if (node.type === 'ExpressionStatement') dropStatement(node)
    if (node.type === 'FunctionDeclaration') emptyFunction(node)
    if (node.type === 'SwitchStatement') dropCases(node)
    if (node.type === 'BinaryExpression') decideComparison(node)
    if (isRead(node, parent)) setValue(node)
    for (const child of childrenOf(node)) visit(child, node)
  }

  function dropStatement(node: Node) {
    const beginning = statements.find((statement) => code.startsWith(statement, node.start))
    if (beginning !== undefined) put(beginning, node, ';')
  }

  function emptyFunction({ id, body }: Node) {
    const name = nameOf(id)
    const value = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (value !== undefined && isNode(body)) put(name, body, (value && `{ return ${value} }`) || '{}')
  }

  /**
   * Takes away the labels. Where another case leads into such a branch it stays; elsewhere it follows a `break` or
   * `return` now, and the minifier drops it.
   */
  function dropCases({ discriminant, cases }: Node) {
    if (nameOf(discriminant) !== '.tag' || !Array.isArray(cases)) return
    for (const [position, clause] of cases.filter(isNode).entries()) {
      const kind = kindOf(clause['test'])
      const isEmpty = Array.isArray(clause['consequent']) && clause['consequent'].length === 0
      if (kind && isNode(clause['test']) && (position > 0 || isEmpty))
        put(kind, { start: clause.start, end: code.indexOf(':', clause['test'].end) + 1 }, '')
    }
  }

  function decideComparison(node: Node) {
    const { left, right, operator } = node
    const kind = nameOf(left) === '.tag' ? kindOf(right) : nameOf(right) === '.tag' && kindOf(left)
    if (kind && operator === '===') put(kind, node, 'false')
    if (kind && operator === '!==') put(kind, node, 'true')
  }

  function setValue(node: Node) {
    const name = nameOf(node)
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value !== undefined) put(name, node, value)
  }

  /** The kind that a number in the code stands for, if it is one of those left out. */
  function kindOf(node: unknown): string | undefined {
    const value = isNode(node) && node.type === 'Literal' ? String(node['value']) : ''
    return Object.hasOwn(kinds, value) ? value : undefined
  }
}

/** Makes the edits. One within another is already done by it. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < done) continue
    result += code.slice(done, start) + text
    done = end
  }
  return result + code.slice(done)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The name of a variable, or of a property with a dot before it. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' && !node['computed'] ? `.${nameOf(node['property'])}` : ''
}

/** Whether a name stands for its value here, and not for the place where a value is put. */
function isRead(node: Node, parent: Node): boolean {
  if (parent.type === 'AssignmentExpression') return parent['left'] !== node
  if (parent.type === 'VariableDeclarator') return parent['id'] !== node
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true
  if (parent.type === 'Property') return parent['value'] === node
  return !/Function|UpdateExpression/.test(parent.type)
}
