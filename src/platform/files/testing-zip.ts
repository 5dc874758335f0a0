import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** The entries of a zip file by name, as a program of others reads it: checksums and sizes are compared. */
export async function unzipped(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const file = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(zip, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error === null ? resolve(opened) : reject(error),
    ),
  )
  const found = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(found))
    file.on('entry', (entry: Entry) => {
      readEntry(file, entry).then((bytes) => {
        found.set(entry.fileName, bytes)
        file.readEntry()
      }, reject)
    })
    file.readEntry()
  })
}

function readEntry(file: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    file.openReadStream(entry, (error, stream) => {
      if (error !== null) return reject(error)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(chunks)))
    }),
  )
}
