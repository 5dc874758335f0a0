import type { ArticleFeatures } from './article.ts'

const MAX_KEYS = 8
/** A number of this many signs is the maker's, not a size. */
const MIN_CODE_CHARS = 4

/**
 * Keys by which an offer finds those that may be the same article or of its family; two offers without a key in common are
 * never compared. Few and selective, the most telling first: GTIN, maker's number, model codes, names of the series with the brand, and
 * with the department for offers whose brand is not given.
 */
export function blockKeys(features: ArticleFeatures): string[] {
  const { article, brand, mpn, codes, names } = features
  const keys: string[] = []
  if (article.gtin !== null) keys.push(`g:${article.gtin}`)
  if (mpn !== null) keys.push(`m:${brand ?? ''}:${mpn}`)
  for (const code of codes) if (code.length >= MIN_CODE_CHARS) keys.push(`c:${code}`)
  const series = names.length > 0 ? names : features.weakNames
  for (const name of series) {
    if (brand !== null) keys.push(`b:${brand}:${name}`)
    keys.push(`n:${article.departmentId ?? ''}:${name}`)
  }
  return [...new Set(keys)].slice(0, MAX_KEYS)
}
