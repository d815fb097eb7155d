// Brings a data file up to date as a start does, and says when it begins: so that it can be killed meanwhile.
import { openToServe } from '../../db/open-store.ts'

const [, , file = ''] = process.argv
process.stdout.write('begins\n')
const store = await openToServe({ engine: 'sqlite', file }, {})
process.stdout.write('done\n')
await store.close()
