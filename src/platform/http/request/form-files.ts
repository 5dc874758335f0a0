import { type FormPart, formParts } from './multipart.ts'

/** A file of a form. */
export interface FormFile {
  /** As whoever sends it calls it, without a folder; it may hold anything. */
  readonly name: string
  /** null: it has more than are read. */
  readonly bytes: Buffer | null
}

/** The files of a multipart form one after another, each whole in memory; fields and places where none was chosen are passed over. */
export async function* formFiles(
  contentType: string,
  body: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<FormFile> {
  for await (const part of formParts(contentType, body)) {
    if (part.fileName !== null && part.fileName !== '')
      yield { name: part.fileName.replace(/^.*[/\\]/s, ''), bytes: await wholeOf(part, mostBytes) }
  }
}

async function wholeOf({ body }: FormPart, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
