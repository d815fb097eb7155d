import type { Area } from './language.ts'

const area: Area = { name: '', put: () => undefined }
// oxlint-disable-next-line import/no-default-export
export default area
