/** An answer with the records of cards behind it: the length of the JSON (4 bytes), the JSON, the records one after another. */
export interface Frame<Answer> {
  readonly answer: Answer
  /** In the order in which they were asked for or found; null: none is sent. */
  readonly records: readonly (Buffer | null)[]
}

const LENGTH_BYTES = 4
const CUT_OFF = 'an answer of the search process is cut off'

export function writeFrame({ answer, records }: Frame<unknown>): Buffer {
  const head = Buffer.from(JSON.stringify({ answer, sizes: records.map((record) => record?.byteLength ?? -1) }))
  const length = Buffer.allocUnsafe(LENGTH_BYTES)
  length.writeUInt32BE(head.byteLength)
  return Buffer.concat([length, head, ...records.filter((record) => record !== null)])
}

/**
 * Records are views of the bytes: whoever keeps one copies it.
 * @throws for bytes that end too early or too late.
 */
export function readFrame<Answer>(bytes: Buffer): Frame<Answer> {
  const start = LENGTH_BYTES + (bytes.byteLength < LENGTH_BYTES ? 0 : bytes.readUInt32BE())
  if (start > bytes.byteLength || start === LENGTH_BYTES) throw new Error(CUT_OFF)
  const { answer, sizes } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start)) as {
    answer: Answer
    sizes: number[]
  }
  let at = start
  const records = sizes.map((size) => (size < 0 ? null : bytes.subarray(at, (at += size))))
  if (at !== bytes.byteLength) throw new Error(CUT_OFF)
  return { answer, records }
}
