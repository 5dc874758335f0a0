import { expect, test } from 'vitest'
import { FeedFailure } from '../feed-failure.ts'
import { documentKindOf, refuseBinary } from './file-kind.ts'

function kind(head: Buffer, isWide = false): string | null {
  try {
    refuseBinary(head, isWide)
    return null
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    return error.code === 'FAILED_BINARY' ? (error.place.value ?? null) : error.code
  }
}
const noise = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * at * 31 + at * 7) % 256))
function after(hex: string) {
  return Buffer.concat([Buffer.from(hex, 'hex'), noise])
}

test.each([
  ['89504e470d0a1a0a', 'uma imagem PNG'],
  ['ffd8ffe0', 'uma imagem JPEG'],
  ['474946383961', 'uma imagem GIF'],
  ['524946460000000057454250', 'uma imagem WebP'],
  ['255044462d312e37', 'um documento PDF'],
  ['d0cf11e0a1b11ae1', 'um ficheiro antigo do Office, como uma folha de Excel .xls'],
  ['4d5a90000300', 'um programa do Windows'],
  ['7f454c460201', 'um programa'],
  ['cffaedfe', 'um programa'],
  ['377abcaf271c', 'um arquivo 7-Zip'],
  ['526172211a0701', 'um arquivo RAR'],
  ['425a6839', 'um ficheiro comprimido com bzip2'],
  ['fd377a585a00', 'um ficheiro comprimido com xz'],
  ['28b52ffd', 'um ficheiro comprimido com zstd'],
  ['53514c69746520666f726d6174203300', 'uma base de dados SQLite'],
  ['50415231', 'uma tabela Parquet'],
  ['000000186674797069736f6d', 'um vídeo MP4'],
  ['00000018667479706865696300', 'uma imagem HEIC'],
  ['0061736d01000000', 'um programa'],
  ['', 'um ficheiro binário, e não texto'],
])('F1 a file that begins with %s is no feed but %s', (hex, what) => {
  expect(kind(after(hex))).toBe(what)
})

test('a tar is known by its mark, which stands further in', () => {
  const tar = Buffer.alloc(1024, 0x61)
  tar.write('ustar', 257)
  expect(kind(tar)).toBe('um arquivo tar')
})

test.each([
  ['a table whose first column is MZ', 'MZ;nome\n1;Mesa\n'],
  ['a table of ID3', 'ID3;preço\n1;2\n'],
  ['BMI', 'BMI,x\n1,2\n'],
  ['a feed with a NUL and a page end', `id;nome\n${'1;Mesa\n'.repeat(20)}\f2;Me\u0000sa\n`],
  ['nothing', ''],
  ['one letter', 'x'],
  ['an end mark', 'id;a\n1;2\n\u001a'],
])('text is text: %s', (_, text) => {
  expect(kind(Buffer.from(text))).toBeNull()
})

test('text in pairs of bytes is text', () => {
  expect(kind(Buffer.from('nome;preço\nMesa;9\n', 'utf16le'), true)).toBeNull()
})

test.each<[names: string[], what: string | null]>([
  [['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'], 'um livro do Excel (.xlsx)'],
  [['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], 'um documento do Word (.docx)'],
  [['mimetype', 'content.xml', 'META-INF/manifest.xml'], 'um documento do LibreOffice (.ods, .odt)'],
  [['Index/Document.iwa'], 'uma folha do Numbers ou um documento do Pages'],
  [['META-INF/MANIFEST.MF', 'A.class'], 'um programa (.jar, .apk)'],
  [['feed.xml'], null],
  [['content.xml'], null],
  [['a.csv', 'b.csv'], null],
])('a zip of %j is %s', (names, what) => {
  expect(documentKindOf(names)).toBe(what)
})
