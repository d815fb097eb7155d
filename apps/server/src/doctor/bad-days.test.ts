import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { misspeltSettings } from '../config/settings.ts'
import { problemOfBackups, problemOfFolder } from './data-folder.ts'
import { demandNativeParts } from './native-parts.ts'
import { problemOfClock } from './refuse-bad-days.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quizly-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the data folder', () => {
  const file = () => join(folder, 'not/made/yet/quizly.db')
  const roomy = { type: 0xef53, freeBytes: 1e9 }

  test('may be missing, and is left as it is', () => {
    expect(problemOfFolder(file())).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    ['NFS', 0x6969],
    ['SMB', 0xff534d42],
  ])('is refused on a network drive: %s', (_name, type) => {
    expect(problemOfFolder(file(), () => ({ ...roomy, type }))).toBe(
      `The data folder ${folder} is on a network drive, where locks do not work. Choose one on a disk of this machine.`,
    )
  })

  test('is refused on a full disk', () => {
    expect(problemOfFolder(file(), () => ({ ...roomy, freeBytes: 3_000_000 }))).toBe(
      `The disk of the data folder ${folder} is full: 2 MB are free. Make room, then start Quizly again.`,
    )
  })

  test('is refused where nobody can write, or a file is in the way', () => {
    expect(problemOfFolder('/proc/quizly/quizly.db', () => roomy)).toMatch(
      /^The data folder \/proc cannot be written to by this account \(\S+\): E[A-Z]+\.$/,
    )
    writeFileSync(join(folder, 'not'), '')
    expect(problemOfFolder(file())).toBe(
      `The data folder ${join(folder, 'not/made/yet')} cannot be made: ${join(folder, 'not')} is a file.`,
    )
  })
})

test('a data folder that cannot be looked at is refused in a sentence', () => {
  symlinkSync(join(folder, 'nothing'), join(folder, 'link'))
  const links = (name: string) => join(folder, name, 'quizly.db')
  expect(problemOfFolder(links('link'))).toBe(
    `The data folder ${join(folder, 'link')} cannot be reached: ENOENT.`,
  )
  expect(problemOfFolder(links('x'.repeat(300)))).toMatch(/ cannot be reached: ENAMETOOLONG\.$/)
})

describe('a folder for backups', () => {
  const roomy = { type: 0xef53, freeBytes: 1e9 }
  const refusal = (name: string, reason: string) =>
    `BACKUP_DIR names ${name}, which cannot hold a backup: ${reason}.`

  test('may be there, be a link or be made, and is left as it is', () => {
    symlinkSync(folder, join(folder, 'link'))
    for (const name of ['.', 'link', 'not/made/yet', 'link/not/made/yet'])
      expect(problemOfBackups(join(folder, name), 1_000)).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['link'])
  })

  test('is refused where a file is in the way, nobody can write, or nothing can be', () => {
    const taken = join(folder, 'taken')
    writeFileSync(taken, '')
    symlinkSync(join(folder, 'nothing'), join(folder, 'link'))
    const deep = join(taken, 'backups')
    const long = join(folder, 'x'.repeat(300))
    const link = join(folder, 'link')
    expect(problemOfBackups(taken, 0)).toBe(refusal(taken, `${taken} is a file`))
    expect(problemOfBackups(deep, 0)).toBe(refusal(deep, `${taken} is a file`))
    expect(problemOfBackups('/dev/null', 0)).toBe(refusal('/dev/null', '/dev/null is a file'))
    expect(problemOfBackups(link, 0)).toBe(refusal(link, 'it cannot be reached (ENOENT)'))
    expect(problemOfBackups(long, 0)).toBe(refusal(long, 'it cannot be reached (ENAMETOOLONG)'))
    expect(problemOfBackups('/proc/copies', 0)).toMatch(
      /^BACKUP_DIR names \/proc\/copies, which cannot hold a backup: this account \(\S+\) cannot write to \/proc \(E[A-Z]+\)\.$/,
    )
  })

  test('is refused on a disk with no room for one copy', () => {
    expect(problemOfBackups(folder, 1e9, () => roomy)).toBeUndefined()
    expect(problemOfBackups(folder, 2e9, () => roomy)).toBe(
      refusal(folder, '953 MB are free, and the data take 1,907 MB'),
    )
  })
})

test('a clock before 2025 was never set', () => {
  expect(problemOfClock(Date.UTC(2025, 0, 1))).toBeUndefined()
  expect(problemOfClock(Date.UTC(2025, 0, 1) - 1)).toBe(
    'The clock of this machine says 31 December 2024 at 23:59 (UTC). Set it, then start Quizly again.',
  )
})

test('a native part that is another one than the build has seen is refused', () => {
  const place = `prebuilds/${process.platform}-${process.arch}.node`
  expect(() => demandNativeParts({ 'better-sqlite3': { [place]: 'another' } })).toThrow(
    /^The file \/\S+\/better-sqlite3\/prebuilds\/\S+\.node is not the one that belongs to this version\. Download Quizly again\.$/,
  )
  expect(() => demandNativeParts({})).not.toThrow()
})

test('a setting that is nearly one of ours is asked about, and no other', () => {
  expect(misspeltSettings(['DATABSE_URL', 'Database_url', 'LOGLEVEL', 'PORTS', 'HOSTNAME', 'PORT'])).toEqual([
    'DATABSE_URL is no setting of Quizly. Did you mean DATABASE_URL?',
    'Database_url is no setting of Quizly. Did you mean DATABASE_URL?',
    'LOGLEVEL is no setting of Quizly. Did you mean LOG_LEVEL?',
  ])
})
