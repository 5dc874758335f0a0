import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** Where the demo's inspirations lie, ready made by tools/demo/inspiration-rooms.ts. */
export const INSPIRATIONS = join(projectRoot, 'demo/inspirations')

export interface DemoHotspot {
  readonly shop: string
  readonly itemId: string
  /** In thousandths of the picture. */
  readonly x: number
  readonly y: number
}

/** An inspiration as the list has it. */
export interface DemoInspiration {
  readonly ident: string
  readonly name: string
  readonly description: string
  readonly room: string
  readonly style: string
  /** Null: the editors'. */
  readonly shop: string | null
  readonly width: number
  readonly height: number
  readonly hotspots: readonly DemoHotspot[]
  /** Fingerprint of the furnished room that was drawn. */
  readonly scene: string
}

export function demoInspirations(): readonly DemoInspiration[] {
  return (
    JSON.parse(readFileSync(join(INSPIRATIONS, 'inspirations.json'), 'utf8')) as { inspirations: DemoInspiration[] }
  ).inspirations
}

/** Where its picture lies. */
export function inspirationPicture({ ident }: Pick<DemoInspiration, 'ident'>): string {
  return join(INSPIRATIONS, 'rooms', `${ident}.webp`)
}
