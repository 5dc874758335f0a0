import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Watermark } from '#platform/outbox/outbox.ts'
import type { EshopChoice } from '../directory.ts'
import type { FixedChoice } from '../url/choice-slugs.ts'
import type { StoredYardsticks } from '../ranking/yardsticks.ts'
import { type CardFile, CardFileWriter, openCardFile } from './card-file.ts'

/** A base index on disk. Its name says all that a reader must know before opening it. */
export interface BaseFile {
  readonly name: string
  /** `baseVersion()` of the build that made it. */
  readonly version: string
  readonly builtAtMs: number
}

/** What belongs to a base and is not in it. */
export interface BaseFacts extends DirectoryChoices {
  /** What was visible here is in the base; its readers go on from here. */
  readonly watermark: Watermark
  /** What its ranks are measured against, and those of the changes on top of it. */
  readonly yardsticks: StoredYardsticks
}

/** Shops and brands; beside a base as they were when it was built, for a start without the database. */
export interface DirectoryChoices {
  readonly eshops: readonly EshopChoice[]
  readonly brands: readonly FixedChoice[]
}

const NAME = /^base-([0-9a-f]+)-(\d+)\.index$/
/** Of the build that writes: the present base and the one before it, which a slower process may still be opening. */
const KEPT = 2
/** A writer writes every few seconds, or is dead: so much before the newest base was written. */
const ABANDONED_AFTER_MS = 600_000

/** The newest base of this version, or null. Needs no database. */
export async function newestBase(folder: string, version: string): Promise<BaseFile | null> {
  return (await baseFiles(folder)).filter((file) => file.version === version).at(-1) ?? null
}

/** Begins a base: its cards are written as they come. */
export async function startCards(folder: string): Promise<CardFileWriter> {
  await mkdir(folder, { recursive: true })
  return CardFileWriter.open(asideName(folder))
}

/** Writes a base aside, then renames it: a reader sees a whole file or none. What stands beside it is there before it. */
export async function writeBase(
  folder: string,
  file: Omit<BaseFile, 'name'>,
  chunks: readonly Uint8Array[],
  beside: { facts: BaseFacts; cards: CardFileWriter },
): Promise<BaseFile> {
  const name = `base-${file.version}-${file.builtAtMs}.index`
  await beside.cards.finish(join(folder, cardsName(name)))
  await writeWhole(folder, factsName(name), [Buffer.from(JSON.stringify(beside.facts))])
  await writeWhole(folder, name, chunks)
  return { ...file, name }
}

export function readBase(folder: string, file: BaseFile): Promise<Buffer> {
  return readFile(join(folder, file.name))
}

/** @throws CardFileError when they cannot be used. */
export function openBaseCards(folder: string, file: BaseFile): CardFile {
  return openCardFile(join(folder, cardsName(file.name)))
}

export async function readBaseFacts(folder: string, file: BaseFile): Promise<BaseFacts> {
  return JSON.parse(await readFile(join(folder, factsName(file.name)), 'utf8')) as BaseFacts
}

/** A damaged base gets another name: nobody opens it again, and the worker sees that one is missing. */
export function setBaseAside(folder: string, file: BaseFile): Promise<void> {
  return rename(join(folder, file.name), join(folder, `${file.name}.damaged`))
}

/**
 * Removes what is older than the kept bases, and what a killed writer left (not what another one writes now). The newest of another build stays: where
 * it is gone back to, its processes start with that one (ADR 0129).
 */
export async function removeOldBases(folder: string): Promise<void> {
  const all = await baseFiles(folder)
  const isOurs = ({ version }: BaseFile): boolean => version === all.at(-1)?.version
  const bases = [...all.filter((file) => !isOurs(file)).slice(-1), ...all.filter(isOurs).slice(-KEPT)]
  const writtenMs = await writtenAtMs(folder, bases.at(-1)?.name ?? '')
  const kept = new Set(bases.flatMap(({ name }) => [name, factsName(name), cardsName(name)]))
  for (const name of await namesIn(folder)) {
    if (!name.startsWith('base-') || kept.has(name)) continue
    const isBeingWritten = name.endsWith('.part') && (await writtenAtMs(folder, name)) > writtenMs - ABANDONED_AFTER_MS
    if (!isBeingWritten) await rm(join(folder, name), { force: true })
  }
}

async function writtenAtMs(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0
}

function factsName(name: string): string {
  return name.replace(/\.index$/, '.json')
}
function cardsName(name: string): string {
  return name.replace(/\.index$/, '.cards')
}
function asideName(folder: string): string {
  return join(folder, `base-${randomBytes(6).toString('hex')}.part`)
}

async function writeWhole(folder: string, name: string, chunks: readonly Uint8Array[]): Promise<void> {
  const aside = asideName(folder)
  const file = await open(aside, 'wx')
  try {
    for (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, join(folder, name))
}

/** Oldest first. */
async function baseFiles(folder: string): Promise<BaseFile[]> {
  return (await namesIn(folder))
    .flatMap((name): BaseFile[] => {
      const [, version = '', builtAt = ''] = NAME.exec(name) ?? []
      return version === '' ? [] : [{ name, version, builtAtMs: Number(builtAt) }]
    })
    .sort((a, b) => a.builtAtMs - b.builtAtMs)
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
