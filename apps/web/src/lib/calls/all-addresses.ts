import { addresses } from '@quizly/contract'
import { knowAddresses } from './call.ts'

// Imported by whatever is fetched later and makes calls that do not lie on a student's way.
knowAddresses(addresses)
