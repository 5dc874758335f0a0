import type { AspectRules } from './aspect-rules.ts'
import { ofMaking } from './tables/of-making.ts'
import { ofThing } from './tables/of-thing.ts'
import { ofShop } from './tables/of-shop.ts'
import { ofUse } from './tables/of-use.ts'

const tables = { ...ofUse, ...ofThing, ...ofMaking, ...ofShop }

export type Aspect = keyof typeof tables
/** What buyers speak of, and how each side of it is said in one phrase (ADR 0097). */
export const aspects: Readonly<Record<Aspect, AspectRules>> = tables
export const aspectIds = Object.keys(aspects) as readonly Aspect[]

/** For it or against it. */
export type Side = 'plus' | 'minus'

/** "Fácil de montar". */
export function claimText(aspect: Aspect, side: Side): string {
  return aspects[aspect][side === 'plus' ? 'pro' : 'con']
}

const known: ReadonlySet<string> = new Set(aspectIds)
export function isAspect(name: string): name is Aspect {
  return known.has(name)
}
