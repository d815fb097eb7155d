import type { Node } from 'prosemirror-model'
import { NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { Mapping, Transform } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import { createListeners } from '../../lib/listeners.ts'
import { createChips } from './chips.tsx'
import { documentOf, markdownOf, plainDocument } from '@quizly/renderer/document.ts'
import { createRichEditor, drawGaps, type RichEditorOptions } from './rich-editor.ts'
import { editTables } from './load-tables.ts'
import { toolsOn } from './tools.ts'
import { hashOf, subscribeToUploads } from './uploads.ts'

/** A plain text, and what is selected in it. A paragraph begins at each of `breaks`. */
export type PlainState = { text: string; from: number; to: number; breaks?: readonly number[] }

/** What the field does for its editor. */
export type RichHost = Pick<RichEditorOptions, 'openNode' | 'onPaste'> & {
  isLine: boolean
  hasGaps: boolean
  isReadOnly: boolean
  maxLength: number | undefined
  onEdited: () => void
}

export type RichModel = ReturnType<typeof createRichModel>

/** `positionOf`: of a place in the text. */
type OpenedPlain = { view: EditorView; positionOf: (place: number) => number }

/** The editor of one text, between its Markdown and the page. */
export function createRichModel() {
  let field: RichHost | undefined
  function host(): RichHost {
    if (!field) throw new Error('The editor has no field')
    return field
  }
  const chips = createChips()
  const tools = createListeners()
  let view: EditorView | undefined
  let attributes: Record<string, string> = {}
  let on = ''
  /** The text as it came: as long as nothing else is in the document, it is given back sign by sign. */
  let origin: { doc: Node; markdown: string } | undefined
  let markdown: string | undefined
  /** Whether `markdown` is that of the document: a key does not wait for it to be written. */
  let isWritten = true
  /** Of places, while several signs are typed. */
  let moved: Mapping | undefined

  const options = (): RichEditorOptions => ({
    ...host(),
    attributes,
    nodeViews: chips.nodeViews,
    onState,
    mayBe(doc, before) {
      const { maxLength } = host()
      if (maxLength === undefined) return true
      const { length } = written(doc)
      return length <= maxLength || length < written(before).length
    },
  })

  function onState(now: EditorView, transactions: readonly Transaction[]) {
    for (const { mapping } of transactions) moved?.appendMapping(mapping)
    const { state } = now
    const nowOn = toolsOn(state)
    if (nowOn.includes('table')) void editTables(now)
    if (nowOn !== on) {
      on = nowOn
      tools.emit()
    }
    if (!transactions.some(({ docChanged }) => docChanged)) return
    if (insertSent()) return
    isWritten = false
    host().onEdited()
  }
  /** Pictures that have been sent get their hashes, also where undoing and doing again brings one back. */
  function insertSent(): boolean {
    if (!view) return false
    const { tr, doc } = view.state
    for (const { node, position } of uploadsIn(doc)) {
      const hash = hashOf(String(node.attrs['pending']))
      if (hash) tr.setNodeAttribute(position, 'image', hash).setNodeAttribute(position, 'pending', '')
    }
    if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
    return tr.docChanged
  }
  function markdownNow(): string | undefined {
    if (view && !isWritten) {
      const { doc } = view.state
      markdown = origin?.doc.eq(doc) ? origin.markdown : written(doc)
      isWritten = true
    }
    return markdown
  }
  function open(doc: Node, selection?: Selection): EditorView {
    view?.destroy()
    view = createRichEditor(doc, options, selection)
    on = toolsOn(view.state)
    if (on.includes('table')) void editTables(view)
    return view
  }
  /** Does something at each place, wherever it is by then. Returns whether any succeeded. */
  function inTurn<T>(
    places: readonly T[],
    act: (view: EditorView, place: T, at: number) => boolean,
    positionOf: (place: T) => number,
  ): boolean {
    if (!view) return false
    moved = new Mapping()
    let hasSucceeded = false
    for (const place of places) if (act(view, place, moved.map(positionOf(place)))) hasSucceeded = true
    moved = undefined
    return hasSucceeded
  }
  function documentHere(source: string): Node {
    const { isLine, hasGaps } = host()
    const doc = documentOf(source, { isLine })
    return hasGaps ? drawGaps(new Transform(doc)).doc : doc
  }

  return {
    chips,
    view: () => view,
    /** What stands in the document. */
    markdown: markdownNow,
    isNodeSelected: () => view?.state.selection instanceof NodeSelection,
    /** Begins with a text as it is stored, with the caret as far in as `caret`. */
    openMarkdown(source: string, caret?: number): EditorView {
      const doc = documentHere(source)
      origin = { doc, markdown: source }
      markdown = source
      isWritten = true
      const at = caret === undefined ? undefined : placeIn(doc, documentHere, source, caret)
      return open(doc, at === undefined ? undefined : TextSelection.near(doc.resolve(at)))
    },
    /** Begins with a plain text that is about to be formatted. */
    openPlain({ text, from, to, breaks = [] }: PlainState): OpenedPlain {
      const { isLine } = host()
      const parting = breaks.filter((at) => !isLine && /^.$|[^\n]\n$/s.test(text.slice(0, at)))
      const parted = parting.toReversed().reduce((all, at) => `${all.slice(0, at)}\n${all.slice(at)}`, text)
      const doc = plainDocument(parted, { isLine })
      // A line break is one position, and the end of a paragraph with the beginning of the next are two.
      const positionOf = (place: number) =>
        Math.min(place + 1 + parting.filter((at) => place >= at).length, doc.content.size - 1)
      origin = undefined
      markdown = written(doc)
      isWritten = true
      return { view: open(doc, TextSelection.create(doc, positionOf(from), positionOf(to))), positionOf }
    },
    /** As if they were typed, one after the other. Returns whether anything became formatted. */
    type: (signs: readonly { sign: string; at: number }[]): boolean =>
      inTurn(
        signs,
        (now, { sign }, at) => typeSign(now, sign, at),
        ({ at }) => at,
      ),
    /** As if the signs that end at these places of a text in which nothing is formatted were typed right now. */
    typeAgain: (ends: readonly number[]) =>
      inTurn(
        ends,
        (now, _, at) => {
          const sign = now.state.doc.textBetween(at, at + 1)
          now.dispatch(now.state.tr.delete(at, at + 1))
          return typeSign(now, sign, at)
        },
        (end) => end,
      ),
    /** The text was changed elsewhere. Pictures that are still being sent stay, at its end. */
    replace(source: string) {
      if (!view || source === markdownNow()) return
      const sending = uploadsIn(view.state.doc).map(({ node }) => node)
      const doc = documentHere(source)
      origin = { doc, markdown: source }
      markdown = source
      isWritten = true
      const transaction = view.state.tr.replaceWith(0, view.state.doc.content.size, doc.content)
      if (sending.length > 0) {
        transaction.insert(Selection.atEnd(transaction.doc).to, sending)
      }
      view.updateState(view.state.apply(transaction.setMeta('addToHistory', false)))
    },
    /** What the field is like now, before anything is opened. */
    setHost(given: RichHost) {
      field = given
    },
    setAttributes(given: Record<string, string>) {
      attributes = given
      view?.setProps({})
    },
    listenToUploads: () => subscribeToUploads(() => void insertSent()),
    toolsOn: { subscribe: tools.subscribe, now: () => on },
    close() {
      markdownNow()
      view?.destroy()
      view = undefined
    },
  }
}

/** Returns whether it has formatted anything. */
function typeSign(view: EditorView, sign: string, at: number): boolean {
  const insert = () => view.state.tr.insertText(sign, at)
  if (view.someProp('handleTextInput', (handle) => handle(view, at, at, sign, insert))) return true
  view.dispatch(insert())
  return false
}

/** Stands in no text. */
const caretSign = '\uE0C4'

/** Where a place in the source of a document is in it: there, or behind the sign of Markdown in which it is. */
function placeIn(
  doc: Node,
  documentHere: (source: string) => Node,
  source: string,
  place: number,
): number | undefined {
  const end = Math.min(source.length, place + 20)
  for (let at = place; at <= end; at++) {
    const marked = documentHere(source.slice(0, at) + caretSign + source.slice(at))
    let found: number | undefined
    marked.descendants((node, position) => {
      const inText = node.text?.indexOf(caretSign) ?? -1
      if (inText >= 0) found = position + inText
    })
    if (found === undefined) continue
    const without = new Transform(marked).delete(found, found + 1).doc
    if (without.eq(doc)) return found
  }
  return undefined
}

const known = new WeakMap<Node, string>()

/** The Markdown of a document. What is not sent yet cannot be stored. */
function written(doc: Node): string {
  const markdown = known.get(doc) ?? markdownOf(withoutUploads(doc))
  known.set(doc, markdown)
  return markdown
}

function uploadsIn(doc: Node): { node: Node; position: number }[] {
  const found: { node: Node; position: number }[] = []
  doc.descendants((node, position) => {
    if (node.type.name === 'picture' && node.attrs['image'] === '') found.push({ node, position })
  })
  return found
}

function withoutUploads(doc: Node): Node {
  const found = uploadsIn(doc)
  if (found.length === 0) return doc
  const transform = new Transform(doc)
  for (const { position } of found.toReversed()) transform.delete(position, position + 1)
  return transform.doc
}
