import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { REVIEW_FEED_LIMITS } from './feed-limits.ts'
import { ReviewFeedFailure } from './read-review-feed.ts'

/** The text of a feed's file, packed with gzip or not, in the encoding that it declares; never more than a piece of it in memory. */
export async function* feedFileText(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let bytes = 0
  for await (const chunk of unpacked(path)) {
    bytes += chunk.length
    if (bytes > REVIEW_FEED_LIMITS.maxBytes)
      throw new ReviewFeedFailure(`more than ${REVIEW_FEED_LIMITS.maxBytes} bytes`)
    decoder ??= decoderOf(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

async function* unpacked(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first = await chunks.next()
  if (first.done === true) return
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield first.value
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value
    return
  }
  file.destroy()
  const packed = createReadStream(path)
  const gunzip = createGunzip()
  // What breaks below is told by what is read.
  packed.on('error', (error) => gunzip.destroy(error))
  try {
    let bytes = 0
    for await (const chunk of packed.pipe(gunzip) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > REVIEW_FEED_LIMITS.bombFloorBytes && bytes > packed.bytesRead * REVIEW_FEED_LIMITS.maxRatio)
        throw new ReviewFeedFailure(`it unpacks to more than ${REVIEW_FEED_LIMITS.maxRatio} times its size`)
      yield chunk
    }
  } catch (error) {
    if (error instanceof ReviewFeedFailure) throw error
    throw new ReviewFeedFailure(`it cannot be unpacked (${(error as Error).message})`)
  } finally {
    packed.destroy()
  }
}

function decoderOf(head: Buffer): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  const label = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/.exec(
    head.toString('latin1', 0, 300),
  )?.[1]
  try {
    return new TextDecoder(label ?? 'utf-8')
  } catch {
    throw new ReviewFeedFailure(`its encoding ${label} is not known`)
  }
}
