import type { FastifyRequest } from 'fastify'
import type { BoardAsker, BoardComplaint, BoardVisitor } from '#domains/boards/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { SeeOther } from '../../page/page-form.ts'
import type { Shown } from '../../page/asked-and-shown.ts'
import { paths } from '../../paths.ts'
import { boardAsker, guestCookie } from './board-asker.ts'
import type { BoardProps } from './BoardPage.tsx'
import { complaintWords, statusOf } from './board-words.ts'
import { loadBoardView } from './load-board.ts'
import { pinPieces } from './pin-pieces.ts'
import { type AskedAct, readAct } from './read-act.ts'

/** What a form of a board does: done, the page is shown by its address; else again, with what was wrong. */
export async function takeAct(
  fields: URLSearchParams,
  token: string,
  dependencies: StorefrontDependencies,
  request: FastifyRequest,
): Promise<SeeOther | Shown<BoardProps> | Refusal> {
  const asker = await boardAsker(request, dependencies)
  const visitor = await dependencies.boards.visit(token, asker)
  if (visitor === null) return noSuchBoard()
  const asked = readAct(fields)
  if (asked?.kind === 'remove' && visitor.role === 'owner') {
    await dependencies.boards.remove(visitor.boardId)
    return { seeOther: paths.boards() }
  }
  const guestToken = asker.guestToken ?? dependencies.boards.newGuestToken()
  const outcome =
    asked === null ? 'unreadable' : await outcomeOf(asked, visitor, { ...asker, guestToken }, dependencies)
  if (outcome === 'changed' || outcome === 'same')
    return {
      seeOther: paths.board(token) + partOf(fields),
      ...(asked?.kind === 'join' && visitor.guestId === null && { cookies: [guestCookie(guestToken, dependencies)] }),
    }
  return shownAgain(token, visitor, asker, outcome, fields, dependencies)
}

/** The same for what was never there, what is gone and what is closed to whoever asks. */
export function noSuchBoard(): Refusal<'not_found'> {
  return refusal('not_found', 'no board is at this address')
}

type Said = 'changed' | 'same' | BoardComplaint | 'not_an_address'

async function outcomeOf(
  asked: AskedAct,
  visitor: BoardVisitor,
  asker: BoardAsker & { readonly guestToken: string },
  dependencies: StorefrontDependencies,
): Promise<Said> {
  const { boards } = dependencies
  switch (asked.kind) {
    case 'act':
      return boards.act(visitor, asked.act)
    case 'join':
      return boards.join(visitor, { nickname: asked.nickname, ...asker })
    case 'claim':
      return asker.personId === null ? 'not_owner' : boards.act(visitor, { kind: 'claim', personId: asker.personId })
    case 'add': {
      if (visitor.role !== 'owner') return 'not_owner'
      const board = await boards.load(visitor.boardId)
      return board === null
        ? 'gone'
        : pinPieces(asked.address, { board, visitor, stageId: asked.stageId }, dependencies)
    }
    case 'remove':
      return 'not_owner'
  }
}

/** The piece that was meant stands in sight again. */
function partOf(fields: URLSearchParams): string {
  const piece = fields.get('peca') ?? ''
  return /^\d{1,16}$/.test(piece) && fields.get('acao') !== 'retirar' ? `#peca-${piece}` : ''
}

async function shownAgain(
  token: string,
  visitor: BoardVisitor,
  asker: BoardAsker,
  complaint: keyof typeof complaintWords,
  fields: URLSearchParams,
  dependencies: StorefrontDependencies,
): Promise<Shown<BoardProps> | Refusal> {
  const view = await loadBoardView(token, visitor, asker, dependencies)
  if (view === null) return noSuchBoard()
  const text = fields.get('texto')
  const draft = text === null ? null : { pieceId: Number(fields.get('peca')), text }
  return { status: statusOf(complaint), props: { view, notice: { text: complaintWords[complaint], draft } } }
}
