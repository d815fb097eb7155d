import { dividedAtGaps, gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { DOMParser as SchemaParser, type Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import {
  type Command,
  EditorState,
  NodeSelection,
  Plugin,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { Transform } from 'prosemirror-transform'
import { EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { lineSchema, textSchema } from '@quizly/renderer/document.ts'
import { inTable } from './load-tables.ts'
import { typingRules } from './typing-rules.ts'

const { nodes } = textSchema

/** That key adds a question, wherever the focus is. */
const { 'Mod-Enter': _, ...otherKeys } = baseKeymap

/** What a field of formatted text asks of the page around it. */
export type RichEditorOptions = {
  isLine: boolean
  /** What is written for gaps is drawn as gaps. */
  hasGaps: boolean
  isReadOnly: boolean
  attributes: Record<string, string>
  nodeViews: Record<string, NodeViewConstructor>
  /** Told after each change of the text or of what is selected. */
  onState: (view: EditorView, transactions: readonly Transaction[]) => void
  /** Whether a document may be, by its length. */
  mayBe: (doc: Node, before: Node) => boolean
  openNode: (view: EditorView, position: number) => void
  onPaste: (view: EditorView, data: DataTransfer, position: number | undefined) => boolean
}

const isFormulaNode = ({ type: { name } }: Node) => name === 'formula' || name === 'formula_block'

/** Puts gaps in place of what is written for them. */
export function drawGaps<T extends Transform>(transform: T): T {
  transform.doc.descendants((node, position) => {
    const isCode = node.marks.some(({ type }) => type.name === 'code')
    if (!node.text?.includes('{{') || isCode) return !node.type.spec.code
    let at = transform.mapping.map(position)
    for (const piece of dividedAtGaps(node.text)) {
      if (typeof piece === 'number') {
        const blank = node.type.schema.node('blank', { number: piece }, [], node.marks)
        transform.replaceWith(at, at + gapMark(piece).length, blank)
      }
      at += typeof piece === 'number' ? 1 : piece.length
    }
    return false
  })
  return transform
}

const gapsAsTyped = new Plugin({
  appendTransaction: (transactions, _before, { tr }) =>
    transactions.some(({ docChanged }) => docChanged) && drawGaps(tr).docChanged ? tr : null,
})

/** What the browser has changed. Where it deletes a text beside a formula it leaves a line break that nobody has made. */
const parserOf = (schema: typeof textSchema | typeof lineSchema) =>
  new SchemaParser(schema, [{ tag: 'br', ignore: true }, ...SchemaParser.fromSchema(schema).rules])
const parsers = { text: parserOf(textSchema), line: parserOf(lineSchema) }

/** An editor that stands nowhere yet: its `dom` is to be put into the page. */
export function createRichEditor(
  doc: Node,
  options: () => RichEditorOptions,
  selection?: Selection,
): EditorView {
  const { isLine, hasGaps, nodeViews } = options()
  const state = EditorState.create({
    doc,
    ...(selection && { selection }),
    plugins: [
      typingRules(isLine),
      keymap(keysOf(isLine, (view, position) => options().openNode(view, position))),
      keymap(otherKeys),
      history(),
      ...(hasGaps ? [gapsAsTyped] : []),
    ],
  })
  return new EditorView(null, {
    state,
    nodeViews,
    attributes: () => options().attributes,
    editable: () => !options().isReadOnly,
    domParser: parsers[isLine ? 'line' : 'text'],
    dispatchTransaction(this: EditorView, transaction) {
      if (transaction.docChanged && !options().mayBe(transaction.doc, this.state.doc)) return
      const { state: next, transactions } = this.state.applyTransaction(transaction)
      this.updateState(next)
      options().onState(this, transactions)
    },
    handleClickOn(view, _position, node, nodePosition, _event, isDirect) {
      if (!isDirect || !isFormulaNode(node)) return false
      options().openNode(view, nodePosition)
      return true
    },
    // Before ProseMirror parses what is pasted, which browsers forbid here.
    handleDOMEvents: {
      paste: (view, event) =>
        take(event, event.clipboardData, (data) => options().onPaste(view, data, undefined)),
      drop: (view, event) =>
        view.editable &&
        !view.dragging &&
        take(event, event.dataTransfer, (data) =>
          options().onPaste(view, data, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
        ),
    },
  })
}

function take(event: Event, data: DataTransfer | null, paste: (data: DataTransfer) => boolean): boolean {
  if (!data || !paste(data)) return false
  event.preventDefault()
  return true
}

function keysOf(isLine: boolean, open: RichEditorOptions['openNode']): Record<string, Command> {
  const openSelected: Command = ({ selection }, _dispatch, view) => {
    if (!view || !(selection instanceof NodeSelection) || !selection.node.isAtom) return false
    open(view, selection.from)
    return true
  }
  const breakLine: Command = (state, dispatch) => {
    if (state.selection.$from.parent.type.spec.code) return false
    dispatch?.(state.tr.replaceSelectionWith(state.schema.node('hard_break')).scrollIntoView())
    return true
  }
  const { marks } = isLine ? lineSchema : textSchema
  const inEach: Record<string, Command> = {
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-e': toggleMark(marks.code),
    'Mod-,': toggleMark(marks.sub),
    'Mod-.': toggleMark(marks.sup),
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    Backspace: undoInputRule,
    'Shift-Enter': breakLine,
  }
  if (isLine) return { ...inEach, Enter: chainCommands(openSelected, () => true) }
  const item = nodes.list_item
  return {
    ...inEach,
    Enter: chainCommands(openSelected, splitListItem(item)),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    Tab: inTable(({ goToNextCell }) => goToNextCell(1)),
    'Shift-Tab': inTable(({ goToNextCell }) => goToNextCell(-1)),
    ArrowDown: leaveLast,
  }
}

/** Below a table, code or a formula at the end there is no line that the arrow key could go to. */
const leaveLast: Command = (state, dispatch, view) => {
  const { selection, doc } = state
  const last = doc.lastChild
  if (!last || last.type === nodes.paragraph || !isInLast(selection, last)) return false
  if (selection.empty && view && !view.endOfTextblock('down')) return false
  const end = doc.content.size
  const transaction = state.tr.insert(end, nodes.paragraph.create())
  dispatch?.(transaction.setSelection(TextSelection.create(transaction.doc, end + 1)).scrollIntoView())
  return true
}

function isInLast(selection: Selection, last: Node): boolean {
  if (selection instanceof NodeSelection) return selection.node === last
  const { $head, empty } = selection
  if (!empty || $head.depth === 0 || $head.node(1) !== last) return false
  return last.type === nodes.table ? $head.index(1) === last.childCount - 1 : last.isTextblock
}
