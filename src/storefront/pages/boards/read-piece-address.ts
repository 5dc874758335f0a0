import { MOST_COMPARED, readCompareAddress } from '../compare/compare-address.ts'

/** What somebody who pins a piece has pasted: an offer or several, or a product of which the best offer is meant. */
export type PieceAddress =
  | { readonly kind: 'offers'; readonly variantIds: readonly number[] }
  | { readonly kind: 'product'; readonly productId: number }

const MAX_ID = 2_147_483_647

/** Reads an address of the site, whole or its path, or a product's number; null: it names no piece of ours. */
export function readPieceAddress(typed: string, siteUrl: string): PieceAddress | null {
  const text = typed.trim()
  if (/^#?\d{1,10}$/.test(text)) return productOf(text.replace('#', ''))
  const url = ownUrl(text, siteUrl)
  if (url === null) return null
  const offer = /^\/produto\/v\/(\d{1,10})(?:-|$)/.exec(url.pathname)?.[1]
  if (offer !== undefined) return idOf(offer) === 0 ? null : { kind: 'offers', variantIds: [idOf(offer)] }
  const product = /^\/produto\/(\d{1,10})(?:[-/]|$)/.exec(url.pathname)?.[1]
  if (product !== undefined) return productOf(product)
  if (url.pathname !== '/compare-products' && url.pathname !== '/quadros') return null
  const { variantIds } = readCompareAddress(url.pathname + url.search)
  return variantIds.length === 0 ? null : { kind: 'offers', variantIds: variantIds.slice(0, MOST_COMPARED) }
}

/** What the address of a board says after "/quadro/"; empty: it is none. */
export function readBoardAddress(typed: string, siteUrl: string): string {
  return /^\/quadro\/([\w-]+)/.exec(ownUrl(typed.trim(), siteUrl)?.pathname ?? '')?.[1] ?? ''
}

/** An address of the site, with its host or without; null: another's. */
function ownUrl(text: string, siteUrl: string): URL | null {
  const url = URL.parse(/^[\w.-]+\.[a-z]{2,}\//i.test(text) ? `https://${text}` : text, siteUrl)
  return url !== null && plainHost(url.host) === plainHost(new URL(siteUrl).host) ? url : null
}

function productOf(digits: string): PieceAddress | null {
  const productId = idOf(digits)
  return productId === 0 ? null : { kind: 'product', productId }
}

function idOf(digits: string): number {
  const id = Number(digits)
  return id <= MAX_ID ? id : 0
}

function plainHost(host: string): string {
  return host.replace(/^www\./, '')
}
