import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import sharp from 'sharp'
import { type Colouring, coloured, type Pixels } from './colouring.ts'
import type { Drawing, DrawingFacts } from './drawing.ts'
import { readManifest } from './drawings-manifest.ts'
import { fadeGround } from './fade-ground.ts'
import { decodedDrawing } from './stored-form.ts'
import { trimmed } from './trim-frame.ts'

/** Where the stored drawings and their manifest lie. */
export const DRAWN = join(projectRoot, 'demo/pictures/drawn')

/** All stored drawings, in the order of their ids; the manifest is read once. */
export function storedDrawings(): readonly DrawingFacts[] {
  manifest ??= readManifest(join(DRAWN, 'manifest.json'))
  return manifest
}

/** Raised when metal is coloured differently: pictures with some are made anew. */
const METAL_VERSION = 1

/** What a picture that is made of a stored drawing depends on besides its own colours. */
export function stateOfDrawing({ inputs, slots }: DrawingFacts): string {
  return slots.some(({ kind }) => kind === 'metal') ? `${inputs} metal ${METAL_VERSION}` : inputs
}

let manifest: readonly DrawingFacts[] | undefined
let byId: ReadonlyMap<string, DrawingFacts> | undefined

/** Opens a stored drawing, its shadow faded towards the frame; throws when there is none of that id. */
export async function loadDrawing(id: string): Promise<Drawing> {
  byId ??= new Map(storedDrawings().map((facts) => [facts.id, facts]))
  const facts = byId.get(id)
  if (!facts) throw new Error(`no drawing "${id}" in the manifest of ${byId.size}`)
  const { planes, layers } = await decodedDrawing(await readFile(join(DRAWN, facts.file)))
  const shown = trimmed({ facts, planes })
  fadeGround(shown.planes)
  return { ...shown, layers }
}

/** The drawing in a product's colours on white, `width` pixels wide (its height follows); as stored unless told. */
export async function colourDrawing(
  drawing: Drawing,
  colouring: Colouring,
  options: { width?: number } = {},
): Promise<Pixels> {
  const pixels = coloured(drawing.planes, drawing.layers, colouring, drawing.facts.pixelMm)
  const width = options.width ?? pixels.width
  if (width === pixels.width) return pixels
  const height = Math.max(1, Math.round((pixels.height * width) / pixels.width))
  const rgb = await sharp(pixels.rgb, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, rgb }
}
