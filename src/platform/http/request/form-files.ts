import { type FormPart, formParts } from './multipart.ts'

/** A file of a form, or `too large` where it has more bytes than are read. */
export type FormFile = Buffer | 'too large'

/** The files of a multipart form one after another, each whole in memory; fields and places where none was chosen are passed over. */
export async function* formFiles(
  contentType: string,
  body: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<FormFile> {
  for await (const part of formParts(contentType, body)) {
    if (part.fileName !== null && part.fileName !== '') yield await wholeOf(part, mostBytes)
  }
}

async function wholeOf({ body }: FormPart, mostBytes: number): Promise<FormFile> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
