import type { Area } from './language.ts'

const area: Area = { name: '', put: () => undefined, load: {} }
// oxlint-disable-next-line import/no-default-export
export default area
