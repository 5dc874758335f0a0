import type { Draw } from '../prng.ts'
import { categoryDirt } from './dirt-categories.ts'
import { formatDirt } from './dirt-format.ts'
import { identityDirt } from './dirt-identity.ts'
import type { Dirt, DirtContext, Spoilt } from './dirt-kind.ts'
import { priceDirt } from './dirt-price.ts'
import { textDirt } from './dirt-text.ts'
import type { PendingDefect } from './defect.ts'
import type { FeedItem } from './feed-item.ts'

/** Of each hundred items so many carry one kind of dirt. */
const SHARE = 0.2

const KINDS: readonly Dirt[] = [...priceDirt, ...textDirt, ...identityDirt, ...categoryDirt, ...formatDirt]

/** The item as a real feed has it, and what is wrong with it. */
export function spoilt(item: FeedItem, context: DirtContext, draw: Draw): Spoilt & { defects: PendingDefect[] } {
  const isDirty = draw.chance(SHARE)
  const dirt = draw.weighted(KINDS, ({ weight }) => weight)
  const spoiling = isDirty ? dirt.spoil(item, context) : null
  if (spoiling === null) return { item, defects: [] }
  const told = dirt.told?.(context) ?? { field: null, code: null, severity: null }
  return { ...spoiling, defects: [{ kind: dirt.kind, lost: false, ...told }] }
}
