/** Offers a text as a file. `type` is its media type. */
export function downloadText(fileName: string, text: string, type: string): void {
  saveFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Offers a file. What its name must not have on some system becomes a hyphen. */
export function saveFile(fileName: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName.replaceAll(/[\\/:*?"<>|]/g, '-')
  link.click()
  URL.revokeObjectURL(link.href)
}
