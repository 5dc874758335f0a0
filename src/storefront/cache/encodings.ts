import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import { memoised } from '#platform/memory/memoised.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

const BROTLI_QUALITY = 5
/** A ninth of the CPU for a quarter more bytes: for what may be sent once only. */
const BROTLI_QUALITY_ONCE = 1
const GZIP_LEVEL = 6
/** 256 kB hold any page of ours; the usual 4 MB are cleared for each page, which costs as much as packing a fifth of it. */
const BROTLI_WINDOW_BITS = 18

const LISTS_KEPT = 64

/** What the browser takes, best first; what it refuses with q=0 is not given to it. Browsers send few different lists. */
export const negotiateEncoding: (acceptEncoding: string | undefined) => Encoding = memoised((acceptEncoding) => {
  const offered = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const accepts = (name: string): boolean =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !REFUSED.test(part)))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}, LISTS_KEPT)

const REFUSED = /;\s*q=0(?:\.0*)?$/

export function toBrotli(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, brotliOptions(body, BROTLI_QUALITY))
}

/** On the thread that answers: a fifth of a millisecond, and handing it to another thread and back costs more than that again. */
export function toBrotliOnce(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(body, BROTLI_QUALITY_ONCE))
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  }
}

export function fromBrotli(body: Buffer): Promise<Buffer> {
  return decompressBrotli(body)
}

export function toGzip(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: GZIP_LEVEL })
}
