import { type DenseWorkSheet, utils } from '@e965/xlsx'
import type { BesideCells } from '@quizly/domain'

type Lines = ({ hidden?: boolean } | undefined)[]
type Extras = { '!rows'?: Lines; '!cols'?: Lines; '!autofilter'?: unknown }

/** What is hidden in a sheet. `hiddenRows` are hidden by hand. Rows count from 0. */
type HiddenParts = Required<Pick<BesideCells, 'hiddenColumns' | 'filteredRows'>> & { hiddenRows: number[] }

/**
 * The columns that are hidden, and the rows that the sheet's filter hides or that are hidden by hand. `xml` is the sheet in an .xlsx file; from other files the library reads what is hidden.
 */
export function hiddenParts(sheet: DenseWorkSheet, xml: string): HiddenParts {
  const { '!rows': rows = [], '!cols': columns = [], '!autofilter': filter } = sheet as Extras
  const isHidden = xml.includes('hidden="')
  const hiddenRows = isHidden ? hiddenRowsOf(xml) : hiddenIn(rows)
  return {
    hiddenColumns: isHidden ? hiddenColumnsOf(xml) : hiddenIn(columns),
    filteredRows: new Set(filter === undefined ? [] : hiddenRows),
    hiddenRows: filter === undefined ? hiddenRows : [],
  }
}

/** Both lists have gaps. */
function hiddenIn(lines: Lines): number[] {
  const hidden: number[] = []
  lines.forEach((line, i) => {
    if (line?.hidden) hidden.push(i)
  })
  return hidden
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const isOn = (tag: string) => /^(?:1|true)$/.test(attribute(tag, 'hidden'))
const mostColumns = 50

function hiddenRowsOf(xml: string): number[] {
  const tags = xml.match(/<(?:\w+:)?row\b[^>]*\bhidden="[^>]*>/g) ?? []
  return tags.filter(isOn).map((tag) => utils.decode_row(attribute(tag, 'r')))
}

function hiddenColumnsOf(xml: string): number[] {
  const tags = xml.match(/<(?:\w+:)?col\b[^>]*\bhidden="[^>]*>/g) ?? []
  return tags.filter(isOn).flatMap((tag) => {
    const first = Number(attribute(tag, 'min')) - 1
    const last = Math.min(Number(attribute(tag, 'max')), mostColumns)
    return Array.from({ length: Math.max(last - first, 0) }, (_, i) => first + i)
  })
}
