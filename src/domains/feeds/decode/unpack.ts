import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FeedFailure } from '../feed-failure.ts'
import type { FeedLimits } from '../feed-limits.ts'
import { openZipEntry } from './zip-entry.ts'

// A piece is text at up to two bytes a sign, and V8 makes of a string beyond 128 kB an object of its own in the old generation:
// at 64 KiB one "€" in each piece made up to seven times as many collections of all that lives, and 48 KiB did so at times.
const CHUNK_BYTES = 32 * 1024

// To ask for a read costs more than 32 KiB of it: waking another thread takes a machine's two busy cores 20 µs.
const READ_BYTES = 8 * CHUNK_BYTES

/**
 * The bytes of a feed file, unpacked: one layer of gzip, zip, deflate or brotli, told by the bytes themselves and, for the
 * latter two, by `contentEncoding`. A second layer, a ratio beyond `maxRatio` or more than `maxBytes` end it (reliability.md F4, F5).
 * Nothing is written to disk.
 */
export async function* unpack(
  file: string,
  contentEncoding: string | null,
  limits: FeedLimits,
): AsyncGenerator<Buffer> {
  const packing = await packingOf(file, contentEncoding)
  const { chunks, packedBytes, close } = await openPacking(file, packing, limits)
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      if (bytes === 0 && packing !== 'none' && magicOf(chunk) !== 'none')
        throw new FeedFailure('FAILED_BOMB', 'compressão dentro de compressão')
      bytes += chunk.length
      if (bytes > limits.maxBytes) throw new FeedFailure('FAILED_TOO_LARGE', `mais de ${limits.maxBytes} bytes`)
      if (packing !== 'none' && bytes > limits.bombFloorBytes && bytes > packedBytes() * limits.maxRatio)
        throw new FeedFailure('FAILED_BOMB', `mais de ${limits.maxRatio}:1`)
      yield chunk
    }
  } catch (error) {
    throw asFailure(error, packing)
  } finally {
    close()
  }
}

type Packing = 'none' | 'gzip' | 'zip' | 'deflate' | 'br'

async function packingOf(file: string, contentEncoding: string | null): Promise<Packing> {
  const magic = magicOf(await headOf(file))
  const layers = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim().replace(/^x-/, ''))
    .filter((layer) => layer !== '' && layer !== 'identity')
  if (layers.length > 1 || (layers.length === 1 && magic === 'zip'))
    throw new FeedFailure('FAILED_BOMB', 'compressão dentro de compressão')
  // Servers that say gzip and send none are common; the bytes decide.
  if (layers.length === 0 || layers[0] === 'gzip') return magic
  if (layers[0] === 'br' || layers[0] === 'deflate') return layers[0]
  throw new FeedFailure('FAILED_ARCHIVE', `compressão ${layers[0]}`)
}

interface Unpacking {
  readonly chunks: AsyncIterable<Buffer>
  packedBytes(): number
  close(): void
}

function unpackingBy({ stream, packedBytes }: { stream: Readable; packedBytes: () => number }): Unpacking {
  return {
    chunks: stream,
    packedBytes,
    close: () => stream.destroy(),
  }
}

async function openPacking(file: string, packing: Packing, limits: FeedLimits): Promise<Unpacking> {
  if (packing === 'none') return { chunks: plainChunks(file), packedBytes: () => 0, close: () => undefined }
  if (packing === 'zip') return unpackingBy(await openZipEntry(file, limits))
  const raw = createReadStream(file, { highWaterMark: CHUNK_BYTES })
  const options = { chunkSize: CHUNK_BYTES }
  const stream =
    packing === 'gzip'
      ? createGunzip(options)
      : packing === 'br'
        ? createBrotliDecompress(options)
        : createInflate(options)
  // The reader of `stream` sees its errors; the callback only keeps them from being thrown a second time.
  pipeline(raw, stream, () => undefined)
  return unpackingBy({ stream, packedBytes: () => stream.bytesWritten })
}

/**
 * The bytes as they are, through three buffers in turn: a stream's many new ones lie outside the heap until the collector comes, which
 * costs an import of small items tens of megabytes. While one is decoded the next is read. A chunk holds until the next but one is asked
 * for; what decodes it copies it at once.
 */
async function* plainChunks(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r')
  const buffers = [
    Buffer.allocUnsafeSlow(READ_BYTES),
    Buffer.allocUnsafeSlow(READ_BYTES),
    Buffer.allocUnsafeSlow(READ_BYTES),
  ]
  const readInto = (turn: number) => settled(handle.read(buffers[turn % buffers.length] as Buffer, 0, READ_BYTES, null))
  let reading = readInto(0)
  try {
    for (let turn = 1; ; turn += 1) {
      const { bytesRead, buffer } = await reading
      if (bytesRead === 0) return
      reading = readInto(turn)
      for (let at = 0; at < bytesRead; at += CHUNK_BYTES) {
        // Sockets are served between chunks: the database would wait for its rows, and then reading for the database.
        if (at > 0) await setImmediate()
        yield buffer.subarray(at, Math.min(at + CHUNK_BYTES, bytesRead))
      }
    }
  } finally {
    await reading.catch(() => undefined)
    await handle.close()
  }
}

/** Whoever awaits it later sees its error; until then nobody is to take it for one that nobody sees. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw asFailure(error)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw asFailure(error)
  } finally {
    await handle.close()
  }
}

function magicOf(head: Buffer): 'none' | 'gzip' | 'zip' {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5) ? 'zip' : 'none'
}

function asFailure(error: unknown, packing: Packing = 'none'): unknown {
  if (!(error instanceof Error) || error instanceof FeedFailure) return error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'Z_BUF_ERROR') return new FeedFailure('FAILED_TRUNCATED', 'o ficheiro comprimido acaba a meio')
  if (
    code.startsWith('Z_') ||
    code.startsWith('ERR__ERROR_') ||
    code.startsWith('ERR_BROTLI') ||
    code === 'ERR__ERROR_FORMAT'
  )
    return new FeedFailure('FAILED_ARCHIVE', error.message)
  if (/^E[A-Z]+$/.test(code)) return new FeedFailure('FAILED_FILE', code)
  // What yauzl says of a zip that lies about its sizes has no code.
  return packing === 'zip' && code === '' ? new FeedFailure('FAILED_ARCHIVE', error.message) : error
}
