import { csvLine } from '#platform/files/csv-line.ts'
import type { PersonalRow } from '#platform/domain/personal-data.ts'
import { type ZipEntry, zipFile } from '#platform/files/zip-file.ts'

/** What the domains keep of a person, by what it is ('likes'). */
export type Collected = Readonly<Record<string, readonly PersonalRow[]>>

/** One zip: all of it as JSON for programs, each part as CSV for spreadsheets, and a page that says what is what. */
export function exportZip(collected: Collected, madeAt: Date): Buffer {
  const parts = Object.entries(collected).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const json = JSON.stringify({ feitoEm: madeAt.toISOString(), dados: Object.fromEntries(parts) }, null, 2)
  const csv = parts.filter(([, rows]) => rows.length > 0).map(([name, rows]) => ({ name: `${name}.csv`, rows }))
  return zipFile(
    [
      textEntry('LEIA-ME.txt', readMe(parts, madeAt)),
      textEntry('dados.json', `${json}\n`),
      ...csv.map(({ name, rows }) => textEntry(name, csvOf(rows))),
    ],
    madeAt,
  )
}

/** Portuguese spreadsheets expect a semicolon, and know UTF-8 by its mark. */
function csvOf(rows: readonly PersonalRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => csvLine(columns.map((column) => cellOf(row[column] ?? null))))
  return `\ufeff${csvLine(columns)}${lines.join('')}`
}

function cellOf(value: PersonalRow[string]): string | number | null {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return value
}

function readMe(parts: readonly (readonly [string, readonly PersonalRow[]])[], madeAt: Date): string {
  const lines = [
    'Os seus dados no Poiso',
    '',
    `Esta cópia foi feita em ${madeAt.toISOString()} (UTC).`,
    'dados.json tem tudo; cada ficheiro .csv tem uma parte, para abrir numa folha de cálculo.',
    '',
    ...parts.map(([name, rows]) => `${name}: ${rows.length === 1 ? '1 registo' : `${rows.length} registos`}`),
  ]
  return `${lines.join('\r\n')}\r\n`
}

function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: Buffer.from(text, 'utf8') }
}
