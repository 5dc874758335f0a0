import { hash } from 'node:crypto'
import type { Rendering } from '#domains/clicks/contract.ts'
import { joinPieces, type Pieces } from './trusted-html.tsx'

/** A page in pieces: its frame around finished fragments. */
export interface PageParts {
  readonly before: Pieces
  readonly fragments: readonly Pieces[]
  readonly after: Pieces
  /** Position of the first fragment in its listing, from 1. */
  readonly firstPosition: number
}

/** Names the content whatever the rendering: click contexts stay out of it. */
export function contentHash({ before, fragments, after }: PageParts): string {
  return (
    // Joined first: a hash that is fed a hundred pieces costs several times one of the whole.
    hash('sha1', Buffer.concat([...before, ...fragments.flat(), ...after]), 'base64url').slice(0, 20)
  )
}

/** Puts a page together; each click link gets its `ri` of the rendering, and in a listing its position. */
export function pageBytes({ before, fragments, after, firstPosition }: PageParts, rendering: Rendering): Buffer {
  return Buffer.concat([
    ...joinPieces(before, null, rendering),
    ...fragments.flatMap((pieces, index) => joinPieces(pieces, firstPosition + index, rendering)),
    ...joinPieces(after, null, rendering),
  ])
}
