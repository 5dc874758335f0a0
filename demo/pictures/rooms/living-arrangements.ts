import type { RoomScene } from './room-scene.ts'

/** Further arrangements of the living rooms. */
export const livingArrangements: readonly RoomScene[] = [
  {
    id: 'sala-de-estar-terracota', arranges: 'sala-de-estar-clara', name: 'Sala de estar', view: { eye: [0.75, 1.35, 6], turn: -12, tangent: 0.33, shiftY: -0.1 },
    shell: { width: 5.4, depth: 6.4, height: 2.7, wall: '#efe6d8', backWall: '#c2896b', floor: 'parquet', window: { side: 'right', from: -1.9, to: 0.1, sill: 0.45, top: 2.3 }, curtains: '#efe6d6', sun: [0.8, 0.5, 0.22] },
    pieces: [
      { design: 'rugs/ribbed', x: -0.3, z: 1.95, spec: { widthMm: 2800, depthMm: 2000 } },
      { design: 'corner-sofas/deep', x: -1.3, z: 1.06, size: 'left', colours: { body: '#e6dfd0', accent: '#b3603f' } },
      { design: 'coffee-tables/stone-blocks', x: -0.35, z: 1.95 },
      { design: 'armchairs/lounge', x: 1.0, z: 1.85, turn: -66, colours: { body: '#7c8465', frame: '#8a5d36' } },
      { design: 'floor-lamps/paper', x: 0.42, z: 0.4 },
      { design: 'wall-art/canvas', x: -1.25, z: 0.01, y: 1.3, size: 'wide' },
      { design: 'plants/olive', x: 1.45, z: 0.48 },
      { design: 'vases/ribbed', x: -0.6, z: 1.9, y: 0.35, isProp: true },
      { design: 'bowls/wooden', x: -0.05, z: 2.0, y: 0.35, isProp: true },
    ],
  },
  {
    id: 'sala-de-estar-leitura', arranges: 'sala-de-estar-clara', name: 'Sala de estar', view: { eye: [0.75, 1.25, 5.0], turn: -9, tangent: 0.305, shiftY: -0.095 },
    shell: { width: 4.6, depth: 5.4, height: 2.65, wall: '#e9e3d6', backWall: '#66756a', floor: 'walnut', window: { side: 'left', from: 0.6, to: 2.1, sill: 0.3, top: 2.35 }, curtains: '#f1ebdd', sun: [-0.8, 0.52, 0.25] },
    pieces: [
      { design: 'rugs/round-woven', x: -0.05, z: 1.5, spec: { widthMm: 2000, depthMm: 2000 } },
      { design: 'armchairs/shell', x: -0.4, z: 1.15, turn: 24, colours: { body: '#c8963e' } },
      { design: 'footstools/plain', x: 0.12, z: 1.85, turn: 24, colours: { body: '#c8963e' } },
      { design: 'floor-lamps/reading', x: -1.0, z: 0.6, turn: 20 },
      { design: 'side-tables/pedestal', x: 0.3, z: 0.95 },
      { design: 'bookcases/staggered', x: 1.1, z: 0.2, size: 'wide' },
      { design: 'wall-art/shapes', x: -0.35, z: 0.01, y: 1.25 },
      { design: 'plants/monstera', x: -1.6, z: 1.0 },
      { design: 'baskets/rope', x: 1.15, z: 0.75 },
      { design: 'tableware/mug', x: 0.3, z: 0.97, y: 0.52, isProp: true },
    ],
  },
  {
    id: 'sala-de-estar-inglesa', arranges: 'sala-de-estar-azul', name: 'Sala de estar', view: { eye: [-1.05, 1.4, 6.1], turn: 12, tangent: 0.33, shiftY: -0.055 },
    shell: { width: 5.2, depth: 6.4, height: 2.75, wall: '#4d6157', floor: 'parquet', window: { side: 'left', from: 0.4, to: 2.4, sill: 0.4, top: 2.35 }, curtains: '#d8ccb2', frames: 4, sun: [-0.8, 0.5, 0.3] },
    pieces: [
      { design: 'rugs/oriental', x: 0, z: 2.0, spec: { widthMm: 3000, depthMm: 2100 } },
      { design: 'sofas/chesterfield', x: 0, z: 0.75, size: '3-seats', colours: { body: '#96603c' }, kinds: { body: 'leather' } },
      { design: 'coffee-tables/glass-steel', x: 0, z: 1.95 },
      { design: 'armchairs/wing', x: 1.5, z: 1.75, turn: -58, colours: { body: '#d8cdb8' } },
      { design: 'side-tables/square', x: -1.42, z: 0.5 },
      { design: 'table-lamps/gourd', x: -1.42, z: 0.5, y: 0.5 },
      { design: 'wall-art/trio', x: 0, z: 0.01, y: 1.4, colours: { body: '#b8924f' } },
      { design: 'chandeliers/sputnik', x: 0, z: 1.7, hangsFrom: 2.75 },
      { design: 'plants/ficus', x: 1.85, z: 0.55 },
      { design: 'ornaments/bookends', x: -0.1, z: 1.95, y: 0.4, isProp: true },
    ],
  },
]
