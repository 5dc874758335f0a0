import { PictureFailure } from '../report/picture-problems.ts'

/** Formats that are read. What an address or a server calls the bytes plays no part. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** Bytes that decide the format: as many as the longest of the tests looks at. */
export const FORMAT_BYTES = 512

/** What the first bytes are. Throws picture_svg, picture_format (pictures that are not read) or picture_not_an_image. */
export function pictureFormat(start: Buffer): PictureFormat {
  const read = READ.find(({ is }) => is(start))
  if (read !== undefined) return read.format
  const known = KNOWN.find((signature) => signature.is(start))
  if (known !== undefined) throw new PictureFailure('picture_format', known.name)
  const text = start
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg[\s>:]/.test(text) ||
    (text.startsWith('<?xml') && text.includes('<svg'))
  )
    throw new PictureFailure('picture_svg', 'svg')
  throw new PictureFailure('picture_not_an_image', start.length === 0 ? 'no bytes' : 'unknown bytes')
}

function at(place: number, text: string) {
  return (start: Buffer) => start.toString('latin1', place, place + text.length) === text
}
function brand(...brands: string[]) {
  return (start: Buffer) => at(4, 'ftyp')(start) && brands.includes(start.toString('latin1', 8, 12))
}

const READ: readonly { format: PictureFormat; is: (start: Buffer) => boolean }[] = [
  { format: 'jpeg', is: at(0, '\xff\xd8\xff') },
  { format: 'png', is: at(0, '\x89PNG\r\n\x1a\n') },
  { format: 'gif', is: (start) => at(0, 'GIF87a')(start) || at(0, 'GIF89a')(start) },
  { format: 'webp', is: (start) => at(0, 'RIFF')(start) && at(8, 'WEBP')(start) },
  { format: 'avif', is: brand('avif', 'avis') },
]

const KNOWN: readonly { name: string; is: (start: Buffer) => boolean }[] = [
  { name: 'bmp', is: (start) => at(0, 'BM')(start) && start.length > 26 && start.readUInt32LE(6) === 0 },
  { name: 'tiff', is: (start) => at(0, 'II*\0')(start) || at(0, 'MM\0*')(start) },
  { name: 'heic', is: brand('heic', 'heix', 'hevc', 'mif1', 'msf1') },
  { name: 'jpeg xl', is: (start) => at(0, '\xff\x0a')(start) || at(4, 'JXL ')(start) },
  { name: 'jpeg 2000', is: at(4, 'jP  ') },
  { name: 'ico', is: at(0, '\0\0\x01\0') },
  { name: 'psd', is: at(0, '8BPS') },
]
