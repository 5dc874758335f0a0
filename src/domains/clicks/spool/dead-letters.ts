import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { readableLine } from '#platform/readable-text.ts'
import type { Click } from '../click.ts'
import { type DeadLetter, insertOrRefuse, type SpooledClick } from './refused-records.ts'
import { DEAD, segments, syncFolder } from './segments.ts'

/** Longest text that a mended record keeps: more than any field of a click is given at the border. */
const MAX_TEXT = 1_024

export interface DeadLetterFile {
  readonly file: string
  readonly letters: readonly DeadLetter[]
}

/** All that was set aside and waits for somebody, oldest segment first. */
export async function readDeadLetters(folder: string): Promise<DeadLetterFile[]> {
  const files: DeadLetterFile[] = []
  for (const file of await segments(folder, DEAD)) {
    const text = await readFile(join(folder, file), 'utf8').catch(nullIfAbsent)
    if (text !== null)
      files.push({
        file,
        letters: text
          .split('\n')
          .filter((line) => line !== '')
          .map(readLetter),
      })
  }
  return files
}

/** Number of segments of which records were set aside. Cheap, however many there are: health checks ask. */
export async function deadLetterFiles(folder: string): Promise<number> {
  return (await segments(folder, DEAD)).length
}

/**
 * Writes a segment's dead letters: aside, synced, renamed, so that the file is there whole before the segment goes. Named
 * after the segment: two drains of it, or one that was killed and comes again, write the same file.
 */
export async function writeDeadLetters(folder: string, file: string, letters: readonly DeadLetter[]): Promise<void> {
  const aside = join(folder, `${file}.${randomBytes(4).toString('hex')}.new`)
  const handle = await open(aside, 'wx', 0o600)
  try {
    await handle.writeFile(letters.map((letter) => `${JSON.stringify(letter)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, join(folder, file))
  await syncFolder(folder)
  await failpoint('clicks.dead-letters.written')
}

export interface Replayed {
  readonly stored: number
  /** Those that are still refused, with the reason of now. */
  readonly refused: readonly DeadLetter[]
}

/**
 * Tries all dead letters again, each text in them cleaned as the border cleans it now. What is stored leaves its file; what
 * is refused again stays, or with `discard` goes for good.
 */
export async function replayDeadLetters(
  db: Database,
  folder: string,
  { discard }: { discard: boolean },
): Promise<Replayed> {
  let stored = 0
  const refused: DeadLetter[] = []
  for (const { file, letters } of await readDeadLetters(folder)) {
    const mended = letters.flatMap(({ line }) => readMended(line))
    const unread = letters.filter(({ line }) => readMended(line).length === 0)
    const left = [...unread, ...(await insertOrRefuse(db, mended))]
    await failpoint('clicks.replay.inserted')
    if (left.length === 0 || discard) await rm(join(folder, file), { force: true })
    else await writeDeadLetters(folder, file, left)
    stored += letters.length - left.length
    refused.push(...left)
  }
  return { stored, refused }
}

/** The record of a line with every text cleaned; none when the line is no record. */
function readMended(line: string): SpooledClick[] {
  try {
    return [
      {
        line,
        click: JSON.parse(line, (_key, value: unknown) =>
          typeof value === 'string' ? readableLine(value, MAX_TEXT) : value,
        ) as Click,
      },
    ]
  } catch {
    return []
  }
}

function readLetter(line: string): DeadLetter {
  try {
    const { why, line: spooled } = JSON.parse(line) as Partial<DeadLetter>
    if (typeof why === 'string' && typeof spooled === 'string') return { why, line: spooled }
  } catch {
    // Told below, like JSON of another shape.
  }
  return { why: 'the dead letter file is damaged', line }
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
