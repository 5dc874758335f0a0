import type { WireChoice, WireFilterGroup } from '../wire.ts'

/** Prompts offered at most, and the products below which nobody needs help to choose (docs/limits.md). */
export const MOST_SMART_PROMPTS = 3
export const FEWEST_PRODUCTS_TO_PROMPT = 24

/** Below this many bits a choice tells too little: it takes in nearly all of the listing, or nearly nothing. */
const LEAST_GAIN = 0.3

interface Prompt {
  readonly choice: WireChoice
  readonly gain: number
}

/**
 * Smart prompts (L-12): the choices that would part this listing best, by the information that an answer to "this one or
 * not?" gives, the entropy of its share. One of a group, and none of a group that has been chosen from.
 */
export function smartPrompts(groups: readonly WireFilterGroup[], totalCount: number): WireChoice[] {
  if (totalCount < FEWEST_PRODUCTS_TO_PROMPT) return []
  return groups
    .flatMap((group) => bestOf(group, totalCount) ?? [])
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_SMART_PROMPTS)
    .map(({ choice }) => ({ ...choice, highlighted: true }))
}

/** The same groups with the choices that are prompts highlighted (specification 3, choice fields). */
export function highlighted<Group extends WireFilterGroup>(
  groups: readonly Group[],
  prompts: readonly WireChoice[],
): Group[] {
  const addresses = new Set(prompts.map(({ url }) => url))
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => (addresses.has(choice.url) ? { ...choice, highlighted: true } : choice)),
  }))
}

function bestOf(group: WireFilterGroup, totalCount: number): Prompt | null {
  if (group.choices.some(({ selected }) => selected)) return null
  return group.choices.reduce<Prompt | null>((best, choice) => {
    const gain = entropy((choice.count ?? 0) / totalCount)
    return best === null || gain > best.gain ? { choice: named(group, choice), gain } : best
  }, null)
}

/** Out of its group the choice of a parameter ("Sim") or of a delivery ("Até 1 mês") says nothing by itself. */
function named({ ident, label }: WireFilterGroup, choice: WireChoice): WireChoice {
  return ident.startsWith('p-') || ident === 'entrega'
    ? { ...choice, name: `${label}: ${choice.name.toLocaleLowerCase('pt-PT')}` }
    : choice
}

/** Of yes and no, in bits. */
function entropy(share: number): number {
  return share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share)
}
