import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Noun } from '../pieces/piece.ts'
import { pieces } from '../pieces/pieces.ts'
import type { DemoManifest } from '../manifest.ts'
import type { Truth } from '../truth.ts'
import { type Kind, kindOf, labelsOf } from './labels.ts'

/** An offer as those who write of it know it. */
export interface Article {
  readonly shop: string
  readonly itemId: string
  readonly product: string
  readonly family: string
  readonly category: string
  readonly kind: Kind
  readonly labels: readonly string[]
  readonly noun: Noun
  /** Group of its colour (`cor`), null: none to speak of. */
  readonly colour: number | null
  readonly priceCents: number
}

const PIECES = new Map(pieces.map((piece) => [piece.category.slug, piece]))

/** Every offer of the demo, from what its shops have been written with. */
export async function readArticles({ folder, feeds }: Pick<DemoManifest, 'folder' | 'feeds'>): Promise<Article[]> {
  const articles: Article[] = []
  for (const { shop } of feeds) {
    const pages = new Map<string, readonly [title: string, cents: number]>()
    for await (const [itemId, title, , cents] of lines<[string, string, string | null, number]>(
      join(folder, 'pages', `${shop}.jsonl`),
    ))
      pages.set(itemId, [title, cents])
    for await (const truth of lines<Truth>(join(folder, 'truth', `${shop}.jsonl`))) {
      const [title = '', priceCents = 0] = pages.get(truth.itemId) ?? []
      articles.push({
        shop,
        itemId: truth.itemId,
        product: truth.product,
        family: truth.family,
        category: truth.category,
        kind: kindOf(truth.category),
        labels: labelsOf(truth),
        noun: nounOf(truth.category, title),
        colour: truth.colours[0] ?? null,
        priceCents,
      })
    }
  }
  return articles
}

/** The word for it in its title; else the usual one. */
function nounOf(category: string, title: string): Noun {
  const nouns = PIECES.get(category)?.nouns ?? []
  const words = title.toLowerCase()
  const named = nouns.filter(({ text }) => words.includes(text.toLowerCase()))
  return (named.toSorted((one, other) => other.text.length - one.text.length)[0] ?? nouns[0]) as Noun
}

async function* lines<T>(file: string): AsyncGenerator<T> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line) as T
}
