import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Aspect as TrueAspect, FamilyTruth, ReviewTruth, Verdict } from '../../../demo/reviews/review-truth.ts'
import type { Aspect, Side } from '../../../src/domains/reviews/summaries/claims/aspect.ts'
import { type Reading, readReview } from '../../../src/domains/reviews/summaries/reading.ts'
import { weighClaims } from '../../../src/domains/reviews/summaries/weigh-claims.ts'
import type { SentenceVerdict } from './sentence-figures.ts'

/** What of ours speaks of what the demo's truth calls otherwise. Where it has no word of its own, several of its are right. */
const TRUE_ASPECTS: Partial<Record<Aspect, readonly TrueAspect[]>> = {
  looks: ['look'],
  sturdiness: ['durability', 'quality'],
  quality: ['quality', 'durability'],
  finish: ['quality'],
  storage: ['space'],
  firmness: ['comfort', 'softness'],
  softness: ['softness', 'comfort'],
  comfort: ['comfort', 'softness'],
  handover: ['delivery', 'service'],
  damage: ['packaging', 'delivery'],
  instructions: ['assembly'],
  parts: ['assembly', 'packaging'],
}

export interface DemoTruth {
  readonly reviews: readonly ReviewTruth[]
  readonly families: ReadonlyMap<string, FamilyTruth>
}

/** The demo's truth below POISO_DATA; null: no demo was made there. */
export function loadDemoTruth(dataFolder: string): DemoTruth | null {
  const folder = join(dataFolder, 'demo', 'truth')
  if (!existsSync(join(folder, 'reviews.jsonl'))) return null
  const families = lines<FamilyTruth>(join(folder, 'liked.jsonl'))
  return {
    reviews: lines<ReviewTruth>(join(folder, 'reviews.jsonl')).filter(({ isFalse }) => !isFalse),
    families: new Map(families.map((family) => [family.family, family])),
  }
}

function lines<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

/** Each honest review: what is read in it beside what it tells. */
export function judgeReview(truth: ReviewTruth, id: number): SentenceVerdict & { readonly reading: Reading } {
  const reading = readReview({ id, language: 'pt', translatedBody: null, ...textsOf(truth) })
  const found = [...new Set(reading.said.map(({ aspect, side }) => `${aspect} ${side}`))]
  const isTold = (claim: string) => {
    const [aspect, side] = claim.split(' ') as [Aspect, Side]
    return truth.tells.some((told) => trueAspects(aspect).includes(told.aspect) && sideOf(told.verdict).includes(side))
  }
  const isFound = ({ aspect, verdict }: ReviewTruth['tells'][number]) =>
    found.some((claim) => {
      const [own, side] = claim.split(' ') as [Aspect, Side]
      return trueAspects(own).includes(aspect) && sideOf(verdict).includes(side)
    })
  return {
    text: truth.texts.join(' | '),
    right: found.filter(isTold),
    wrong: found.filter((claim) => !isTold(claim)),
    missed: truth.tells
      .filter((told) => !isFound(told))
      .map(({ aspect, verdict, words }) => `${aspect} ${verdict} "${words}"`),
    reading,
  }
}

export interface ClaimVerdict {
  readonly name: string
  readonly isRight: boolean
  readonly example: string
}

/** Each claim of each product's summary, made as the product makes it, beside what its family is really like: against it is wrong where three in four find it good. */
export function judgeSummaries({ reviews, families }: DemoTruth, isHeldOut: boolean): ClaimVerdict[] {
  const byProduct = Map.groupBy(
    reviews.filter((review) => review.subject === 'variant' && review.isHeldOut === isHeldOut),
    ({ product }) => product ?? '',
  )
  return [...byProduct].flatMap(([product, own]) => {
    const readings = own.map((truth, index) => judgeReview(truth, index + 1).reading)
    const written = own.map((truth, index) => [index + 1, truth] as const).filter(([, { texts }]) => texts.length > 0)
    const summary = weighClaims(readings, new Map(written.map(([id, { author }]) => [id, author])))
    const family = families.get(own[0]?.family ?? '')
    return [...(summary?.pros ?? []), ...(summary?.cons ?? [])].map(({ aspect, side, text, percentage, places }) => {
      const shares = trueAspects(aspect).flatMap((each) => family?.good[each] ?? [])
      // What the truth of a family has no share of (delivery, packaging, service are shops') was told by the reviews themselves.
      const told = own.flatMap(({ tells }) => tells.filter((each) => trueAspects(aspect).includes(each.aspect)))
      const isRight =
        shares.length > 0
          ? shares.some((good) => (side === 'plus' ? good > 0.34 : good < 0.75))
          : told.filter(({ verdict }) => sideOf(verdict).includes(side)).length >= places.length / 2
      return {
        name: `${aspect} ${side}`,
        isRight,
        example: `${product}: ${text} ${percentage} %, ${places.length} voices, true ${shares.join(' ')}`,
      }
    })
  })
}

function trueAspects(aspect: Aspect): readonly TrueAspect[] {
  return TRUE_ASPECTS[aspect] ?? [aspect as TrueAspect]
}

/** "Mixed" says both. */
function sideOf(verdict: Verdict): readonly Side[] {
  return verdict === 'good' ? ['plus'] : verdict === 'bad' ? ['minus'] : ['plus', 'minus']
}

/** Points are those that are told as such; the body stands first. */
function textsOf({ texts, tells }: ReviewTruth) {
  const isPoint = (at: 'pluses' | 'minuses') => (text: string) =>
    tells.some((told) => told.at === at && (told.words === text || text.includes(told.words)))
  const hasBody = tells.some(({ at }) => at === 'body') || (texts[0] ?? '').length > 60
  const points = hasBody ? texts.slice(1) : texts
  return {
    body: hasBody ? (texts[0] ?? null) : null,
    pluses: points.filter(isPoint('pluses')),
    minuses: points.filter((text) => isPoint('minuses')(text) && !isPoint('pluses')(text)),
  }
}
