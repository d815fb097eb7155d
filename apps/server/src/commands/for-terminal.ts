/** Control characters but line breaks are replaced, because a terminal could take them as commands. */
export const forTerminal = (text: string) => text.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd')

/** `head` closes the pipe when it has read enough; that is no error. */
export function endWithReader(): void {
  process.stdout.on('error', () => process.exit(0))
}
