import type { Readable } from 'node:stream'
import { open, type Entry, type ZipFile } from 'yauzl'
import { FeedFailure } from '../feed-failure.ts'
import { documentKindOf } from './file-kind.ts'
import type { FeedLimits } from '../feed-limits.ts'

const MAX_ENTRIES = 100

/** Opens the one data file of a zip for reading. Names that climb out (`../`), several data files and secrets are refused. */
export async function openZipEntry(
  file: string,
  limits: Pick<FeedLimits, 'maxBytes' | 'maxRatio' | 'bombFloorBytes'>,
): Promise<{ stream: Readable; packedBytes: () => number }> {
  const zip = await openZip(file)
  try {
    const entry = await onlyDataEntry(zip)
    refuseBomb(entry, limits)
    const stream = await openEntry(zip, entry)
    stream.once('close', () => zip.close())
    return { stream, packedBytes: () => entry.compressedSize }
  } catch (error) {
    zip.close()
    throw error
  }
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(
      file,
      { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true },
      (error, zip) => {
        if (error !== null) reject(refused(error))
        else resolve(zip)
      },
    )
  })
}

function onlyDataEntry(zip: ZipFile): Promise<Entry> {
  return new Promise((resolve, reject) => {
    let found: Entry | null = null
    const names: string[] = []
    let many = false
    zip.on('error', (error: Error) => reject(refused(error)))
    zip.on('entry', (entry: Entry) => {
      names.push(entry.fileName)
      if (names.length > MAX_ENTRIES)
        return reject(new FeedFailure('FAILED_ARCHIVE', `mais de ${MAX_ENTRIES} ficheiros`))
      if (isData(entry.fileName)) {
        many ||= found !== null
        found = entry
      }
      zip.readEntry()
    })
    zip.on('end', () => {
      const document = documentKindOf(names)
      if (document !== null) reject(new FeedFailure('FAILED_BINARY', document))
      else if (found === null || many)
        reject(new FeedFailure('FAILED_ARCHIVE', many ? 'mais de um ficheiro de dados' : 'nenhum ficheiro de dados'))
      else resolve(found)
    })
    zip.readEntry()
  })
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if ((entry.generalPurposeBitFlag & 1) !== 0)
      return reject(new FeedFailure('FAILED_ARCHIVE', 'zip com palavra-passe'))
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) reject(refused(error))
      else resolve(stream)
    })
  })
}

/** A zip says beforehand how large its file is, and is held to it while it is read: no need to unpack a bomb to know it. */
function refuseBomb(
  { uncompressedSize: bytes, compressedSize }: Entry,
  limits: Pick<FeedLimits, 'maxBytes' | 'maxRatio' | 'bombFloorBytes'>,
): void {
  if (bytes > limits.bombFloorBytes && bytes > compressedSize * limits.maxRatio)
    throw new FeedFailure('FAILED_BOMB', `mais de ${limits.maxRatio}:1`)
  if (bytes > limits.maxBytes) throw new FeedFailure('FAILED_TOO_LARGE', `mais de ${limits.maxBytes} bytes`)
}

function isData(name: string): boolean {
  return !name.endsWith('/') && !name.startsWith('__MACOSX/') && !/(?:^|\/)\.[^/]+$/.test(name)
}

function refused(error: Error): FeedFailure {
  return new FeedFailure('FAILED_ARCHIVE', error.message)
}
