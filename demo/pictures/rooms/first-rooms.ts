import type { RoomScene } from './room-scene.ts'
import type { Shell } from './shell.ts'

const LEFT_WINDOW: Shell['window'] = { side: 'left', from: -0.9, to: 0.9, sill: 0.75, top: 2.25 }
const VIEW: RoomScene['view'] = { eye: [0.1, 1.3, 6.3], turn: -2, tangent: 0.32, shiftY: -0.05 }

/** The rooms, each in its first arrangement. */
export const firstRooms: readonly RoomScene[] = [
  {
    id: 'sala-de-estar-clara', name: 'Sala de estar', view: VIEW,
    shell: { width: 4.8, depth: 4.4, height: 2.6, wall: '#ece7dd', floor: 'oak', window: LEFT_WINDOW, curtains: '#f4efe4' },
    pieces: [
      { design: 'rugs/berber', x: 0.1, z: 1.75, spec: { widthMm: 2800, depthMm: 2000 } },
      { design: 'sofas/nordic', x: 0.1, z: 0.75, spec: { seats: 3, widthMm: 2150 }, colours: { body: '#8b9c8c', frame: '#a97b4e', accent: '#c9955f' } },
      { design: 'coffee-tables/round-wood', x: 0.15, z: 2.0 },
      { design: 'floor-lamps/tripod', x: -1.7, z: 0.6 },
      { design: 'armchairs/nordic', x: 1.6, z: 1.35, turn: -52, colours: { body: '#d9cbb4' } },
      { design: 'wall-art/landscape', x: 0.1, z: 0.01, y: 1.45 },
      { design: 'plants/ficus', x: 2.0, z: 0.45 },
      { design: 'vases/belly', x: 0.05, z: 2.05, y: 0.4, isProp: true },
    ],
  },
  {
    id: 'sala-de-estar-azul', name: 'Sala de estar', view: VIEW,
    shell: { width: 5, depth: 4.4, height: 2.65, wall: '#e6e4df', backWall: '#8fa0a4', floor: 'walnut', window: LEFT_WINDOW, curtains: '#e9e5db' },
    pieces: [
      { design: 'rugs/checks', x: 0, z: 1.9, spec: { widthMm: 3000, depthMm: 2000 } },
      { design: 'chaise-sofas/nordic', x: 0, z: 0.95, colours: { body: '#c9bfae' } },
      { design: 'coffee-tables/nested-pair', x: -0.25, z: 2.2 },
      { design: 'floor-lamps/arc', x: -1.75, z: 0.75 },
      { design: 'poufs/moroccan', x: 1.15, z: 2.35 },
      { design: 'mirrors/round', x: 0.1, z: 0.01, y: 1.35 },
      { design: 'plants/monstera', x: 2.05, z: 0.5 },
    ],
  },
  {
    id: 'quarto-sereno', name: 'Quarto', view: { ...VIEW, eye: [0.25, 1.35, 5.7] },
    shell: { width: 4.4, depth: 4.2, height: 2.6, wall: '#ebe5da', backWall: '#c8bca8', floor: 'pale', window: LEFT_WINDOW, curtains: '#f3eee3' },
    pieces: [
      { design: 'rugs/kilim', x: 0, z: 1.9, spec: { widthMm: 2600, depthMm: 1700 } },
      { design: 'upholstered-beds/channels', x: 0, z: 1.12, colours: { body: '#b7a58c' } },
      { design: 'bedside-tables/drawer-and-niche', x: -1.25, z: 0.3 },
      { design: 'bedside-tables/drawer-and-niche', x: 1.25, z: 0.3 },
      { design: 'table-lamps/ceramic', x: 1.25, z: 0.28, y: 0.5 },
      { design: 'chests-of-drawers/scandinavian', x: 1.9, z: 1.5, turn: -90 },
      { design: 'wall-art/trio', x: 0, z: 0.01, y: 1.55 },
    ],
  },
  {
    id: 'quarto-verde', name: 'Quarto', view: { ...VIEW, eye: [-0.2, 1.35, 5.8] },
    shell: { width: 4.6, depth: 4.2, height: 2.6, wall: '#efece5', backWall: '#93a08c', floor: 'oak', window: { ...LEFT_WINDOW, side: 'right' }, curtains: '#efe9dc' },
    pieces: [
      { design: 'beds/slatted', x: 0.1, z: 1.1 },
      { design: 'bedside-tables/drum', x: -1.2, z: 0.35 },
      { design: 'bedside-tables/drum', x: 1.4, z: 0.35 },
      { design: 'pendants/woven', x: 1.4, z: 0.4, hangsFrom: 2.6 },
      { design: 'wardrobes/hinged', x: -1.95, z: 1.9, turn: 90 },
      { design: 'rugs/round-jute', x: 1.2, z: 2.3 },
      { design: 'poufs/cube', x: 1.35, z: 2.35 },
    ],
  },
  {
    id: 'sala-de-jantar', name: 'Sala de jantar', view: { ...VIEW, eye: [0.3, 1.4, 5.9] },
    shell: { width: 4.8, depth: 4.4, height: 2.6, wall: '#efe9de', floor: 'oak', window: LEFT_WINDOW, curtains: '#f5f0e6' },
    pieces: [
      { design: 'rugs/bordered', x: 0, z: 1.85, spec: { widthMm: 3000, depthMm: 2200 } },
      { design: 'dining-tables/splayed', x: 0, z: 1.85 },
      { design: 'dining-chairs/wishbone', x: -0.45, z: 1.15, turn: 4 },
      { design: 'dining-chairs/wishbone', x: 0.45, z: 1.12, turn: -3 },
      { design: 'dining-chairs/wishbone', x: -0.5, z: 2.6, turn: 183 },
      { design: 'dining-chairs/wishbone', x: 0.48, z: 2.62, turn: 176 },
      { design: 'pendants/dome', x: 0, z: 1.85, hangsFrom: 2.6 },
      { design: 'sideboards/slatted', x: 0.2, z: 0.26 },
      { design: 'wall-art/leaf', x: 0.1, z: 0.01, y: 1.35 },
      { design: 'vases/bottle', x: 0.05, z: 1.85, y: 0.75, isProp: true },
      { design: 'plants/olive', x: 2.05, z: 0.5 },
    ],
  },
  {
    id: 'escritorio', name: 'Escritório', view: { ...VIEW, eye: [0.2, 1.4, 5.4] },
    shell: { width: 4.2, depth: 4, height: 2.6, wall: '#e9e6df', floor: 'pale', window: LEFT_WINDOW },
    pieces: [
      { design: 'rugs/stripes', x: 0, z: 1.5, spec: { widthMm: 2300, depthMm: 1600 } },
      { design: 'desks/scandinavian', x: 0, z: 0.45 },
      { design: 'office-chairs/mesh', x: 0.1, z: 1.25, turn: 200 },
      { design: 'desk-lamps/articulated', x: -0.45, z: 0.4, y: 0.718 },
      { design: 'bookcases/ladder', x: 1.45, z: 0.3 },
      { design: 'bookcases/closed-back', x: -1.6, z: 0.3 },
      { design: 'clocks/wooden', x: 0, z: 0.01, y: 1.6 },
      { design: 'plants/sansevieria', x: 1.8, z: 1.3 },
    ],
  },
  {
    id: 'entrada', name: 'Entrada', view: { ...VIEW, eye: [0, 1.4, 4.9] },
    shell: { width: 3.6, depth: 3.6, height: 2.6, wall: '#ede7dc', backWall: '#b9a48c', floor: 'tiles', window: LEFT_WINDOW },
    pieces: [
      { design: 'rugs/doormat', x: 0.1, z: 1.2 },
      { design: 'consoles/slim-steel', x: 0, z: 0.22 },
      { design: 'mirrors/arched', x: 0, z: 0.01, y: 1.05 },
      { design: 'table-lamps/mushroom', x: 0.38, z: 0.2, y: 0.8 },
      { design: 'storage-benches/shoe-shelves', x: 1.3, z: 0.75, turn: -90 },
      { design: 'hall-things/coat-stand', x: -1.35, z: 0.45 },
      { design: 'hall-things/umbrella-stand', x: 0.95, z: 0.3 },
      { design: 'baskets/belly', x: -0.72, z: 0.3, isProp: true },
    ],
  },
  {
    id: 'quarto-de-crianca', name: 'Quarto de criança', view: { ...VIEW, eye: [0.2, 1.3, 5.3] },
    shell: { width: 4, depth: 3.8, height: 2.55, wall: '#f0ece4', backWall: '#c5d0cb', floor: 'pale', window: LEFT_WINDOW, curtains: '#f6f2e8' },
    pieces: [
      { design: 'rugs/round-woven', x: 0.1, z: 2.05 },
      { design: 'childrens-beds/house', x: -0.75, z: 1.06 },
      { design: 'childrens-sets/round', x: 0.3, z: 2.2 },
      { design: 'chests-of-drawers/plain', x: 1.25, z: 0.26 },
      { design: 'chests/toy', x: 0.3, z: 0.28 },
      { design: 'child-things/tepee', x: 1.4, z: 1.3 },
      { design: 'flush-lamps/bowls', x: 0, z: 1.8, hangsFrom: 2.55 },
    ],
  },
  {
    id: 'varanda', name: 'Varanda', view: { ...VIEW, eye: [0, 1.4, 5.4], shiftY: -0.06 }, exposure: 1.1, samples: 4,
    shell: { width: 6, depth: 4, height: 2.9, wall: '#f1ece2', floor: 'deck', window: { side: 'back', from: -1.9, to: -0.4, sill: 0.02, top: 2.2 }, isOutdoors: true },
    pieces: [
      { design: 'garden-seats/sofa', x: 0.75, z: 0.75 },
      { design: 'garden-seats/rope-chair', x: -1.1, z: 1.7, turn: 50 },
      { design: 'garden-seats/lounger', x: 1.95, z: 2.1, turn: -20 },
      { design: 'outdoor-lamps/lantern', x: -0.5, z: 0.5 },
      { design: 'plants/palm', x: 2.2, z: 0.5 },
      { design: 'plants/olive', x: -1.8, z: 0.5 },
      { design: 'rugs/stripes', x: 0.3, z: 1.7, spec: { widthMm: 2600, depthMm: 1700 } },
      { design: 'side-tables/tray', x: 0.3, z: 1.75 },
    ],
  },
  {
    id: 'casa-de-banho', name: 'Casa de banho', view: { ...VIEW, eye: [0.1, 1.4, 4.6] },
    shell: { width: 3.4, depth: 3.2, height: 2.55, wall: '#e8e4dc', backWall: '#cfc9be', floor: 'stone', window: { side: 'left', from: -0.5, to: 0.5, sill: 1, top: 2.1 } },
    pieces: [
      { design: 'vanities/wall-hung', x: -0.2, z: 0, y: 0.35 },
      { design: 'bath-mirrors/led-round', x: -0.2, z: 0.01, y: 1.2 },
      { design: 'bathroom/column', x: 0.95, z: 0.2 },
      { design: 'bath-things/towel-ladder', x: 1.36, z: 0.01, y: 1.1 },
      { design: 'bath-things/mat', x: -0.2, z: 0.85 },
      { design: 'baskets/round', x: 0.5, z: 0.3 },
      { design: 'plants/sansevieria', x: -1.35, z: 0.5 },
    ],
  },
]
