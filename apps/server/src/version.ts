import product from '../../../package.json' with { type: 'json' }

/** By Semantic Versioning. Versions that differ in the last number alone store and say the same. */
export const { version } = product
