import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateDemo } from '../generate.ts'
import type { DemoManifest } from '../manifest.ts'
import { drawReviews, type MadeReviews, makeReviews } from './make-reviews.ts'
import { Novelty } from './novelty.ts'

let folder: string
let manifest: DemoManifest
let made: MadeReviews

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-reviews-'))
  manifest = await generateDemo({ dataFolder: folder, port: 4000, productCount: 1500, today: new Date('2026-11-20') })
  made = await drawReviews(manifest, 3000)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function honest() {
  return made.reviews.filter(({ truth }) => !truth.isFalse)
}

function share<T>(list: readonly T[], is: (one: T) => boolean): number {
  return list.filter(is).length / list.length
}

test('the same seed gives the same reviews, in the files too', async () => {
  const again = await drawReviews(manifest, 3000)
  expect(again).toEqual(made)
  await makeReviews(manifest, 3000)
  const lines = (await readFile(join(folder, 'demo', 'truth', 'reviews.jsonl'), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(made.reviews.map(({ truth }) => truth))
})

test('stars, counts and dates are spread as they are at shops', () => {
  const { reviews } = made
  expect(reviews).toHaveLength(3000)
  const stars = (is: (halfStars: number) => boolean): number => share(reviews, ({ review }) => is(review.halfStars))
  expect(stars((n) => n >= 9)).toBeGreaterThan(0.45)
  expect(stars((n) => n <= 4)).toBeGreaterThan(0.03)
  expect(stars((n) => n <= 4)).toBeLessThan(0.15)
  const counts = [...Map.groupBy(reviews, ({ truth }) => truth.product).entries()]
    .flatMap(([product, own]) => (product === null ? [] : [own.length]))
    .toSorted((one, other) => other - one)
  expect(counts[0]).toBeGreaterThan(20)
  expect(share(counts, (count) => count <= 5)).toBeGreaterThan(0.6)
  expect(share(reviews, ({ truth }) => truth.subject === 'eshop')).toBeGreaterThan(0.04)
  const last = Date.parse(manifest.generatedAt)
  for (const { review } of reviews) {
    const at = Date.parse(review.writtenAt)
    expect(at).toBeLessThan(last + 86_400_000)
    expect(at).toBeGreaterThan(last - 732 * 86_400_000)
    if (review.repliedAt !== null) expect(Date.parse(review.repliedAt)).toBeGreaterThan(at)
  }
})

test('one in twenty-five is false, labelled with its campaign; half of them and half of the families are held out', () => {
  const faked = made.reviews.filter(({ truth }) => truth.isFalse)
  expect(faked.length / made.reviews.length).toBeCloseTo(0.04, 3)
  expect(new Set(faked.map(({ truth }) => truth.why))).toEqual(new Set(['burst', 'copy', 'self-praise', 'attack']))
  expect(faked.every(({ truth }) => truth.campaign !== null)).toBe(true)
  const ids = new Set(made.reviews.map(({ truth }) => truth.externalId))
  expect(ids.size).toBe(3000)
  for (const { truth } of faked) if (truth.why === 'copy') expect(ids.has(truth.copyOf ?? '')).toBe(true)
  for (const half of [honest(), faked]) {
    const held = share(half, ({ truth }) => truth.isHeldOut)
    expect(held).toBeGreaterThan(0.3)
    expect(held).toBeLessThan(0.7)
  }
})

test('what is told stands in the text, and follows what the family is like', () => {
  const liking = new Map(made.families.map((family) => [family.family, family.good]))
  const [liked, disliked] = [[] as boolean[], [] as boolean[]]
  for (const { truth } of honest()) {
    for (const { words } of truth.tells) expect(truth.texts.join('\n')).toContain(words)
    for (const { aspect, verdict } of truth.tells) {
      const good = liking.get(truth.family ?? '')?.[aspect]
      if (good !== undefined && verdict !== 'mixed')
        (good > 0.75 ? liked : good < 0.34 ? disliked : []).push(verdict === 'good')
    }
  }
  expect(share(liked, Boolean)).toBeGreaterThan(0.85)
  expect(share(disliked, Boolean)).toBeLessThan(0.35)
})

test('no two honest bodies are the same, few are nearly', () => {
  const bodies = honest().flatMap(({ review }) => review.body?.toLowerCase() ?? [])
  expect(new Set(bodies).size).toBe(bodies.length)
  const novelty = new Novelty()
  expect(share(bodies, (body) => !novelty.take(body))).toBeLessThan(0.12)
})

/** Words and turns that nobody in Portugal writes. */
const BRAZILIAN =
  /(?<!\p{L})(você|vocês|geladeira|banheiro|celular|ônibus|legal|bacana|caminhão|parcelad[oa]|frete|nota fiscal|usuário|cadastro|cômoda|gostei demais|tô|pra|pro|(?<!toda )a gente)(?!\p{L})|(?<!\p{L})(?:estou|está|estava|estamos|continua|fica|anda) \p{L}+(?:ando|endo|indo)(?!\p{L})/iu
const CARELESS =
  /\{|\}|\[|\]|\||undefined|null| {2}| [,.;!?]|,,|(?<!\p{L})(?:o a|a o|de o|de a|em o|em a|por o|por a|de um sofá a|um uma|dele a)(?= \p{L}{4,} (?:é|está|veio|meu|minha))/u

test('it is Portuguese of Portugal, with agreement and accents by those who know them', () => {
  for (const { review } of made.reviews) {
    const text = [review.body ?? '', ...review.pluses, ...review.minuses, review.reply ?? ''].join('\n')
    expect(text).not.toMatch(BRAZILIAN)
    expect(text).not.toMatch(CARELESS)
  }
  const bodies = honest().flatMap(({ review }) => review.body ?? [])
  expect(
    share(
      bodies.filter((body) => body.length > 120),
      (body) => /[áàâãéêíóôõúç]/i.test(body),
    ),
  ).toBeGreaterThan(0.8)
  expect(share(bodies, (body) => /^\p{Lu}/u.test(body))).toBeGreaterThan(0.75)
})

test('nouns, articles and endings agree', () => {
  const wrong =
    /(?<!\p{L})(?:(?:o|um|este|no|do|ao) (?:mesa|cama|cadeira|estante|cómoda|poltrona|manta|jarra|vela|panela|prateleira|secretária)|(?:a|uma|esta|na|da|à) (?:sofá|tapete|colchão|candeeiro|móvel|roupeiro|espelho|armário|conjunto|edredão|banco))(?!\p{L})/u
  for (const { review } of made.reviews) {
    expect(review.body ?? '').not.toMatch(wrong)
    const predicate =
      /(?<!\p{L})(?:esta|a) (?:mesa|cama|cadeira|estante|poltrona|manta) (?:é|está) (?:muito |mesmo )?\p{L}+(?:ado|ido|ito|ico)(?!\p{L})/u
    expect(review.body ?? '').not.toMatch(predicate)
  }
})
