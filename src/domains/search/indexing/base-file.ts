import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Watermark } from '#platform/outbox/outbox.ts'
import type { EshopChoice } from '../directory.ts'
import type { FixedChoice } from '../url/choice-slugs.ts'
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
}

/** Shops and brands; beside a base as they were when it was built, for a start without the database. */
export interface DirectoryChoices {
  readonly eshops: readonly EshopChoice[]
  readonly brands: readonly FixedChoice[]
}

const NAME = /^base-([0-9a-f]+)-(\d+)\.index$/
/** The present base and the one before it, which a slower process may still be opening. */
const KEPT = 2
/** A writer writes every few seconds, or is dead: so much before the newest base was written. */
const ABANDONED_AFTER_MS = 600_000

/** The newest base of this version, or null. Needs no database. */
export const newestBase = async (folder: string, version: string): Promise<BaseFile | null> =>
  (await baseFiles(folder)).filter((file) => file.version === version).at(-1) ?? null

/** Begins a base: its cards are written as they come. */
export const startCards = async (folder: string): Promise<CardFileWriter> => {
  await mkdir(folder, { recursive: true })
  return CardFileWriter.open(asideName(folder))
}

/** Writes a base aside, then renames it: a reader sees a whole file or none. What stands beside it is there before it. */
export const writeBase = async (
  folder: string,
  file: Omit<BaseFile, 'name'>,
  chunks: readonly Uint8Array[],
  beside: { facts: BaseFacts; cards: CardFileWriter },
): Promise<BaseFile> => {
  const name = `base-${file.version}-${file.builtAtMs}.index`
  await beside.cards.finish(join(folder, cardsName(name)))
  await writeWhole(folder, factsName(name), [Buffer.from(JSON.stringify(beside.facts))])
  await writeWhole(folder, name, chunks)
  return { ...file, name }
}

export const readBase = (folder: string, file: BaseFile): Promise<Buffer> => readFile(join(folder, file.name))

/** @throws CardFileError when they cannot be used. */
export const openBaseCards = (folder: string, file: BaseFile): CardFile =>
  openCardFile(join(folder, cardsName(file.name)))

export const readBaseFacts = async (folder: string, file: BaseFile): Promise<BaseFacts> =>
  JSON.parse(await readFile(join(folder, factsName(file.name)), 'utf8')) as BaseFacts

/** A damaged base gets another name: nobody opens it again, and the worker sees that one is missing. */
export const setBaseAside = (folder: string, file: BaseFile): Promise<void> =>
  rename(join(folder, file.name), join(folder, `${file.name}.damaged`))

/** Removes what is older than the kept bases, of whatever version, and what a killed writer left (not what another one writes now). */
export const removeOldBases = async (folder: string): Promise<void> => {
  const bases = (await baseFiles(folder)).slice(-KEPT)
  const writtenMs = await writtenAtMs(folder, bases.at(-1)?.name ?? '')
  const kept = new Set(bases.flatMap(({ name }) => [name, factsName(name), cardsName(name)]))
  for (const name of await namesIn(folder)) {
    if (!name.startsWith('base-') || kept.has(name)) continue
    const isBeingWritten = name.endsWith('.part') && (await writtenAtMs(folder, name)) > writtenMs - ABANDONED_AFTER_MS
    if (!isBeingWritten) await rm(join(folder, name), { force: true })
  }
}

const writtenAtMs = async (folder: string, name: string): Promise<number> =>
  (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0

const factsName = (name: string): string => name.replace(/\.index$/, '.json')
const cardsName = (name: string): string => name.replace(/\.index$/, '.cards')
const asideName = (folder: string): string => join(folder, `base-${randomBytes(6).toString('hex')}.part`)

const writeWhole = async (folder: string, name: string, chunks: readonly Uint8Array[]): Promise<void> => {
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
const baseFiles = async (folder: string): Promise<BaseFile[]> =>
  (await namesIn(folder))
    .flatMap((name): BaseFile[] => {
      const [, version = '', builtAt = ''] = NAME.exec(name) ?? []
      return version === '' ? [] : [{ name, version, builtAtMs: Number(builtAt) }]
    })
    .sort((a, b) => a.builtAtMs - b.builtAtMs)

const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
