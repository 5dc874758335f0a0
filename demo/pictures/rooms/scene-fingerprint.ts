import { createHash } from 'node:crypto'
import { furnished } from './furnish.ts'
import type { RoomScene } from './room-scene.ts'

/**
 * What tells one furnishing, camera and light of a room from another, and its pieces from those of a design that was redrawn since: their
 * meshes count, to a tenth of a millimetre. The tracer and its textures do not: a new grain is no reason to draw 23 rooms anew.
 */
export function sceneFingerprint({ id: _id, name: _name, arranges: _arranges, ...scene }: RoomScene): string {
  const hash = createHash('sha256').update(JSON.stringify(scene))
  for (const { mesh, slot, surface } of scene.pieces.flatMap((placement) => furnished(placement).parts)) {
    hash.update(JSON.stringify([slot, surface]))
    hash.update(Int32Array.from(mesh.positions, (value) => Math.round(value * 1e4)))
    hash.update(mesh.indices)
  }
  return hash.digest('hex').slice(0, 12)
}
