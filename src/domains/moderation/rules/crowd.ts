import type { Earlier, History } from './history.ts'
import { authorOf } from './history.ts'
import type { SubmittedItem } from './submitted-item.ts'
import { type Fingerprint, likeness } from './fingerprint.ts'
import type { RuleCode } from './rule-codes.ts'
import { shopBurst } from './shop-crowds.ts'

export interface CrowdJudgement {
  readonly findings: readonly RuleCode[]
  /** Earlier ones that turn out to belong to it. */
  readonly backwards: readonly { readonly item: Earlier; readonly reason: RuleCode }[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const CROWD_LIMITS = {
  /** Parts of the runs of words that two texts share. */
  copyFrom: 0.9,
  nearCopyFrom: 0.6,
  /** Texts about one shop that are alike, this one counted. */
  alikeFrom: 3,
  networkMs: 120 * DAY_MS,
  /** Different people of one network about one shop; a family is two. */
  networkAuthorsFrom: 3,
  /** Of one person about one shop in that time. */
  authorItemsFrom: 6,
  /** How far a shop's usual pace is looked at. */
  paceMs: 32 * DAY_MS,
} as const

/** What a text is only together with others: copies, and crowds that were sent. */
export async function judgeCrowd(
  item: SubmittedItem,
  print: Fingerprint | null,
  history: History,
): Promise<CrowdJudgement> {
  // Shops answer alike, and many ask the same.
  if (item.kind !== 'review') return nothing
  const parts = [await copies(item, print, history)]
  // Who bought has a reason of their own to write, however many others do.
  if (!item.isVerified) parts.push(await ofOneNetwork(item, history), await ofOneShop(item, history))
  return {
    findings: [...new Set(parts.flatMap(({ findings }) => findings))],
    backwards: parts.flatMap(({ backwards }) => backwards),
  }
}

async function copies(item: SubmittedItem, print: Fingerprint | null, history: History): Promise<CrowdJudgement> {
  if (print === null) return nothing
  const author = authorOf(item)
  const alike = (await history.alike(item, print)).flatMap((earlier) => {
    const isOwn = author !== null && earlier.author === author
    const share = isOwn || earlier.signature === null ? 0 : likeness(print.signature, earlier.signature)
    return share < CROWD_LIMITS.nearCopyFrom ? [] : [{ earlier, share }]
  })
  if (alike.length === 0) return nothing
  const isCopy = alike.some(({ share }) => share >= CROWD_LIMITS.copyFrom)
  const campaign = alike.map(({ earlier }) => earlier).filter((each) => isOpenTo(each, item))
  const isCampaign = !item.isVerified && campaign.length + 1 >= CROWD_LIMITS.alikeFrom
  return {
    findings: [isCopy ? 'copy' : 'near_copy', ...(isCampaign ? (['copied_often'] as const) : [])],
    // The first of two may be the one that was copied; of three about one shop it began them.
    backwards: isCampaign ? campaign.map((each) => ({ item: each, reason: 'copied_often' as const })) : [],
  }
}

async function ofOneNetwork(item: SubmittedItem, history: History): Promise<CrowdJudgement> {
  if (item.network === null || item.eshopId === null) return nothing
  const since = Date.parse(item.writtenAt) - CROWD_LIMITS.networkMs
  const others = (await history.ofNetwork(item, since)).filter((each) => isOpenTo(each, item))
  const author = authorOf(item)
  const authors = new Set([author, ...others.map((each) => each.author)])
  if (authors.size >= CROWD_LIMITS.networkAuthorsFrom)
    return { findings: ['network_burst'], backwards: others.map((each) => ({ item: each, reason: 'network_burst' })) }
  const day = Date.parse(item.writtenAt) - DAY_MS
  const own = others.filter((each) => each.author === author && each.writtenMs >= day)
  return own.length + 1 < CROWD_LIMITS.authorItemsFrom
    ? nothing
    : { findings: ['author_burst'], backwards: own.map((each) => ({ item: each, reason: 'author_burst' })) }
}

async function ofOneShop(item: SubmittedItem, history: History): Promise<CrowdJudgement> {
  if (item.network === null || item.eshopId === null || item.halfStars === null) return nothing
  const others = await history.ofEshop(item, Date.parse(item.writtenAt) - CROWD_LIMITS.paceMs)
  const burst = shopBurst(item, others)
  if (burst.length === 0) return nothing
  return { findings: ['shop_burst'], backwards: burst.map((each) => ({ item: each, reason: 'shop_burst' })) }
}

/** Whether an earlier one may be of the same crowd: about the same shop, by somebody without a purchase. */
function isOpenTo(earlier: Earlier, { eshopId }: SubmittedItem): boolean {
  return !earlier.isVerified && earlier.eshopId !== null && earlier.eshopId === eshopId
}

const nothing: CrowdJudgement = { findings: [], backwards: [] }
