import type { Dialect, FeedHead } from './dialect.ts'
import { googleCsv } from './google-csv.ts'
import { googleXml } from './google-xml.ts'

/** All dialects that the importer reads; the next ones join here. */
export const DIALECTS: readonly Dialect[] = [googleXml, googleCsv]

/** The dialect of that name, as `--dialect` gives it; null when there is none. 'google' stands for both of Google's. */
export function findDialect(name: string, format: Dialect['format']): Dialect | null {
  return DIALECTS.find((dialect) => dialect.format === format && (dialect.name === name || dialect.name === `${name}-${format}`)) ?? null
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
