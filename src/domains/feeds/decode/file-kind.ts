import { FeedFailure } from '../feed-failure.ts'

/** Files that are no feed, by the bytes that each begins with (hex; `..` any byte): facts of their formats. The first that fits. */
const BEGINNINGS: readonly (readonly [hex: string, kind: string])[] = [
  ['89504e470d0a1a0a', 'uma imagem PNG'],
  ['ffd8ff', 'uma imagem JPEG'],
  ['47494638', 'uma imagem GIF'],
  ['52494646........57454250', 'uma imagem WebP'],
  ['52494646........57415645', 'um ficheiro de som WAV'],
  ['52494646........41564920', 'um vídeo AVI'],
  ['49492a00', 'uma imagem TIFF'],
  ['4d4d002a', 'uma imagem TIFF'],
  ['38425053', 'uma imagem do Photoshop'],
  ['00000100', 'um ícone (.ico)'],
  ['424d........00000000', 'uma imagem BMP'],
  ['........6674797068656963', 'uma imagem HEIC'],
  ['........6674797061766966', 'uma imagem AVIF'],
  ['........66747970', 'um vídeo MP4'],
  ['1a45dfa3', 'um vídeo Matroska ou WebM'],
  ['4f676753', 'um ficheiro de som Ogg'],
  ['494433', 'um ficheiro de som MP3'],
  ['255044462d', 'um documento PDF'],
  ['25215053', 'um documento PostScript'],
  ['7b5c727466', 'um documento RTF'],
  ['d0cf11e0a1b11ae1', 'um ficheiro antigo do Office, como uma folha de Excel .xls'],
  ['7f454c46', 'um programa'],
  ['4d5a', 'um programa do Windows'],
  ['cffaedfe', 'um programa'],
  ['cefaedfe', 'um programa'],
  ['cafebabe', 'um programa'],
  ['0061736d', 'um programa'],
  ['377abcaf271c', 'um arquivo 7-Zip'],
  ['526172211a07', 'um arquivo RAR'],
  ['425a68', 'um ficheiro comprimido com bzip2'],
  ['fd377a585a00', 'um ficheiro comprimido com xz'],
  ['28b52ffd', 'um ficheiro comprimido com zstd'],
  ['04224d18', 'um ficheiro comprimido com LZ4'],
  ['53514c69746520666f726d61742033', 'uma base de dados SQLite'],
  ['50415231', 'uma tabela Parquet'],
  ['774f4646', 'um tipo de letra'],
  ['774f4632', 'um tipo de letra'],
]
const TAR_MARK_AT = 257

/** Beginnings that text may have too, and are believed where other bytes are none of text. */
const WEAK = new Set(['4d5a', '425a68', '494433', '50415231', '424d........00000000'])

const SAMPLE_BYTES = 4096
/** Of bytes that no text has; a damaged feed has a few. */
const MOST_CONTROLS = 0.05

/** Ends the reading of what is no text, saying what it seems to be; `isWide`: its bytes come in pairs, so that zeros are no sign of it. */
export function refuseBinary(head: Buffer, isWide: boolean): void {
  const kind = kindOf(head, isWide)
  if (kind !== null) throw new FeedFailure('FAILED_BINARY', kind)
}

function kindOf(head: Buffer, isWide: boolean): string | null {
  const isBinary = !isWide && hasControls(head.subarray(0, SAMPLE_BYTES))
  const known = BEGINNINGS.find(([hex]) => (isBinary || !WEAK.has(hex)) && beginsWith(head, hex))
  if (known !== undefined) return known[1]
  if (head.subarray(TAR_MARK_AT, TAR_MARK_AT + 5).toString('latin1') === 'ustar') return 'um arquivo tar'
  return isBinary ? 'um ficheiro binário, e não texto' : null
}

function beginsWith(head: Buffer, hex: string): boolean {
  for (let at = 0; at * 2 < hex.length; at += 1) {
    const byte = hex.slice(at * 2, at * 2 + 2)
    if (byte !== '..' && head[at] !== Number.parseInt(byte, 16)) return false
  }
  return true
}

/** Bytes below a space that are neither tab, line end, page end, escape nor the end mark of old systems. */
function hasControls(sample: Buffer): boolean {
  let controls = 0
  for (const byte of sample)
    if (byte < 0x20 && !(byte >= 9 && byte <= 13) && byte !== 0x1a && byte !== 0x1b) controls += 1
  return controls >= 2 && controls > sample.length * MOST_CONTROLS
}

/** What a zip with these names is, where it is a document and no packed feed; null: it is not. */
export function documentKindOf(names: readonly string[]): string | null {
  const has = (beginning: string): boolean => names.some((name) => name.startsWith(beginning))
  if (has('[Content_Types].xml'))
    return has('xl/')
      ? 'um livro do Excel (.xlsx)'
      : has('word/')
        ? 'um documento do Word (.docx)'
        : has('ppt/')
          ? 'uma apresentação (.pptx)'
          : 'um documento do Office'
  if (has('Index/') && names.some((name) => name.endsWith('.iwa')))
    return 'uma folha do Numbers ou um documento do Pages'
  if (has('META-INF/manifest.xml') || (has('mimetype') && has('content.xml')))
    return 'um documento do LibreOffice (.ods, .odt)'
  if (has('META-INF/container.xml')) return 'um livro eletrónico (.epub)'
  return has('META-INF/MANIFEST.MF') ? 'um programa (.jar, .apk)' : null
}
