import { addresses } from '@quizly/contract'
import { knowAddresses } from './call.ts'

// Imported by lazy screens that make calls which a student's way does not need.
knowAddresses(addresses)
