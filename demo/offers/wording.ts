import { bodies, sizeSentences } from '../language/bodies.ts'
import { capital } from '../language/agreement.ts'
import { care, closings } from '../language/care.ts'
import { phrasesOf, sayable, type Wording } from '../language/slots.ts'
import { openings } from '../language/openings.ts'
import { canRender, compile, render, type Slots, type Template } from '../language/template.ts'
import type { Product } from '../assortment/product.ts'
import type { Noun } from '../pieces/piece.ts'
import type { Draw } from '../prng.ts'
import type { Shop, Voice } from '../shops/shop.ts'

function compiled<K extends string>(table: Readonly<Record<K, readonly string[]>>): Record<K, Template[]> {
  return Object.fromEntries(
    Object.entries<readonly string[]>(table).map(([key, list]) => [key, list.map(compile)]),
  ) as Record<K, Template[]>
}

const OPENINGS = compiled(openings)
const BODIES = compiled(bodies)
const CARE = compiled(care)
const SIZES = sizeSentences.map(compile)
const CLOSINGS = closings.map(compile)
const titleTemplates = new Map<string, Template[]>()

/** How many sentences of each kind a manner of speaking likes. */
const HABITS: Readonly<Record<Voice, { bodies: number; size: number; care: number; closing: number }>> = {
  dry: { bodies: 0.5, size: 0.45, care: 0.15, closing: 0.05 },
  warm: { bodies: 1.3, size: 0.35, care: 0.35, closing: 0.25 },
  selling: { bodies: 1.1, size: 0.3, care: 0.15, closing: 0.3 },
  editorial: { bodies: 1.1, size: 0.3, care: 0.25, closing: 0.15 },
  practical: { bodies: 1.2, size: 0.5, care: 0.3, closing: 0.15 },
}

/** The words that this shop uses for an article; the same for all articles of a family but for the colour. */
export function wordingOf(product: Product, shop: Shop, familyDraw: Draw): Wording {
  const { piece, material, series, identifiers, isShared, nounIndex } = product.family
  const own = (nounIndex + shop.taste) % piece.nouns.length
  const noun = piece.nouns[nounIndex]
  // Synonyms only: "conjunto de 2" and "módulo" are other articles.
  const alternatives = piece.nouns.filter((other) => other.factor === noun?.factor)
  const taken = alternatives[own % alternatives.length] ?? alternatives[0]
  if (taken === undefined) throw new Error(`${piece.row.at} has no noun`)
  const renamed = isShared && identifiers === 'none' && familyDraw.chance(0.35)
  return {
    noun: taken,
    series: renamed ? `${series} ${familyDraw.pick(['Casa', 'Plus', 'II', 'Nova', 'Line', 'Home'])}` : series,
    colourWord: product.tone.words[shop.taste % product.tone.words.length] as string,
    materialWord: material.words[(shop.taste + nounIndex) % material.words.length] as string,
  }
}

/** A text, and the names of the slots that it has used: what it says of the article (truth.ts). */
export interface Wrote {
  text: string
  said: ReadonlySet<string>
}

/** One of the shop's ways to write a title that this article has everything for. */
export function titleOf(slots: Slots, shop: Shop, draw: Draw): Wrote {
  const templates = titleTemplates.get(shop.slug) ?? shop.titles.map(compile)
  titleTemplates.set(shop.slug, templates)
  const possible = templates.filter((template) => canRender(template, slots))
  const said = new Set<string>()
  return {
    text: tidied(render(draw.pick(possible.length > 0 ? possible : templates.slice(0, 1)), slots, draw, said)),
    said,
  }
}

/** A description in the shop's voice, its sentences drawn for this article alone. */
export function descriptionOf(product: Product, noun: Noun, slots: Slots, shop: Shop, draw: Draw): Wrote {
  const habits = HABITS[shop.voice]
  const phrases = phrasesOf(product, noun)
  const sentences: string[] = []
  const used = new Set<Template>()
  const slotsUsed = new Set<string>()
  const say = (pool: readonly Template[]): void => {
    const said = sentences.join(' ')
    sentences.push(
      one(pool, { ...slots, ...sayable(phrases, said), ...withoutSaid(slots, said) }, draw, {
        templates: used,
        slots: slotsUsed,
      }),
    )
  }
  say(OPENINGS[shop.voice])
  for (let left = habits.bodies; draw.chance(Math.min(0.95, left)); left -= 0.6) say(BODIES[shop.voice])
  if (draw.chance(habits.size)) say(SIZES)
  if (draw.chance(habits.care)) say(CARE[product.family.material.care])
  if (draw.chance(habits.closing)) say(CLOSINGS)
  return {
    text: sentences
      .filter((sentence) => sentence !== '')
      .map(tidied)
      .join(' '),
    said: slotsUsed,
  }
}

/** Sizes and weight are given once. */
function withoutSaid(slots: Slots, said: string): Slots {
  const isSaid = (name: string): boolean => slots[name] !== undefined && said.includes(slots[name])
  return {
    ...(isSaid('full')
      ? { full: undefined, w: undefined, dia: undefined, fw: undefined, hw: undefined, bw: undefined, len: undefined }
      : {}),
    ...(isSaid('kg') ? { kg: undefined } : {}),
  }
}

/** A sentence of the pool that this text has not used yet. */
function one(
  pool: readonly Template[],
  slots: Slots,
  draw: Draw,
  used: { templates: Set<Template>; slots: Set<string> },
): string {
  // Most can be rendered: a few tries cost less than asking all of them.
  for (let tries = 0; tries < 8; tries += 1) {
    const template = draw.pick(pool)
    if (used.templates.has(template) || !canRender(template, slots)) continue
    used.templates.add(template)
    return render(template, slots, draw, used.slots)
  }
  return ''
}

function tidied(text: string): string {
  return capital(
    text
      .replace(/\s+([,.;:?])/g, '$1')
      .replace(/ {2,}/g, ' ')
      .replace(/\.\.$/, '.')
      .trim(),
  )
}
