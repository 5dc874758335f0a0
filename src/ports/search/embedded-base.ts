import { SearchIndex } from '#engine/search-index.ts'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import type { Segment } from '#engine/segment/segment.ts'
import { readSnapshot, schemaHash, SNAPSHOT_FORMAT, writeSnapshot } from '#engine/segment/snapshot.ts'
import type { IndexRow, IndexSchema } from './port.ts'

export { SnapshotError } from '#engine/segment/snapshot.ts'
export type { SearchIndex } from '#engine/search-index.ts'

/** Names a schema and how the engine stores it (hex digits): a base of another name cannot be read. */
export function schemaVersion(schema: IndexSchema): string {
  return `${schemaHash(schema)}${SNAPSHOT_FORMAT.toString(16).padStart(2, '0')}`
}

export interface BaseBuilder {
  readonly rowCount: number
  add(row: IndexRow): void
  /** The finished base, as the chunks of its file. Ends the builder. */
  finish(): Uint8Array[]
}

/** Builds the embedded engine's base index row by row. `generation` names the data in its answers. */
export function createBaseBuilder(schema: IndexSchema, generation: string): BaseBuilder {
  const builder = new SegmentBuilder(schema, generation)
  return {
    get rowCount() {
      return builder.rowCount
    },
    add: (row) => builder.add(row),
    finish: () => writeSnapshot(builder.build()),
  }
}

/** Opens a base file's bytes; the bytes must not change afterwards. Throws a SnapshotError when they cannot be used. */
export function openBase(bytes: Uint8Array, schema: IndexSchema): SearchIndex {
  return new SearchIndex(readSnapshot(bytes, schema))
}

/** An index without a row: what is searched until the first base is there. */
export function emptyIndex(schema: IndexSchema): SearchIndex {
  return new SearchIndex(emptySegment(schema))
}

function emptySegment(schema: IndexSchema): Segment {
  return new SegmentBuilder(schema, 'empty').build()
}
