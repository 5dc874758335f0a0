import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ImageBox } from './image-address.ts'
import { workLine } from './work-line.ts'

export type ImageFormat = 'webp' | 'jpeg'

export interface RenderedImages {
  render(picture: { readonly svg: string; readonly imageId: string; readonly hash: string }, box: ImageBox, format: ImageFormat): Promise<Buffer>
}

/**
 * Renderings that run at once: sharp works on libuv's threads, which the file system needs as well. A cold listing asks for
 * 48 pictures together; the rest wait in line.
 */
export const RENDERINGS_AT_ONCE = 2

/**
 * Pictures in the asked sizes, kept as files: disposable, made again when they are gone (architecture.md, Goals). Several
 * requests for one that is being made wait for the same making.
 */
export const renderedImages = (folder: string): RenderedImages => {
  const making = new Map<string, Promise<Buffer>>()
  const inTurn = workLine(RENDERINGS_AT_ONCE)
  return {
    render: (picture, box, format) => {
      const file = join(folder, picture.hash.slice(0, 2), picture.hash.slice(2, 4), `${picture.imageId}-${picture.hash}-${box.width}x${box.height ?? 0}.${format}`)
      const under = making.get(file) ?? readOrMake(file, () => inTurn(() => make(picture.svg, box, format))).finally(() => making.delete(file))
      making.set(file, under)
      return under
    },
  }
}

const QUALITY = { webp: 82, jpeg: 84 } as const

/** Drawings are 720 wide at 72 dots an inch: they are drawn at the size that is asked, and never larger than needed. */
const make = (svg: string, box: ImageBox, format: ImageFormat): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * box.width) / 720 }).resize({ width: box.width, ...(box.height === undefined ? {} : { height: box.height }), fit: 'cover' }).toFormat(format, { quality: QUALITY[format] }).toBuffer()

const readOrMake = async (file: string, create: () => Promise<Buffer>): Promise<Buffer> => {
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  const made = await create()
  // A full disk must not cost the picture: it is sent though it could not be kept.
  await keep(file, made).catch(() => undefined)
  return made
}

const keep = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const aside = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(aside, bytes)
  await rename(aside, file)
}
