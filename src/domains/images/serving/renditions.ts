import pLimit from 'p-limit'
import type { Clock } from '#platform/clock.ts'
import { type ImageFormat, makeRendition, RECIPE, type RenditionSource } from './make-rendition.ts'
import type { ImageBox } from './read-address.ts'
import type { RenditionFolder } from './rendition-folder.ts'

/**
 * Renderings that run at once: sharp works on libuv's threads, which the file system needs as well. A cold listing asks for
 * 48 pictures together; the rest wait in line.
 */
export const RENDERINGS_AT_ONCE = 2
/** Originals in memory at once, read or being read: with these two bounds a flood of cold pictures costs a few megabytes. */
const LOADED_AT_ONCE = 8
/** Different pictures that wait to be made; one more is refused (docs/limits.md). */
export const RENDERINGS_WAITING = 1_024

/** So many different pictures wait already. */
export class LineFull extends Error {
  override readonly name = 'LineFull'
}

export interface RenditionOrder {
  /** Hash and id: what the picture is. */
  readonly of: string
  readonly box: ImageBox
  readonly format: ImageFormat
  /** Made for those who ask now, and not kept. */
  readonly isPassing?: boolean
  /** Gives what it is made of; asked only when it has to be made. */
  load(): Promise<RenditionSource>
}

export interface Renditions {
  /** The picture in the asked size, kept or made now. Several who ask for one that is being made wait for the same making. */
  get(order: RenditionOrder): Promise<Buffer>
  /** Loses every size of a picture. */
  forget(of: string): Promise<void>
  /** Seconds until those who wait now have theirs, by how long the last ones took. */
  readonly waitSeconds: number
  /** How many were made: for measures and tests. */
  readonly made: number
}

/** Before one has been made, and how much of the mean the last one is. */
const FIRST_GUESS_MS = 40
const LAST_SHARE = 0.1

export function createRenditions(folder: RenditionFolder, clock: Pick<Clock, 'monotonicMs'>): Renditions {
  const underWay = new Map<string, { bytes: Promise<Buffer>; settled: Promise<void> }>()
  const loading = pLimit(LOADED_AT_ONCE)
  const rendering = pLimit(RENDERINGS_AT_ONCE)
  let made = 0
  let inWork = 0
  let meanMs = FIRST_GUESS_MS
  const timed = async (source: RenditionSource, { box, format }: RenditionOrder): Promise<Buffer> => {
    const begunMs = clock.monotonicMs()
    const bytes = await makeRendition(source, box, format)
    meanMs += (clock.monotonicMs() - begunMs - meanMs) * LAST_SHARE
    return bytes
  }
  const make = async (order: RenditionOrder): Promise<Buffer> => {
    if (loading.pendingCount >= RENDERINGS_WAITING) throw new LineFull(`${loading.pendingCount} pictures wait already`)
    inWork += 1
    try {
      const bytes = await loading(async () => {
        const source = await order.load()
        return rendering(() => timed(source, order))
      })
      made += 1
      return bytes
    } finally {
      inWork -= 1
    }
  }
  /** Under way until it is in the folder: who asks in between finds it here. */
  const start = (order: RenditionOrder, name: string): Promise<Buffer> => {
    const kept = order.isPassing === true ? Promise.resolve(null) : folder.read(name)
    const bytes = kept.then((found) => found ?? make(order))
    const settled = Promise.all([kept, bytes]).then(
      ([found, made]) => (found === null && order.isPassing !== true ? folder.keep(name, made) : undefined),
      () => undefined,
    )
    void settled.finally(() => underWay.delete(name))
    underWay.set(name, { bytes, settled })
    return bytes
  }
  return {
    get: (order) => {
      const name = nameOf(order)
      return underWay.get(name)?.bytes ?? start(order, name)
    },
    forget: async (of) => {
      // What is being made now would be kept after the others have gone.
      await Promise.all([...underWay].map(([name, { settled }]) => (name.startsWith(`${of}-`) ? settled : null)))
      await folder.forget(`${of}-`)
    },
    get waitSeconds() {
      return Math.ceil((inWork * meanMs) / RENDERINGS_AT_ONCE / 1000)
    },
    get made() {
      return made
    },
  }
}

/** A file name of letters, digits and hyphens, whatever was asked: the id has been read, the box is one of a few. */
function nameOf({ of, box, format }: RenditionOrder): string {
  return `${of}-${box.width}x${box.height ?? 0}-${RECIPE}.${format === 'webp' ? 'webp' : 'jpg'}`
}
