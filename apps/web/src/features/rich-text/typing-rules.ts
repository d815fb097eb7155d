import { isTypedFormula } from '@quizly/domain'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { MarkType } from 'prosemirror-model'
import type { Plugin } from 'prosemirror-state'
import { isFormula, lineSchema, textSchema } from '@quizly/renderer/document.ts'

/** What stands for what is no text, as in the rules of ProseMirror. */
const leaf = '\uFFFC'

/** What stands between two marks gets `type`. */
const marked = (form: RegExp, type: MarkType) =>
  new InputRule(
    form,
    (state, match, start, end) => {
      const [whole = '', before = '', mark = ''] = match
      const written = state.doc.textBetween(start, end, '\n', leaf)
      if (!whole.startsWith(written)) return null
      const typed = whole.slice(written.length)
      const [from, to] = [start + before.length, end + typed.length]
      return state.tr
        .insertText(typed, end)
        .delete(to - mark.length, to)
        .addMark(from + mark.length, to - mark.length, type.create())
        .delete(from, from + mark.length)
        .removeStoredMark(type)
    },
    { inCodeMark: false },
  )

const formula = (form: RegExp) =>
  new InputRule(
    form,
    (state, match, start, end) => {
      const [source = ''] = match
      const $start = state.doc.resolve(start)
      const before = $start.parent.textBetween(0, $start.parentOffset, '\n', leaf)
      if (source.includes(leaf) || !isFormula(source) || !isTypedFormula(before, source)) return null
      return state.tr.replaceWith(start, end, state.schema.node('formula', { source }))
    },
    { inCodeMark: false },
  )

const formulas = [
  formula(/\$\$[^$]+\$\$$/),
  formula(/\$[^$]+\$$/),
  formula(/\\\((?:(?!\\\)).)+\\\)$/),
  formula(/\\\[(?:(?!\\\]).)+\\\]$/),
  formula(/\\ce\{(?:(?!\\ce\{).)+\}$/),
]

const inEach = ({ marks }: typeof textSchema | typeof lineSchema) => [
  ...formulas,
  marked(/(^|[^*])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  marked(/(^|[^*])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
  marked(/(^|[^`])(`)([^`]+)`$/, marks.code),
  marked(/(^|[^~])(~)([^~\s]+)~$/, marks.sub),
  marked(/(^|[^^])(\^)([^^\s]+)\^$/, marks.sup),
]

const { nodes } = textSchema
const inBlocks = [
  wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
  wrappingInputRule(
    /^(\d{1,4})[.)]\s$/,
    nodes.ordered_list,
    ([, start]) => ({ start: Number(start) }),
    ([, start], list) => list.childCount + Number(list.attrs['start']) === Number(start),
  ),
  wrappingInputRule(/^>\s$/, nodes.blockquote),
  textblockTypeInputRule(/^```$/, nodes.code_block),
  new InputRule(/^---$/, (state, _, start) => {
    const $start = state.doc.resolve(start)
    if ($start.depth !== 1) return null
    const rule = [nodes.horizontal_rule.create(), nodes.paragraph.create()]
    return state.tr.replaceWith($start.before(), $start.after(), rule)
  }),
]

const ofText = inputRules({ rules: [...inBlocks, ...inEach(textSchema)] })
const ofLine = inputRules({ rules: inEach(lineSchema) })

/** What becomes formatted while it is typed, as Markdown and TeX have it. */
export const typingRules = (isLine: boolean): Plugin => (isLine ? ofLine : ofText)
