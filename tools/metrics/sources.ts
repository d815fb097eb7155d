import { readFileSync } from 'node:fs'
import { type Comment, parseSync, type Program } from 'oxc-parser'
import { projectFiles } from '../../scripts/checks/project-files.ts'

/** What a file is for: it runs in the product, it tests it, or it is a tool beside both. */
export type Kind = 'product' | 'tests' | 'tools'

export type Source = {
  path: string
  kind: Kind
  text: string
  program: Program
  /** Lines that are not empty. */
  lines: number
  /** Lines that hold nothing but a comment. */
  commentLines: number
}

const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|-testing\.tsx?$|^e2e\/|^apps\/server\/src\/testing\//.test(path)
const isTool = (path: string) => /^(bench|scripts|tools)\/|^apps\/web\/scripts\//.test(path)

function kindOf(path: string): Kind {
  if (isTest(path)) return 'tests'
  return isTool(path) ? 'tools' : 'product'
}

/** The lines that only comments fill: what is left of a line beside its comments is blank. */
function countCommentLines(text: string, comments: readonly Comment[]): number {
  let rest = ''
  let end = 0
  for (const comment of comments) {
    rest +=
      text.slice(end, comment.start) + text.slice(comment.start, comment.end).replaceAll(/[^\n]+/g, '\0')
    end = comment.end
  }
  const isComment = (line: string) => line.includes('\0') && line.replaceAll('\0', '').trim() === ''
  return (rest + text.slice(end)).split('\n').filter(isComment).length
}

export function readSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return {
    path,
    kind: kindOf(path),
    text,
    program,
    lines: text.split('\n').filter((line) => line.trim() !== '').length,
    commentLines: countCommentLines(text, comments),
  }
}

let parsed: readonly Source[] | undefined

/** Every source of the project, parsed once. */
export function readSources(): readonly Source[] {
  return (parsed ??= readAll())
}

function readAll(): Source[] {
  return projectFiles('{apps,packages,e2e,bench,scripts,tools}/**/*.{ts,tsx,mjs}').map((path) =>
    readSource(path, readFileSync(path, 'utf8')),
  )
}

/** The share of comments among the lines of some sources, from 0 to 1. */
export function commentShare(sources: readonly Source[]): number {
  const total = (count: (source: Source) => number) => sources.reduce((sum, source) => sum + count(source), 0)
  return (
    total((source) => source.commentLines) /
    Math.max(
      1,
      total((source) => source.lines),
    )
  )
}
