import { RefusedError, refusal } from '../../errors/refusal.ts'

/** One part of a form. Its body must be read (or left by `break`) before the next part is asked for. */
export interface FormPart {
  readonly name: string
  /** Null for a plain field. */
  readonly fileName: string | null
  readonly body: AsyncIterable<Buffer>
}

const MAX_PARTS = 20
const MAX_HEADER_BYTES = 8 * 1024

/**
 * The parts of a multipart/form-data body (RFC 7578) as they stream by, memory independent of their size. What is not one is
 * refused as body_malformed; sizes are the reader's to bound.
 *
 *     for await (const part of formParts(request.headers['content-type'] ?? '', stream)) for await (const chunk of part.body) …
 */
export async function* formParts(contentType: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<FormPart> {
  const reader = new DelimitedReader(bytes)
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`)
  // The first delimiter has no line before it.
  reader.prepend(Buffer.from('\r\n'))
  await drain(reader.until(delimiter))
  for (let count = 0; await reader.opensPart(); count += 1) {
    if (count === MAX_PARTS) throw malformed(`more than ${MAX_PARTS} parts`)
    const header = await reader.head(MAX_HEADER_BYTES)
    yield { ...namesOf(header), body: reader.until(delimiter) }
    // Left early, or never begun: the next part begins behind it all the same.
    if (reader.isInBody) await drain(reader.until(delimiter))
  }
}

function boundaryOf(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw malformed('no boundary in content-type')
  return boundary
}

/** Browsers write names in UTF-8 and percent-encode quotes and line ends in them. */
function namesOf(header: string): Pick<FormPart, 'name' | 'fileName'> {
  const disposition = /^content-disposition:\s*form-data([^\r\n]*)/im.exec(header)?.[1]
  const name = disposition === undefined ? undefined : /;\s*name="([^"\r\n]*)"/i.exec(disposition)?.[1]
  if (disposition === undefined || name === undefined) throw malformed('a part without a name')
  const fileName = /;\s*filename="([^"\r\n]*)"/i.exec(disposition)?.[1]
  return { name, fileName: fileName?.replaceAll('%22', '"').replaceAll('%0D', '').replaceAll('%0A', '') ?? null }
}

async function drain(body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of body) continue
}

function malformed(what: string): RefusedError {
  return new RefusedError(refusal('body_malformed', `the form cannot be read: ${what}`))
}

/** Bytes up to marks that chunks may cut in two. It owns state over one body. */
class DelimitedReader {
  /** Behind the head of a part and before the delimiter that ends it. */
  isInBody = false
  readonly #chunks: AsyncIterator<Buffer>
  #buffer: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]()
  }

  prepend(bytes: Buffer): void {
    this.#buffer = Buffer.concat([bytes, this.#buffer])
  }

  /** Everything before the next delimiter, which is taken away.  */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter)
      const safe = at === -1 ? this.#buffer.length - delimiter.length + 1 : at
      if (safe > 0) {
        const body = this.#buffer.subarray(0, safe)
        this.#buffer = this.#buffer.subarray(safe)
        yield body
      }
      if (at !== -1) {
        this.#buffer = this.#buffer.subarray(delimiter.length)
        this.isInBody = false
        return
      }
      await this.#more()
    }
  }

  /** Behind a delimiter: `--` ends the form, a line end opens a part. */
  async opensPart(): Promise<boolean> {
    while (this.#buffer.length < 2) await this.#more()
    const mark = this.#buffer.subarray(0, 2).toString('latin1')
    if (mark !== '--' && mark !== '\r\n') throw malformed('something behind a boundary')
    return mark === '\r\n'
  }

  async head(maxBytes: number): Promise<string> {
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n')
      if (end > maxBytes) throw malformed('the header of a part is too long')
      if (end !== -1) {
        const head = this.#buffer.subarray(0, end).toString('utf8')
        this.#buffer = this.#buffer.subarray(end + 4)
        this.isInBody = true
        return head
      }
      if (this.#buffer.length > maxBytes) throw malformed('the header of a part is too long')
      await this.#more()
    }
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next()
    if (next.done === true) throw malformed('it ends too early')
    this.#buffer = this.#buffer.length === 0 ? next.value : Buffer.concat([this.#buffer, next.value])
  }
}
