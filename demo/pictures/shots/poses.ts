import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from '../layers/drawing.ts'
import { colourDrawing, DRAWN, loadDrawing } from '../layers/drawings.ts'
import { measuredDrawing } from '../layers/measured.ts'
import { storedRooms } from '../rooms/stored-rooms.ts'
import type { Pictured, Pose } from './photograph.ts'

/** Opened drawings take some eight megabytes each. */
const OPEN_AT_ONCE = 6

/** Poses of pieces from the stored drawings; the last ones stay open, for a shop's pictures of one design come together. */
export function posesOfDrawings(): Pictured {
  const open = lastOf(OPEN_AT_ONCE, loadDrawing)
  return async (plan, view, [wide, high]): Promise<Pose> => {
    if (view === 'room') return roomPose(plan.room ?? '')
    if (view === 'lines')
      return measuredDrawing(await open(`${plan.drawing}/three-quarter`), plan.sizes, Math.min(wide, high))
    const drawing = await open(`${plan.drawing}/${view}`)
    return { pixels: await colourDrawing(drawing, plan.looks), box: drawing.facts.piece }
  }
}

async function roomPose(id: string): Promise<Pose> {
  const room = storedRooms().find((one) => one.id === id)
  if (room === undefined) throw new Error(`no room ${id} is drawn`)
  const { data, info } = await sharp(join(DRAWN, room.file)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    pixels: { rgb: data, width: info.width, height: info.height },
    box: { left: 0, top: 0, width: info.width, height: info.height },
  }
}

/** The last few results by key, the longest unused one forgotten first. */
function lastOf(most: number, load: (id: string) => Promise<Drawing>): (id: string) => Promise<Drawing> {
  const kept = new Map<string, Promise<Drawing>>()
  return (id) => {
    const known = kept.get(id) ?? load(id)
    kept.delete(id)
    kept.set(id, known)
    // What could not be opened is tried again by the next who asks.
    known.catch(() => kept.delete(id))
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    return known
  }
}
