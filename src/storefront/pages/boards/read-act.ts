import type { BoardAct } from '#domains/boards/contract.ts'
import { regionOptions } from '../../region-address.ts'

/** What a form of the board asks for. Pieces are pinned by what is known of them, so that one needs its address first. */
export type AskedAct =
  | { readonly kind: 'act'; readonly act: BoardAct }
  | { readonly kind: 'add'; readonly address: string; readonly stageId: number | null }
  | { readonly kind: 'join'; readonly nickname: string }
  | { readonly kind: 'claim' }
  | { readonly kind: 'remove' }

const MAX_ID = Number.MAX_SAFE_INTEGER

/** Reads a form; null: no form of ours sends that. */
export function readAct(fields: URLSearchParams): AskedAct | null {
  const text = (name: string): string => fields.get(name) ?? ''
  const id = (name: string): number => readId(text(name))
  const act = (asked: BoardAct): AskedAct => ({ kind: 'act', act: asked })
  switch (text('acao')) {
    case 'juntar':
      return { kind: 'join', nickname: text('alcunha') }
    case 'votar': {
      const value = VOTES[text('voto')]
      return value === undefined ? null : act({ kind: 'vote', pieceId: id('peca'), value })
    }
    case 'comentar':
      return act({ kind: 'comment', pieceId: id('peca'), text: text('texto') })
    case 'apagar-comentario':
      return act({ kind: 'removeComment', commentId: id('comentario') })
    case 'adicionar':
      return { kind: 'add', address: text('endereco'), stageId: text('coluna') === '' ? null : id('coluna') }
    case 'mover':
      return act({
        kind: 'movePiece',
        pieceId: id('peca'),
        stageId: id('coluna'),
        ...(text('antes') !== '' && { beforeId: id('antes') }),
      })
    case 'ordenar': {
      const by = STEPS[text('passo')]
      return by === undefined ? null : act({ kind: 'shiftPiece', pieceId: id('peca'), by })
    }
    case 'quantidade':
      return act({ kind: 'setQuantity', pieceId: id('peca'), quantity: id('quantidade') })
    case 'retirar':
      return act({ kind: 'removePiece', pieceId: id('peca') })
    default:
      return readOwnerAct(text, id)
  }
}

function readOwnerAct(text: (name: string) => string, id: (name: string) => number): AskedAct | null {
  const act = (asked: BoardAct): AskedAct => ({ kind: 'act', act: asked })
  switch (text('acao')) {
    case 'coluna-nova':
      return act({ kind: 'addStage', name: text('nome') })
    case 'coluna-nome':
      return act({ kind: 'renameStage', stageId: id('coluna'), name: text('nome') })
    case 'coluna-retirar':
      return act({ kind: 'removeStage', stageId: id('coluna') })
    case 'convidado-retirar':
      return act({ kind: 'removeGuest', guestId: id('convidado') })
    case 'nome':
      return act({ kind: 'rename', name: text('nome') })
    case 'regiao': {
      const region = regionOptions.find(([, word]) => word === text('regiao'))?.[0]
      return region === undefined ? null : act({ kind: 'setRegion', region })
    }
    case 'novo-link':
      return act({ kind: 'renewLink' })
    case 'fechar':
      return act({ kind: 'close' })
    case 'reabrir':
      return act({ kind: 'reopen' })
    case 'guardar':
      return { kind: 'claim' }
    case 'apagar':
      return text('certeza') === 'sim' ? { kind: 'remove' } : null
    default:
      return null
  }
}

const STEPS: Readonly<Record<string, -1 | 1>> = { '1': 1, '-1': -1 }
const VOTES: Readonly<Record<string, -1 | 0 | 1>> = { '1': 1, '0': 0, '-1': -1 }

/** 0 is nobody's id. */
function readId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  return id <= MAX_ID ? id : 0
}
