import { Memo } from '#platform/memory/memoised.ts'
import { plainLine } from './plain-text.ts'

const MARKS = /[®™©℠]|\((?:r|tm|c)\)/gi
const AROUND = /^[\s"'“”«»‘’,;:.\-–]+|[\s"'“”«»‘’,;:\-–]+$/g
const LABEL = /^(?:marca|brand|fabricante|fornecedor|manufacturer|marque|hersteller|by)\s*:\s*/i
// Forms of companies are no part of a brand: "Móveis Sul, Lda." and "Móveis Sul" are one.
const LEGAL =
  /[\s,]+(?:unipessoal|sociedade unipessoal|lda|ltda|limitada|s\.?\s?a\.?(?:\s?u\.?)?|s\.?\s?l\.?(?:\s?u\.?)?|s\.?a\.?r\.?l|s\.?a\.?s|s\.?r\.?l\.?s?|s\.?p\.?a|gmbh(?: & co\.?(?: kg)?)?|a\.?g|k\.?g|e\.k|ltd|limited|llc|inc|corp|plc|b\.?v|n\.?v|oy|aps|a\/s|sp\.? z ?o\.?\s?o|s\.r\.o)\.?$/iu
const NO_BRAND = new Set([
  'sem marca',
  'sem-marca',
  'marca branca',
  'marca propria',
  'generico',
  'generica',
  'sin marca',
  'no brand',
  'nobrand',
  'unbranded',
  'generic',
  'sans marque',
  'ohne marke',
  'keine marke',
  'senza marca',
  'desconhecido',
  'desconhecida',
  'unknown',
  'outros',
  'outras',
  'outra',
  'other',
  'others',
  'varios',
  'various',
  'nao aplicavel',
  'not applicable',
  'default',
  'default brand',
  'marca',
  'brand',
  'vendor',
  'no',
  'nao',
])

/**
 * A brand without what shops write around it: "IKEA®", "marca: Ikea" and "Ikea, S.A." are one name; null for "sem marca" and
 * its like. Case and accents stay as the shop has them: brands are one by their slug (`slugOf`), which knows neither.
 */
export function parseBrand(text: string, maxChars: number): string | null {
  return text.length > MAX_REMEMBERED_CHARS
    ? readBrand(text, maxChars)
    : remembered.of(text, (own) => readBrand(own, maxChars))
}

// A shop has the same few brands in all its items. Longer than any brand, so that the cut at `maxChars` never shows here.
const MAX_REMEMBERED_CHARS = 60
const remembered = new Memo<string | null>(2000)

function readBrand(text: string, maxChars: number): string | null {
  let name = plainLine(text, maxChars).replace(MARKS, '').replace(LABEL, '').replace(/ {2,}/g, ' ').replace(AROUND, '')
  for (let times = 0; times < 2; times += 1) {
    const shorter = name.replace(LEGAL, '').replace(AROUND, '')
    if (shorter.length < 2 || shorter === name) break
    name = shorter
  }
  return name === '' || NO_BRAND.has(folded(name)) ? null : name
}

function folded(name: string): string {
  return name.slice(0, 40).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
