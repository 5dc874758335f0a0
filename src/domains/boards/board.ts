import type { DeliveryRegion } from './region.ts'

/** How much a board holds (docs/limits.md). */
export const BOARD_LIMITS = {
  pieces: 60,
  /** Of one piece. */
  quantity: 99,
  guests: 50,
  stages: 8,
  comments: 1_000,
  commentChars: 500,
  nameChars: 80,
  stageChars: 40,
  nicknameChars: 30,
  /** Boards of one person. */
  ofPerson: 50,
  /** A board that was begun signed out is forgotten so long after its last change. */
  unownedMs: 180 * 86_400_000,
} as const

/** What a new board's columns are called. */
export const FIRST_STAGES = ['A decidir', 'Gostamos', 'Fica'] as const

/** What a link lets who has it do: the owner everything, guests vote and comment. */
export type BoardRole = 'owner' | 'guest'

/** All that a board holds, as it stands at one moment. */
export interface Board {
  readonly id: number
  readonly personId: number | null
  readonly name: string
  readonly region: DeliveryRegion
  readonly version: number
  readonly isClosed: boolean
  readonly stages: readonly Stage[]
  /** In the order of their columns and of their place there. */
  readonly pieces: readonly Piece[]
  /** The owner first, then as they came. */
  readonly guests: readonly Guest[]
}

/** A column. */
export interface Stage {
  readonly id: number
  readonly name: string
}

export interface Piece {
  readonly id: number
  readonly stageId: number
  /** The offer by which it was pinned. */
  readonly variantId: number
  readonly title: string
  /** How many of it are wanted. */
  readonly quantity: number
  readonly votes: readonly { readonly guestId: number; readonly value: -1 | 1 }[]
  readonly comments: readonly Comment[]
}

export interface Comment {
  readonly id: number
  readonly guestId: number
  readonly text: string
  /** ISO */
  readonly at: string
}

export interface Guest {
  readonly id: number
  readonly nickname: string
  readonly isOwner: boolean
}

/** Who looks at a board: by which link, and as whom. */
export interface BoardVisitor {
  readonly boardId: number
  readonly role: BoardRole
  /** Null: has said no name yet, and so can only look. */
  readonly guestId: number | null
}
