import type { Draw } from '../prng.ts'
import { endedAt } from './price-ending.ts'
import type { Availability } from './availability.ts'
import type { PriceEnding } from '../shops/shop.ts'

/** One change as Poiso would have seen it; the last one holds today. */
export interface PastPrice {
  daysAgo: number
  priceCents: number
  claimedBeforeCents: number | null
  availability: Availability
}

/**
 * `quiet`: never a claim. `honest`: a real drop from a price long held. `staged`: honest in two steps. `raised`: the price was
 * put up shortly before. `invented`: the claimed price was never asked. `over`: a reduction that has ended. `announced`: one to come.
 */
export type PriceStory = 'quiet' | 'moved' | 'honest' | 'staged' | 'raised' | 'invented' | 'over' | 'announced'

export interface PricePlan {
  story: PriceStory
  regularCents: number
  saleCents: number | null
  saleDays: readonly [from: number, until: number] | null
  history: PastPrice[]
}

export const HISTORY_DAYS = 90

const WEIGHTS: Readonly<Record<PriceStory, number>> = {
  quiet: 52,
  moved: 17,
  honest: 9,
  staged: 3,
  raised: 6,
  invented: 6,
  over: 4,
  announced: 3,
}
const STORIES = Object.keys(WEIGHTS) as PriceStory[]

/** Ninety days of prices that end at what the feed says today. `usualCents` is what the shop usually asks. */
export function drawPricePlan(
  usualCents: number,
  endings: readonly PriceEnding[],
  availability: Availability,
  draw: Draw,
): PricePlan {
  const ending = draw.pick(endings)
  const priced = (share: number): number => endedAt(usualCents * share, ending)
  const since = draw.chance(0.85) ? HISTORY_DAYS : draw.int(20, HISTORY_DAYS - 1)
  const usual = priced(1)
  const cut = priced(1 - draw.pick([0.1, 0.12, 0.15, 0.18, 0.2, 0.22, 0.25, 0.3, 0.35, 0.4]))
  const chosen = draw.weighted(STORIES, (name) => WEIGHTS[name])
  // What is too cheap for a reduction to show, or too young for a reference price, stays quiet.
  const story = cut >= usual || (chosen !== 'quiet' && since < HISTORY_DAYS) ? 'quiet' : chosen
  const at = (daysAgo: number, priceCents: number, claimedBeforeCents: number | null = null): PastPrice => ({
    daysAgo,
    priceCents,
    claimedBeforeCents,
    availability,
  })
  const plan = planOf(story, { usual, cut, since, priced, at }, draw)
  return { ...plan, story, history: withStockGaps(plan.history, availability, draw) }
}

interface Steps {
  usual: number
  cut: number
  since: number
  priced: (share: number) => number
  at: (daysAgo: number, priceCents: number, claimedBeforeCents?: number | null) => PastPrice
}

type Plan = Omit<PricePlan, 'story'>

function planOf(story: PriceStory, steps: Steps, draw: Draw): Plan {
  const { usual, cut, since, priced, at } = steps
  const began = draw.int(1, 24)
  const plain = (history: PastPrice[]): Plan => ({ regularCents: usual, saleCents: null, saleDays: null, history })
  const onSale = (regularCents: number, saleCents: number, history: PastPrice[]): Plan => ({
    regularCents,
    saleCents,
    saleDays: saleDays(began, draw),
    history,
  })
  if (story === 'moved') return plain(movedHistory(usual, since, steps, draw))
  if (story === 'honest') return onSale(usual, cut, [at(since, usual), at(began, cut, usual)])
  if (story === 'staged') {
    const middle = priced(0.9)
    return middle <= cut || middle >= usual
      ? plain([at(since, usual)])
      : onSale(usual, cut, [at(since, usual), at(began + draw.int(8, 20), middle, usual), at(began, cut, usual)])
  }
  if (story === 'raised')
    return onSale(priced(1.3), usual, [
      at(since, usual),
      at(began + draw.int(4, 14), priced(1.3)),
      at(began, usual, priced(1.3)),
    ])
  if (story === 'invented') return inventedPlan(steps, draw, onSale)
  if (story === 'over') return plain([at(since, usual), at(draw.int(30, 60), cut, usual), at(draw.int(5, 25), usual)])
  if (story === 'announced')
    return {
      regularCents: usual,
      saleCents: cut,
      saleDays: [draw.int(2, 9), draw.int(14, 30)],
      history: [at(since, usual)],
    }
  return plain([at(since, usual)])
}

/** Up and down without any claim, as costs and competitors move. */
function movedHistory(usual: number, since: number, { priced, at }: Steps, draw: Draw): PastPrice[] {
  const days = [draw.int(60, 85), draw.int(35, 58), draw.int(3, 30)].slice(draw.int(0, 2)).filter((day) => day < since)
  const history = [
    at(since, priced(draw.pick([0.92, 0.95, 1.05, 1.08]))),
    ...days.slice(0, -1).map((day) => at(day, priced(draw.pick([0.94, 0.97, 1.03, 1.06])))),
  ]
  const last = days.at(-1)
  history.push(last === undefined ? at(Math.max(1, since - 5), usual) : at(last, usual))
  return history.filter((step, index) => step.priceCents !== history[index - 1]?.priceCents)
}

/** The claim comes from nowhere: all along the price has been what it is. */
function inventedPlan(
  { usual, since, priced, at }: Steps,
  draw: Draw,
  onSale: (regularCents: number, saleCents: number, history: PastPrice[]) => Plan,
): Plan {
  const claimed = priced(draw.pick([1.3, 1.45, 1.6]))
  return onSale(
    claimed,
    usual,
    draw.chance(0.5) ? [at(since, usual, claimed)] : [at(since, usual), at(draw.int(5, 40), usual, claimed)],
  )
}

function saleDays(began: number, draw: Draw): readonly [number, number] | null {
  return draw.chance(0.65) ? [-began, draw.int(5, 45)] : null
}

/** Some were sold out for a while, whatever their price did. */
function withStockGaps(history: PastPrice[], now: Availability, draw: Draw): PastPrice[] {
  const before: Availability = now === 'in_stock' ? 'out_of_stock' : 'in_stock'
  const first = history[0]
  const next = history[1]?.daysAgo ?? 0
  if (first === undefined || first.daysAgo - next < 12 || !draw.chance(now === 'in_stock' ? 0.12 : 0.9)) return history
  const turned = draw.int(next + 2, first.daysAgo - 8)
  if (now !== 'in_stock')
    return [{ ...first, availability: before }, { ...first, daysAgo: turned }, ...history.slice(1)]
  const back = Math.max(next + 1, turned - draw.int(2, 12))
  return [first, { ...first, daysAgo: turned, availability: before }, { ...first, daysAgo: back }, ...history.slice(1)]
}
