export * from './requested-language.ts'
export * from './format.ts'
export * from './languages.ts'
