import { executable, makeExecutable } from './executable.mjs'

makeExecutable()
console.log(`The single file is ${executable}.`)
