import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { textSchema } from '@quizly/renderer/document.ts'
import { inTable } from './load-tables.ts'
import type { ToolName } from './toolbar.tsx'

const { nodes } = textSchema

type Tool = { run: Command; isOn?: (state: EditorState) => boolean }

type MarkName = keyof typeof textSchema.marks

const mark = (name: MarkName): Tool => ({
  run: (state, ...rest) => toggleMark(markType(state, name))(state, ...rest),
  isOn: (state) => hasMark(state, name),
})

function markType({ schema }: EditorState, name: MarkName): MarkType {
  const type = schema.marks[name]
  if (!type) throw new Error(`Texts have no ${name}`)
  return type
}

function hasMark(state: EditorState, name: MarkName): boolean {
  const { selection, storedMarks, doc } = state
  const { from, to, empty, $from } = selection
  const type = markType(state, name)
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true
  return false
}

/** Made of what is selected, and undone where it is. */
const block = (type: NodeType, make: Command, undo: Command): Tool => ({
  run: (state, ...rest) => (isIn(state, type) ? undo : make)(state, ...rest),
  isOn: (state) => isIn(state, type),
})

const list = (type: NodeType) => block(type, wrapInList(type), liftListItem(nodes.list_item))

/** Two columns and two rows with the cursor in the first heading. */
const insertTable: Command = (state, dispatch) => {
  const cells = (type: NodeType) => [type.createAndFill(), type.createAndFill()].flatMap((cell) => cell ?? [])
  const rows = [nodes.table_header, nodes.table_cell].map((type) => nodes.table_row.create(null, cells(type)))
  const table = nodes.table.create(null, rows)
  const transaction = state.tr.replaceSelectionWith(table)
  const at = transaction.mapping.map(state.selection.from, -1)
  const { doc } = transaction
  let inFirst: number | undefined
  doc.nodesBetween(Math.max(0, at - 1), doc.content.size, (node, position) => {
    if (inFirst === undefined && node.type === nodes.table_header) inFirst = position + 1
    return inFirst === undefined
  })
  if (inFirst !== undefined) transaction.setSelection(TextSelection.near(doc.resolve(inFirst)))
  dispatch?.(transaction.scrollIntoView())
  return true
}

/** What the tools do that need nothing else. */
export const tools: Partial<Record<ToolName, Tool>> = {
  bold: mark('strong'),
  italic: mark('em'),
  subscript: mark('sub'),
  superscript: mark('sup'),
  code: mark('code'),
  list: list(nodes.bullet_list),
  numberedList: list(nodes.ordered_list),
  quote: block(nodes.blockquote, wrapIn(nodes.blockquote), lift),
  codeBlock: block(nodes.code_block, setBlockType(nodes.code_block), setBlockType(nodes.paragraph)),
  table: block(
    nodes.table,
    insertTable,
    inTable(({ deleteTable }) => deleteTable),
  ),
  addRow: { run: inTable(({ addRowAfter }) => addRowAfter) },
  addColumn: { run: inTable(({ addColumnAfter }) => addColumnAfter) },
  removeRow: { run: inTable(({ deleteRow }) => deleteRow) },
  removeColumn: { run: inTable(({ deleteColumn }) => deleteColumn) },
}

/** The names of the tools that are on where the cursor is, in one text, so that it can be compared. */
export const toolsOn = (state: EditorState): string =>
  Object.entries(tools)
    .filter(([, tool]) => tool.isOn?.(state))
    .map(([name]) => name)
    .join(' ')
