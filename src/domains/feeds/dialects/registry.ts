import type { Dialect, FeedHead } from './dialect.ts'
import { awinCsv } from './awin-csv.ts'
import { ceneo } from './ceneo.ts'
import { genericCsv } from './generic/generic-csv.ts'
import { genericJson, genericJsonl } from './generic/generic-json.ts'
import { googleCsv } from './google/google-csv.ts'
import { googleJson, googleJsonl } from './google/google-json.ts'
import { genericXml } from './generic/generic-xml.ts'
import { googleXml } from './google/google-xml.ts'
import { heureka } from './shopitem/heureka.ts'
import { idealoCsv } from './idealo-csv.ts'
import { kelkooCsv } from './kelkoo-csv.ts'
import { kuantokusta } from './kuantokusta.ts'
import { shopifyCsv } from './shopify/shopify-csv.ts'
import { shopifyJson } from './shopify/shopify-json.ts'
import { skroutz } from './skroutz.ts'
import { woocommerceCsv } from './woocommerce/woocommerce-csv.ts'
import { zbozi } from './shopitem/zbozi.ts'

/** All dialects that the importer reads; the next ones join here. */
export const DIALECTS: readonly Dialect[] = [
  googleXml,
  heureka,
  zbozi,
  kuantokusta,
  ceneo,
  skroutz,
  genericXml,
  googleCsv,
  idealoCsv,
  shopifyCsv,
  woocommerceCsv,
  awinCsv,
  kelkooCsv,
  genericCsv,
  googleJsonl,
  googleJson,
  shopifyJson,
  genericJson,
  genericJsonl,
]

/** Their names, for whoever tells what is read. */
export const dialectNames: readonly string[] = DIALECTS.map(({ name }) => name)

/** The dialect of that name, as `--dialect` gives it; null when there is none. 'google' stands for both of Google's. */
export function findDialect(name: string, format: Dialect['format']): Dialect | null {
  return (
    DIALECTS.find(
      (dialect) => dialect.format === format && (dialect.name === name || dialect.name === `${name}-${format}`),
    ) ?? null
  )
}

/** The dialect whose recogniser is surest about the head of the file; null when none is. */
export function recogniseDialect(head: FeedHead, format: Dialect['format']): Dialect | null {
  let best: { dialect: Dialect; confidence: number } | null = null
  for (const dialect of DIALECTS) {
    if (dialect.format !== format) continue
    const confidence = dialect.recognise(head)
    if (confidence > 0 && (best === null || confidence > best.confidence)) best = { dialect, confidence }
  }
  return best?.dialect ?? null
}
