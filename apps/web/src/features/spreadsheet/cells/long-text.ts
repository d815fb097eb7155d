/** A longer text is cut where it is shown: laying out whole pages in hundreds of cells would stop the browser. */
const longest = 600
const shownOfLong = 200

/** Whether a text is too long to be shown whole. */
export function isLong(text: string): boolean {
  return text.length > longest
}

/** The beginning of a long text, and a short text whole. No letter is cut in two. */
export function beginning(text: string): string {
  return isLong(text) ? `${text.slice(0, shownOfLong).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}
