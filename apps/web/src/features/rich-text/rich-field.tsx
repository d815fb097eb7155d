import { formatting as formattingWords, rooms as authoringWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import type { EditorView } from 'prosemirror-view'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../components/feedback/toast.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import type { QuestionTextProps } from '../../question-types/parts.ts'
import { linesOf } from '../../question-types/choice/option-drafts.ts'
import { activate, useIsActive } from './active-field.ts'
import { useRichText } from './load-rich-text.ts'
import { useNear } from './near.ts'
import { tellLater } from './pending-texts.ts'
import type { PlainState, RichHost, RichModel } from './rich-model.ts'
import './rich-field.css'
import { TextsContext } from './texts-context.ts'
import { RichToolbar, type ToolName } from './toolbar.tsx'
import { heldUpBy, nextUpload, startUpload } from './uploads.ts'

/** A formula that is being written; `position`: of the one that it replaces. */
type OpenFormula = { source: string; position?: number }

const noTools = { subscribe: () => () => undefined, now: () => '' }
const keysOfTools: Partial<Record<string, ToolName>> = {
  b: 'bold',
  i: 'italic',
  e: 'code',
  ',': 'subscript',
  '.': 'superscript',
}

/**
 * The field of a text of a question. A plain text is written in a field of the browser; as soon as something in it is
 * formatted, all texts of its question are, and each is written as students see it.
 */
export function RichField(props: QuestionTextProps) {
  const {
    id,
    label,
    value,
    onChange,
    isLine,
    hasGaps,
    dir,
    rows = 1,
    maxLength,
    enterKeyHint,
    onKeyDown,
    onLines,
    beside,
    ...aria
  } = props
  const { key, language, isFormatted, isReadOnly = false, toFormatted, toPlain } = useContext(TextsContext)
  const isActive = useIsActive(id)
  const { richText, hasFailed } = useRichText(isActive || value !== '')
  const place = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const isEdited = useRef(false)
  const isConverting = useRef(false)
  const isComposing = useRef(false)
  /** Where something was typed that may be formatted as soon as that is possible: the ends in the text. */
  const typedEnds = useRef<readonly number[]>([])
  const isHandedOver = useRef(false)
  const formatEarlierNow = useRef(() => {})
  const [formula, setFormula] = useState<OpenFormula>()
  const [isInSource, setInSource] = useState(false)

  const model = useMemo(() => richText?.createRichModel(), [richText])
  const host: RichHost = {
    isLine: isLine === true,
    hasGaps: hasGaps === true,
    isReadOnly,
    maxLength,
    onEdited() {
      if (isConverting.current) return
      isEdited.current = true
      tellLater(id, () => {
        const written = model?.markdown()
        if (written !== undefined && written !== value) onChange(written)
      })
    },
    openNode: (view, position) => openNode(view, position),
    onPaste: (_, data, position) => paste(data, position),
  }
  useLayoutEffect(() => model?.setHost(host))
  const [isNear, comeNear] = useNear(place, isFormatted && richText !== undefined)
  const canBeShown = useMemo(
    () =>
      isNear &&
      (value === model?.markdown() || (richText?.canShow(value, { isLine: isLine === true }) ?? false)),
    [isNear, richText, model, value, isLine],
  )
  const isRich = isFormatted && model !== undefined && canBeShown && !isInSource
  const tools = model?.toolsOn ?? noTools
  const on = useSyncExternalStore(tools.subscribe, () => (isRich ? tools.now() : ''))

  const textArea = () => place.current?.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)
  const editable = () => (isRich ? model.view()?.dom : textArea())

  /** Does something in the editor. A plain text becomes a formatted one if that succeeds. */
  function change(
    run: (view: EditorView, positionOf: (at: number) => number) => boolean,
    plain?: PlainState,
  ): boolean {
    if (!model) return false
    const view = isRich ? model.view() : undefined
    if (view) return run(view, (at) => at)
    const area = textArea()
    if (!area || isFormatted) return false
    const hasFocus = !plain || area === document.activeElement
    const selected = { text: area.value, from: area.selectionStart, to: area.selectionEnd }
    isConverting.current = true
    const opened = model.openPlain(plain ?? selected)
    const hasRun = run(opened.view, opened.positionOf)
    isConverting.current = false
    if (hasRun) takeOver(model, hasFocus)
    else model.close()
    return hasRun
  }
  function takeOver({ markdown, view }: RichModel, isFocused: boolean) {
    isEdited.current = true
    flushSync(() => {
      if (richText) toFormatted(richText.asMarkdown)
      onChange(markdown() ?? '')
    })
    if (isFocused) view()?.focus()
  }
  /** As if the last sign of each were typed right now. */
  function formatTyped(text: string, ends: readonly number[], from: number, to: number): boolean {
    const { signs, placeOf, ...before } = beforeSigns(text, ends)
    return change(
      (_, positionOf) => model?.type(signs.map(({ sign, at }) => ({ sign, at: positionOf(at) }))) ?? false,
      { ...before, from: placeOf(from), to: placeOf(to) },
    )
  }
  /** What was typed while nothing could be formatted: before the tools had come, or while a word was composed. */
  function formatEarlier() {
    const area = textArea()
    if (!model || isComposing.current) return
    const ends = typedEnds.current
    typedEnds.current = []
    // Another text of the question was formatted first.
    if (isRich) model.typeAgain(ends)
    else if (!area) return
    else if (ends.length > 0 && !isFormatted) {
      formatTyped(area.value, ends, area.selectionStart, area.selectionEnd)
    } else if (!isHandedOver.current && isInSource && canBeShown && area === document.activeElement) {
      model.openMarkdown(value, area.selectionEnd)
      flushSync(() => setInSource(false))
      model.view()?.focus()
    }
    isHandedOver.current = true
  }
  // A moment later, because nothing can be rendered meanwhile.
  useEffect(() => queueMicrotask(() => formatEarlierNow.current()), [model])
  useLayoutEffect(() => {
    formatEarlierNow.current = formatEarlier
  })

  function runTool(name: ToolName) {
    if (!richText) return
    if (name === 'picture') return chooser.current?.click()
    if (name === 'formula') return setFormula({ source: selectedText() })
    change((view) => {
      const hasRun = richText.tools[name]?.run(view.state, view.dispatch, view) ?? false
      view.focus()
      return hasRun
    })
  }
  function selectedText(): string {
    const view = isRich ? model.view() : undefined
    if (view) {
      const { from, to } = view.state.selection
      return view.state.doc.textBetween(from, to, ' ')
    }
    const area = textArea()
    return area ? area.value.slice(area.selectionStart, area.selectionEnd) : ''
  }
  function openNode(view: EditorView, position: number) {
    if (isReadOnly) return
    const node = view.state.doc.nodeAt(position)
    if (node?.type.name === 'picture') return focusPicture(view, position)
    setFormula({ source: String(node?.attrs['source'] ?? ''), position })
  }
  function takeFormula(source: string | undefined) {
    const { position } = formula ?? {}
    setFormula(undefined)
    if (source !== undefined) {
      change((view) => {
        const { tr, schema, doc } = view.state
        const node = position === undefined ? undefined : doc.nodeAt(position)
        if (position !== undefined && node) {
          if (source === '') tr.delete(position, position + node.nodeSize)
          else tr.setNodeAttribute(position, 'source', source)
        } else if (source !== '') tr.replaceSelectionWith(schema.node('formula', { source }))
        view.dispatch(tr.scrollIntoView())
        return tr.docChanged
      })
    }
    editable()?.focus()
  }
  function focusPicture(view: EditorView, position: number) {
    requestAnimationFrame(() => {
      const dom = view.nodeDOM(position)
      if (dom instanceof HTMLElement) dom.querySelector('input')?.focus()
    })
  }
  function insertPicture(file: File, position?: number) {
    if (!richText) return
    change((view) => {
      const { tr, schema, selection } = view.state
      const node = schema.node('picture', { pending: startUpload(file) })
      const at = position ?? selection.from
      view.dispatch(
        (position === undefined ? tr.replaceSelectionWith(node) : tr.insert(at, node)).scrollIntoView(),
      )
      focusPicture(view, at)
      return true
    })
  }
  function paste(data: DataTransfer, position?: number): boolean {
    if (!richText) return false
    const html = data.getData('text/html')
    const hasText = data.getData('text/plain').trim() !== ''
    const picture = pictureIn(data.files)
    // Word offers a picture of the text, too.
    if (picture && !hasText) {
      insertPicture(picture, position)
      return true
    }
    if (position === undefined && pasteLines(data)) return true
    return html === '' ? isRich && hasText && pasteText(data) : pasteHtml(html, position)
  }
  function pasteText(data: DataTransfer): boolean {
    return change((view) => {
      const slice = richText?.readPastedText(data.getData('text/plain'), view.state.schema)
      if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
      else tellTooLarge()
      return true
    })
  }
  /** A plain text stays plain if nothing that is pasted is formatted: the browser does it then. */
  function pasteHtml(html: string, position?: number): boolean {
    let undo: (() => void) | undefined
    let leftOut: Readonly<Record<string, number>> = {}
    const hasPasted = change((view) => {
      const pictures = { nextName: nextUpload, maySee: () => true }
      const pasted = richText?.readPastedHtml(html, view.state.schema, pictures)
      if (!pasted) {
        tellTooLarge()
        return true
      }
      for (const { pending, file } of pasted.files) startUpload(file, pending)
      leftOut = pasted.leftOut
      const { tr } = view.state
      if (position === undefined) tr.replaceSelection(pasted.slice)
      else tr.replace(position, position, pasted.slice)
      view.dispatch(tr.scrollIntoView())
      undo = () => richText?.undo(view.state, view.dispatch)
      return isRich || richText?.asPlain(view.state.doc) === undefined
    })
    const things = leftOutWords(leftOut)
    if (hasPasted && things !== '') {
      notify({
        kind: 'warn',
        text: () => formattingWords.leftOut(leftOutWords(leftOut)),
        action: { label: () => authoringWords.undo, run: () => undo?.() },
      })
    }
    return hasPasted
  }
  /** The first of several lines is put where the caret is, like any pasted text. */
  function pasteLines(data: DataTransfer): boolean {
    const text = data.getData('text')
    const [first, ...others] = linesOf(text)
    // A line without a break is pasted by the browser, which can undo it.
    if (!onLines || first === undefined || !/[\n\r]/.test(text)) return false
    const area = textArea()
    if (area) {
      onLines(area.value.slice(0, area.selectionStart) + first + area.value.slice(area.selectionEnd), others)
    } else {
      change(({ state, dispatch }) => {
        dispatch(state.tr.insertText(first))
        return true
      })
      onLines(
        model?.markdown() ?? '',
        others.map((line) => richText?.asMarkdown(line, { isLine: true }) ?? line),
      )
    }
    return true
  }

  function onKeyDownInField(event: KeyboardEvent) {
    if (event.target !== editable()) return
    if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      place.current?.querySelector<HTMLElement>('.rt-tools [data-stop]')?.focus()
      return
    }
    const tool =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keysOfTools[event.key]
    if (!isRich && !isFormatted && tool) {
      event.preventDefault()
      runTool(tool)
      return
    }
    // A formula or a picture that is selected is opened.
    if (isRich && event.key === 'Enter' && model.isNodeSelected()) return
    onKeyDown?.(event)
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
    if (isLine && isEnter && !event.nativeEvent.isComposing) event.preventDefault()
  }
  function onTyped({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart: caret } = target
    const isTyped = isComposing.current || text.slice(0, caret - 1) + text.slice(caret) === value
    const ends = isTyped && !isFormatted && mayFormat(text.slice(0, caret)) ? [caret] : []
    const canFormat = model !== undefined && !isComposing.current
    if (canFormat && ends.length > 0 && formatTyped(text, ends, caret, caret)) return
    typedEnds.current = canFormat ? [] : [...movedEnds(typedEnds.current, value, text), ...ends]
    onChange(text)
  }
  function onComposed() {
    isComposing.current = false
    // After what was composed has come into the text.
    queueMicrotask(() => formatEarlierNow.current())
  }
  const takePicture = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (paste(data)) event.preventDefault()
  }
  function onFocus({ target }: FocusEvent<Element>) {
    if (target.id !== id) return
    activate(id, target)
    if (!isFormatted || !(target instanceof HTMLTextAreaElement)) return
    if (isNear || !model) return setInSource(true)
    // The page cannot be rendered in the middle of an event of its own.
    queueMicrotask(() => {
      flushSync(comeNear)
      model.view()?.focus()
    })
  }
  function onBlur({ target, relatedTarget }: FocusEvent<Element>) {
    if (target.id === id) setInSource(false)
    const hasLeft = document.hasFocus() && !document.getElementById(key)?.contains(relatedTarget)
    if (!hasLeft || !isEdited.current || !richText || heldUpBy()) return
    isEdited.current = false
    toPlain((text, form) => richText.asPlain(richText.documentOf(text, form)))
  }

  const noteId = `${id}-note`
  const note =
    isFormatted &&
    !isRich &&
    (hasFailed ? formattingWords.notLoaded : isNear && richText && !canBeShown && formattingWords.asSource)
  const described = [aria['aria-describedby'], note && noteId].filter(Boolean).join(' ') || undefined
  return (
    <div
      ref={place}
      className={isActive ? 'rt is-active' : 'rt'}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDownCapture={onKeyDownInField}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={onComposed}
    >
      {isActive && (
        <RichToolbar
          field={id}
          isLine={isLine === true}
          on={on}
          isReady={richText !== undefined}
          run={runTool}
          leave={() => editable()?.focus()}
        />
      )}
      <div className={beside ? 'rt__field affix' : 'rt__field'}>
        {isRich && richText ? (
          <richText.RichView
            model={model}
            host={host}
            value={value}
            language={language}
            attributes={attributesOf(props, language, isReadOnly)}
            openNode={(position) => {
              const view = model.view()
              if (view) openNode(view, position)
            }}
          />
        ) : (
          <GrowingTextArea
            {...aria}
            aria-describedby={described}
            id={id}
            className="input"
            rows={rows}
            aria-label={label}
            aria-keyshortcuts="Alt+F10"
            dir={dir}
            lang={language}
            autoComplete="off"
            maxLength={maxLength}
            enterKeyHint={enterKeyHint}
            value={value}
            onChange={onTyped}
            onPaste={(event) => takePicture(event, event.clipboardData)}
            onDrop={(event) => takePicture(event, event.dataTransfer)}
          />
        )}
        {beside}
      </div>
      {note && (
        <p className="hint hint--after" id={noteId}>
          {note}
        </p>
      )}
      {isActive && (
        <input
          ref={chooser}
          className="vh"
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={formattingWords.insertPicture}
          onChange={({ target }) => {
            const file = pictureIn(target.files ?? undefined) ?? target.files?.[0]
            if (file) insertPicture(file)
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      )}
      {richText && formula && <richText.FormulaPanel source={formula.source} onDone={takeFormula} />}
    </div>
  )
}

/** The first picture among the files that are pasted or dropped. */
const pictureIn = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

const tellTooLarge = () => notify({ kind: 'warn', text: () => formattingWords.pasteTooLarge })

/** Kinds of things with their numbers; '' for none. */
function leftOutWords(counts: Readonly<Record<string, number>>): string {
  const words = formattingWords.leftOutOf
  const kinds = Object.keys(words) as (keyof typeof words)[]
  return kinds.flatMap((kind) => (counts[kind] ? [words[kind](counts[kind])] : [])).join(format.comma)
}

/** What a field of the browser would have, and what it is. */
function attributesOf(
  { id, label, dir, enterKeyHint, ...aria }: QuestionTextProps,
  language: string,
  isReadOnly: boolean,
): Record<string, string> {
  const all = {
    id,
    class: 'input rt-text rich',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-readonly': isReadOnly ? 'true' : undefined,
    'aria-label': label,
    'aria-labelledby': label === undefined ? `${id}-label` : undefined,
    'aria-invalid': aria['aria-invalid'] && 'true',
    'aria-describedby': aria['aria-describedby'],
    'aria-keyshortcuts': 'Alt+F10',
    lang: language,
    dir,
    enterkeyhint: enterKeyHint,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
}

/** A text before the signs that end at these places were typed: they may make something of what stands before them. */
function beforeSigns(text: string, ends: readonly number[]) {
  const sorted = [...new Set(ends)].toSorted((one, other) => one - other)
  const before = sorted.toReversed().reduce((all, end) => all.slice(0, end - 1) + all.slice(end), text)
  const placeOf = (at: number) => at - sorted.filter((end) => end <= at).length
  const signs = sorted.map((end) => ({ sign: text.charAt(end - 1), at: placeOf(end) }))
  const breaks = signs.flatMap(({ sign, at }) => {
    const lineStart = before.lastIndexOf('\n', at - 1) + 1
    return typedBlocks.test(before.slice(lineStart, at) + sign) ? [lineStart] : []
  })
  return { text: before, signs, breaks, placeOf }
}

/** The ends that are outside of what has changed between two texts, in the second one. */
function movedEnds(ends: readonly number[], before: string, after: string): number[] {
  let from = 0
  while (from < before.length && before[from] === after[from]) from++
  let kept = 0
  while (kept < Math.min(before.length, after.length) - from && before.at(-1 - kept) === after.at(-1 - kept))
    kept++
  return ends.flatMap((end) => {
    if (end <= from) return [end]
    return end > before.length - kept ? [end + after.length - before.length] : []
  })
}

const typedMarks =
  /(?:\$[^$]+\$|\\\(.+\\\)|\\\[.+\\\]|\\ce\{.+\}|\*[^*]+\*\*?|`[^`]+`|~[^~\s]+~|\^[^^\s]+\^)$/
/** What begins a block, as the beginning of its line. */
const typedBlocks = /^(?:\s*[-+*]\s|\d{1,4}[.)]\s|>\s|```|---)$/

/** Whether what was typed last may be the end of something formatted. */
const mayFormat = (before: string): boolean =>
  typedMarks.test(before.slice(-500)) ||
  typedBlocks.test(before.slice(before.lastIndexOf('\n') + 1).slice(-500))
