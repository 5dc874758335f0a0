import { type Draw, drawFrom } from '../prng.ts'
import type { Article } from './articles.ts'
import type { DemoReview, MadeReview } from './demo-review.ts'
import { drawExperience } from './experience.ts'
import { spokenOf } from './labels.ts'
import { likingOf, shopLikingOf } from './liking.ts'
import { Novelty } from './novelty.ts'
import { drawPerson, hashOf, type Person } from './people.ts'
import type { FamilyTruth } from './review-truth.ts'
import { slotsFor } from './slots.ts'
import { Said } from './vocabulary.ts'
import { atAnHour, Demand, drawWrittenAt } from './volumes.ts'
import { writeReview, type WrittenWords } from './write-review.ts'

export interface DrawOptions {
  readonly count: number
  readonly seed: string
  readonly until: Date
}

const PEOPLE = 21_000
const TRIES = 8
/** Parts of what a thing is like beside how it came. */
const COMING_WEIGHT = { delivery: 0.22, packaging: 0.12, service: 0.07 } as const

interface Buying {
  readonly person: Person
  readonly at: Date
  readonly source: Pick<DemoReview, 'source' | 'verifiedBy'>
}

/** Reviews by people who have bought, order by order: some of them review several things and the shop. */
export function drawHonestReviews(
  articles: readonly Article[],
  { count, seed, until }: DrawOptions,
): { reviews: MadeReview[]; families: FamilyTruth[] } {
  const demand = new Demand(articles, seed)
  const writer = new ReviewWriter(seed)
  const reviews: MadeReview[] = []
  const done = new Set<string>()
  for (let order = 0; reviews.length < count; order += 1) {
    const draw = drawFrom(`${seed}/order/${order}`)
    const buying: Buying = {
      person: drawPerson(draw.int(1, PEOPLE), seed),
      at: drawWrittenAt(until, draw),
      source: drawSource(draw),
    }
    const first = demand.any(draw)
    const things = [first]
    while (things.length < 4 && draw.chance(0.27)) things.push(demand.of(first.shop, draw))
    for (const thing of things) {
      const key = `${buying.person.id} ${thing.product}`
      if (done.has(key)) continue
      done.add(key)
      reviews.push(writer.ofThing(buying, thing))
    }
    const shopKey = `${buying.person.id} ${first.shop}`
    if (draw.chance(0.16) && !done.has(shopKey)) {
      done.add(shopKey)
      reviews.push(writer.ofShop(buying, first.shop))
    }
  }
  return { reviews: reviews.slice(0, count), families: writer.families() }
}

function drawSource(draw: Draw): Buying['source'] {
  return draw.weighted<[number, Buying['source']]>(
    [
      [66, { source: 'star', verifiedBy: 'purchase' }],
      [20, { source: 'site', verifiedBy: 'none' }],
      [14, { source: 'import', verifiedBy: 'shop' }],
    ],
    ([weight]) => weight,
  )[1]
}

class ReviewWriter {
  readonly #seed: string
  readonly #likings = new Map<string, FamilyTruth>()
  readonly #said = new Map<string, Said>()
  readonly #novelty = new Novelty()

  constructor(seed: string) {
    this.#seed = seed
  }

  families(): FamilyTruth[] {
    return [...this.#likings.values()]
  }

  ofThing({ person, at, source }: Buying, article: Article): MadeReview {
    const key = `${this.#seed}/review/${person.id}/${article.shop}/${article.itemId}`
    const draw = drawFrom(key)
    const liking = this.#likingOf(article)
    const shop = shopLikingOf(article.shop, this.#seed)
    const aspects = spokenOf(article.labels).map((one) => ({ ...one, good: liking.good[one.aspect] ?? 1 }))
    const coming = (['delivery', 'packaging', 'service'] as const).map((aspect) => ({
      aspect,
      weight: COMING_WEIGHT[aspect],
      good: shop[aspect],
    }))
    const experience = drawExperience([...aspects, ...coming], person.mildness, draw)
    const words = this.#fresh(() =>
      writeReview({
        experience,
        manner: person.manner,
        labels: article.labels,
        slots: slotsFor(person, article, at, draw),
        said: this.#saidOf(article.family),
        draw,
        isOfThing: true,
      }),
    )
    return made({
      key,
      person,
      at: atAnHour(dayOf(at), draw),
      source,
      words,
      halfStars: experience.halfStars,
      article,
      shop: article.shop,
      isHeldOut: liking.isHeldOut,
    })
  }

  ofShop({ person, at, source }: Buying, shop: string): MadeReview {
    const key = `${this.#seed}/review/${person.id}/${shop}`
    const draw = drawFrom(key)
    const liking = shopLikingOf(shop, this.#seed)
    const experience = drawExperience(
      (['delivery', 'packaging', 'service'] as const).map((aspect) => ({ aspect, weight: 1, good: liking[aspect] })),
      person.mildness,
      draw,
    )
    const words = this.#fresh(() =>
      writeReview({
        experience,
        manner: person.manner,
        labels: ['all', 'shop'],
        slots: slotsFor(person, null, at, draw),
        said: this.#saidOf(shop),
        draw,
        isOfThing: false,
      }),
    )
    const marks = Object.fromEntries(
      experience.found.map(({ aspect, verdict }) => [
        aspect,
        draw.chance(0.8) ? MARKS[verdict] - draw.int(0, 1) : null,
      ]),
    )
    return made({
      key,
      person,
      at,
      source,
      words,
      halfStars: experience.halfStars,
      article: null,
      shop,
      isHeldOut: drawFrom(`${this.#seed}/held out/${shop}/${person.id}`).chance(0.5),
      marks: {
        deliveryHalfStars: marks['delivery'] ?? null,
        packagingHalfStars: marks['packaging'] ?? null,
        serviceHalfStars: marks['service'] ?? null,
      },
    })
  }

  /** Written until nobody has said it so, or nearly so, before. */
  #fresh(write: () => WrittenWords): WrittenWords {
    for (let tries = 0; ; tries++) {
      const words = write()
      if (words.body === null || this.#novelty.take(words.body, tries > TRIES)) return words
      if (tries > 2 * TRIES) return { ...words, body: null, tells: words.tells.filter(({ at }) => at !== 'body') }
    }
  }

  #likingOf(article: Article): FamilyTruth {
    const known = this.#likings.get(article.family) ?? likingOf(article, this.#seed)
    this.#likings.set(article.family, known)
    return known
  }

  #saidOf(thing: string): Said {
    const known = this.#said.get(thing) ?? new Said()
    this.#said.set(thing, known)
    return known
  }
}

const MARKS = { good: 10, mixed: 7, bad: 3 } as const

function dayOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000)
}

interface Making extends Buying {
  readonly key: string
  readonly words: WrittenWords
  readonly halfStars: number
  readonly article: Article | null
  readonly shop: string
  readonly isHeldOut: boolean
  readonly marks?: Pick<DemoReview, 'deliveryHalfStars' | 'packagingHalfStars' | 'serviceHalfStars'>
}

/** An honest review as both files have it. */
export function made({
  key,
  person,
  at,
  source,
  words,
  halfStars,
  article,
  shop,
  isHeldOut,
  marks,
}: Making): MadeReview {
  const externalId = `r${hashOf(key)}`
  const { body, pluses, minuses, tells } = words
  const common = {
    externalId,
    subject: article === null ? ('eshop' as const) : ('variant' as const),
    shop,
    itemId: article?.itemId ?? null,
    halfStars,
    writtenAt: at.toISOString(),
  }
  return {
    review: {
      ...common,
      ...source,
      nickname: person.nickname,
      deliveryHalfStars: marks?.deliveryHalfStars ?? null,
      packagingHalfStars: marks?.packagingHalfStars ?? null,
      serviceHalfStars: marks?.serviceHalfStars ?? null,
      body,
      pluses,
      minuses,
      reply: null,
      repliedAt: null,
    },
    truth: {
      ...common,
      product: article?.product ?? null,
      family: article?.family ?? null,
      author: person.id,
      network: person.network,
      isVerified: source.verifiedBy === 'purchase',
      texts: [...(body === null ? [] : [body]), ...pluses, ...minuses],
      tells,
      isFalse: false,
      why: null,
      campaign: null,
      copyOf: null,
      isHeldOut,
    },
  }
}
