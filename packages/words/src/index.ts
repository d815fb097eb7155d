export * from './asked-language.ts'
export * from './format.ts'
export * from './languages.ts'
