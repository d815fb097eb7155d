// Takes the place of the library in servers of browser tests: hundreds of people sign up there, and what a hash costs shows
// nothing.
import * as argon2 from '@node-rs/argon2'

export const hash = (password: string, options: argon2.Options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })

export const verify = (hashed: string, password: string) => argon2.verify(hashed, password)
