import { isAscii, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { FeedFailure } from '../feed-failure.ts'
import type { ImportReport } from '../report/import-report.ts'
import { declaredEncoding, type DeclaredEncoding } from './declared-encoding.ts'
import { arePlain } from './plain-bytes.ts'
import { repairUtf8 } from './repair-utf8.ts'

/**
 * Decodes a feed's bytes as they stream, believing the bytes more than what is said about them (reliability.md F3). Until
 * the first byte beyond ASCII nothing need be decided; then UTF-8 if the bytes are UTF-8, else what was declared, else
 * windows-1252. Lone bad bytes in UTF-8 are read as windows-1252 with a warning; never a silent U+FFFD.
 * It owns state over one file: the decision and the bytes of a character that a chunk cut in two.
 */
export class TextDecoding {
  readonly #report: ImportReport
  readonly #charset: string | null
  #declared: DeclaredEncoding | null = null
  #encoding: string | null = null
  #decoder: { write(chunk: Buffer): string; end(): string | undefined } | null = null
  #tail: Buffer = Buffer.alloc(0)
  #isPlain = false

  constructor(charset: string | null, report: ImportReport) {
    this.#charset = charset
    this.#report = report
  }

  /** What the text turned out to be, in lower case; 'utf-8' for pure ASCII. */
  get encoding(): string {
    return this.#encoding ?? 'utf-8'
  }

  /** Whether what was written last surely has nothing that must be cleaned. */
  get isPlain(): boolean {
    return this.#isPlain
  }

  write(chunk: Buffer): string {
    this.#isPlain = false
    let bytes = chunk
    if (this.#declared === null) {
      this.#declared = declaredEncoding(chunk, this.#charset)
      bytes = chunk.subarray(this.#declared.bomBytes)
      if (this.#declared.fromBytes !== null) this.#choose(this.#declared.fromBytes)
      if (this.#declared.contradiction !== null)
        this.#report.add('encoding_mismatch', { line: 1, column: 1, value: this.#declared.contradiction })
    }
    if (this.#encoding === null && isAscii(bytes)) {
      this.#isPlain = arePlain(bytes)
      return bytes.toString('latin1')
    }
    if (this.#encoding === null) this.#decide(bytes)
    return this.#decoder === null ? this.#utf8(bytes) : this.#other(this.#decoder.write(bytes))
  }

  end(): string {
    if (this.#decoder !== null) return this.#other(this.#decoder.end() ?? '')
    const tail = this.#tail
    this.#tail = Buffer.alloc(0)
    return tail.length === 0 ? '' : this.#repaired(tail)
  }

  #decide(bytes: Buffer): void {
    const whole = bytes.subarray(0, completeLength(bytes))
    const declared = this.#declared?.name ?? null
    if (
      isUtf8(whole) &&
      (whole.length < bytes.length ? !isAscii(whole) || declared === null || declared === 'utf-8' : true)
    )
      this.#choose('utf-8')
    else if (declared !== null && declared !== 'utf-8') return this.#choose(declared)
    else this.#choose(looksLikeUtf8(whole) ? 'utf-8' : 'windows-1252')
    if (declared !== null && declared !== this.#encoding)
      this.#report.add('encoding_mismatch', {
        line: 1,
        column: 1,
        value: `${declared} declarado, ${this.#encoding} no ficheiro`,
      })
  }

  #choose(encoding: string): void {
    this.#encoding = encoding
    if (encoding === 'utf-8') return
    if (!iconv.encodingExists(encoding)) throw new FeedFailure('FAILED_ENCODING', encoding, { line: 1, column: 1 })
    this.#decoder = iconv.getDecoder(encoding, { stripBOM: false })
  }

  #utf8(chunk: Buffer): string {
    const bytes = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk])
    const length = completeLength(bytes)
    this.#tail = length === bytes.length ? this.#tail.subarray(0, 0) : Buffer.from(bytes.subarray(length))
    const whole = bytes.subarray(0, length)
    if (!isUtf8(whole)) return this.#repaired(whole)
    this.#isPlain = arePlain(whole)
    return whole.toString('utf8')
  }

  #repaired(bytes: Buffer): string {
    const { text, repairs, first } = repairUtf8(bytes)
    this.#report.addMany('encoding_mismatch', repairs, [{ value: `byte ${first} em UTF-8` }])
    return text
  }

  #other(text: string): string {
    const bad = text.split('\ufffd').length - 1
    this.#report.addMany('encoding_mismatch', bad, [{ value: `byte sem significado em ${this.#encoding}` }])
    return bad === 0 ? text : text.replaceAll('\ufffd', '')
  }
}

/** Length without a character that is cut at the end. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] as number
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** Whether most of what is beyond ASCII is well-formed, so that a few bad bytes are damage and not another encoding. */
function looksLikeUtf8(bytes: Buffer): boolean {
  const { repairs, sequences } = repairUtf8(bytes)
  return sequences > repairs
}
