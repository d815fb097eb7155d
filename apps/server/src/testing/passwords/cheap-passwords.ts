import { vi } from 'vitest'

// Password hashes are slow on purpose, and few tests are about that. Every file of a worker gets the same cheap ones,
// because what it shares with the files before it has these already.
vi.mock('@node-rs/argon2', async () => (await import('./cheap-hashes.ts')).cheapHashes)
