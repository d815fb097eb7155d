export function serverArguments(environment: Record<string, string | undefined>): string[]
export const compiledServer: string
