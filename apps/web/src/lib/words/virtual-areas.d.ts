/** The words of a folder of `packages/words/src/en`. The build makes these modules (`scripts/words-in-build.ts`). */
declare module 'virtual:words/*' {
  const area: import('./language.ts').Area
  // oxlint-disable-next-line import/no-default-export
  export default area
}
