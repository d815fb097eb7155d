import { paths } from '../../../lib/paths.ts'

/** The link that opens the code screen with the code filled in. */
export function linkOfCode(code: string): string {
  return `${window.location.origin}${paths.join}?code=${encodeURIComponent(code)}`
}
