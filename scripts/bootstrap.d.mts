export function ensureInstalled(): void
export function ensureBuilt(names?: ('web' | 'server')[]): Promise<void>
