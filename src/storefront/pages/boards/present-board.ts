import type { Board, BoardVisitor, Guest } from '#domains/boards/contract.ts'
import { type Comparison, isForSale, totalParts } from '#domains/offers/contract.ts'
import { cardName } from '../../copy/calm-name.ts'
import { formatCents } from '../../copy/format.ts'
import { inRegion, regionNames } from '../../copy/region-names.ts'
import type { BoardView, PersonView, PieceView, StageView } from '../../parts/boards/board-view.ts'
import { leadPicture } from '../../parts/gallery/present-gallery.ts'
import { awaitedMark } from '../../parts/pictures/awaited.ts'
import { listingSrcSet } from '../../parts/pictures/listing-src-set.ts'
import { presentSum } from '../../parts/sum/present-sum.ts'
import { paths } from '../../paths.ts'
import { regionOptions, regionWord, withRegion } from '../../region-address.ts'
import type { Site } from '../../site.ts'
import { type ShownPiece, shownPiece } from './shown-piece.ts'
import { stageSum } from './stage-sum.ts'

export interface BoardContext {
  readonly site: Site
  readonly now: Date
  /** By which the board was asked for. */
  readonly token: string
  readonly visitor: BoardVisitor
  /** Of the guests' link; for the owner only. */
  readonly guestToken: string | null
  readonly isSignedIn: boolean
}

/** A board as one person sees it, with what its pieces cost now. */
export function presentBoard(board: Board, comparison: Comparison, context: BoardContext): BoardView {
  const { visitor, token } = context
  const people = board.guests.map(presentPerson)
  const shown = board.pieces.map((piece) => shownPiece(piece, comparison, board, context.now))
  const isOwner = visitor.role === 'owner'
  return {
    version: board.version,
    url: paths.board(token),
    stateUrl: paths.boardState(token),
    streamUrl: paths.boardStream(token),
    name: board.name,
    isOwner,
    isClosed: board.isClosed,
    region: { word: regionWord(board.region), inWords: inRegion[board.region] },
    me: people.find(({ id }) => id === visitor.guestId) ?? null,
    people,
    stages: board.stages.map((stage): StageView => {
      const own = shown.filter(({ piece }) => piece.stageId === stage.id)
      return {
        ...stage,
        pieces: own.map((each) => presentPiece(each, board, context)),
        sum: stageSum(own, board.region),
      }
    }),
    pieceCount: board.pieces.length,
    owner: isOwner ? presentOwner(board, context) : null,
  }
}

function presentOwner(board: Board, { site, guestToken, isSignedIn }: BoardContext): BoardView['owner'] {
  return {
    guestUrl: site.url + paths.board(guestToken ?? ''),
    canClaim: board.personId === null && isSignedIn,
    isUnowned: board.personId === null,
    regions: regionOptions.map(([region, value]) => ({ value, label: regionNames[region] })),
  }
}

const HUES = 8

function presentPerson({ id, nickname, isOwner }: Guest, index: number): PersonView {
  return { id, name: nickname, initials: initialsOf(nickname), hue: index % HUES, isOwner }
}

/** "Ana Sofia Reis" → "AR"; whole characters, whatever they are. */
function initialsOf(name: string): string {
  const words = name.split(' ')
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase('pt-PT')
}

function presentPiece({ piece, compared, offer }: ShownPiece, board: Board, context: BoardContext): PieceView {
  const { site, visitor } = context
  const image =
    compared === null
      ? null
      : leadPicture(compared.product, offer === null ? compared.variants : [offer, ...compared.variants])
  const votersOf = (value: -1 | 1) => piece.votes.flatMap((vote) => (vote.value === value ? [vote.guestId] : []))
  return {
    id: piece.id,
    name: cardName(compared?.product.title ?? piece.title, false),
    url:
      compared === null
        ? paths.productDetailVariant(piece.variantId)
        : withRegion(paths.product(compared.product.productId, compared.product.slug), board.region),
    picture:
      image === null
        ? null
        : {
            src: site.imageUrl(image, { sizeName: 'listingRectangle' }),
            srcSet: listingSrcSet(image, site),
            isAwaited: 'data-awaited' in awaitedMark(image),
          },
    quantity: piece.quantity,
    ...moneyOf({ piece, compared, offer }, board),
    eshopName: offer?.eshop.name ?? null,
    likes: votersOf(1),
    dislikes: votersOf(-1),
    mine: piece.votes.find(({ guestId }) => guestId === visitor.guestId)?.value ?? 0,
    comments: piece.comments.map(({ id, guestId, text, at }) => ({
      id,
      guestId,
      text,
      at,
      atText: SAID_AT.format(new Date(at)),
      canRemove: visitor.role === 'owner' || guestId === visitor.guestId,
    })),
  }
}

/** "26/11, 00:55": a comment has little room. */
const SAID_AT = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Lisbon',
})

/** What it costs, or in what state it is when nobody can buy it. */
function moneyOf(
  { piece, compared, offer }: ShownPiece,
  { region }: Board,
): Pick<PieceView, 'state' | 'lead' | 'leadWords' | 'rest' | 'together'> {
  if (offer === null) {
    const last = compared?.variants.find(({ variantId }) => variantId === piece.variantId) ?? compared?.variants[0]
    return {
      state: 'gone',
      lead: null,
      leadWords: '',
      together: null,
      rest: `Já não está à venda em nenhuma loja${last === undefined ? '' : `. Último preço que vimos: ${formatCents(last.priceCents)}`}`,
    }
  }
  const parts = totalParts(offer, region)
  const { lead, leadWords, price, rest } = presentSum(parts, offer.priceCents, region)
  const eachCents = parts.kind === 'known' ? parts.totalCents : parts.kind === 'unknown' ? offer.priceCents : null
  const together =
    piece.quantity === 1 || eachCents === null
      ? null
      : `${piece.quantity} × ${formatCents(eachCents)} = ${formatCents(piece.quantity * eachCents)}`
  return isForSale(offer)
    ? { state: 'live', lead, leadWords, together, rest: `${price ?? ''}${rest}` }
    : { state: 'out', lead, leadWords, together: null, rest: `Sem stock de momento na loja ${offer.eshop.name}` }
}
