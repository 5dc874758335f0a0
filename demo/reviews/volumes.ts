import { type Draw, drawFrom } from '../prng.ts'
import type { Article } from './articles.ts'

/** Draws what is bought: a few things very often, many now and then, many never. */
export class Demand {
  readonly #all: Weighted
  readonly #ofShop = new Map<string, Weighted>()

  constructor(articles: readonly Article[], seed: string) {
    const weight = popularity(seed)
    this.#all = new Weighted(articles, weight)
    for (const [shop, own] of Map.groupBy(articles, (article) => article.shop))
      this.#ofShop.set(shop, new Weighted(own, weight))
  }

  any(draw: Draw): Article {
    return this.#all.draw(draw)
  }

  of(shop: string, draw: Draw): Article {
    return (this.#ofShop.get(shop) as Weighted).draw(draw)
  }
}

/** Of a family, of one article of it, and of who sells it. */
function popularity(seed: string): (article: Article) => number {
  const kept = new Map<string, number>()
  const once = (key: string, none: number, spread: number): number => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const draw = drawFrom(`${seed}/popularity/${key}`)
    const bell = draw.unit() + draw.unit() + draw.unit() + draw.unit() - 2
    const made = draw.chance(none) ? 0 : Math.exp(bell * spread)
    kept.set(key, made)
    return made
  }
  return ({ family, product, shop, priceCents }) =>
    (once(family, 0.34, 2.4) * once(product, 0.22, 1.4) * once(shop, 0, 0.5)) / (1 + priceCents / 60_000)
}

class Weighted {
  readonly #articles: readonly Article[]
  readonly #sums: Float64Array

  constructor(articles: readonly Article[], weightOf: (article: Article) => number) {
    this.#articles = articles
    this.#sums = new Float64Array(articles.length)
    let sum = 0
    articles.forEach((article, at) => {
      sum += weightOf(article)
      this.#sums[at] = sum
    })
  }

  draw(draw: Draw): Article {
    const wanted = draw.unit() * (this.#sums.at(-1) ?? 0)
    let [low, high] = [0, this.#articles.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return this.#articles[low] as Article
  }
}

/** Months of the year as furniture is bought in Portugal, January first. */
const SEASON = [1.25, 0.85, 0.9, 0.95, 1.05, 1, 0.95, 0.75, 1.1, 1.05, 1.5, 1.35]
const DAY_MS = 86_400_000

/** When somebody writes, in the two years before `until`: more of late, in some months, and in the evening. */
export function drawWrittenAt(until: Date, draw: Draw): Date {
  for (;;) {
    const daysAgo = 1 + Math.floor(730 * draw.unit() ** 1.35)
    const at = new Date(until.getTime() - daysAgo * DAY_MS)
    if (!draw.chance((SEASON[at.getUTCMonth()] ?? 1) / 1.5)) continue
    return atAnHour(at, draw)
  }
}

export function atAnHour(day: Date, draw: Draw): Date {
  const hour = draw.weighted([8, 10, 12, 13, 15, 17, 19, 20, 21, 22, 23], (at) => (at > 18 && at < 23 ? 3 : 1))
  return new Date(day.getTime() + (hour * 3600 + draw.int(0, 3599)) * 1000)
}
