import { categories, isLeaf, noAttributes } from '../../src/domains/catalogue/contract.ts'
import type { GroupingOffer } from '../../src/domains/offers/grouping/testing.ts'
import { aRandom } from './random.ts'

const SHOPS = 40
const COLOURS = ['cinzento', 'verde', 'azul', 'bege'] as const
const WIDTHS = [120, 160, 200] as const
const SYLLABLES =
  'ba be bi bo ca co da do fa fe ga go la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se so ta te to va ve vi zo'.split(
    ' ',
  )

/**
 * A made-up catalogue for the bench: series of up to twelve colours and sizes, one in three sold by two to five shops, of whose
 * articles 60 % carry a GTIN, 20 % brand and MPN, 20 % neither; half of the shops name their groups. The same at each call.
 */
export function* groupingOffers(count: number): Generator<GroupingOffer> {
  const random = aRandom(20)
  const leaves = categories.filter(isLeaf)
  for (let made = 0, series = 0; made < count; series += 1) {
    const category = random.pick(leaves)
    const name = Array.from({ length: 3 }, () => random.pick(SYLLABLES)).join('')
    const title = `${category.name} ${name[0]?.toUpperCase()}${name.slice(1)}`
    const sellers = random.chance(0.3) ? 2 + random.below(4) : 1
    const kind = random.next()
    const [colours, widths, base] = [
      COLOURS.slice(0, 1 + random.below(4)),
      WIDTHS.slice(0, 1 + random.below(3)),
      2_000 + random.below(100_000),
    ]
    const first = random.below(SHOPS)
    for (let seller = 0; seller < sellers; seller += 1) {
      const shop = (first + seller * 7) % SHOPS
      for (const [at, [colour, width]] of colours
        .flatMap((colour) => widths.map((width) => [colour, width] as const))
        .entries()) {
        if (made >= count) return
        made += 1
        const article = series * 12 + at
        yield {
          shop: `loja-${shop}`,
          itemId: `${series}-${at}`,
          title:
            seller % 2 === 0
              ? `${title} ${colour} ${width} cm`
              : `${name.toUpperCase()} – ${category.name}, ${colour}, ${width} cm`,
          brand: `marca-${series % 300}`,
          gtin: kind < 0.6 ? gtin14(article) : null,
          mpn: kind >= 0.6 && kind < 0.8 ? `MP-${article}` : null,
          groupKey: shop % 2 === 0 ? `s${series}` : null,
          categoryId: category.id,
          priceCents: Math.round(base * (1 + at / 20) * (0.95 + random.next() / 10)),
          attributes: {
            ...noAttributes,
            colours: { ids: [COLOURS.indexOf(colour) + 1], source: 'title' },
            sizes: { width: { lowMm: width * 10, highMm: width * 10, source: 'title', confidence: 1 } },
          },
        }
      }
    }
  }
}

function gtin14(article: number): string {
  const body = `0560${String(article).padStart(9, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
