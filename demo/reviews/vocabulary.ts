import { canRender, render, type Slots } from '../language/template.ts'
import type { Draw } from '../prng.ts'
import { ASPECTS, type Aspect, type Verdict } from './review-truth.ts'
import { assembly, delivery, packaging, service } from './words/coming.ts'
import { comfort, noise, softness } from './words/comfort.ts'
import { closers, openers, overall, stories } from './words/frame.ts'
import { type AspectLines, type Line, linesOf } from './words/lines.ts'
import { colour, light, look, size, space } from './words/looks.ts'
import { cleaning, durability, quality, smell, stability, value } from './words/make.ts'
import { points } from './words/points.ts'

const TOLD: Readonly<Record<Aspect, AspectLines>> = {
  comfort,
  assembly,
  colour,
  look,
  quality,
  size,
  smell,
  stability,
  cleaning,
  noise,
  durability,
  space,
  light,
  softness,
  value,
  delivery,
  packaging,
  service,
}

export type Mood = keyof typeof overall

const LINES = new Map<string, readonly Line[]>()
for (const aspect of ASPECTS) {
  for (const verdict of ['good', 'mixed', 'bad'] as const) add(`${aspect}/${verdict}`, TOLD[aspect][verdict])
  add(`${aspect}/plus`, points[aspect].good)
  add(`${aspect}/minus`, points[aspect].bad)
}
for (const [mood, source] of Object.entries(overall)) add(`overall/${mood}`, source)
for (const [mood, source] of Object.entries(closers)) add(`closer/${mood}`, source)
add('opener', openers)
add('story', stories)

function add(name: string, source: string): void {
  LINES.set(name, linesOf(name, source))
}

export type ListName =
  | `${Aspect}/${Verdict | 'plus' | 'minus'}`
  | `overall/${Mood}`
  | `closer/${keyof typeof closers}`
  | 'opener'
  | 'story'

/** What has been said of one thing: lines come round again when all were used, wordings never as long as there is another. */
export class Said {
  readonly #lines = new Map<string, number>()
  readonly #texts = new Set<string>()

  /** A clause of a list that holds of a thing with these labels; null: none does. */
  draw(name: ListName, labels: readonly string[], slots: Slots, draw: Draw): string | null {
    const fitting = (LINES.get(name) ?? []).filter(
      (line) => line.labels.some((label) => labels.includes(label)) && canRender(line.template, slots),
    )
    if (fitting.length === 0) return null
    for (let tries = 0; ; tries++) {
      const least = Math.min(...fitting.map(({ id }) => this.#lines.get(id) ?? 0))
      const line = draw.weighted(
        fitting.filter(({ id }) => (this.#lines.get(id) ?? 0) <= least + Math.floor(tries / 4)),
        // What is said of such a piece alone is likelier than what may be said of any.
        ({ labels: own }) => (own.includes('all') ? 1 : 2),
      )
      const text = tidy(render(line.template, slots, draw, new Set()))
      if (this.#texts.has(text) && tries < 12) continue
      this.#texts.add(text)
      this.#lines.set(line.id, (this.#lines.get(line.id) ?? 0) + 1)
      return text
    }
  }
}

function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,,/g, ',')
    .trim()
}
