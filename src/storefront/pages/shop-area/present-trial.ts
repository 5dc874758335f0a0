import { clickSources } from '#domains/clicks/contract.ts'
import { LAB_LIMITS, type Trial, type TrialItem } from '#domains/feeds/contract.ts'
import { ITEM_CHANGE_KINDS, presentVariant, type VariantData } from '#domains/offers/contract.ts'
import { type OwnShop, ROLE_WORDS } from '#domains/partners/contract.ts'
import { changeKindWords, changeWords } from '../../copy/feed-change-words.ts'
import { countOf, formatCount, formatMoment } from '../../copy/format.ts'
import { type CardView, presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { marketLink } from '../../shops-links.ts'
import type { Site } from '../../site.ts'
import { trialAddress, type TrialAsked } from './trial-address.ts'
import type { FeedTrialPageProps, TrialPair } from './FeedTrialPage.tsx'

interface TrialShown {
  readonly trial: Trial
  readonly shop: OwnShop
  readonly items: readonly TrialItem[]
  readonly live: readonly VariantData[]
  readonly asked: TrialAsked
  /** There may be more items behind these. */
  readonly isFull: boolean
  readonly site: Site
  readonly now: Date
}

/** The offers whose cards stand on the left. */
export function liveVariantIds(items: readonly TrialItem[]): number[] {
  return items.flatMap(({ variantId }) => variantId ?? [])
}

/** A trial's page in finished words and cards. */
export function presentTrialPage({
  trial,
  shop,
  items,
  live,
  asked,
  isFull,
  site,
  now,
}: TrialShown): FeedTrialPageProps {
  const byId = new Map<number, VariantData>(live.map((variant) => [variant.variantId, variant]))
  const last = items.at(-1)
  return {
    trialId: trial.id,
    isOver: trial.state === 'done',
    shopName: shop.name,
    role: ROLE_WORDS[shop.role].name,
    area: `${paths.shopArea(shop.slug)}/feed/ensaios/${trial.id}`,
    summary: summaryOf(trial),
    truncated: truncatedWords(trial),
    kinds: ITEM_CHANGE_KINDS.map((kind) => ({
      kind,
      text: `${KIND_NAMES[kind]} (${formatCount(trial.counts?.[kind] ?? 0)})`,
      isShown: asked.kind === kind,
      url: trialAddress(trial.id, { ...asked, kind, after: undefined }),
    })),
    all: trialAddress(trial.id, { ...asked, kind: undefined, after: undefined }),
    asked,
    pairs: items.map((item) => pairOf(item, byId.get(item.variantId ?? 0), { shop, site, now })),
    next: isFull && last !== undefined ? trialAddress(trial.id, { ...asked, after: last.place }) : null,
  }
}

const KIND_NAMES = { new: 'Entram', changed: 'Mudam', gone: 'Saem' } as const

function summaryOf({ state, counts, createdAt, result }: Trial): string {
  if (state !== 'done') return 'O feed está a ser lido. Esta página atualiza-se sozinha.'
  if (counts === null)
    return `O feed não pode ser usado assim: ${result?.problems[0]?.examples[0]?.message ?? 'nada foi lido.'}`
  return `Lido em ${formatMoment(createdAt.toISOString())}. Nada foi publicado: das ${countOf(counts.live, ['oferta ativa', 'ofertas ativas'])}, ${countOf(counts.changed, ['muda', 'mudam'])} e ${countOf(counts.gone, ['sai', 'saem'])}; ${countOf(counts.new, ['entra', 'entram'])}.${counts.isHeld ? ' Uma importação assim ficaria retida, à espera de uma decisão.' : ''}`
}

function truncatedWords({ counts }: Trial): string | null {
  if (counts === null) return null
  const most = Math.max(...ITEM_CHANGE_KINDS.map((kind) => counts[kind]))
  return most <= LAB_LIMITS.trialItems
    ? null
    : `De cada tipo guardam-se os primeiros ${formatCount(LAB_LIMITS.trialItems)} artigos; a pesquisa procura nesses.`
}

interface PairParts {
  readonly shop: OwnShop
  readonly site: Site
  readonly now: Date
}

function pairOf(
  { place, kind, itemId, title, fields, staged }: TrialItem,
  live: VariantData | undefined,
  { shop, site, now }: PairParts,
): TrialPair {
  const anchor = `artigo-${place}`
  return {
    anchor,
    title,
    itemId,
    kindText: changeKindWords[kind],
    changes: fields.map(changeWords),
    live: live === undefined ? null : liveCard(live, site, now),
    tried:
      staged === null ? null : { ...cardOf(asOfShop(staged, live, shop), now), variantId: place, url: `#${anchor}` },
  }
}

function liveCard(live: VariantData, site: Site, now: Date): CardView {
  const card = cardOf(live, now)
  return { ...card, url: marketLink(site, card.url) }
}

/** As a listing would show it, without what needs a script, which pages of the shop-storage site have not. */
function cardOf(variant: VariantData, now: Date): CardView {
  const shown = presentVariant(variant, { region: 'mainland', now, clickSource: clickSources.other })
  const card = presentCard(shown, { region: 'mainland', view: 'grid', christmas: null })
  return { ...card, isComparable: false, moreOffers: null }
}

/** Of the shop by its name; with the pictures that are here already where it names the same ones. */
function asOfShop(staged: VariantData, live: VariantData | undefined, shop: OwnShop): VariantData {
  const isSame = live !== undefined && live.imageUrls.join() === staged.imageUrls.join()
  return {
    ...staged,
    eshop: live?.eshop ?? { ...staged.eshop, name: shop.name },
    pictures: isSame ? live.pictures : [],
  }
}
