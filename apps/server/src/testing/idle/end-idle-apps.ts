import { afterAll } from 'vitest'
import { endIdle } from './idle-apps.ts'

// What an app remembers is known by IDs, which are the same in each file of tests.
afterAll(endIdle)
