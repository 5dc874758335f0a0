import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DESCRIPTOR_VERSION } from './describe-picture.ts'
import type { PackedRows } from './packed-rows.ts'

/** Rows of one category, side by side in the file; those of a department follow one another. */
export interface LikenessPart {
  /** null: products without a category. */
  readonly categoryId: number | null
  readonly departmentId: number | null
  readonly from: number
  readonly rows: number
}

/**
 * Every product's picture in one file, disposable like the index: `likeness-{version}-{time}.json` says which rows are where,
 * `….rows` holds them. A process that asks holds neither: the kernel keeps the file's pages for all of them (ADR 0030).
 */
export interface LikenessFile {
  readonly name: string
  readonly builtAtMs: number
  readonly parts: readonly LikenessPart[]
  readonly rows: number
}

export interface LikenessGroup {
  readonly categoryId: number | null
  readonly departmentId: number | null
  readonly rows: PackedRows
}

const NAME = /^likeness-(\d+)-(\d+)\.json$/
/** The newest, and the one before it, which a process may still read. */
const KEPT = 2

/** Writes a file aside and gives it its name when it is whole; older ones but the last go. Groups in order of departments. */
export async function writeLikenessFile(
  folder: string,
  groups: Iterable<LikenessGroup>,
  builtAtMs: number,
): Promise<LikenessFile> {
  await mkdir(folder, { recursive: true })
  const name = `likeness-${DESCRIPTOR_VERSION}-${builtAtMs}`
  const aside = join(folder, `${randomBytes(6).toString('hex')}.part`)
  const file = await open(aside, 'wx')
  try {
    const parts = await writeParts(file, groups)
    await file.sync()
    await rename(aside, join(folder, `${name}.rows`))
    await writeWhole(folder, `${name}.json`, JSON.stringify({ parts }))
    return { name, builtAtMs, parts, rows: rowsOf(parts) }
  } finally {
    await file.close()
    await rm(aside, { force: true })
    await removeOld(folder)
  }
}

function rowsOf(parts: readonly LikenessPart[]): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0)
}

async function writeParts(file: FileHandle, groups: Iterable<LikenessGroup>): Promise<LikenessPart[]> {
  const parts: LikenessPart[] = []
  let from = 0
  for (const { categoryId, departmentId, rows } of groups) {
    await file.writeFile(rows.bytes)
    parts.push({ categoryId, departmentId, from, rows: rows.count })
    from += rows.count
  }
  return parts
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const aside = join(folder, `${randomBytes(6).toString('hex')}.part`)
  const file = await open(aside, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, join(folder, name))
}

/** The newest file of these descriptors, or null. */
export async function newestLikenessFile(folder: string): Promise<LikenessFile | null> {
  const newest = (await filesIn(folder)).filter(({ version }) => version === DESCRIPTOR_VERSION).at(-1)
  if (newest === undefined) return null
  const { parts } = JSON.parse(await readFile(join(folder, `${newest.name}.json`), 'utf8')) as Pick<
    LikenessFile,
    'parts'
  >
  return { name: newest.name, builtAtMs: newest.builtAtMs, parts, rows: rowsOf(parts) }
}

export function openRows(folder: string, { name }: Pick<LikenessFile, 'name'>): Promise<FileHandle> {
  return open(join(folder, `${name}.rows`), 'r')
}

async function removeOld(folder: string): Promise<void> {
  const files = await filesIn(folder)
  for (const { name } of files.slice(0, -KEPT))
    for (const end of ['json', 'rows']) await rm(join(folder, `${name}.${end}`), { force: true })
  await removeUnfinished(folder, new Set(files.slice(-KEPT).map(({ name }) => `${name}.rows`)))
}

/** No file takes so long to be written. */
const UNFINISHED_MS = 3_600_000

/** What a process that ended in between has left: 80 MB each time. Its age is told by the newest file, so that no clock matters. */
async function removeUnfinished(folder: string, whole: ReadonlySet<string>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.part') || name.endsWith('.rows'))
  const found = await Promise.all(
    names.map(async (name) => ({
      name,
      writtenMs: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? Infinity,
    })),
  )
  const newestMs = Math.max(
    ...found.flatMap(({ name, writtenMs }) => (whole.has(name) && writtenMs !== Infinity ? writtenMs : [])),
  )
  for (const { name, writtenMs } of found)
    if (!whole.has(name) && newestMs - writtenMs > UNFINISHED_MS) await rm(join(folder, name), { force: true })
}

/** Oldest first. */
async function filesIn(folder: string): Promise<{ name: string; version: number; builtAtMs: number }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((file) => {
      const [, version = '', builtAt = ''] = NAME.exec(file) ?? []
      return version === ''
        ? []
        : [{ name: file.slice(0, -'.json'.length), version: Number(version), builtAtMs: Number(builtAt) }]
    })
    .sort((one, other) => one.builtAtMs - other.builtAtMs)
}
