import { randomBytes } from 'node:crypto'
import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { LinkedOffer, Rendering } from '#domains/clicks/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { ISLAND_TAG } from '../islands/island-attributes.ts'
import { keepRegion } from '../region-address.ts'

/**
 * The one module that puts text into a page past React's escaping (reliability.md, goal 13): finished fragments, JSON-LD,
 * and the place of a click. Everything else is a React child or attribute.
 */

/**
 * Stands for what is put in later. New in each process and unguessable, so that no name in a feed can hold it; letters and
 * digits only, so that neither React nor a URL escapes it.
 */
const nonce = randomBytes(12).toString('hex')
const CLICK_MARK = `zc${nonce}`
const SLOT_MARK = `zs${nonce}`

/** Marks a click link, which ends as `clickPath` of the clicks ends: position and `ri` are written here when the page is put together. */
export function withClickMark(url: string): string {
  return url + CLICK_MARK
}

/** A React child at whose place finished fragments come. One a page. */
export const fragmentSlot = SLOT_MARK

/** Finished HTML, cut where each click link's context is written: n links, n + 1 pieces. Bytes, because strings cost seven times as much to send. */
export type Pieces = readonly Buffer[]

/** Renders one element into pieces. `identifierPrefix` keeps ids of different fragments apart. */
export function renderPieces(element: ReactElement, identifierPrefix: string): Pieces {
  return cut(renderToString(element, { identifierPrefix }))
}

/**
 * Renders a page around the place of its fragments: what comes before and after. Without a slot `after` is empty. `region`: every
 * link of the page keeps to it (U-11), those in the props of an island too; only our own constant is put in.
 */
export function renderFrame(element: ReactElement, region: Region = 'mainland'): { before: Pieces; after: Pieces } {
  const html = keepRegionInLinks(renderToString(element), region)
  const [before = '', after = ''] = (html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html).split(SLOT_MARK)
  return { before: cut(before), after: cut(after) }
}

const LINK = /( href="|&quot;href&quot;:&quot;)(\/[^"]*?)(?="|&quot;)/g

function keepRegionInLinks(html: string, region: Region): string {
  if (region === 'mainland') return html
  return html.replace(
    LINK,
    (_link, start: string, url: string) =>
      start + keepRegion(url.replaceAll('&amp;', '&'), region).replaceAll('&', '&amp;'),
  )
}

/** The same fragment with its picture loaded at once: for the first cards, whose pictures are seen first. */
export function renderEagerPieces(element: ReactElement, identifierPrefix: string): Pieces {
  return (
    // Written here and not as a prop: React would put a preload for each such picture in front of the fragment.
    cut(renderToString(element, { identifierPrefix }).replace(' loading="lazy"', ' fetchpriority="high"'))
  )
}

function cut(html: string): Pieces {
  return html.split(CLICK_MARK).map((piece) => Buffer.from(piece))
}

/** The offer and the source that a click link names, at the end of the piece before its cut: `…/1048?s=4`. */
const LINK_END = /\/(\d{1,10})\?s=(\d{1,2})$/
const LINK_END_BYTES = 16

function linkedOffer(before: Buffer): LinkedOffer | null {
  const [, variantId, source] =
    LINK_END.exec(before.toString('latin1', Math.max(0, before.length - LINK_END_BYTES))) ?? []
  return variantId === undefined ? null : { variantId: Number(variantId), source: Number(source) }
}

/** What a click link of a rendering carries: `&p=3&ri=…`, signed for this link alone. `&` is escaped because it stands in an attribute. */
function clickContext(before: Buffer, position: number | null, rendering: Rendering): Buffer {
  const offer = linkedOffer(before)
  // The feed lab's links stay in the lab.
  return offer === null
    ? NOTHING
    : Buffer.from(
        `${position === null ? '' : `&amp;p=${position}`}&amp;ri=${encodeURIComponent(rendering.riOf(offer))}`,
      )
}

const NOTHING = Buffer.alloc(0)

/** Joins pieces with the context of its click link at each cut. */
export function joinPieces(pieces: Pieces, position: number | null, rendering: Rendering): Buffer[] {
  return pieces.flatMap((piece, index) =>
    index === 0 ? [piece] : [clickContext(pieces[index - 1] ?? NOTHING, position, rendering), piece],
  )
}

/**
 * An element whose content is the same on every page, rendered once in a process: the menu is a third of a page's nodes.
 * It may hold neither islands nor click links.
 */
export function rendersOnce(content: () => ReactElement): OnceHtml {
  let html: string | null = null
  return {
    get __html() {
      return (html ??= renderToStaticMarkup(content()))
    },
  }
}

interface OnceHtml {
  readonly __html: string
}

/** Finished HTML without click links, kept as bytes like any fragment. */
export function renderInner(element: ReactElement): Pieces {
  return [Buffer.from(renderToStaticMarkup(element))]
}

/** An `aside` around such HTML. */
export function FinishedAside({ inner, ...attributes }: HTMLAttributes<HTMLElement> & { inner: Pieces }) {
  return <aside {...attributes} dangerouslySetInnerHTML={{ __html: inner.map((piece) => piece.toString()).join('') }} />
}

/** Words of our own files, checked and made HTML by content (ADR 0090). */
export function FinishedWords({ as: Tag, html }: { as: 'div' | 'li'; html: string }) {
  return <Tag dangerouslySetInnerHTML={{ __html: html }} />
}

/** A list of such content. */
export function RenderedOnce({ className, content }: { className?: string; content: OnceHtml }) {
  return <ul className={className} dangerouslySetInnerHTML={content} />
}

/**
 * The element of an island around its HTML, which is rendered by itself, as the browser will: ids and the marks between texts
 * are those of a root (ADR 0050), and what surrounds it, a context say, is as unknown to it as there.
 */
export function IslandFrame({
  attributes,
  element,
  identifierPrefix,
}: {
  attributes: Readonly<Record<`data-${string}`, string | undefined>>
  element: ReactElement
  identifierPrefix: string
}) {
  const html = renderToString(element, { identifierPrefix })
  return createElement(ISLAND_TAG, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

/** schema.org data for machines. `<` cannot end the script, and line separators are no surprise in old parsers. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />
}

const UNSAFE = /[<>&\u2028\u2029]/g

/** JSON that may stand inside a script element. */
export function scriptSafeJson(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
