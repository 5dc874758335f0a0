import { inflateSync } from 'node:zlib'
import decodeQr from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { signatureOf } from '../../signatures/signature.ts'
import { madeSigningKey } from '../../signatures/signing-key.ts'
import { aDocument, anAccount } from '../../testing.ts'
import type { Document, DocumentLine } from '../document.ts'
import { documentPdf } from './document-pdf.ts'
import { programWords } from './program-words.ts'
import { qrTextOf } from './qr-code.ts'

const key = madeSigningKey()
const facts = { issuedOn: '2026-11-03', enteredAt: '2026-11-03T10:00:00', name: 'FT 2026/7', grossCents: 30_356 }
const characters = signatureOf({ ...facts, previous: '' }, key)
const shown = [0, 10, 20, 30].map((at) => characters[at]).join('')

function signed(document: Partial<Document> = {}, certificate = 0): Document {
  const signature = { enteredAt: facts.enteredAt, characters, keyVersion: 1, certificate }
  return aDocument({ atcud: 'JFX2K9QP-7', signature, ...document })
}

/** What each stream of the file holds, unpacked; pictures and fonts among them. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** The dark squares of the pages painted onto white, ten dots for a point, and read by a library that did not make them. */
function readFromPaper(pdf: Buffer): string {
  const squares = streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)])
    .map((numbers) => numbers.slice(1).map(Number) as [number, number, number, number])
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
  const side = Math.max(...squares.map(([x, , width]) => x + width - left))
  // 30 mm at least.
  expect(side).toBeGreaterThan(85)
  const [margin, dots] = [40, 10]
  const size = Math.round(side * dots) + 2 * margin
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [x, y, width, height] of squares)
    for (let row = Math.round((y - top) * dots); row < Math.round((y - top + height) * dots); row += 1)
      for (let column = Math.round((x - left) * dots); column < Math.round((x - left + width) * dots); column += 1)
        data.fill(0, ((row + margin) * size + column + margin) * 4, ((row + margin) * size + column + margin) * 4 + 3)
  return decodeQr({ width: size, height: size, data })
}

describe('B-04 the code of a document', () => {
  test('B-04 the fields in their order, each with its letter', () => {
    expect(qrTextOf(signed())).toBe(
      `A:509964150*B:501442600*C:PT*D:FT*E:N*F:20261103*G:FT 2026/7*H:JFX2K9QP-7*I1:PT*I7:246.80*I8:56.76*N:56.76*O:303.56*Q:${shown}*R:0`,
    )
  })

  test.each([
    ['madeira', 220, 'I1:PT-MA*I7:246.80*I8:56.76*'],
    ['azores', 160, 'I1:PT-AC*I7:246.80*I8:56.76*'],
    ['reverse_charge', 0, 'I1:PT*I2:246.80*N:0.00*O:246.80'],
    ['outside_eu', 0, 'I1:PT*I2:246.80*N:0.00*O:246.80'],
  ] as const)('B-04 tax of %s', (treatment, permille, part) => {
    const sums = permille === 0 ? { vatCents: 0, grossCents: 24_680 } : {}
    expect(qrTextOf(signed({ vat: { treatment, permille }, ...sums }))).toContain(part)
  })

  test('B-04 a number that holds what separates fields cannot add one; a certificate stands in R', () => {
    const buyer = anAccount({ country: 'IE', taxNumber: '8Z49*R:9', postalCode: 'D02' })
    const text = qrTextOf(signed({ buyer }, 1234)) ?? ''
    expect(text).toContain('*B:8Z49R:9*C:IE*')
    expect(text.endsWith('*R:1234')).toBe(true)
  })

  test('B-04 without a key or without a code of its series there is none', () => {
    expect([qrTextOf(signed({ atcud: null })), qrTextOf(signed({ signature: null }))]).toEqual([null, null])
  })

  test.each([
    ['a short one', {}],
    [
      'a long one',
      {
        buyer: anAccount({ country: 'ES', taxNumber: '9'.repeat(20) }),
        atcud: `${'J'.repeat(20)}-123456789`,
        number: 123_456_789,
        netCents: 99_999_999_999,
        grossCents: 99_999_999_999,
      },
    ],
  ] as const)('B-04 %s is read from the paper as it was written', async (_which, document) => {
    const invoice = signed(document)
    expect(readFromPaper(await documentPdf(invoice))).toBe(qrTextOf(invoice))
  })
})

describe('B-04 the paper', () => {
  test('B-04 who is certified says under which number; who is not says that, signed or not', () => {
    const uncertified = 'Documento emitido por programa não certificado pela Autoridade Tributária.'
    expect([programWords(null), programWords(signed().signature), programWords(signed({}, 1234).signature)]).toEqual([
      uncertified,
      `${shown} · ${uncertified}`,
      `${shown}-Processado por programa certificado n.º 1234/AT`,
    ])
  })

  test('B-04 it has a picture with words for who does not see it, only where there is a code', async () => {
    const [withCode, without] = await Promise.all([signed(), aDocument()].map(documentPdf))
    expect(withCode?.toString('latin1')).toMatch(/\/S \/Figure/)
    expect(without?.toString('latin1')).not.toMatch(/\/S \/Figure/)
    expect(streamsOf(without ?? Buffer.alloc(0)).join('')).not.toMatch(/ re$/m)
  })

  test('B-04 the same signed document gives the same bytes, and goes over to a further page where it must', async () => {
    const [line] = signed().lines
    const long = signed({ lines: Array.from({ length: 27 }, () => line as DocumentLine) })
    const [one, same] = await Promise.all([documentPdf(long), documentPdf(long)])
    expect(one.equals(same)).toBe(true)
    expect(readFromPaper(one)).toBe(qrTextOf(long))
  })
})
