import { formatting as formattingWords, gapKey as gapWords } from '@quizly/words/authoring.ts'
import type { RichNode } from '@quizly/domain'
import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { renderFormatted } from '../../components/quiz/rich-text.tsx'
import { createListeners } from '../../lib/listeners.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { Sentence } from '../../lib/words/sentence.tsx'
import { useDrawn } from './drawn-texts.tsx'
import { formulaOf } from '@quizly/renderer/document.ts'
import { noteStanding, useUpload } from './uploads.ts'

/** A formula or a picture in a text: ProseMirror places it, React draws it. */
type Chip = { key: number; dom: HTMLElement; node: Node; view: EditorView; getPos: () => number | undefined }

export type Chips = ReturnType<typeof createChips>

/** The formulas and pictures of one editor. Nothing is drawn again when the text beside them changes. */
export function createChips() {
  let chips: readonly Chip[] = []
  let lastKey = 0
  const blanks = new Map<HTMLElement, Node>()
  const { emit, subscribe } = createListeners()
  const change = (next: readonly Chip[]) => {
    chips = next
    emit()
  }
  const viewOf =
    (className: string, tag: 'span' | 'div' = 'span'): NodeViewConstructor =>
    (first, view, getPos): NodeView => {
      const dom = document.createElement(tag)
      dom.className = className
      let chip: Chip = { key: (lastKey += 1), dom, node: first, view, getPos }
      dom.role = first.type.name === 'picture' ? 'group' : 'img'
      dom.ariaLabel = nameOf(first)
      change([...chips, chip])
      const leave = first.attrs['pending'] ? noteStanding(String(first.attrs['pending'])) : undefined
      return {
        dom,
        update(node) {
          if (node.type !== chip.node.type) return false
          if (node === chip.node) return true
          const before = chip
          chip = { ...chip, node }
          dom.ariaLabel = nameOf(node)
          change(chips.map((each) => (each === before ? chip : each)))
          return true
        },
        selectNode: () => dom.classList.add('is-selected'),
        deselectNode: () => dom.classList.remove('is-selected'),
        stopEvent: ({ target }) => target instanceof Element && target.closest('.rt-own') !== null,
        ignoreMutation: () => true,
        destroy() {
          leave?.()
          change(chips.filter((each) => each !== chip))
        },
      }
    }
  /** As students see it where they only read. */
  const blankView: NodeViewConstructor = (node) => {
    const dom = document.createElement('span')
    dom.className = 'gap-blank'
    dom.role = 'img'
    dom.ariaLabel = nameOf(node)
    dom.textContent = String(node.attrs['number'])
    blanks.set(dom, node)
    return { dom, ignoreMutation: () => true, destroy: () => blanks.delete(dom) }
  }
  return {
    subscribe,
    now: () => chips,
    /** In the app's language of this moment. */
    nameAll() {
      for (const { dom, node } of chips) dom.ariaLabel = nameOf(node)
      for (const [dom, node] of blanks) dom.ariaLabel = nameOf(node)
    },
    nodeViews: {
      formula: viewOf('rt-formula'),
      formula_block: viewOf('rt-formula', 'div'),
      picture: viewOf('rt-picture'),
      blank: blankView,
    },
  }
}

function nameOf({ type: { name }, attrs }: Node): string {
  if (name === 'blank') return gapWords.gap(Number(attrs['number']))
  if (name !== 'picture') return formattingWords.formulaNamed(formulaOf(String(attrs['source'])).tex)
  return attrs['alt'] === '' ? formattingWords.picture : formattingWords.pictureNamed(String(attrs['alt']))
}

/** Draws all of them into their places. */
export function DrawnChips({ chips, language }: { chips: Chips; language: string }) {
  const shown = useSyncExternalStore(chips.subscribe, chips.now)
  const languageOfApp = useLanguage()
  useLayoutEffect(() => chips.nameAll(), [chips, languageOfApp])
  return shown.map((chip) =>
    createPortal(
      chip.node.type.name === 'picture' ? (
        <Picture chip={chip} language={language} />
      ) : (
        <Formula source={String(chip.node.attrs['source'])} />
      ),
      chip.dom,
      chip.key,
    ),
  )
}

/** As students see it; as TeX until it is drawn, and where it cannot be. */
export const Formula = memo(function Formula({ source }: { source: string }): ReactNode {
  const { reply } = useDrawn(source)
  if (reply && 'nodes' in reply) return renderFormatted({ drawn: [{ source, nodes: reply.nodes }] }, source)
  return (
    <code className={reply ? 'rt-tex is-wrong' : 'rt-tex'} dir="ltr">
      {formulaOf(source).tex}
    </code>
  )
})

function Picture({ chip: { node, view, getPos }, language }: { chip: Chip; language: string }) {
  const image = String(node.attrs['image'])
  const alt = String(node.attrs['alt'])
  const upload = useUpload(String(node.attrs['pending']))
  const position = () => getPos() ?? 0
  function remove() {
    view.dispatch(view.state.tr.delete(position(), position() + 1))
    view.focus()
  }
  return (
    <span className="rt-own rt-picture__in">
      {image === '' && upload && upload.state !== 'sent' ? (
        <>
          <img className="pic" src={upload.url} alt={alt} />
          {upload.state === 'refused' ? (
            <span className="rt-picture__problem" role="alert">
              <Sentence of={upload.problem()} />
            </span>
          ) : (
            <span className="hint" role="status">
              {upload.state === 'waiting' ? upload.why() : formattingWords.pictureSending}
            </span>
          )}
          {upload.state === 'sending' && (
            <progress value={upload.share} aria-label={formattingWords.pictureSending} />
          )}
        </>
      ) : (
        image !== '' && <Thumbnail image={image} alt={alt} />
      )}
      <span className="rt-picture__row">
        <input
          className="input"
          type="text"
          // The Tab key leaves the text; Enter on the picture goes here.
          tabIndex={-1}
          aria-label={formattingWords.pictureDescription}
          placeholder={formattingWords.pictureDescriptionPlaceholder}
          title={formattingWords.pictureDescriptionHint}
          dir="auto"
          lang={language}
          maxLength={500}
          value={alt}
          onChange={({ target }) =>
            view.dispatch(view.state.tr.setNodeAttribute(position(), 'alt', target.value))
          }
          onKeyDown={(event) => leaveByKey(event, view, position())}
        />
        <button
          type="button"
          className="btn btn--icon"
          tabIndex={-1}
          aria-label={formattingWords.pictureRemove}
          title={formattingWords.pictureRemove}
          onClick={remove}
        >
          ×
        </button>
      </span>
    </span>
  )
}

function Thumbnail({ image, alt }: { image: string; alt: string }) {
  const source = `![](image:${image})`
  const { reply } = useDrawn(source)
  if (!reply) return <span className="rt-picture__wait" />
  if ('problems' in reply) {
    return (
      <span className="rt-picture__problem" role="alert">
        {reply.problems.map((problem) => (
          <Sentence key={problem.code} of={{ code: problem.code, message: problem.message }} />
        ))}
      </span>
    )
  }
  const nodes = (JSON.parse(reply.nodes) as RichNode[]).map((node) =>
    Array.isArray(node) && node[0] === 'img' ? [node[0], { ...(node[1] as object), alt }] : node,
  )
  return renderFormatted(
    {
      drawn: [
        { source, nodes: JSON.stringify(nodes), ...(reply.pass !== undefined && { pass: reply.pass }) },
      ],
    },
    source,
  )
}

/** Enter and Escape go on in the text behind the picture. */
function leaveByKey(event: KeyboardEvent, view: EditorView, position: number): void {
  if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  focusAt(view, position + 1)
}

function focusAt(view: EditorView, position: number): void {
  const { tr } = view.state
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(position), 1)))
  view.focus()
}
