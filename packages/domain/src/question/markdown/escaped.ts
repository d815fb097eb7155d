/** A part of a plain text in Markdown, where it is drawn as it stands; `isStart`: it begins a line. */
export function escaped(text: string, isStart: boolean): string {
  const lines = text.replaceAll('\t', '    ').split('\n').map(escapedInLine)
  return lines.map((line, place) => (isStart || place > 0 ? escapedAtStart(line) : line)).join('\n')
}

/** Markdown draws one space for several. */
const escapedInLine = (line: string) =>
  line
    .replaceAll(/[\\`$]|\*|[~^](?=\S)|(?<=!)\[/g, (sign, at: number) =>
      sign === '*' && isBetweenSpaces(line, at) ? sign : `\\${sign}`,
    )
    .replaceAll(/ +(?= )/g, (spaces) => '\u00A0'.repeat(spaces.length))

const isBetweenSpaces = (line: string, at: number) => line[at - 1] === ' ' && line[at + 1] === ' '

/** What would begin a list, a quotation, a line or the head of a table. */
function escapedAtStart(line: string): string {
  return line
    .replace(/^[ \u00A0]+/, (spaces) => '\u00A0'.repeat(spaces.length))
    .replace(/^([\s\u00A0]*\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^([\s\u00A0]*)(?=>|[-+*](?:\s|$)|(?:[-|:]|_[\s_]*_[\s_]*_$)[-|:\s]*$)/, '$1\\')
}
