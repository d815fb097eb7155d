/** All that formats texts, in one file that comes later. */
export { FormulaPanel } from './formula-panel.tsx'
export { createRichModel } from './rich-model.ts'
export { asMarkdown, asPlain, canShow, documentOf } from '@quizly/renderer/document.ts'
export { RichView } from './rich-view.tsx'
export { tools } from './tools.ts'
export { readPastedHtml, readPastedText } from './paste.ts'
export { undo } from 'prosemirror-history'
