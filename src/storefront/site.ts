import { createContext, use } from 'react'
import type { WireVariant } from '#domains/offers/contract.ts'
import type { Operator } from '#platform/config/operator.ts'
import type { SecondCurrency } from '#platform/config/second-currency.ts'
import type { PageEvents } from './client/events/page-events.ts'
import type { PageScript } from './islands/page-script.ts'

export type WireImage = NonNullable<WireVariant['image']>

/** how large a picture is wanted: one of the listing's sizes, or a width in pixels. */
export type ImageSize =
  | { readonly sizeName: 'listingRectangle' | 'listingRectangleRetina' | 'listingRectangleMobile' }
  | { readonly width: number }

/** An offer as its click link names it. */
export interface ClickedOffer {
  readonly variantId: number
  readonly eshopId: number
}

/** One built file: name under /assets/ and its integrity. */
export interface PageAsset {
  readonly file: string
  readonly integrity: string
}

/** A script of the pages, with the files that it imports at once. */
export interface PageScriptAsset extends PageAsset {
  readonly imports: readonly PageAsset[]
}

/** What never changes while a page is rendered: the name of the product, its files, and how other hosts are addressed. */
export interface Site {
  /** The product's name as people read it: one configuration value. */
  readonly name: string
  /** Who runs it; null is what the operator has not said. */
  readonly operator: Operator
  /** Canonical origin without a slash at its end. */
  readonly url: string
  /** Origin of the calls when they have a host of their own; absent: the site's. */
  readonly apiOrigin?: string
  /** The same of the search service. */
  readonly searchOrigin?: string
  /** The same of the likes service. */
  readonly likesOrigin?: string
  readonly watchdogOrigin?: string
  /**
   * Where links to the shop-storage site begin (shops-links.ts): its own origin, or a path of this one; empty on its own host.
   */
  readonly shopsUrl: string
  /** The same, whole, for search engines. */
  readonly shopsOrigin: string
  readonly featuresOrigin?: string
  /** Where shops' badges are, whole: they stand on pages of others. */
  readonly badgeOrigin: string
  /** The domain of cookies that the site's hosts share; absent: there are no such hosts, and they stay with the site's. */
  readonly cookieDomain?: string | undefined
  /** The same for what was seen. */
  readonly trackingOrigin?: string
  /** The name by which services know this site; absent: the usual one. */
  readonly project?: string | undefined
  /** Names the build: fragments and pages of another build are never served. */
  readonly build: string
  readonly styles: PageAsset
  /** Beside it on pages that are about one person (script 'person'). */
  readonly personStyles: PageAsset
  /** Of the cookie bar, for whoever is asked. */
  readonly consentStyles: PageAsset
  /** Beside it on pages that are read. */
  readonly wordsStyles: PageAsset
  /** Beside it on pages of reviews, Star and questions, and with the dialogs of reviews. */
  readonly reviewsStyles: PageAsset
  /** Beside it on pages of articles and inspirations. */
  readonly readingStyles: PageAsset
  /** For each kind of page its own. */
  readonly scripts: Readonly<Record<PageScript, PageScriptAsset>>
  /** Of pages with a banner strip: keeps those out of sight that this browser has closed, before anything is painted. */
  readonly seenStripsScript: PageAsset
  /** What pages do with their events; null: they tell the page itself alone. */
  readonly events: PageEvents | null
  /** T-06: the service worker; null: switched off, and browsers that have one are told to end it. */
  readonly serviceWorker: PageAsset | null
  /** The header's link to the studio; null: none. */
  readonly studioUrl: string | null
  /** What the footer's choice of country offers, this one first. */
  readonly countries: readonly { readonly name: string; readonly address: string }[]
  /** L-15: in which leading figures are said a second time, as an approximation; null: in none. */
  readonly secondCurrency: SecondCurrency | null
  /** File under /assets/ of the typeface's Latin part, for its preload; null without one. */
  readonly fontFile: string | null
  /** U-10: files under /assets/; null without one. `small` has 192 pixels on a side, `large` 512; the masks of both go to the edge. */
  readonly icons: Readonly<Record<'svg' | 'touch' | 'small' | 'large' | 'smallMask' | 'largeMask', string | null>>
  imageUrl(image: WireImage, size: ImageSize): string
  /** The drawn picture of a category, or null. */
  categoryImage(categoryId: number): WireImage | null
  /** Link to a shop without position and rendering id, which are put in when the page is put together. */
  clickUrl(offer: ClickedOffer, source: number): string
}

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** The site of this rendering. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (site === null) throw new Error('a component was rendered outside SiteProvider')
  return site
}
