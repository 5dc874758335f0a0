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
const GENERATOR_VERSION = 9

/** Changes with anything that the bytes depend on, but for the day. */
export const demoKey = ({ seed, productCount, port }: { seed: string; productCount: number; port: number }): string =>
  createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, seed, productCount, port]))
    .digest('hex')
    .slice(0, 16)

/** The demo's folder in POISO_DATA. */
export const demoFolder = (dataFolder: string): string => join(dataFolder, 'demo')
/** For `poiso shops apply`: there before the first shop is made. */
export const demoShopsFile = (dataFolder: string): string => join(demoFolder(dataFolder), 'shops.json')

const manifestFile = (folder: string): string => join(folder, 'manifest.json')

/** Null while the shops are being made, and when the file is damaged: they are made anew then. */
export const readDemoManifest = async (dataFolder: string): Promise<DemoManifest | null> => {
  try {
    return JSON.parse(await readFile(manifestFile(demoFolder(dataFolder)), 'utf8')) as DemoManifest
  } catch {
    return null
  }
}

export const writeDemoManifest = async (manifest: DemoManifest): Promise<void> => {
  const file = manifestFile(manifest.folder)
  await writeFile(`${file}.new`, JSON.stringify(manifest, null, 1))
  await rename(`${file}.new`, file)
}

export const removeDemoManifest = (folder: string): Promise<void> => rm(manifestFile(folder), { force: true })
