import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whose page of a case: of who reported, of the same for showing that an address is theirs, of a text's author. */
export type CaseKind = 'notice' | 'confirm' | 'author'

export interface CaseLinks {
  /** What opens the page; `id` is the notice's, the author's is the item's. */
  tokenOf(kind: CaseKind, id: number): string
  /** null: it is none of ours. */
  read(token: string): { readonly kind: CaseKind; readonly id: number } | null
}

const LETTERS: Readonly<Record<CaseKind, string>> = { notice: 'd', confirm: 'c', author: 't' }
const MAC_BYTES = 16
const TOKEN = /^([dct])([0-9a-z]{1,11})-([\w-]{22})$/

/** Links that nobody can guess and that are kept nowhere: what they open, and 128 bits of a keyed hash of that. */
export function caseLinks(key: Uint8Array): CaseLinks {
  const macOf = (named: string): Buffer => createHmac('sha256', key).update(named).digest().subarray(0, MAC_BYTES)
  return {
    tokenOf: (kind, id) => {
      const named = LETTERS[kind] + id.toString(36)
      return `${named}-${macOf(named).toString('base64url')}`
    },
    read: (token) => {
      const [, letter = '', id = '', mac = ''] = TOKEN.exec(token) ?? []
      const given = Buffer.alloc(MAC_BYTES)
      given.set(Buffer.from(mac, 'base64url').subarray(0, MAC_BYTES))
      if (!timingSafeEqual(macOf(letter + id), given) || letter === '') return null
      const kind = (Object.keys(LETTERS) as CaseKind[]).find((each) => LETTERS[each] === letter)
      return kind === undefined ? null : { kind, id: Number.parseInt(id, 36) }
    },
  }
}

/** Path of the page, as mails write it. */
export function casePath(token: string): string {
  return `/moderacao/${token}`
}
