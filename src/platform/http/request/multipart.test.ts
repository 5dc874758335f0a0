import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formParts } from './multipart.ts'

const TYPE = 'multipart/form-data; boundary=xYz'
function form(...parts: readonly [head: string, body: Buffer | string][]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(([head, body]) => [
      Buffer.from(`--xYz\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--xYz--\r\n'),
  ])
}

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function partsOf(bytes: Buffer, size = 7, type = TYPE) {
  const parts: { name: string; fileName: string | null; body: string }[] = []
  for await (const { name, fileName, body } of formParts(type, cut(bytes, size))) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    parts.push({ name, fileName, body: Buffer.concat(chunks).toString('latin1') })
  }
  return parts
}

test('a form gives its fields and files in their order', async () => {
  const bytes = form(
    ['name="endereco"', ''],
    ['name="ficheiro"; filename="péça \u0022.xml"'.replace('\u0022.', '%22.'), '<rss>\r\n--xY\r\n</rss>'],
  )
  expect(await partsOf(bytes)).toEqual([
    { name: 'endereco', fileName: null, body: '' },
    { name: 'ficheiro', fileName: 'péça ".xml', body: '<rss>\r\n--xY\r\n</rss>' },
  ])
})

test('any bytes come through whole, wherever chunks are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 50 }), async (content, size) => {
      const body = Buffer.from(content)
      if (body.includes('\r\n--xYz')) return
      expect((await partsOf(form(['name="f"; filename="a"', body]), size))[0]?.body).toBe(body.toString('latin1'))
    }),
  )
})

test('a part that is not read is passed over', async () => {
  const names: string[] = []
  for await (const part of formParts(TYPE, cut(form(['name="a"', 'x'.repeat(500)], ['name="b"', 'y']), 9)))
    names.push(part.name)
  expect(names).toEqual(['a', 'b'])
})

test('a part that is left early is passed over', async () => {
  const names: string[] = []
  for await (const part of formParts(TYPE, cut(form(['name="a"', 'x'.repeat(500)], ['name="b"', 'y']), 9))) {
    names.push(part.name)
    for await (const _chunk of part.body) break
  }
  expect(names).toEqual(['a', 'b'])
})

test.each([
  ['an end that is missing', form(['name="a"', 'x']).subarray(0, -9), TYPE],
  ['no boundary', form(['name="a"', 'x']), 'multipart/form-data'],
  ['a part without a name', Buffer.from('--xYz\r\nContent-Disposition: form-data\r\n\r\nx\r\n--xYz--'), TYPE],
  ['something behind the boundary', Buffer.from('--xYzab\r\n\r\n'), TYPE],
  ['a header without end', Buffer.concat([Buffer.from('--xYz\r\n'), Buffer.alloc(20_000, 'a')]), TYPE],
  ['too many parts', form(...Array.from({ length: 21 }, () => ['name="a"', ''] as [string, string])), TYPE],
  ['a header that is too long', form([`name="a"\r\nX-Long: ${'a'.repeat(8_200)}`, 'x']), TYPE],
])('%s is refused as body_malformed, in small chunks and in one', async (_name, bytes, type) => {
  for (const size of [100, bytes.length])
    await expect(partsOf(bytes, size, type)).rejects.toMatchObject({ refusal: { code: 'body_malformed' } })
})
