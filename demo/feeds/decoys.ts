import type { Draw } from '../prng.ts'
import type { Shop } from '../shops/shop.ts'
import type { PendingDefect } from './defect.ts'
import { changed, without } from './dirt-kind.ts'
import type { FeedItem } from './feed-item.ts'
import { STRAY_QUOTE } from './table.ts'

/** An item that must stay out, copied from a good one under an id of its own. */
export interface Decoy {
  item: FeedItem
  defect: PendingDefect
}

interface DecoyKind {
  kind: string
  code: string
  field: string | null
  spoil(item: FeedItem): FeedItem
  /** Another item of the same id that says something else; both are out. */
  rival?(item: FeedItem): FeedItem
  /** Where alone it is a defect: a quote in tables, a price without a currency where prices must name it. */
  isFor?: RegExp
}

function set(name: string, text: string) {
  return (item: FeedItem): FeedItem => changed(item, name, () => text) ?? [...item, [name, text]]
}
const HOSTILE = '</title></script><script>alert(1)</script><svg onload=alert(1)>{{7*7}}${7*7}'

const KINDS: readonly DecoyKind[] = [
  { kind: 'price_missing', code: 'price_missing', field: null, spoil: (item) => without(item, 'price') },
  { kind: 'price_said_not_to_be', code: 'price_missing', field: 'price', spoil: set('price', 'N/A') },
  { kind: 'price_beyond_numbers', code: 'price_invalid', field: 'price', spoil: set('price', '1e308') },
  {
    kind: 'price_without_currency',
    code: 'currency_missing',
    field: 'price',
    spoil: set('price', '129.00'),
    isFor: /^google-(?!jsonl)/,
  },
  { kind: 'price_zero', code: 'price_out_of_range', field: 'price', spoil: set('price', '0.00 EUR') },
  { kind: 'price_negative', code: 'price_out_of_range', field: 'price', spoil: set('price', '-5.00 EUR') },
  { kind: 'price_on_request', code: 'price_invalid', field: 'price', spoil: set('price', 'preço sob consulta') },
  { kind: 'price_from', code: 'price_range', field: 'price', spoil: set('price', 'desde 99,00 EUR') },
  { kind: 'price_of_three_decimals', code: 'price_precision', field: 'price', spoil: set('price', '19.999 EUR') },
  { kind: 'foreign_currency', code: 'currency_unsupported', field: 'price', spoil: set('price', '129.00 USD') },
  {
    kind: 'foreign_link',
    code: 'foreign_domain',
    field: 'link',
    spoil: set('link', 'https://outra-loja.example/produto/1'),
  },
  {
    kind: 'script_link',
    code: 'link_invalid',
    field: 'link',
    spoil: (item) => set('description', HOSTILE)(set('link', 'javascript:alert(document.cookie)')(item)),
  },
  {
    kind: 'formula_id',
    code: 'price_missing',
    field: null,
    spoil: (item) => changed(without(item, 'price'), 'id', (id) => `=1+${id}`) ?? item,
  },
  { kind: 'no_id', code: 'id_missing', field: null, spoil: (item) => without(item, 'id') },
  { kind: 'over_long_id', code: 'id_too_long', field: 'id', spoil: set('id', 'X'.repeat(140)) },
  { kind: 'no_title', code: 'title_missing', field: null, spoil: (item) => without(item, 'title') },
  { kind: 'script_title', code: 'title_missing', field: 'title', spoil: set('title', '<script>alert(1)</script>') },
  {
    kind: 'id_conflict',
    code: 'duplicate_conflict',
    field: null,
    spoil: set('price', '79.00 EUR'),
    rival: set('price', '97.00 EUR'),
  },
  {
    kind: 'row_broken_by_quote',
    code: 'row_malformed',
    field: null,
    spoil: set('description', `${STRAY_QUOTE}Peça única com gaveta`),
    isFor: /-csv|-tsv|^(?:idealo|kelkoo|awin|woocommerce)$/,
  },
]

/** One of each kind for every four hundred items, at least one; copies have no reduction, so that `price` is what they ask. */
export function drawDecoys(shop: Shop, items: readonly FeedItem[], draw: Draw): Map<number, Decoy[]> {
  const decoys = new Map<number, Decoy[]>()
  const put = (decoy: Decoy): void => {
    const at = draw.int(0, items.length - 1)
    decoys.set(at, [...(decoys.get(at) ?? []), decoy])
  }
  for (const kind of KINDS) {
    if (kind.isFor?.test(shop.feed.dialect) === false) continue
    for (let left = Math.max(1, Math.round(items.length / 400)); left > 0; left -= 1) {
      const model = without(draw.pick(items), 'sale_price', 'sale_price_effective_date')
      const copy = set('id', `D${draw.int(1e8, 1e9)}`)(model)
      const defect: PendingDefect = {
        kind: kind.kind,
        code: kind.code,
        severity: 'error',
        field: kind.field,
        lost: true,
      }
      put({ item: kind.spoil(copy), defect })
      if (kind.rival !== undefined) put({ item: kind.rival(copy), defect })
    }
  }
  return decoys
}
