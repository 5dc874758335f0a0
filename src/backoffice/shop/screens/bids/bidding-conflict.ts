import type { ShopBids } from '#platform/api-client/calls.ts'
import type { ConflictLine } from '../../../parts/frame/outcome.ts'
import { eurosText } from '../../../parts/money-words.ts'
import type { Bidding } from './bidding-of-form.ts'
import { factorLines, labelFactorLines } from './bidding-of-form.ts'
import { modeWords } from './mode-words.ts'

/** What somebody sent beside what somebody else has saved meanwhile. */
export function biddingConflict(yours: Bidding, present: ShopBids): readonly ConflictLine[] {
  const names = new Map(present.categories.map(({ categoryId, name }) => [categoryId, name]))
  const line = (label: string, wordsOf: (bidding: Bidding) => string) => ({
    label,
    yours: wordsOf(yours),
    present: wordsOf(present),
  })
  return [
    line('Quem escolhe o preço', ({ mode }) => modeWords[mode]),
    line('No máximo por clique', ({ targetCpc }) => (targetCpc === null ? '' : eurosText(targetCpc))),
    line('Licitações', ({ bids }) => bids.map((bid) => bidText(bid, names)).join('; ')),
    line('Fatores', ({ factors }) => factorLines(factors).replaceAll('\n', '; ')),
    line('Fatores por rótulo', ({ labelFactors }) => labelFactorLines(labelFactors).replaceAll('\n', '; ')),
  ]
}

function bidText({ categoryId, priceFrom, priceTo, cpc }: Bidding['bids'][number], names: ReadonlyMap<number, string>) {
  const category = categoryId === null ? 'Todas' : (names.get(categoryId) ?? String(categoryId))
  const until = priceTo === null ? '' : ` até ${eurosText(priceTo)}`
  return `${category} desde ${eurosText(priceFrom)}${until}: ${eurosText(cpc)}`
}
