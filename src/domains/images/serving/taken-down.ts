import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { FetchedPictures } from '../original.ts'

/** A list of takedowns is good for so long; then the next who asks for an image has it asked for anew, beside the answer. */
export const TAKEDOWNS_EVERY_MS = 5_000
/** One that is older than this is waited for: the process has been idle. */
const OLDEST_MS = 30_000

/** Pictures that may not be sent any more, as far as this process knows. */
export interface TakenDown {
  /** `shows` as images are named (`{hash}-p{id}`). */
  has(shows: string): boolean
  /** Resolves when what is known is recent. Without the database what was known stays. */
  recent(): Promise<void>
  /** False: what is known is too old to answer at once by it. */
  isRecent(): boolean
  /** Raised with each picture that is taken down: what was kept before is not looked at any more. */
  readonly generation: number
}

/** Follows what is taken down, driven by those who ask for images; `forget` loses what is kept of a picture. */
export function followTakenDown(
  pictures: Pick<FetchedPictures, 'takenDown'>,
  { clock, log, forget }: { clock: Clock; log: Pick<Log, 'warn'>; forget(shows: string): void },
): TakenDown {
  let known: ReadonlySet<string> = new Set()
  let generation = 0
  let askedMs = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | null = null
  const ask = async (): Promise<void> => {
    try {
      const found = new Set(await pictures.takenDown())
      const added = [...found].filter((shows) => !known.has(shows))
      known = found
      if (added.length > 0) generation += 1
      for (const shows of added) forget(shows)
    } catch (error) {
      log.warn({ err: error }, 'takedowns of pictures cannot be read, the last ones hold')
    }
    askedMs = clock.monotonicMs()
    underWay = null
  }
  const ageMs = (): number => clock.monotonicMs() - askedMs
  const follow = (): Promise<void> => (underWay ??= ask())
  return {
    has: (shows) => known.has(shows),
    recent: async () => {
      const age = ageMs()
      if (age < TAKEDOWNS_EVERY_MS) return
      const asked = follow()
      if (age >= OLDEST_MS) await asked
    },
    isRecent: () => {
      const age = ageMs()
      if (age >= TAKEDOWNS_EVERY_MS) void follow()
      return age < OLDEST_MS
    },
    get generation() {
      return generation
    },
  }
}
