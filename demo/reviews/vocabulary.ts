import { canRender, render, type Slots } from '../language/template.ts'
import type { Draw } from '../prng.ts'
import { ASPECTS, type Aspect, type Verdict } from './review-truth.ts'
import { assembly, delivery, packaging, service } from './words/coming.ts'
import { comfort, noise, softness } from './words/comfort.ts'
import { attack, bought, ownPraise } from './words/false-words.ts'
import { closers, openers, overall, stories } from './words/frame.ts'
import { type AspectLines, type Line, linesOf } from './words/lines.ts'
import { colour, light, look, size, space } from './words/looks.ts'
import { cleaning, durability, quality, smell, stability, value } from './words/make.ts'
import { points } from './words/points.ts'
import { questionTopics } from './words/question-words.ts'
import { sorry, thanks } from './words/reply-words.ts'

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
add('false/bought', bought)
add('false/own', ownPraise)
add('false/attack', attack)
add('reply/thanks', thanks)
questionTopics.forEach(({ asks, shop, buyer }, topic) => {
  add(`question/${topic}/asks`, asks)
  add(`question/${topic}/shop`, shop)
  add(`question/${topic}/buyer`, buyer)
})
for (const [trouble, source] of Object.entries(sorry)) add(`reply/${trouble}`, source)

function add(name: string, source: string): void {
  LINES.set(name, linesOf(name, source))
}

export type ListName =
  | `${Aspect}/${Verdict | 'plus' | 'minus'}`
  | `overall/${Mood}`
  | `closer/${keyof typeof closers}`
  | 'opener'
  | 'story'
  | `question/${number}/${'asks' | 'shop' | 'buyer'}`
  | `false/${'bought' | 'own' | 'attack'}`
  | `reply/${'thanks' | keyof typeof sorry}`

export const topicCount = questionTopics.length

/** Lines of a list that hold of things with these labels; those of such a piece alone twice, as they are likelier than what may be said of any. */
function fittingLines(name: ListName, labels: readonly string[]): readonly Line[] {
  const key = `${name} ${labels.join(' ')}`
  const known = FITTING.get(key)
  if (known !== undefined) return known
  const lines = (LINES.get(name) ?? []).filter((line) => line.labels.some((label) => labels.includes(label)))
  const fitting = lines.flatMap((line) => (line.labels.includes('all') ? [line] : [line, line]))
  FITTING.set(key, fitting)
  return fitting
}

const FITTING = new Map<string, readonly Line[]>()
const TRIES = 6
/** Of so many lines the one is taken that was said least. */
const LOOKED_AT = 3

/** What has been said of one thing: lines come round again when all were used, wordings hardly ever. */
export class Said {
  readonly #lines = new Map<string, number>()
  readonly #texts = new Set<string>()

  /** A clause of a list that holds of a thing with these labels; null: none does. */
  draw(name: ListName, labels: readonly string[], slots: Slots, draw: Draw): string | null {
    const fitting = fittingLines(name, labels)
    if (fitting.length === 0) return null
    let last: string | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      const line = this.#leastSaid(fitting, draw)
      if (!canRender(line.template, slots)) continue
      const text = tidy(render(line.template, slots, draw, NOTHING))
      last = text
      if (this.#texts.has(text)) continue
      this.#texts.add(text)
      this.#lines.set(line.id, (this.#lines.get(line.id) ?? 0) + 1)
      return text
    }
    return last
  }

  #leastSaid(fitting: readonly Line[], draw: Draw): Line {
    let least = draw.pick(fitting)
    for (let looked = 1; looked < LOOKED_AT; looked++) {
      const other = draw.pick(fitting)
      if ((this.#lines.get(other.id) ?? 0) < (this.#lines.get(least.id) ?? 0)) least = other
    }
    return least
  }
}

/** Which slots a clause has used is nobody's concern here. */
const NOTHING = new Set<string>()

function tidy(text: string): string {
  return text.replace(/ +(?=[ ,.;:!?])|,(?=,)/g, '').trim()
}

/** One clause for itself, whatever was said before. */
export function said(name: ListName, labels: readonly string[], slots: Slots, draw: Draw): string | null {
  return new Said().draw(name, labels, slots, draw)
}
