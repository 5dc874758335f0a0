import { type Draw, drawFrom } from '../prng.ts'
import { shops } from '../shops/shops.ts'
import type { Article } from './articles.ts'
import { type Clause, bodyOf } from './compose.ts'
import { copied } from './copied.ts'
import type { DemoReview, MadeReview } from './demo-review.ts'
import { type DrawOptions, made } from './honest-reviews.ts'
import { drawManner } from './manner.ts'
import { drawPerson, hashOf, type Person } from './people.ts'
import type { FalseWhy } from './review-truth.ts'
import { shopInSentence } from './shop-names.ts'
import { slotsFor } from './slots.ts'
import { type ListName, Said } from './vocabulary.ts'
import { Demand, drawWrittenAt } from './volumes.ts'

/** Of all false ones; copies are the rest. */
const SHARES: Readonly<Record<Exclude<FalseWhy, 'copy'>, number>> = { burst: 0.4, 'self-praise': 0.175, attack: 0.175 }
const SIZES: Readonly<Record<FalseWhy, readonly [least: number, most: number]>> = {
  burst: [14, 42],
  copy: [4, 18],
  'self-praise': [6, 18],
  attack: [6, 20],
}
/** They have names of their own, beyond those of the honest. */
const FIRST_FALSE_PERSON = 500_000
const HOUR_MS = 3_600_000

/** Reviews that nobody should believe, campaign by campaign. */
export function drawFalseReviews(
  articles: readonly Article[],
  honest: readonly MadeReview[],
  options: DrawOptions,
): MadeReview[] {
  const forger = new Forger(articles, honest, options)
  for (const why of ['burst', 'self-praise', 'attack'] as const)
    forger.campaigns(why, Math.round(options.count * SHARES[why]))
  forger.campaigns('copy', options.count - forger.reviews.length)
  return forger.reviews
}

class Forger {
  readonly reviews: MadeReview[] = []
  readonly #demand: Demand
  readonly #honest: readonly MadeReview[]
  readonly #articleOf: ReadonlyMap<string, Article>
  readonly #bodies: Set<string>
  readonly #options: DrawOptions
  #people = FIRST_FALSE_PERSON

  constructor(articles: readonly Article[], honest: readonly MadeReview[], options: DrawOptions) {
    this.#options = options
    this.#demand = new Demand(articles, options.seed)
    this.#honest = honest.filter(({ review }) => (review.body ?? '').length > 60)
    this.#articleOf = new Map(articles.map((article) => [`${article.shop} ${article.itemId}`, article]))
    this.#bodies = new Set(honest.flatMap(({ review }) => review.body?.toLowerCase() ?? []))
  }

  campaigns(why: FalseWhy, count: number): void {
    const { seed, until } = this.#options
    const end = this.reviews.length + count
    for (let number = 0; this.reviews.length < end; number += 1) {
      const name = `${why}-${number}`
      const draw = drawFrom(`${seed}/campaign/${name}`)
      const campaign: Campaign = {
        why,
        name,
        shop: draw.pick(shops).slug,
        network: hashOf(`${seed}/campaign network/${name}`),
        begins: drawWrittenAt(until, draw),
        said: new Said(),
        draw,
        // Half of them, by turns.
        isHeldOut: number % 2 === 1,
      }
      const size = Math.min(draw.int(...SIZES[why]), end - this.reviews.length)
      for (let made = 0; made < size; made += 1) this.reviews.push(this.#one(campaign, made))
    }
  }

  #one(campaign: Campaign, number: number): MadeReview {
    const { why, name, draw, shop } = campaign
    const { seed } = this.#options
    const drawn = drawPerson(this.#people++, seed)
    const person: Person = {
      ...drawn,
      // Who copies hides better; now and then everybody writes from the telephone.
      network: draw.chance(why === 'copy' ? 0.45 : 0.9) ? campaign.network : drawn.network,
      manner: { ...drawManner(draw), capitals: draw.chance(0.9) ? 'normal' : 'none' },
    }
    const key = `${seed}/false/${name}/${number}`
    const at = this.#momentOf(campaign)
    const source: Pick<DemoReview, 'source' | 'verifiedBy'> =
      why === 'self-praise' && draw.chance(0.4)
        ? { source: 'import', verifiedBy: 'shop' }
        : { source: 'site', verifiedBy: 'none' }
    if (why === 'copy') return this.#copy({ key, person, at, source }, campaign)
    const article = draw.chance(0.25) ? null : this.#demand.of(shop, draw)
    const body = this.#fresh(() => this.#forged(campaign, person, article))
    const halfStars = why === 'attack' ? draw.pick([2, 2, 2, 1, 4]) : draw.pick([10, 10, 10, 10, 9, 8])
    const words = { body, pluses: [], minuses: [], tells: [] }
    return labelled(
      made({ key, person, at, source, words, halfStars, article, shop, isHeldOut: campaign.isHeldOut }),
      campaign,
      null,
    )
  }

  #momentOf({ why, begins, draw }: Campaign): Date {
    const hours = { burst: 40, copy: 24 * 30, 'self-praise': 24 * 120, attack: 24 * 9 }[why]
    const at = new Date(begins.getTime() + draw.unit() ** 1.4 * hours * HOUR_MS)
    const last = this.#options.until.getTime() - HOUR_MS
    return at.getTime() > last ? new Date(last - draw.int(1, 40) * HOUR_MS) : at
  }

  #forged({ why, said, draw, shop }: Campaign, person: Person, article: Article | null): string {
    const [own, rival] = [shop, draw.pick(shops.filter(({ slug }) => slug !== shop)).slug].map(shopInSentence)
    const names = { aloja: own?.a, naloja: own?.na, daloja: own?.da, arival: rival?.a, narival: rival?.na }
    const slots = { ...slotsFor(person, article, new Date(0), draw), ...names }
    const list = { burst: 'false/bought', 'self-praise': 'false/own', attack: 'false/attack', copy: 'false/bought' }[
      why
    ] as ListName
    const tone = why === 'attack' ? 'bad' : 'good'
    const clauses: Clause[] = []
    for (const count = draw.int(1, 3); clauses.length < count;) {
      // One who is paid looks at what others write.
      const from = draw.chance(0.25) ? (why === 'attack' ? 'overall/awful' : 'overall/great') : list
      const text = said.draw(from, article?.labels ?? ['all'], slots, draw)
      if (text !== null) clauses.push({ text, tone, told: null })
    }
    return bodyOf(clauses, person.manner, draw).body
  }

  /** Somebody else's words, little changed, under another thing of the same kind. */
  #copy(given: Pick<Parameters<typeof made>[0], 'key' | 'person' | 'at' | 'source'>, campaign: Campaign): MadeReview {
    const { draw, shop } = campaign
    for (;;) {
      const of = draw.pick(this.#honest)
      const kind = this.#articleOf.get(`${of.review.shop} ${of.review.itemId}`)?.kind
      const article = Array.from({ length: 60 }, () => this.#demand.of(shop, draw)).find((one) => one.kind === kind)
      if (article === undefined || of.review.writtenAt > given.at.toISOString()) continue
      const body = copied(of.review.body ?? '', draw)
      if (body === null || this.#bodies.has(body.toLowerCase())) continue
      this.#bodies.add(body.toLowerCase())
      const words = { body, pluses: draw.chance(0.5) ? of.review.pluses : [], minuses: [], tells: [] }
      return labelled(
        made({ ...given, words, halfStars: of.review.halfStars, article, shop, isHeldOut: campaign.isHeldOut }),
        campaign,
        of.review.externalId,
      )
    }
  }

  #fresh(write: () => string): string {
    for (;;) {
      const body = write()
      if (this.#bodies.has(body.toLowerCase())) continue
      this.#bodies.add(body.toLowerCase())
      return body
    }
  }
}

interface Campaign {
  readonly why: FalseWhy
  readonly name: string
  readonly shop: string
  readonly network: string
  readonly begins: Date
  readonly said: Said
  readonly draw: Draw
  readonly isHeldOut: boolean
}

function labelled({ review, truth }: MadeReview, { why, name }: Campaign, copyOf: string | null): MadeReview {
  return { review, truth: { ...truth, isFalse: true, why, campaign: name, copyOf } }
}
