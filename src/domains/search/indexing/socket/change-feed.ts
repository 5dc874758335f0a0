import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Clock } from '#platform/clock.ts'
import type { SearchDirectory } from '../../directory.ts'
import type { ListingIndex } from '../listing-index.ts'
import type { PageMove } from '../page-versions.ts'
import { BEAT_MS, type ChangeLine, type IndexState } from './protocol.ts'

/** A listener that has so much unread is cut off: it begins anew, with all its pages made anew. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024

/** Tells every web process that listens what moves, one line each time, over an answer that stays open. */
export class ChangeFeed {
  private readonly index: ListingIndex
  private readonly clock: Clock
  private readonly listeners = new Set<ServerResponse>()
  private readonly beat: NodeJS.Timeout
  private readonly unwatch: () => void
  private moves: PageMove[] = []
  private named: { readonly directory: SearchDirectory; readonly name: string } | null = null

  constructor({ index, clock }: { readonly index: ListingIndex; readonly clock: Clock }) {
    this.index = index
    this.clock = clock
    this.beat = setInterval(() => this.send(), BEAT_MS)
    this.unwatch = index.pages.watch((move) => this.take(move))
  }

  /** From here on this answer hears of everything. */
  listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    // What has moved until now is told to the others; this one begins with how things stand.
    this.send()
    this.listeners.add(response)
    response.on('close', () => this.listeners.delete(response))
    response.write(this.line([]))
  }

  close(): void {
    clearInterval(this.beat)
    this.unwatch()
    for (const response of this.listeners) response.destroy()
  }

  /** Moves of one turn of the event loop leave together. */
  private take(move: PageMove): void {
    if (this.moves.push(move) === 1) setImmediate(() => this.send())
  }

  private send(): void {
    const line = this.line(this.moves)
    this.moves = []
    for (const response of this.listeners)
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy()
      else response.write(line)
  }

  private line(moves: readonly PageMove[]): string {
    return `${JSON.stringify({ state: this.state(), moves } satisfies ChangeLine)}\n`
  }

  private state(): IndexState {
    const { isReady, isCaughtUp, caughtUpAtMs, rowCount, overlaySize, search } = this.index
    return {
      isReady,
      isCaughtUp,
      lagMs: caughtUpAtMs === null ? null : this.clock.monotonicMs() - caughtUpAtMs,
      rowCount,
      overlaySize,
      vocabulary: search.vocabulary().generation,
      directory: this.directoryName(),
    }
  }

  /** By its content: the index makes a new table at each step, though names rarely change. */
  private directoryName(): string {
    const directory = this.index.directory()
    if (this.named?.directory !== directory)
      this.named = { directory, name: createHash('sha256').update(writeDirectory(directory)).digest('base64url') }
    return this.named.name
  }
}

/** Shops and brands; synonyms each process reads by itself. */
export function writeDirectory({ eshops, brands }: SearchDirectory): string {
  return JSON.stringify({ eshops: [...eshops.byId.values()], brands: [...brands.byId.values()] })
}
