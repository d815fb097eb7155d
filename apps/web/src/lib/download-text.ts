/** Offers a text as a file. `type` is its media type. */
export function downloadText(fileName: string, text: string, type: string): void {
  saveFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** So long a busy browser may take to read what it is to save. */
const readingMs = 60_000

/** Offers a file. What its name must not have on some system becomes a hyphen. */
export function saveFile(fileName: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName.replaceAll(/[\\/:*?"<>|]/g, '-')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readingMs)
}
