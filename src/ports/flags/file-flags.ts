import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '#platform/clock.ts'
import { ConfigError } from '#platform/config-values.ts'
import type { Log } from '#platform/log.ts'
import { type FlagValues, MAX_PAYLOAD_BYTES, readFlagPayload } from './flag-payload.ts'
import type { FlagsPort } from './port.ts'

/** A changed file is seen after so long at the latest (docs/limits.md). */
export const LOOK_EVERY_MS = 3_000
/** So long the last good flags stand in for a file that cannot be read; then all are off (specification 9, fault D8). */
export const MAX_AGE_MS = 4 * 3_600_000

export interface FileFlagsOptions {
  /** POISO_FLAGS; null: every flag is off. */
  readonly path: string | null
  readonly clock: Clock
  readonly log: Log
}

/**
 * Flags from a file in the shape of E-16, until the flags service exists (decisions.md, Environment). Read anew when it has
 * changed, on the next question; no timer runs. A missing file means that all flags are off.
 * @throws ConfigError naming the file when it is broken at the start; broken later, the last good flags stay.
 */
export function fileFlags({ path, clock, log }: FileFlagsOptions): FlagsPort {
  if (path === null) return { isOn: () => false, numberOf: (_key, fallback) => fallback }
  const file = watchedFile(path)
  let lastGood = firstValues(file)
  let values = lastGood
  let goodAt = clock.monotonicMs()
  let lookedAt = goodAt
  let isBroken = false

  const look = (): void => {
    lookedAt = clock.monotonicMs()
    try {
      lastGood = file.read() ?? lastGood
      values = lastGood
      goodAt = lookedAt
      if (isBroken) log.info({ file: path }, 'the flags file can be read again')
      isBroken = false
    } catch (error) {
      if (!isBroken) log.error({ err: error, file: path }, 'the flags file cannot be used, the last good flags stay')
      isBroken = true
      if (lookedAt - goodAt >= MAX_AGE_MS) values = new Map()
    }
  }
  const valueOf = (key: string): unknown => {
    if (clock.monotonicMs() - lookedAt >= LOOK_EVERY_MS) look()
    return values.get(key)
  }
  return {
    isOn: (key) => Boolean(valueOf(key)),
    numberOf: (key, fallback) => numberOr(valueOf(key), fallback),
  }
}

function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

function firstValues(file: WatchedFile): FlagValues {
  try {
    return file.read() ?? new Map()
  } catch (error) {
    throw new ConfigError('POISO_FLAGS', `the file cannot be used: ${(error as Error).message}`)
  }
}

interface WatchedFile {
  /** The file's flags, or null when it is as it was at the last good reading. Throws, with the path, what makes it unusable. */
  read(): FlagValues | null
}

function watchedFile(path: string): WatchedFile {
  let lastStamp: string | null = null
  return {
    read: () => {
      const stats = statSync(path, { throwIfNoEntry: false })
      // Size beside the time: two writes may fall into one tick of the file system.
      const stamp = stats === undefined ? 'missing' : `${stats.mtimeMs}-${stats.size}-${stats.ino}`
      if (stamp === lastStamp) return null
      const values: FlagValues = stats === undefined ? new Map() : readFile(path, stats)
      lastStamp = stamp
      return values
    },
  }
}

function readFile(path: string, stats: { size: number; isFile(): boolean }): FlagValues {
  if (!stats.isFile()) throw new Error(`${path} is not a file`)
  if (stats.size > MAX_PAYLOAD_BYTES)
    throw new Error(`${path} has ${stats.size} bytes, at most ${MAX_PAYLOAD_BYTES} are read`)
  try {
    return readFlagPayload(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error })
  }
}
