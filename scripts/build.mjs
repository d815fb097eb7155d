// Builds everything, and puts the product together in dist/product.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
await ensureBuilt()
// It reads what is installed.
const { makeProduct } = await import('./product/product.mjs')
makeProduct()
