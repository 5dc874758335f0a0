import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import type { TextRecords } from '#platform/safe-fetch/text-records.ts'
import type { Checked } from './checked.ts'
import { shownText } from './checked.ts'
import { proofLine, recordNames } from './proof-places.ts'

/** Records that are shown of a name; a large shop has dozens. */
const MOST_SHOWN = 5

/** Whether one of the TXT records of a domain is the application's. */
export async function checkRecord(
  { host, proofText }: { readonly host: string; readonly proofText: string },
  textRecords: TextRecords,
  signal: AbortSignal,
): Promise<Checked> {
  const seen: { where: string; what: string }[] = []
  let hasAnswer = false
  for (const name of recordNames(host)) {
    const where = `TXT ${name}`
    try {
      const records = await textRecords(name, signal)
      hasAnswer = true
      // Some providers keep the quotes that people type with it.
      const isThere = records.some((record) => record.trim().replace(/^"(.*)"$/, '$1') === proofLine(proofText))
      if (isThere) return { outcome: 'proven', seen: [{ where, what: proofLine(proofText) }] }
      seen.push(...shownRecords(where, records))
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      seen.push({ where, what: `sem resposta (${error.value})` })
    }
  }
  return { outcome: hasAnswer ? 'absent' : 'failed', seen }
}

function shownRecords(where: string, records: readonly string[]) {
  if (records.length === 0) return [{ where, what: 'nenhum registo' }]
  const shown = records.slice(0, MOST_SHOWN).map((record) => ({ where, what: shownText(record) }))
  const more = records.length - shown.length
  return more === 0 ? shown : [...shown, { where, what: more === 1 ? 'mais um registo' : `mais ${more} registos` }]
}
