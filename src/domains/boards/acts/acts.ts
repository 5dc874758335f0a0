import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { BoardVisitor } from '../board.ts'
import { type BoardDeps, changeBoard, type Outcome } from './change-board.ts'
import type { Doing } from './doing.ts'
import * as keeping from './keep-board.ts'
import * as pieces from './pieces.ts'
import * as placing from './place-pieces.ts'
import * as stages from './stages.ts'
import * as talk from './talk.ts'
import type { DeliveryRegion } from '../region.ts'

/** Everything that somebody may do to a board that is there. Joining and removing it stand by themselves (create-board.ts, join-board.ts). */
export type BoardAct =
  | { readonly kind: 'vote'; readonly pieceId: number; readonly value: -1 | 0 | 1 }
  | { readonly kind: 'comment'; readonly pieceId: number; readonly text: string }
  | { readonly kind: 'removeComment'; readonly commentId: number }
  | { readonly kind: 'addPiece'; readonly variantId: number; readonly title: string; readonly stageId: number | null }
  /** Before another piece of that column; absent: behind all of them. */
  | {
      readonly kind: 'movePiece'
      readonly pieceId: number
      readonly stageId: number
      readonly beforeId?: number
    }
  /** One place up or down in its column. */
  | { readonly kind: 'shiftPiece'; readonly pieceId: number; readonly by: -1 | 1 }
  | { readonly kind: 'setQuantity'; readonly pieceId: number; readonly quantity: number }
  | { readonly kind: 'removePiece'; readonly pieceId: number }
  | { readonly kind: 'addStage'; readonly name: string }
  | { readonly kind: 'renameStage'; readonly stageId: number; readonly name: string }
  | { readonly kind: 'removeStage'; readonly stageId: number }
  | { readonly kind: 'removeGuest'; readonly guestId: number }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'setRegion'; readonly region: DeliveryRegion }
  | { readonly kind: 'close' }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'renewLink' }
  | { readonly kind: 'claim'; readonly personId: number }

type Kind = BoardAct['kind']
type ActOf<K extends Kind> = Extract<BoardAct, { kind: K }>

interface Rule<K extends Kind> {
  readonly by: 'owner' | 'guest'
  /** Also done to a board that is closed. */
  readonly whenClosed?: boolean
  do(doing: Doing, act: ActOf<K>): Promise<Outcome>
}

/** Who may do what. */
const RULES: { readonly [K in Kind]: Rule<K> } = {
  vote: { by: 'guest', do: talk.vote },
  comment: { by: 'guest', do: talk.comment },
  removeComment: { by: 'guest', do: talk.removeComment, whenClosed: true },
  addPiece: { by: 'owner', do: pieces.addPiece },
  movePiece: { by: 'owner', do: placing.movePiece },
  shiftPiece: { by: 'owner', do: placing.shiftPiece },
  setQuantity: { by: 'owner', do: pieces.setQuantity },
  removePiece: { by: 'owner', do: pieces.removePiece },
  addStage: { by: 'owner', do: stages.addStage },
  renameStage: { by: 'owner', do: stages.renameStage },
  removeStage: { by: 'owner', do: stages.removeStage },
  removeGuest: { by: 'owner', do: talk.removeGuest, whenClosed: true },
  rename: { by: 'owner', do: keeping.rename },
  setRegion: { by: 'owner', do: keeping.setRegion },
  close: { by: 'owner', do: keeping.close },
  reopen: { by: 'owner', do: keeping.reopen, whenClosed: true },
  renewLink: { by: 'owner', do: keeping.renewGuestLink, whenClosed: true },
  claim: { by: 'owner', do: keeping.claim, whenClosed: true },
}

/** Does it, or says why not. */
export async function actOnBoard(deps: BoardDeps, visitor: BoardVisitor, act: BoardAct): Promise<Outcome> {
  const rule = RULES[act.kind] as Rule<Kind>
  const { guestId } = visitor
  const isOwner = visitor.role === 'owner'
  if (rule.by === 'owner' && !isOwner) return 'not_owner'
  if (guestId === null) return 'no_name'
  return changeBoard(deps, visitor.boardId, async (tx, board) => {
    if (board.isClosed && rule.whenClosed !== true) return 'closed'
    // Removed since they asked.
    if (!(await isGuest(tx, board.id, guestId))) return 'no_name'
    return rule.do({ tx, board, guestId, isOwner, now: deps.clock.now(), key: deps.key }, act)
  })
}

async function isGuest(tx: DatabaseTransaction, boardId: number, guestId: number): Promise<boolean> {
  const guest = await tx
    .selectFrom('boards.guest')
    .select('id')
    .where('id', '=', guestId)
    .where('board_id', '=', boardId)
    .executeTakeFirst()
  return guest !== undefined
}
