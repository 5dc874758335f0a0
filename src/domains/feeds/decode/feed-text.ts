import type { FeedLimits } from '../feed-limits.ts'
import type { ImportReport } from '../report/import-report.ts'
import { cleanText } from './clean-text.ts'
import { TextDecoding } from './text-decoding.ts'
import { unpack } from './unpack.ts'

/** A feed's text, unpacked, decoded and rid of forbidden characters, in chunks that never cut a character. */
export function feedText(
  source: {
    file: string
    contentEncoding?: string | null
    charset?: string | null
    onBytes?: ((bytes: number) => void) | undefined
  },
  report: ImportReport,
  limits: FeedLimits,
): { encoding: () => string; chunks: AsyncIterable<string> } {
  const decoding = new TextDecoding(source.charset ?? null, report)
  return {
    encoding: () => decoding.encoding,
    chunks: textChunks(unpack(source.file, source.contentEncoding ?? null, limits), decoding, report, source.onBytes),
  }
}

async function* textChunks(
  bytes: AsyncIterable<Buffer>,
  decoding: TextDecoding,
  report: ImportReport,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  let half = ''
  for await (const chunk of bytes) {
    onBytes?.(chunk.length)
    const text = half + decoding.write(chunk)
    if (half === '' && decoding.isPlain) {
      yield text
      continue
    }
    half = isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.slice(-1) : ''
    yield cleanText(half === '' ? text : text.slice(0, -1), report)
  }
  const rest = half + decoding.end()
  if (rest !== '') yield cleanText(rest, report)
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
