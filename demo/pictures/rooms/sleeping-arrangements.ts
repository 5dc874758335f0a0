import type { RoomScene } from './room-scene.ts'

/** Further arrangements of the rooms to sleep in. */
export const sleepingArrangements: readonly RoomScene[] = [
  {
    id: 'quarto-luminoso', arranges: 'quarto-sereno', name: 'Quarto', view: { eye: [1.5, 1.5, 5.5], turn: -26, tangent: 0.37, shiftY: -0.1 },
    shell: { width: 4.6, depth: 6, height: 2.65, wall: '#efe9de', floor: 'oak', window: { side: 'back', from: -0.5, to: 1.3, sill: 0.4, top: 2.3 }, curtains: '#f4efe3', sun: [0.45, 0.5, -0.75] },
    pieces: [
      { design: 'rugs/shaggy', x: -0.35, z: 1.95, spec: { widthMm: 2100, depthMm: 2900 } },
      { design: 'beds/cane', x: -1.22, z: 1.95, turn: 90, colours: { accent: '#c98f6a' } },
      { design: 'bedside-tables/cane', x: -2.04, z: 0.75, turn: 90 },
      { design: 'table-lamps/wooden', x: -2.04, z: 0.75, y: 0.52 },
      { design: 'rocking-chairs/soft-lounge', x: 0.95, z: 1.0, turn: -42, colours: { body: '#e3d8c4' } },
      { design: 'pendants/woven', x: -1.0, z: 1.95, hangsFrom: 2.65 },
      { design: 'wall-art/macrame', x: -2.29, z: 1.95, y: 1.35, turn: 90 },
      { design: 'plants/palm', x: -1.15, z: 0.5 },
      { design: 'baskets/belly', x: 0.1, z: 0.42 },
    ],
  },
  {
    id: 'quarto-azul', arranges: 'quarto-sereno', name: 'Quarto', view: { eye: [-1.1, 1.5, 6.1], turn: 13, tangent: 0.32, shiftY: -0.08 },
    shell: { width: 4.8, depth: 6.4, height: 2.7, wall: '#dfe0dc', backWall: '#c3c9c8', floor: 'parquet', window: { side: 'left', from: 0.5, to: 2.3, sill: 0.5, top: 2.3 }, curtains: '#f1eee6', frames: 3, sun: [-0.8, 0.5, 0.35] },
    pieces: [
      { design: 'rugs/bordered', x: 0.1, z: 2.2, spec: { widthMm: 3200, depthMm: 2100 } },
      { design: 'upholstered-beds/winged', x: 0.1, z: 1.13, colours: { body: '#4f6579' } },
      { design: 'bedside-tables/two-drawers', x: -1.15, z: 0.3 },
      { design: 'bedside-tables/two-drawers', x: 1.35, z: 0.3 },
      { design: 'wall-lamps/sconce', x: -1.15, z: 0.01, y: 1.2 },
      { design: 'wall-lamps/sconce', x: 1.35, z: 0.01, y: 1.2 },
      { design: 'bed-benches/runners', x: 0.1, z: 2.55, colours: { body: '#c9a07e' } },
      { design: 'chandeliers/ring', x: 0.1, z: 1.9, hangsFrom: 2.7 },
      { design: 'armchairs/barrel', x: 1.6, z: 1.75, turn: -62, colours: { body: '#c9a07e' } },
      { design: 'flowers/pampas', x: 1.35, z: 0.3, y: 0.52, isProp: true },
    ],
  },
  {
    id: 'quarto-urbano', arranges: 'quarto-verde', name: 'Quarto', view: { eye: [1.35, 1.45, 5.6], turn: -14, tangent: 0.33, shiftY: -0.09 },
    shell: { width: 4.8, depth: 6, height: 2.65, wall: '#e2ddd4', backWall: '#8b8d8c', floor: 'walnut', window: { side: 'left', from: 0.2, to: 1.9, sill: 0.7, top: 2.25 }, curtains: '#d9d2c4', sun: [-0.75, 0.5, 0.3] },
    pieces: [
      { design: 'rugs/kilim', x: 0.6, z: 2.1, spec: { widthMm: 2700, depthMm: 1900 } },
      { design: 'storage-beds/captain', x: 0.6, z: 1.1 },
      { design: 'bedside-tables/metal-frame', x: 1.72, z: 0.3 },
      { design: 'bedside-tables/metal-frame', x: -0.52, z: 0.3 },
      { design: 'wall-lamps/swing', x: 1.72, z: 0.01, y: 1.15 },
      { design: 'wall-lamps/swing', x: -0.52, z: 0.01, y: 1.15 },
      { design: 'wall-art/landscape', x: 0.6, z: 0.01, y: 1.3, size: 'wide' },
      { design: 'open-wardrobes/steel-frame', x: -1.62, z: 0.32 },
      { design: 'poufs/drum', x: -0.95, z: 1.75, colours: { body: '#b0693f' } },
      { design: 'plants/sansevieria', x: -1.95, z: 1.15 },
    ],
  },
  {
    id: 'quarto-de-bebe', arranges: 'quarto-de-crianca', name: 'Quarto de criança', view: { eye: [-0.75, 1.35, 5.2], turn: 9, tangent: 0.34, shiftY: -0.06 },
    shell: { width: 4.2, depth: 5.6, height: 2.6, wall: '#f3ede3', floor: 'oak', window: { side: 'left', from: 0.4, to: 2, sill: 0.8, top: 2.2 }, curtains: '#f7f2e8', dado: { height: 1.15, colour: '#dcb9a6', rail: '#f3ede3' }, sun: [-0.8, 0.5, 0.3] },
    pieces: [
      { design: 'rugs/clouds', x: 0, z: 1.9, spec: { widthMm: 2400, depthMm: 1600 } },
      { design: 'cots/spindle', x: -0.6, z: 0.42, turn: 90 },
      { design: 'chests-of-drawers/notched', x: 0.75, z: 0.26 },
      { design: 'table-lamps/mushroom', x: 0.98, z: 0.26, y: 0.95 },
      { design: 'rocking-chairs/soft-wing', x: 1.2, z: 1.35, turn: -48, colours: { body: '#8c9a8b' } },
      { design: 'pendants/lantern', x: -0.1, z: 0.95, hangsFrom: 2.6 },
      { design: 'wall-art/trio', x: -0.6, z: 0.01, y: 1.4 },
      { design: 'poufs/cube', x: -1.2, z: 1.25, turn: 20, colours: { body: '#d9cbb2' } },
      { design: 'baskets/hamper', x: 1.55, z: 0.4 },
      { design: 'ornaments/bird', x: 0.55, z: 0.26, y: 0.95, isProp: true },
    ],
  },
]
