import { readFileSync } from 'node:fs'

/** One record of a public pair set: its columns in the file's order; empty ones are left out. */
export type PairRecord = ReadonlyMap<string, string>

export interface LabelledPair {
  readonly left: PairRecord
  readonly right: PairRecord
  readonly isMatch: boolean
}

/** Reads `COL name VAL value … <tab> COL … <tab> 0|1`, a pair a line; names the first line that is none. */
export function readPairFile(file: string): LabelledPair[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index): LabelledPair[] => {
    if (line.trim() === '') return []
    const [left, right, label] = line.replace(/\r$/, '').split('\t')
    const answer = label?.trim()
    if (left === undefined || right === undefined || (answer !== '0' && answer !== '1'))
      throw new Error(`${file}, line ${index + 1}: not "record <tab> record <tab> 0 or 1"`)
    return [{ left: readRecord(left), right: readRecord(right), isMatch: answer === '1' }]
  })
}

function readRecord(text: string): PairRecord {
  const columns = new Map<string, string>()
  for (const part of ` ${text} `.split(' COL ').slice(1)) {
    const at = part.indexOf(' VAL ')
    const [name, value] = at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 5)]
    if (value.trim() !== '') columns.set(name.trim(), value.trim())
  }
  return columns
}
