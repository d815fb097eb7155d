import type { Setting } from './machine.ts'
import { type Figure, judge, type Ratio, type Section } from './section.ts'

const verdicts = { wanted: 'as wanted', enough: 'enough', missed: '**missed**' }

/** What was measured in one run, and its setting. */
export type Measured = { setting: Setting; sections: Section[] }

/**
 * The report for people, in the terminal and in the repository. Results from the same setting share one
 * description of it.
 */
export function toMarkdown(all: readonly Measured[]): string {
  const settingText = ({ setting }: Measured) =>
    Object.entries(setting)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n')
  const parts = all.flatMap((measured, index) => {
    const text = settingText(measured)
    const before = all[index - 1]
    const isSame = before !== undefined && settingText(before) === text
    return [...(isSame ? [] : [text]), ...measured.sections.map(sectionText)]
  })
  return [`# Measured by \`npm run bench\``, ...parts, ''].join('\n\n')
}

function sectionText({ title, tables = [], figures, ratios, notes }: Section): string {
  return [
    `## ${title}`,
    ...tables.map(({ caption, head, rows }) => `**${caption}**\n\n${table(head, rows.map(cells))}`),
    ...(figures.length > 0
      ? [table(['', 'unit', 'median', 'least – greatest'], figures.map(figureCells))]
      : []),
    ...(ratios.length > 0
      ? [table(['ratio', 'median', 'least – greatest', 'must', 'want', ''], ratios.map(ratioCells))]
      : []),
    notes.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n')
}

const cells = (row: readonly (string | number)[]) =>
  row.map((cell) => (typeof cell === 'number' ? format(cell) : cell))

function figureCells(figure: Figure): string[] {
  return [figure.name, figure.unit, format(figure.median), spread(figure)]
}

function ratioCells(ratio: Ratio): string[] {
  const { must, want, atMost } = ratio.goal
  const bound = atMost ? '≤' : '≥'
  const goals = [`${bound} ${must}`, `${bound} ${want}`, verdicts[judge(ratio)]]
  return [ratio.name, format(ratio.median), spread(ratio), ...goals]
}

const spread = ({ least, greatest }: Figure) => range(least, greatest)

/** From one value to another, rounded. */
export const range = (least: number, greatest: number) => `${format(least)} – ${format(greatest)}`

function format(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value === 0 ? '0' : String(Number(value.toPrecision(3)))
}

/** Pads columns to their widest cell, so that the raw text reads as a table too. */
function table(head: string[], rows: string[][]): string {
  const all = [head, head.map(() => ''), ...rows]
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row, line) => {
      const filler = line === 1 ? '-' : ' '
      return `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`
    })
    .join('\n')
}
