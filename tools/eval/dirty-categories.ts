import { categoryById, parentOf, type Category } from '../../src/domains/catalogue/contract.ts'
import { googleCategoryRows } from '../../src/domains/catalogue/categorise/google-category-rows.ts'
import { wordsOfLanguages } from '../../src/domains/catalogue/categorise/words-of-languages.ts'

export interface CategoryFields {
  readonly googleCategory: string | null
  readonly productType: string | null
}

/** One way in which shops leave their categories; `share` of all offers. */
interface CategoryDirt {
  readonly name: string
  readonly share: number
  readonly spoil: (fields: CategoryFields, truth: Category, draw: number) => CategoryFields
}

const campaigns = [
  'Home > Promoções',
  'Novidades',
  'Loja > Destaques',
  'Black Friday',
  'Todos os produtos',
  'Sale > New arrivals',
  'Outlet',
  'Sem categoria',
  'Início > Oportunidades',
]

/** Shares of what real feeds show (feeds.md, Dirt); what is left over stays as it was. */
const dirts: readonly CategoryDirt[] = [
  { name: 'missing', share: 0.4, spoil: () => ({ googleCategory: null, productType: null }) },
  {
    name: 'campaign',
    share: 0.1,
    spoil: (_, __, draw) => ({ googleCategory: null, productType: campaigns[draw % campaigns.length] as string }),
  },
  {
    name: 'code',
    share: 0.05,
    spoil: (_, __, draw) => ({
      googleCategory: null,
      productType: `${1000 + (draw % 9000)}-${'ABCDEF'[draw % 6]} > ${draw % 97}`,
    }),
  },
  {
    name: 'other language',
    share: 0.1,
    spoil: (_, truth, draw) => ({ googleCategory: null, productType: inLanguage(truth, 1 + (draw % 4)) }),
  },
  {
    name: 'wrong Google id',
    share: 0.05,
    spoil: (fields, _, draw) => ({
      ...fields,
      googleCategory: String(googleCategoryRows[draw % googleCategoryRows.length]?.[0]),
    }),
  },
  {
    name: 'wrong Google id alone',
    share: 0.03,
    spoil: (_, __, draw) => ({
      productType: null,
      googleCategory: String(googleCategoryRows[draw % googleCategoryRows.length]?.[0]),
    }),
  },
  {
    name: 'only the department',
    share: 0.05,
    spoil: (_, truth) => ({ googleCategory: null, productType: categoryById(truth.departmentId)?.name ?? null }),
  },
  {
    name: 'other marks',
    share: 0.05,
    spoil: (fields) => ({ ...fields, productType: fields.productType?.toUpperCase().replaceAll(' > ', '/') ?? null }),
  },
]

/** The path in another language, as far as we have words; from our own table, so it proves the wiring, not the table. */
function inLanguage(truth: Category, language: number): string | null {
  const words = wordsOfLanguages[truth.slug]?.[language]?.split('|')[0] ?? ''
  const above = parentOf(truth)
  const parentWords = above === null ? '' : (wordsOfLanguages[above.slug]?.[language]?.split('|')[0] ?? '')
  return words === '' ? truth.name : [parentWords, words].filter((word) => word !== '').join(' > ')
}

/** The category fields of an offer as a careless shop would send them: the same for the same seed and key. `null`: left as they are. */
export function spoiltCategories(
  fields: CategoryFields,
  truth: Category,
  seed: number,
  key: string,
): { readonly dirt: string; readonly fields: CategoryFields } | null {
  const draw = hashOf(`${seed}:${key}`)
  let from = (draw % 10_000) / 10_000
  for (const { name, share, spoil } of dirts) {
    if (from < share) return { dirt: name, fields: spoil(fields, truth, Math.floor(draw / 10_000)) }
    from -= share
  }
  return null
}

/** FNV-1a, mixed once more: neighbouring keys draw unlike numbers. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}
