/** "14 KB", "3.2 MB" */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes} KB`
  return `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}
