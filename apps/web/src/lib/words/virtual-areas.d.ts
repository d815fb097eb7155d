/** The words of a file of `packages/words/src/en`. The build makes these modules (`scripts/words-in-build.ts`). */
declare module 'virtual:words/*' {
  import type { Area } from './language.ts'

  const area: Area
  export default area
}
