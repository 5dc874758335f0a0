import { createHash } from 'node:crypto'
import type { ShareCard } from '#domains/images/contract.ts'
import { countOf, formatCents, formatEuros } from '../copy/format.ts'
import { words } from '../copy/labels.ts'
import type { ListingView } from '../pages/listing/load.ts'
import type { ProductView } from '../pages/product/load.ts'
import { paths } from '../paths.ts'

/** What a shared page shows of itself; `shows` names its pictures, as far as the page knows them: with the words it is the card's version. */
export interface ShareFacts extends Omit<ShareCard, 'pictures' | 'siteName'> {
  readonly shows: string
}

/** Bump when the drawing changes: shared addresses then name new pictures. */
const DRAWING = 1
const MOST_PICTURES = 4

/** U-08: of pages without a card of their own. */
export const siteShare: ShareFacts = {
  title: 'Móveis e decoração de muitas lojas',
  figure: null,
  note: 'O total com entrega e descontos verificados',
  shows: '',
}

export function productShare(view: ProductView): ShareFacts {
  const buyable = view.offers.filter(({ active, isStale }) => active && !isStale)
  const shops = new Set(buyable.map(({ eshopName }) => eshopName)).size
  const lowest = Math.min(...buyable.map(({ priceCents }) => priceCents))
  return {
    title: view.title,
    figure: shops === 0 ? null : `${shops === 1 ? '' : 'desde '}${formatCents(lowest)}`,
    note: shops === 0 ? 'Sem ofertas neste momento' : `em ${countOf(shops, words.eshop)}. Veja o total com entrega.`,
    shows: productPictures(view).join(),
  }
}

/** Its leading picture. */
export function productPictures({ gallery }: Pick<ProductView, 'gallery'>): string[] {
  return gallery.slice(0, 1).map(({ image }) => image.id)
}

/** Listings that search engines know have one: so many addresses there are, and no more. */
export function hasShareCard({ robots, canonicalUrl }: Pick<ListingView, 'robots' | 'canonicalUrl'>): boolean {
  return robots === 'index, follow' && !canonicalUrl.includes('?')
}

export function listingShare({ title, countText, filters, answer }: ListingView): ShareFacts {
  const lowest = filters.price?.range.min ?? null
  return {
    title,
    figure: lowest === null ? null : `desde ${formatEuros(lowest)}`,
    note: `${countText} de muitas lojas`,
    // An offer's version changes with whatever its card shows, its picture among it.
    shows: answer.hits
      .slice(0, MOST_PICTURES)
      .map(({ variantId, version }) => `${variantId}.${version}`)
      .join(),
  }
}

/** A page whose words or pictures change has another address for them. `path`: its own, without a query. */
export function shareCardPath(path: string, facts: ShareFacts): string {
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, facts.title, facts.figure, facts.note, facts.shows]))
    .digest('hex')
  return paths.shareCard(version.slice(0, 10), path)
}
