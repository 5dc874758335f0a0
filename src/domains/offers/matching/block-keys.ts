import type { ArticleFeatures } from './article.ts'

const MAX_KEYS = 10
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
  for (const name of names.length > 0 ? names : features.weakNames) {
    const series = `${brand ?? article.departmentId ?? ''}:${name}`
    keys.push(`b:${series}`)
    // Of a series with very many offers only those of one size or colour meet.
    if (features.lengthsMm.length > 0) keys.push(`s:${series}:${Math.round(Math.max(...features.lengthsMm) / 10)}`)
    if (features.colourGroups.length > 0) keys.push(`k:${series}:${features.colourGroups.join()}`)
    keys.push(`n:${article.departmentId ?? ''}:${name}`)
  }
  return [...new Set(keys)].slice(0, MAX_KEYS)
}
