import type { Placement } from './furnish.ts'
import type { RoomScene } from './room-scene.ts'

/** Further arrangements of the rooms to eat, work and wash in, of the hall and the terrace. */
export const otherArrangements: readonly RoomScene[] = [
  {
    id: 'sala-de-jantar-redonda', arranges: 'sala-de-jantar', name: 'Sala de jantar', view: { eye: [0.85, 1.5, 6], turn: -10, tangent: 0.325, shiftY: -0.07 },
    shell: { width: 4.8, depth: 6, height: 2.65, wall: '#f0e9dd', floor: 'walnut', window: { side: 'right', from: -1.9, to: -0.1, sill: 0.6, top: 2.25 }, curtains: '#efe8da', dado: { height: 1, colour: '#6d7f84', rail: '#6d7f84' }, sun: [0.8, 0.5, 0.2] },
    pieces: [
      { design: 'rugs/round-jute', x: 0, z: 2.1, spec: { widthMm: 2600, depthMm: 2600 } },
      { design: 'dining-tables/slatted-drum', x: 0, z: 2.1, size: 'l' },
      ...around('dining-chairs/tub', [0, 2.1], 0.99, [40, 132, 222, 318], { colours: { body: '#b5673f' } }),
      { design: 'pendants/cluster', x: 0, z: 2.1, hangsFrom: 2.65 },
      { design: 'sideboards/fluted', x: -0.25, z: 0.25 },
      { design: 'mirrors/sunburst', x: -0.25, z: 0.01, y: 1.3 },
      { design: 'table-lamps/globe', x: -0.85, z: 0.25, y: 0.78 },
      { design: 'plants/palm', x: 1.4, z: 0.5 },
      { design: 'vases/amphora', x: 0.3, z: 0.25, y: 0.78, isProp: true },
      { design: 'bowls/footed', x: 0, z: 2.1, y: 0.75, isProp: true },
    ],
  },
  {
    id: 'sala-de-jantar-campo', arranges: 'sala-de-jantar', name: 'Sala de jantar', view: { eye: [1.5, 1.55, 6], turn: -15, tangent: 0.34, shiftY: -0.085 }, exposure: 0.88,
    shell: { width: 4.8, depth: 6.4, height: 2.65, wall: '#f1ece1', backWall: '#b9c2ae', floor: 'stone', window: { side: 'back', from: 0.15, to: 1.65, sill: 0.85, top: 2.2 }, curtains: '#f6f1e6', sun: [0.55, 0.5, -0.7] },
    pieces: [
      { design: 'dining-tables/trestle', x: 0, z: 2.2, turn: 90, size: 'm' },
      { design: 'benches/joined', x: -0.62, z: 2.2, turn: 90, size: 'l' },
      { design: 'dining-chairs/spindle', x: 0.75, z: 1.8, turn: -88 },
      { design: 'dining-chairs/spindle', x: 0.77, z: 2.6, turn: -94 },
      { design: 'dining-chairs/spindle', x: 0.02, z: 1.1, turn: 3 },
      { design: 'pendants/bell', x: 0, z: 1.8, hangsFrom: 2.65 },
      { design: 'pendants/bell', x: 0, z: 2.6, hangsFrom: 2.65 },
      { design: 'display-cabinets/country', x: -1.3, z: 0.22 },
      { design: 'consoles/drawers', x: -1.95, z: 1.9, turn: 90 },
      { design: 'pots/stand', x: 1.9, z: 0.45 },
      { design: 'flowers/bouquet', x: 0, z: 2.0, y: 0.75, isProp: true },
      { design: 'bowls/low', x: 0.05, z: 2.65, y: 0.75, isProp: true },
    ],
  },
  {
    id: 'escritorio-azul', arranges: 'escritorio', name: 'Escritório', view: { eye: [1.5, 1.5, 5.3], turn: -23, tangent: 0.36, shiftY: -0.1 },
    shell: { width: 4.6, depth: 5.6, height: 2.65, wall: '#e6e2d9', backWall: '#42566a', floor: 'parquet', window: { side: 'left', from: 0.1, to: 1.9, sill: 0.95, top: 2.25 }, sun: [-0.75, 0.55, 0.25] },
    pieces: [
      { design: 'rugs/jute', x: 0.2, z: 1.9, spec: { widthMm: 2400, depthMm: 1700 } },
      { design: 'desks/steel', x: -1.95, z: 1.7, turn: 90, size: 'l' },
      { design: 'office-chairs/plywood', x: -1.2, z: 1.75, turn: -70 },
      { design: 'desk-lamps/bankers', x: -2.0, z: 1.2, y: 0.75, turn: 90 },
      { design: 'bookcases/steel-and-wood', x: -0.65, z: 0.2, size: 'wide' },
      { design: 'bookcases/steel-and-wood', x: 0.52, z: 0.2, size: 'wide' },
      { design: 'armchairs/club', x: 0.95, z: 1.4, turn: -35, colours: { body: '#8a5233' } },
      { design: 'wall-art/canvas', x: 1.4, z: 0.01, y: 1.3 },
      { design: 'side-tables/c-shape', x: 0.22, z: 1.2, turn: 30 },
      { design: 'plants/monstera', x: -1.8, z: 0.55 },
      { design: 'hall-things/desk-tidy', x: -2.05, z: 2.15, y: 0.75, turn: 90, isProp: true },
    ],
  },
  {
    id: 'entrada-salva', arranges: 'entrada', name: 'Entrada', view: { eye: [0.75, 1.45, 5.2], turn: -10, tangent: 0.34, shiftY: -0.1 },
    shell: { width: 3.8, depth: 5.4, height: 2.65, wall: '#f2ece1', floor: 'parquet', window: { side: 'right', from: -1.6, to: -0.2, sill: 0.5, top: 2.2 }, dado: { height: 1.1, colour: '#93a392', rail: '#93a392' }, sun: [0.8, 0.5, 0.25] },
    pieces: [
      { design: 'rugs/kilim', x: 0, z: 1.7, size: 'runner', spec: { widthMm: 800, depthMm: 2300 } },
      { design: 'consoles/arches', x: 0.2, z: 0.2 },
      { design: 'mirrors/pebble', x: 0.2, z: 0.01, y: 1.2 },
      { design: 'table-lamps/ceramic', x: -0.22, z: 0.2, y: 0.79 },
      { design: 'shoe-cabinets/louvred', x: -1.72, z: 1.35, turn: 90 },
      { design: 'hall-things/wooden-coat-stand', x: -1.35, z: 0.5 },
      { design: 'poufs/tufted', x: -0.72, z: 0.4 },
      { design: 'pendants/drum', x: 0, z: 1.5, hangsFrom: 2.65 },
      { design: 'plants/ficus', x: 1.3, z: 0.5 },
      { design: 'vases/ring', x: 0.6, z: 0.2, y: 0.79, isProp: true },
      { design: 'bowls/round-tray', x: 0.3, z: 0.22, y: 0.79, isProp: true },
    ],
  },
  {
    id: 'varanda-teca', arranges: 'varanda', name: 'Varanda', view: { eye: [-1.3, 1.5, 6], turn: 13, tangent: 0.315, shiftY: -0.1 }, exposure: 0.92, samples: 4,
    shell: { width: 9, depth: 7, height: 3.2, wall: '#efe8dc', floor: 'stone', window: { side: 'back', from: -3.2, to: -1.4, sill: 0.02, top: 2.25 }, isOutdoors: true, sun: [-0.45, 0.75, 0.5] },
    pieces: [
      { design: 'rugs/checks', x: 0.1, z: 1.9, spec: { widthMm: 2700, depthMm: 1900 } },
      { design: 'garden-seats/teak-sofa', x: -0.1, z: 0.8 },
      { design: 'garden-seats/chair', x: 1.2, z: 1.95, turn: -62 },
      { design: 'plants/palm', x: 1.05, z: 0.5 },
      { design: 'garden-shade/parasol', x: 1.8, z: 1.42 },
      { design: 'poufs/moroccan', x: -0.9, z: 2.1, colours: { body: '#c9784a' } },
      { design: 'coffee-tables/organic', x: 0.1, z: 1.85 },
      { design: 'outdoor-lamps/cylinder', x: -1.0, z: 0.01, y: 1.6 },
      { design: 'plants/olive', x: -1.35, z: 0.55 },
      { design: 'garden-things/raised-bed', x: 2.9, z: 0.5 },
      { design: 'ornaments/lantern', x: -0.12, z: 1.88, y: 0.38, isProp: true },
    ],
  },
  {
    id: 'casa-de-banho-salva', arranges: 'casa-de-banho', name: 'Casa de banho', view: { eye: [-0.75, 1.45, 4.7], turn: 16, tangent: 0.35, shiftY: -0.1 }, exposure: 0.88,
    shell: { width: 3.8, depth: 5, height: 2.6, wall: '#9fae9f', floor: 'tiles', window: { side: 'left', from: 0.6, to: 1.7, sill: 1, top: 2.1 }, dado: { height: 1.15, colour: '#f1efe8', rail: '#f1efe8' }, sun: [-0.8, 0.55, 0.2] },
    pieces: [
      { design: 'bathroom/bath', x: -0.55, z: 0.55 },
      { design: 'vanities/vessel', x: 1.64, z: 1.55, turn: -90, size: 'wide' },
      { design: 'bath-mirrors/shelf', x: 1.89, z: 1.55, y: 1.2, turn: -90 },
      { design: 'bath-things/mat', x: -0.55, z: 1.35, turn: 90, colours: { body: '#c98f6a' } },
      { design: 'low-stools/plank', x: 0.5, z: 1.15, turn: 20 },
      { design: 'baskets/hamper', x: 1.0, z: 0.35 },
      { design: 'bath-things/rail', x: 0.85, z: 0.01, y: 0.95 },
      { design: 'wall-lamps/globe', x: -0.55, z: 0.01, y: 1.5 },
      { design: 'plants/monstera', x: -1.45, z: 1.3 },
      { design: 'folded/towels', x: 0.5, z: 1.15, y: 0.45, isProp: true },
    ],
  },
]

/** Pieces around a table's middle, at a distance, at these degrees from its front; each looks at it. */
function around(design: string, [x, z]: readonly [number, number], distance: number, degrees: readonly number[], rest: Partial<Placement>): Placement[] {
  return degrees.map((at) => ({ design, x: x + distance * Math.sin((at * Math.PI) / 180), z: z + distance * Math.cos((at * Math.PI) / 180), turn: at + 180, ...rest }))
}
