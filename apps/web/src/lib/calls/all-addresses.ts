import { addresses } from '@quizly/contract'
import { registerAddresses } from './call.ts'

// Imported by lazy screens that make calls which a student's way does not need.
registerAddresses(addresses)
