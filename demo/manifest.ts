import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the demo's folder holds once every shop is made: it is written last, so that a start that died half way begins again. */
export interface DemoManifest {
  key: string
  /** ISO instant of generation; its day is the day that history and sale dates count from. */
  generatedAt: string
  folder: string
  shopsFile: string
  feeds: readonly FeedFile[]
  products: number
  offers: number
}

export interface FeedFile {
  shop: string
  /** Path of the address, "/feed.xml". */
  path: string
  file: string
  etag: string
  contentType: string
  bytes: number
}

/** Raised when the same seed gives other bytes, so that old folders are made anew. */
const GENERATOR_VERSION = 11

/** Changes with anything that the bytes depend on, but for the day. */
export function demoKey({ seed, productCount, port }: { seed: string; productCount: number; port: number }): string {
  return createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, seed, productCount, port]))
    .digest('hex')
    .slice(0, 16)
}

/** The demo's folder in POISO_DATA. */
export function demoFolder(dataFolder: string): string {
  return join(dataFolder, 'demo')
}
/** For `poiso shops apply`: there before the first shop is made. */
export function demoShopsFile(dataFolder: string): string {
  return join(demoFolder(dataFolder), 'shops.json')
}

function manifestFile(folder: string): string {
  return join(folder, 'manifest.json')
}

/** Null while the shops are being made, and when the file is damaged: they are made anew then. */
export async function readDemoManifest(dataFolder: string): Promise<DemoManifest | null> {
  try {
    return JSON.parse(await readFile(manifestFile(demoFolder(dataFolder)), 'utf8')) as DemoManifest
  } catch {
    return null
  }
}

export async function writeDemoManifest(manifest: DemoManifest): Promise<void> {
  const file = manifestFile(manifest.folder)
  await writeFile(`${file}.new`, JSON.stringify(manifest, null, 1))
  await rename(`${file}.new`, file)
}

export function removeDemoManifest(folder: string): Promise<void> {
  return rm(manifestFile(folder), { force: true })
}
