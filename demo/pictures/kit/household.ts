import { roundedRectangle } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'
import { hollow } from './vessels.ts'

const METAL = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 })
const STEEL = paint('body', 'metal', { colour: '#b9bdc0', roughness: 0.3 })
const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const CLOTH = paint('body', 'fabric', { colour: '#b9b0a0' })
const PLASTIC = paint('body', 'plain', { colour: '#e4e2dc', roughness: 0.45 })
const BLACK = paint('fixed', 'plain', { colour: '#26262a', roughness: 0.6 })
const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 24 }, front: { azimuth: 0, elevation: 12 } } as const
const LOW = { 'three-quarter': { azimuth: 28, elevation: 12 }, front: { azimuth: 0, elevation: 6 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Arrumação. */
export const storageThings = kitFamily('storage-things', 'floor', [400, 240, 300], {
  'fabric-box': { colours: { body: '#b9b0a0' }, draw: fabricBox, views: ABOVE, angles: TWO },
  'lidded-box': { colours: { body: '#e4e2dc' }, draw: liddedBox, views: ABOVE, angles: TWO },
  'toy-box': { colours: { body: '#e8e6e1', accent: '#c9a678' }, draw: toyBox, own: [600, 420, 380], views: ABOVE, angles: TWO },
  'vacuum-bags': { colours: { body: '#dfe5ea', accent: '#5d7280' }, draw: vacuumBags, own: [560, 190, 440], isArranged: true, views: ABOVE, angles: TWO },
  'pedal-bin': { colours: { body: '#b9bdc0' }, draw: pedalBin, own: [260, 420, 290], views: LOW, angles: TWO },
  'square-bin': { colours: { body: '#2b2b2c' }, draw: squareBin, own: [400, 640, 320], views: LOW, angles: TWO },
  'clothes-rail': { colours: { body: '#2b2b2c' }, draw: clothesRail, own: [1000, 1650, 430], views: LOW },
  hangers: { colours: { body: '#c9a678' }, draw: hangers, own: [420, 230, 240], isArranged: true, stands: 'hung', views: LOW, angles: TWO },
  'drawer-tidy': { colours: { body: '#c9a678' }, draw: drawerTidy, own: [420, 60, 320], views: { 'three-quarter': { azimuth: 24, elevation: 36 } }, angles: TWO },
  airer: { colours: { body: '#e4e2dc' }, draw: airer, own: [560, 1000, 1700], views: { 'three-quarter': { azimuth: 52, elevation: 16 } }, angles: TWO },
  'ironing-board': { colours: { body: '#a9c4d8', frame: '#d9d9d6' }, draw: ironingBoard, own: [400, 920, 1250], views: { 'three-quarter': { azimuth: 58, elevation: 14 } }, angles: TWO },
  'wall-shelf': { colours: { body: '#c9a678' }, draw: wallShelf, own: [800, 200, 240], isArranged: true, stands: 'wall', views: LOW, angles: TWO },
  'garage-shelf': { colours: { body: '#8c8f92' }, draw: garageShelf, own: [900, 1800, 400], views: LOW },
  'drawer-tower': { colours: { body: '#e4e2dc' }, draw: drawerTower, own: [380, 900, 400], views: LOW, angles: TWO },
  'bed-drawer': { colours: { body: '#c9a678' }, draw: bedDrawer, own: [1000, 190, 580], views: ABOVE, angles: TWO },
})

/** Entrada e escritório. */
export const hallThings = kitFamily('hall-things', 'floor', [420, 1760, 420], {
  'coat-stand': { colours: { body: '#2b2b2c' }, draw: coatStand, views: LOW },
  'wooden-coat-stand': { colours: { body: '#c9a678' }, draw: woodenCoatStand, views: LOW },
  'coat-rack': { colours: { body: '#c9a678', accent: '#2b2b2c' }, draw: coatRack, own: [700, 180, 90], stands: 'wall', angles: TWO },
  'key-rack': { colours: { body: '#c9a678', accent: '#b8924f' }, draw: keyRack, own: [260, 180, 70], isArranged: true, stands: 'wall', angles: TWO },
  hook: { colours: { body: '#b8924f' }, draw: hook, own: [45, 100, 55], stands: 'wall', angles: TWO },
  hooks: { colours: { body: '#2b2b2c' }, draw: fourHooks, own: [320, 90, 50], isArranged: true, stands: 'wall', angles: TWO },
  'umbrella-stand': { colours: { body: '#2b2b2c' }, draw: umbrellaStand, own: [230, 550, 230], isArranged: true, views: LOW, angles: TWO },
  valet: { colours: { body: '#c9a678' }, draw: valet, own: [450, 1080, 340], views: LOW },
  footrest: { colours: { body: '#2b2b2c' }, draw: footrest, own: [440, 140, 320], views: ABOVE, angles: TWO },
  'desk-tidy': { colours: { body: '#c9a678' }, draw: deskTidy, own: [240, 150, 160], isArranged: true, views: ABOVE, angles: TWO },
  'monitor-stand': { colours: { body: '#c9a678', accent: '#2b2b2c' }, draw: monitorStand, own: [500, 110, 230], views: ABOVE, angles: TWO },
})

/** Sala e quarto. */
export const roomThings = kitFamily('room-things', 'floor', [600, 600, 300], {
  'tv-bracket': { colours: { body: '#2b2b2c' }, draw: tvBracket, own: [500, 420, 120], isArranged: true, stands: 'wall', angles: TWO },
  screen: { colours: { body: '#c9a678', accent: '#efe7d8' }, draw: screen, own: [1600, 1700, 420], views: LOW },
  'rattan-screen': { colours: { body: '#c8a873' }, draw: rattanScreen, own: [1320, 1700, 400], views: LOW },
  'magazine-rack': { colours: { body: '#2b2b2c' }, draw: magazineRack, own: [360, 340, 240], views: LOW, angles: TWO },
  fireplace: { colours: { body: '#2b2b2c' }, draw: fireplace, own: [1000, 520, 150], stands: 'wall', angles: TWO },
  'log-holder': { colours: { body: '#2b2b2c' }, draw: logHolder, own: [450, 600, 280], views: LOW, angles: TWO },
  slats: { colours: { body: '#d4ab80' }, draw: slatBase, own: [1400, 60, 1900], views: { 'three-quarter': { azimuth: 32, elevation: 26 } }, angles: TWO },
  ottoman: { colours: { body: '#8c8478' }, draw: divan, own: [1500, 340, 1900], views: { 'three-quarter': { azimuth: 32, elevation: 20 } }, angles: TWO },
  adjustable: { colours: { body: '#404347' }, draw: adjustable, own: [900, 480, 2000], isArranged: true, views: { 'three-quarter': { azimuth: 40, elevation: 16 } }, angles: TWO },
  headboard: { colours: { body: '#b9a48c' }, draw: headboard, own: [1500, 1000, 80], stands: 'wall' },
  cover: { colours: { body: '#6a6b6c' }, draw: furnitureCover, own: [1600, 850, 900], views: { 'three-quarter': { azimuth: 30, elevation: 18 } }, angles: TWO },
})

function fabricBox(b: Bench, { w, h, d }: Extent): void {
  const at = (u: number, y: number, inset: number): P3 => {
    const a = u * Math.PI * 2
    return [Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.14 * (w / 2 - inset), y, -Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.14 * (d / 2 - inset)]
  }
  const wall = [[0, 1], [h * 0.3, 2], [h * 0.7, 3], [h - 5, 0], [h, 2], [h, 6], [h * 0.6, 8], [8, 8]] as const
  b.sheet(CLOTH, (u, v) => at(u, ...(wall[Math.round(v * 7)] as readonly [number, number])), 96, 7, { loop: true, crease: 40 })
  b.box(CLOTH, [w - 12, 8, d - 12], [0, 0, 0], { edge: 3 })
  for (const s of [-1, 1]) b.rod(CLOTH, [[s * (w / 2 - 2), h * 0.64, -46], [s * (w / 2 + 10), h * 0.55, -30], [s * (w / 2 + 10), h * 0.55, 30], [s * (w / 2 - 2), h * 0.64, 46]], () => [9, 2.6], { sides: 10, steps: 26, flat: 4, up: [1, 0, 0] })
  b.box(paint('fixed', 'leather', { colour: '#8a5d36' }), [70, 34, 3], [0, h * 0.5, d / 2 - 1], { edge: 1 })
}

function liddedBox(b: Bench, { w, h, d }: Extent): void {
  b.box(PLASTIC, [w - 18, h * 0.86, d - 18], [0, 0, 0], { edge: 14 })
  b.box(PLASTIC, [w, 16, d], [0, h * 0.82, 0], { edge: 7 })
  b.box(PLASTIC, [w - 26, h * 0.15, d - 26], [0, h * 0.85, 0], { edge: 10 })
  for (const s of [-1, 1]) b.box(paint('fixed', 'plain', { colour: '#8c8f92', roughness: 0.4 }), [14, h * 0.3, 70], [s * (w / 2 - 4), h * 0.6, 0], { edge: 5 })
  for (const x of [-0.3, 0, 0.3]) b.box(PLASTIC, [6, h * 0.7, 4], [x * w, h * 0.06, d / 2 - 9], { edge: 2 })
}

function toyBox(b: Bench, { w, h, d }: Extent): void {
  const board = paint('body', 'lacquer', { colour: '#e8e6e1', roughness: 0.4 })
  const oak = paint('accent', 'wood', { colour: '#c9a678' })
  b.box(board, [w - 24, h - 74, d - 20], [0, 46, 0], { edge: 3 })
  b.box(oak, [w, 22, d], [0, h - 26, 0], { edge: 6 })
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.turned(oak, [[0, 0], [15, 0], [22, 48], [0, 48]], { at: [x * (w / 2 - 50), 0, z * (d / 2 - 44)], sides: 28 })
  b.board(paint('fixed', 'plain', { colour: '#3a3632' }), roundedRectangle(110, 30, 15, 6), 1, [0, h - 96, d / 2 - 9.6], { lies: 'upright', bevel: 0.2 })
}

function vacuumBags(b: Bench, { w, d }: Extent): void {
  for (let i = 0; i < 2; i++) b.placed({ at: [i * 14 - 7, i * 74, i * -10], turn: [0, i * 7, 0] }, () => {
    for (let k = 0; k < 3; k++) b.box(paint('fixed', 'fabric', { colour: ['#c39a95', '#efe9dd', '#9db0b8'][(k + i) % 3] as string }), [w * 0.72, 22, d * 0.7], [0, 8 + k * 19, 0], { edge: 9, crown: [2, 3, 2], wrinkle: 6, cells: 12, seed: k + i + 1 })
    b.sheet(paint('body', 'glass', { colour: '#dfe5ea' }), (u, v) => {
      const a = u * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const k = Math.sin(v * Math.PI) ** 0.3
      return [Math.sign(c) * Math.abs(c) ** 0.4 * w * 0.42 * k, 36 - Math.cos(v * Math.PI) * 35 + (noise3(c * 4, s * 4, v * 6) - 0.5) * 12, -Math.sign(s) * Math.abs(s) ** 0.4 * d * 0.42 * k]
    }, 60, 24, { loop: true })
    b.box(paint('accent', 'plain', { colour: '#5d7280', roughness: 0.4 }), [w * 0.9, 6, 14], [0, 34, d * 0.42], { edge: 2.5 })
    b.turned(paint('accent', 'plain', { colour: '#5d7280', roughness: 0.4 }), [[0, 0], [28, 0], [28, 8], [16, 12], [0, 12]], { at: [w * 0.22, 68, d * 0.1], sides: 36 })
  })
}

function pedalBin(b: Bench, { w, h, d }: Extent): void {
  const r = w / 2
  b.placed({ at: [0, 0, -(d - w) / 2] }, () => {
    b.turned(BLACK, [[0, 0], [r - 2, 0], [r, 4], [r, 26], [0, 26]], { sides: 80 })
    b.turned(STEEL, [[0, 26], [r - 3, 26], [r - 3, h * 0.84], [0, h * 0.84]], { sides: 88 })
    b.turned(BLACK, [[0, h * 0.84], [r, h * 0.84], [r, h * 0.87], [0, h * 0.87]], { sides: 80 })
    b.turned(STEEL, [[0, h * 0.875], [r - 2, h * 0.875], [r - 4, h * 0.9], [r * 0.8, h * 0.96], [r * 0.4, h * 0.995], [0, h]], { sides: 88, smooth: true })
    b.box(BLACK, [60, 40, 20], [0, h * 0.83, -r + 2], { edge: 5 })
  })
  b.box(BLACK, [70, 12, 56], [0, 8, d / 2 - 28], { edge: 5 })
}

function squareBin(b: Bench, { w, h, d }: Extent): void {
  const body = paint('body', 'plain', { colour: '#2b2b2c', roughness: 0.5 })
  b.box(body, [w, h * 0.8, d - 14], [0, 0, -7], { edge: 20, cells: 2 })
  for (const s of [-1, 1]) {
    b.box(body, [w / 2 - 5, h * 0.18, d - 16], [s * (w / 4), h * 0.81, -8], { edge: 18, cells: 2 })
    b.box(paint('fixed', 'metal', { colour: '#b9bdc0', roughness: 0.3 }), [w / 2 - 40, 6, 10], [s * (w / 4), h * 0.84, d / 2 - 14], { edge: 2.5 })
    b.box(BLACK, [w * 0.2, 14, 40], [s * w * 0.24, 12, d / 2 - 20], { edge: 5 })
  }
}

/** Two uprights, a rail with hanging things, a shelf of slats, wheels. */
function clothesRail(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    const x = s * (w / 2 - 14)
    b.rod(METAL, [[x, 60, -d / 2 + 20], [x, 60, d / 2 - 20]], 12, { sides: 14, steps: 1 })
    b.rod(METAL, [[x, 64, 0], [x, h - 60, 0], [x - s * 8, h - 22, 0], [x - s * 44, h - 12, 0]], 12, { sides: 16, steps: 30 })
    for (const z of [-1, 1]) {
      b.turned(BLACK, [[0, -12], [24, -12], [26, -8], [26, 8], [24, 12], [0, 12]], { at: [x, 26, z * (d / 2 - 24)], turn: [0, 0, 90], sides: 28 })
      b.rod(BLACK, [[x, 30, z * (d / 2 - 24)], [x, 60, z * (d / 2 - 24)]], 7, { sides: 10, steps: 1 })
    }
  }
  b.rod(METAL, [[-w / 2 + 56, h - 12, 0], [w / 2 - 56, h - 12, 0]], 12, { sides: 16, steps: 1 })
  for (let i = 0; i < 7; i++) b.rod(METAL, [[-w / 2 + 14, 64, lerp(-d / 2 + 40, d / 2 - 40, i / 6)], [w / 2 - 14, 64, lerp(-d / 2 + 40, d / 2 - 40, i / 6)]], 5, { sides: 8, steps: 1 })
  const colours = ['#efe9dd', '#9db0b8', '#c39a95', '#4b6687', '#d8c7a4']
  colours.forEach((colour, i) => b.placed({ at: [-w * 0.3 + i * w * 0.1, h - 24, 0], turn: [0, 82 + i * 4, 0] }, () => shirt(b, colour, h * (0.42 + 0.06 * (i % 2)), d * 0.92)))
}

/** A garment on its hanger, seen mostly from the side. */
function shirt(b: Bench, colour: string, long: number, wide: number): void {
  hangerAt(b, paint('fixed', 'wood', { colour: '#b58a5c' }), wide * 0.86)
  b.sheet(paint('fixed', 'fabric', { colour }), (u, v) => {
    const a = u * Math.PI * 2
    const k = v < 0.18 ? 0.22 + 0.78 * (v / 0.18) ** 0.6 : 1 + 0.06 * v
    const fold = (noise3(u * 9, v * 2, long / 90) - 0.5) * 20 * v
    return [Math.cos(a) * wide * 0.47 * k + fold * 0.3, -26 - (v < 0.18 ? (v / 0.18) ** 1.4 * 66 : 66 + (v - 0.18) * long), Math.sin(a) * (15 + 12 * v) + fold]
  }, 48, 26, { loop: true })
}

function hangerAt(b: Bench, of: Paint, w: number): void {
  b.rod(of, [[-w / 2, -88, 0], [-w * 0.3, -62, 0], [0, -34, 0], [w * 0.3, -62, 0], [w / 2, -88, 0]], (u) => [8 + 3 * Math.abs(u - 0.5), 9 + 9 * Math.sin(u * Math.PI)], { sides: 14, steps: 40, flat: 2.8, up: [0, 1, 0] })
  b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.2 }), [[0, -30, 0], [0, -6, 0], [0, 6, 0], [-6, 26, 0], [-24, 30, 0], [-34, 14, 0], [-28, 0, 0]], 2.4, { sides: 8, steps: 30 })
}

function hangers(b: Bench, { w, h }: Extent): void {
  for (let i = 0; i < 5; i++) b.placed({ at: [0, h - 34, i * 44 - 88], turn: [0, i * 3 - 6, 0] }, () => {
    hangerAt(b, WOOD, w - 10)
    b.rod(WOOD, [[-w * 0.42, -84, 0], [w * 0.42, -84, 0]], 5.5, { sides: 12, steps: 1 })
  })
  b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }), [[-18, h - 20, -118], [-18, h - 20, 118]], 11, { sides: 18, steps: 1 })
}

function drawerTidy(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, 8, d], [0, 0, 0], { edge: 1.5 })
  for (const s of [-1, 1]) {
    b.box(WOOD, [10, h, d], [s * (w / 2 - 5), 0, 0], { edge: 2 })
    b.box(WOOD, [w - 20, h, 10], [0, 0, s * (d / 2 - 5)], { edge: 2 })
  }
  for (const x of [-0.18, 0.16]) b.box(WOOD, [8, h - 10, d * 0.66], [x * w, 6, -d * 0.155], { edge: 1.5 })
  b.box(WOOD, [w - 22, h - 10, 8], [0, 6, d * 0.18], { edge: 1.5 })
  for (const [i, x] of [-0.38, -0.31, -0.06, 0.03, 0.27, 0.35].entries()) b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.2 }), [[x * w, 16, d * 0.1], [x * w, 14, -d * 0.16], [x * w + (i % 2) * 4, 18, -d * 0.4]], (u) => [5 + 9 * Math.max(0, u - 0.72) * 3, 2.2], { sides: 10, steps: 20, up: [0, 1, 0] })
}

/** Winged drying rack on crossed legs. */
function airer(b: Bench, { w, h, d }: Extent): void {
  const line = paint('body', 'metal', { colour: '#e4e2dc', roughness: 0.4 })
  const [mid, wing] = [d * 0.24, d / 2]
  const y = h * 0.9
  for (const s of [-1, 1]) {
    b.rod(line, [[s * (w / 2 - 9), 4, -mid * 1.3], [s * (w / 2 - 9), y, mid]], 8, { sides: 12, steps: 1 })
    b.rod(line, [[s * (w / 2 - 24), 4, mid * 1.3], [s * (w / 2 - 24), y, -mid]], 8, { sides: 12, steps: 1 })
    b.rod(line, [[s * (w / 2 - 9), y, -mid], [s * (w / 2 - 9), y, mid]], 7, { sides: 12, steps: 1 })
    for (const z of [-1, 1]) b.rod(line, [[s * (w / 2 - 9), y, z * mid], [s * (w / 2 - 9), h - 8, z * wing]], 7, { sides: 12, steps: 1 })
  }
  for (const z of [-1.3, 1.3]) b.rod(line, [[-w / 2 + 12, 8, z * mid], [w / 2 - 12, 8, z * mid]], 8, { sides: 12, steps: 1 })
  for (let i = 0; i <= 20; i++) {
    const z = lerp(-wing, wing, i / 20)
    const up = Math.abs(z) > mid ? lerp(y, h - 8, (Math.abs(z) - mid) / (wing - mid)) : y
    b.rod(line, [[-w / 2 + 9, up, z], [w / 2 - 9, up, z]], i % 20 === 0 ? 7 : 2.6, { sides: 8, steps: 1 })
  }
  b.sheet(paint('fixed', 'boucle', { colour: '#9db0b8', scale: 0.6 }), (u, v) => [(u - 0.5) * w * 0.72, y + 6 - Math.abs(v - 0.5) * 520 + (Math.abs(v - 0.5) < 0.02 ? 2 : 0), -mid * 0.5 + Math.sign(v - 0.5) * Math.min(8, Math.abs(v - 0.5) * 300) + Math.sin(u * 8) * 5 * Math.abs(v - 0.5)], 20, 40, { thick: 5 })
}

function ironingBoard(b: Bench, { w, h, d }: Extent): void {
  const legs = paint('frame', 'metal', { colour: '#d9d9d6', roughness: 0.4 })
  const shape = (inset: number): (readonly [number, number])[] => Array.from({ length: 60 }, (_, i) => (i / 60) * Math.PI * 2).map((a) => {
    const z = Math.sin(a)
    const taper = z > 0 ? 1 - 0.62 * z ** 2.2 : 1
    return [Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.5 * (w / 2 - inset) * taper, z * (d / 2 - inset)] as const
  })
  b.board(CLOTH_BLUE, shape(0), 22, [0, h - 11, 0], { bevel: 9 })
  b.board(legs, shape(16), 12, [0, h - 26, 0], { bevel: 2 })
  for (const [from, to] of [[-0.34, 0.36], [0.34, -0.36]] as const) {
    for (const s of [-1, 1]) b.rod(legs, [[s * w * 0.14, h - 30, from * d], [s * w * 0.2, 14, to * d]], 9, { sides: 14, steps: 1 })
    b.rod(legs, [[-w * 0.42, 12, to * d], [w * 0.42, 12, to * d]], 11, { sides: 14, steps: 1 })
    for (const s of [-1, 1]) b.rod(BLACK, [[s * w * 0.4, 12, to * d], [s * w * 0.45, 12, to * d]], 13, { sides: 14, steps: 1 })
  }
  for (const x of [-0.2, 0, 0.2]) b.rod(legs, [[x * w, h - 22, -d / 2 + 20], [x * w, h - 18, -d / 2 - 60 + 62]], 4, { sides: 8, steps: 1 })
}

const CLOTH_BLUE = paint('body', 'fabric', { colour: '#a9c4d8' })

function wallShelf(b: Bench, { w, d }: Extent): void {
  b.box(WOOD, [w, 30, d], [0, 0, 0], { edge: 2.5 })
  const books = ['#24324f', '#d9cbb2', '#b3603f', '#7d8a80', '#efe9dd']
  books.forEach((colour, i) => b.box(paint('fixed', 'plain', { colour, roughness: 0.7 }), [26 + (i * 7) % 14, 150 + (i * 29) % 46, d * 0.62], [-w * 0.36 + i * 38, 30, -d * 0.1], { edge: 2 }))
  b.placed({ at: [w * 0.28, 30, 0] }, () => hollow(b, paint('fixed', 'ceramic', { colour: '#e9e2d6' }), [[0, 0], [34, 0], [52, 40], [56, 80], [40, 124], [22, 142], [24, 160]], 4))
  b.placed({ at: [w * 0.08, 30, 10] }, () => hollow(b, paint('fixed', 'ceramic', { colour: '#9aa98e' }), [[0, 0], [40, 0], [44, 4], [48, 58], [48, 60]], 4))
}

function garageShelf(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1]) for (const z of [-1, 1]) {
    b.box(STEEL, [34, h, 3], [x * (w / 2 - 17), 0, z * (d / 2 - 1.5)], { edge: 0.5 })
    b.box(STEEL, [3, h, 34], [x * (w / 2 - 1.5), 0, z * (d / 2 - 17)], { edge: 0.5 })
  }
  for (let i = 0; i < 5; i++) {
    const y = lerp(60, h - 44, i / 4)
    b.box(paint('fixed', 'wood', { colour: '#c7a97c' }), [w - 12, 9, d - 12], [0, y + 32, 0], { edge: 1 })
    for (const s of [-1, 1]) {
      b.box(STEEL, [w - 8, 38, 3], [0, y, s * (d / 2 - 5)], { edge: 0.5 })
      b.box(STEEL, [3, 38, d - 8], [s * (w / 2 - 5), y, 0], { edge: 0.5 })
    }
  }
}

function drawerTower(b: Bench, { w, h, d }: Extent): void {
  const count = Math.max(3, Math.round(h / 220))
  const each = (h - 60) / count
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.turned(BLACK, [[0, 0], [20, 0], [22, 6], [22, 40], [0, 40]], { at: [x * (w / 2 - 36), 0, z * (d / 2 - 36)], sides: 24 })
  for (const s of [-1, 1]) b.box(PLASTIC, [10, h - 44, d - 16], [s * (w / 2 - 5), 36, -8], { edge: 3 })
  for (let i = 0; i <= count; i++) b.box(PLASTIC, [w, 12, d - 10], [0, 38 + i * each, -5], { edge: 4 })
  for (let i = 0; i < count; i++) {
    b.box(paint('body', 'plain', { colour: '#e4e2dc', roughness: 0.35 }), [w - 24, each - 22, d - 12], [0, 52 + i * each, 4], { edge: 8 })
    b.box(BLACK, [w * 0.3, 8, 4], [0, 38 + i * each + each * 0.72, d / 2 - 1.5], { edge: 2 })
  }
}

function bedDrawer(b: Bench, { w, h, d }: Extent): void {
  for (const z of [-1, 1]) b.box(WOOD, [w, h - 26, 18], [0, 26, z * (d / 2 - 9)], { edge: 2 })
  for (const x of [-1, 1]) b.box(WOOD, [18, h - 32, d - 36], [x * (w / 2 - 9), 28, 0], { edge: 2 })
  b.box(paint('fixed', 'plain', { colour: '#d9cbb2' }), [w - 36, 6, d - 36], [0, 34, 0], { edge: 1 })
  b.board(BLACK, roundedRectangle(140, 34, 17, 6), 1, [0, h * 0.7, d / 2 + 0.2], { lies: 'upright', bevel: 0.2 })
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.turned(BLACK, [[0, -10], [20, -10], [20, 10], [0, 10]], { at: [x * (w / 2 - 60), 20, z * (d / 2 - 50)], turn: [0, 0, 90], sides: 24 })
  for (let i = 0; i < 2; i++) b.box(paint('fixed', 'fabric', { colour: i ? '#9db0b8' : '#efe9dd' }), [w * 0.36, 80, d * 0.66], [(i - 0.5) * w * 0.44, 40, 0], { edge: 30, crown: [4, 6, 4], wrinkle: 6, cells: 12, seed: i + 2 })
}

function coatStand(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(METAL, [[0, 0], [r * 0.8, 0], [r * 0.82, 4], [r * 0.8, 14], [24, 20], [15, 40], [0, 40]], { sides: 64 })
  b.rod(METAL, [[0, 24, 0], [0, h - 20, 0]], 14, { sides: 22, steps: 1 })
  b.blob(METAL, [44, 44, 44], [0, h - 44, 0])
  for (let i = 0; i < 6; i++) {
    const at = (k: number, y: number): P3 => ring(r * k, i / 6, y)
    b.rod(METAL, [at(0.05, h - 170), at(0.4, h - 176), at(0.74, h - 150), at(0.9, h - 90), at(0.97, h - 70)], 7.5, { sides: 12, steps: 26 })
    b.blob(METAL, [26, 26, 26], at(0.93, h - 84))
    if (i % 2) b.rod(METAL, [at(0.05, h - 260), at(0.3, h - 270), at(0.5, h - 246), at(0.54, h - 216)], 7, { sides: 12, steps: 20 })
  }
}

function woodenCoatStand(b: Bench, { w, h }: Extent): void {
  const r = w / 2 - 10
  for (let i = 0; i < 3; i++) {
    const at = (k: number, y: number): P3 => ring(r * k, i / 3 + 0.05, y)
    b.rod(WOOD, [at(0.98, 4), at(0.16, h * 0.5), at(-0.1, h * 0.62), at(-0.86, h - 12)], (u) => 17 - 5 * u, { sides: 18, steps: 30 })
    for (const y of [0.8, 0.9]) b.rod(WOOD, [at(-0.52 - (y - 0.8) * 3.2, h * y), at(-0.7 - (y - 0.8) * 3.2, h * y + 50)], 8, { sides: 14, steps: 2 })
  }
  b.turned(WOOD, [[0, h * 0.52], [34, h * 0.52], [36, h * 0.525], [36, h * 0.545], [0, h * 0.55]], { sides: 36 })
}

function pegs(b: Bench, of: Paint, count: number, w: number, y: number, z: number, long: number): void {
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * w
    b.rod(of, [[x, y, z], [x, y - 2, z + long * 0.5], [x, y + 10, z + long * 0.86], [x, y + 24, z + long]], (u) => 7 + 3 * u ** 3, { sides: 14, steps: 16 })
    b.blob(of, [22, 22, 22], [x, y + 13, z + long])
    b.rod(of, [[x, y - 22, z], [x, y - 50, z + long * 0.24], [x, y - 56, z + long * 0.5], [x, y - 44, z + long * 0.6]], 6, { sides: 12, steps: 16 })
  }
}

function coatRack(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, h * 0.66, 20], [0, h * 0.2, -d / 2 + 10], { edge: 4 })
  pegs(b, paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.45 }), Math.max(3, Math.round(w / 150)), w * 0.94, h * 0.58, -d / 2 + 20, d - 36)
}

function keyRack(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, h * 0.6, 16], [0, h * 0.4, -d / 2 + 8], { edge: 3 })
  b.box(WOOD, [w, 12, d - 8], [0, h * 0.44, 4], { edge: 2 })
  b.box(WOOD, [w, 26, 8], [0, h * 0.44, d / 2 - 4], { edge: 2 })
  const brass = paint('accent', 'metal', { colour: '#b8924f', roughness: 0.3 })
  for (let i = 0; i < 4; i++) {
    const x = ((i + 0.5) / 4 - 0.5) * w * 0.9
    b.rod(brass, [[x, h * 0.45, -d * 0.1], [x, h * 0.4, -d * 0.1], [x, h * 0.34, d * 0.02], [x, h * 0.36, d * 0.2]], 3, { sides: 10, steps: 18 })
    if (i % 3 === 0) {
      b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }), Array.from({ length: 16 }, (_, k) => [x + Math.cos(k / 8 * Math.PI) * 13, h * 0.3 + Math.sin(k / 8 * Math.PI) * 13, d * 0.06] as const), 1.6, { closed: true, sides: 6, steps: 30 })
      b.box(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }), [9, 46, 2.4], [x, 6, d * 0.06], { edge: 1, turn: [0, 0, 6] })
      b.turned(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.25 }), [[0, 0], [13, 0], [13, 2.4], [0, 2.4]], { at: [x, 52, d * 0.06], turn: [90, 0, 0], sides: 28 })
    }
  }
}

function hook(b: Bench, { w, h, d }: Extent): void {
  const brass = paint('body', 'metal', { colour: '#b8924f', roughness: 0.3 })
  b.board(brass, roundedRectangle(w * 0.62, h * 0.66, w * 0.28, 8), 7, [0, h * 0.46, -d / 2 + 3.5], { lies: 'upright', bevel: 2 })
  b.rod(brass, [[0, h * 0.6, -d / 2 + 6], [0, h * 0.62, d * 0.04], [0, h * 0.72, d * 0.26], [0, h * 0.88, d * 0.34]], 4.6, { sides: 14, steps: 22 })
  b.blob(brass, [w * 0.36, w * 0.36, w * 0.36], [0, h - w * 0.36, d * 0.34])
  b.rod(brass, [[0, h * 0.36, -d / 2 + 6], [0, h * 0.12, -d * 0.12], [0, h * 0.05, d * 0.14], [0, h * 0.2, d * 0.32]], 4.6, { sides: 14, steps: 22 })
  b.blob(brass, [w * 0.28, w * 0.28, w * 0.28], [0, h * 0.16, d * 0.32])
}

function fourHooks(b: Bench, { w, h, d }: Extent): void {
  for (let i = 0; i < 4; i++) b.placed({ at: [((i + 0.5) / 4 - 0.5) * w, h / 2, -d / 2], turn: [90, 0, 0] }, () => b.turned(METAL, [[0, 0], [16, 0], [16, 4], [8, 7], [8, d * 0.56], [20, d * 0.7], [24, d * 0.84], [20, d - 2], [0, d]], { sides: 40, smooth: true }))
}

function umbrellaStand(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(METAL, [[0, 0], [r - 3, 0], [r, 3], [r, 16], [r - 3, 18], [0, 16]], { sides: 64 })
  for (let i = 0; i < 16; i++) b.rod(METAL, [ring(r - 5, i / 16, 14), ring(r - 5, i / 16 + 0.12, h * 0.86)], 3.6, { sides: 8, steps: 2 })
  for (const y of [0.44, 0.86]) b.hoop(METAL, r - 5, h * y, 4.4)
  for (const [turn, colour] of [[0.1, '#24324f'], [0.55, '#b3603f']] as const) {
    const [x, , z] = ring(r * 0.34, turn, 0)
    b.rod(paint('fixed', 'fabric', { colour }), [[x * 0.4, 20, z * 0.4], [x * 0.8, h * 0.4, z * 0.8], [x * 1.3, h * 0.96, z * 1.3]], (u) => 8 + 22 * u ** 0.7, { sides: 16, steps: 14 })
    b.rod(paint('fixed', 'wood', { colour: '#a9794b' }), [[x * 1.3, h * 0.94, z * 1.3], [x * 1.44, h * 1.14, z * 1.44], [x * 1.44 + 18, h * 1.24, z * 1.44], [x * 1.44 + 46, h * 1.2, z * 1.44], [x * 1.44 + 50, h * 1.13, z * 1.44]], 8, { sides: 14, steps: 34 })
  }
}

/** For tomorrow's suit: a hanger, a bar for trousers, a tray. */
function valet(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    b.rod(WOOD, [[s * w * 0.3, 6, d / 2 - 14], [s * w * 0.26, h * 0.5, -d * 0.06], [s * w * 0.22, h * 0.9, -d * 0.2]], 13, { sides: 16, steps: 20 })
    b.rod(WOOD, [[s * w * 0.3, 6, -d / 2 + 14], [s * w * 0.28, h * 0.34, -d * 0.06]], 12, { sides: 16, steps: 2 })
  }
  b.rod(WOOD, [[-w * 0.29, h * 0.22, d * 0.26], [w * 0.29, h * 0.22, d * 0.26]], 9, { sides: 14, steps: 1 })
  b.rod(WOOD, [[-w * 0.27, h * 0.6, -d * 0.02], [w * 0.27, h * 0.6, -d * 0.02]], 10, { sides: 14, steps: 1 })
  b.rod(WOOD, [[-w / 2 + 10, h * 0.88, -d * 0.2], [-w * 0.2, h * 0.96, -d * 0.2], [0, h - 12, -d * 0.2], [w * 0.2, h * 0.96, -d * 0.2], [w / 2 - 10, h * 0.88, -d * 0.2]], () => [12, 22], { sides: 16, steps: 40, flat: 3, up: [0, 1, 0] })
  b.board(WOOD, roundedRectangle(w * 0.6, d * 0.34, 16, 6), 12, [0, h * 0.78, -d * 0.1], { bevel: 3 })
}

function footrest(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'plain', { colour: '#2b2b2c', roughness: 0.6 })
  for (const s of [-1, 1]) b.board(of, [[-d / 2 + 10, 0], [d / 2 - 10, 0], [d / 2 - 40, 26], [20, h * 0.56], [-20, h * 0.56], [-d / 2 + 40, 26]], 22, [s * (w / 2 - 34), 0, 0], { lies: 'upright', turn: [0, 90, 0], bevel: 5 })
  b.placed({ at: [0, h * 0.6, 0], turn: [14, 0, 0] }, () => {
    b.box(of, [w, 20, d], [0, -8, 0], { edge: 9 })
    for (let i = 0; i < 9; i++) for (let k = 0; k < 14; k++) b.blob(of, [15, 7, 15], [lerp(-w / 2 + 34, w / 2 - 34, k / 13), 9, lerp(-d / 2 + 36, d / 2 - 36, i / 8)], 10)
  })
}

function deskTidy(b: Bench, { w, h, d }: Extent): void {
  const cell = (x: number, z: number, cw: number, cd: number, ch: number): void => {
    for (const s of [-1, 1]) {
      b.box(WOOD, [7, ch, cd], [x + s * (cw / 2 - 3.5), 0, z], { edge: 1.5 })
      b.box(WOOD, [cw - 14, ch, 7], [x, 0, z + s * (cd / 2 - 3.5)], { edge: 1.5 })
    }
    b.box(WOOD, [cw - 12, 6, cd - 12], [x, 0, z], { edge: 1 })
  }
  cell(-w * 0.3, -d * 0.16, w * 0.4, d * 0.66, h * 0.66)
  cell(w * 0.2, -d * 0.16, w * 0.6, d * 0.66, h * 0.5)
  cell(0, d * 0.33, w, d * 0.32, h * 0.28)
  for (const [i, colour] of ['#24324f', '#c6942e', '#b3603f', '#2b2b2c'].entries()) b.rod(paint('fixed', 'plain', { colour, roughness: 0.4 }), [[-w * 0.36 + i * 14, 8, -d * 0.2], [-w * 0.4 + i * 22, h * (0.92 + 0.05 * (i % 2)), -d * 0.24 + i * 6]], 3.8, { sides: 8, steps: 1 })
  b.box(paint('fixed', 'plain', { colour: '#e9d9a0' }), [66, 16, 40], [w * 0.24, 8, d * 0.33], { edge: 1 })
  for (let i = 0; i < 3; i++) b.box(paint('fixed', 'plain', { colour: ['#f4efe2', '#dfe5ea', '#efe9dd'][i] as string }), [w * 0.5, h * 0.62, 3], [w * 0.2, 8, -d * 0.3 + i * 14], { edge: 0.5, turn: [-6 + i * 4, 0, 0] })
}

function monitorStand(b: Bench, { w, h, d }: Extent): void {
  b.box(WOOD, [w, 18, d], [0, h - 18, 0], { edge: 4 })
  for (const s of [-1, 1]) b.board(paint('accent', 'metal', { colour: '#2b2b2c', roughness: 0.5 }), roundedRectangle(d - 20, h - 18, 10, 4), 5, [s * (w / 2 - 40), (h - 18) / 2, 0], { lies: 'upright', turn: [0, 90, 0], holes: [roundedRectangle(d - 60, h - 58, 6, 4)], bevel: 1 })
  b.box(paint('fixed', 'plain', { colour: '#dfe1e2', roughness: 0.4 }), [w * 0.7, 16, 110], [0, 0, 10], { edge: 5 })
  for (let r = 0; r < 4; r++) for (let k = 0; k < 14; k++) b.box(paint('fixed', 'plain', { colour: '#f6f6f4' }), [w * 0.043, 5, 20], [lerp(-w * 0.32, w * 0.32, k / 13), 15, lerp(-28, 48, r / 3)], { edge: 2 })
}

/** A wall plate, two folding arms and the bars that hold a television. */
function tvBracket(b: Bench, { w, h, d }: Extent): void {
  b.box(METAL, [w * 0.24, h * 0.7, 14], [0, h * 0.15, -d / 2 + 7], { edge: 3 })
  for (const s of [-1, 1]) {
    b.rod(METAL, [[s * 30, h * 0.5, -d / 2 + 18], [s * w * 0.3, h * 0.5, -d * 0.08]], () => [11, 26], { sides: 12, steps: 1, flat: 5, up: [0, 1, 0] })
    b.rod(METAL, [[s * w * 0.3, h * 0.5, -d * 0.02], [s * 20, h * 0.5, d * 0.24]], () => [11, 22], { sides: 12, steps: 1, flat: 5, up: [0, 1, 0] })
    b.turned(METAL, [[0, -34], [15, -34], [15, 34], [0, 34]], { at: [s * w * 0.3, h * 0.5, -d * 0.05], sides: 28 })
    b.box(METAL, [30, h, 16], [s * w * 0.34, 0, d / 2 - 8], { edge: 3 })
    for (let k = 0; k < 7; k++) b.board(BLACK, roundedRectangle(9, 28, 4.5, 4), 1, [s * w * 0.34, lerp(50, h - 50, k / 6), d / 2 + 0.2], { lies: 'upright', bevel: 0.1 })
  }
  b.box(METAL, [w, 34, 14], [0, h * 0.66, d * 0.32], { edge: 2 })
  b.box(METAL, [w, 34, 14], [0, h * 0.28, d * 0.32], { edge: 2 })
  b.box(METAL, [90, h * 0.4, 20], [0, h * 0.3, d * 0.26], { edge: 3 })
}

/** Panels at an angle to one another. */
function panelled(b: Bench, { w, d }: Extent, count: number, panel: (width: number) => void): void {
  const width = Math.hypot(w / count, d * 0.9)
  const angle = (Math.atan2(d * 0.9, w / count) * 180) / Math.PI
  for (let i = 0; i < count; i++) b.placed({ at: [((i + 0.5) / count - 0.5) * w, 0, 0], turn: [0, i % 2 ? angle : -angle, 0] }, () => panel(width - 6))
}

function screen(b: Bench, size: Extent): void {
  const { h } = size
  panelled(b, size, 4, (pw) => {
    for (const s of [-1, 1]) {
      b.box(WOOD, [26, h, 22], [s * (pw / 2 - 13), 0, 0], { edge: 2 })
      b.box(WOOD, [pw - 52, 26, 20], [0, s > 0 ? h - 26 : 50, 0], { edge: 2 })
    }
    b.box(paint('accent', 'plain', { colour: '#efe7d8', roughness: 0.9 }), [pw - 50, h - 100, 4], [0, 74, 0], { edge: 1 })
    for (let i = 1; i < 6; i++) b.box(WOOD, [pw - 52, 10, 10], [0, lerp(76, h - 26, i / 6), 0], { edge: 1 })
    b.box(WOOD, [10, h - 100, 10], [0, 74, 0], { edge: 1 })
  })
}

function rattanScreen(b: Bench, size: Extent): void {
  const { h } = size
  const cane = paint('body', 'rattan', { colour: '#c8a873' })
  panelled(b, size, 3, (pw) => {
    b.rod(cane, [[-pw / 2 + 14, 2, 0], [-pw / 2 + 14, h * 0.8, 0], [-pw / 2 + 40, h * 0.93, 0], [0, h - 14, 0], [pw / 2 - 40, h * 0.93, 0], [pw / 2 - 14, h * 0.8, 0], [pw / 2 - 14, 2, 0]], 13, { sides: 14, steps: 80 })
    for (const y of [0.06, 0.5, 0.8]) b.rod(cane, [[-pw / 2 + 14, h * y, 0], [pw / 2 - 14, h * y, 0]], 9, { sides: 12, steps: 1 })
    for (let i = 1; i < 20; i++) b.rod(cane, [[lerp(-pw / 2 + 14, pw / 2 - 14, i / 20), h * 0.06, 0], [lerp(-pw / 2 + 14, pw / 2 - 14, i / 20), h * 0.8, 0]], 3, { sides: 6, steps: 1 })
    for (let i = 1; i < 26; i++) b.rod(cane, Array.from({ length: 21 }, (_, k) => [lerp(-pw / 2 + 14, pw / 2 - 14, k / 20), h * lerp(0.06, 0.5, i / 26), ((k + i) % 2 ? 1 : -1) * 5] as const), 3.4, { sides: 5, steps: 44 })
  })
}

function magazineRack(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    b.rod(METAL, [[-w / 2 + 8, 4, s * d * 0.3], [-w / 2 + 8, h - 8, s * (d / 2 - 8)], [w / 2 - 8, h - 8, s * (d / 2 - 8)], [w / 2 - 8, 4, s * d * 0.3]], 5.5, { sides: 10, straight: true, steps: 90 })
    for (let i = 1; i < 9; i++) b.rod(METAL, [[lerp(-w / 2 + 8, w / 2 - 8, i / 9), h - 8, s * (d / 2 - 8)], [lerp(-w / 2 + 8, w / 2 - 8, i / 9), h * 0.18, s * d * 0.12], [lerp(-w / 2 + 8, w / 2 - 8, i / 9), h * 0.14, 0]], 2.6, { sides: 6, steps: 16 })
    b.rod(METAL, [[s * (w / 2 - 8), h * 0.16, -d * 0.36], [s * (w / 2 - 8), h * 0.16, d * 0.36]], 4, { sides: 8, steps: 1 })
  }
  for (const [i, colour] of ['#b3603f', '#efe9dd', '#24324f', '#9aa98e'].entries()) b.box(paint('fixed', 'plain', { colour, roughness: 0.3 }), [w * 0.66, h * 0.8, 6], [(i - 1.5) * 9, h * 0.17, -d * 0.12 + i * d * 0.08], { edge: 1, turn: [(i - 1.5) * 7, 0, 0] })
}

/** A black frame with glowing logs and flames behind glass. */
function fireplace(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.35 })
  const [iw, ih] = [w * 0.82, h * 0.56]
  b.board(of, roundedRectangle(w, h, 8, 3), 30, [0, h / 2, d / 2 - 15], { lies: 'upright', holes: [roundedRectangle(iw, ih, 3, 2)], bevel: 3 })
  b.box(paint('fixed', 'plain', { colour: '#141210' }), [iw + 20, ih + 20, 8], [0, (h - ih) / 2 - 10, -d / 2 + 10], { edge: 1 })
  for (const s of [-1, 1]) {
    b.box(of, [8, h - 8, d - 20], [s * (w / 2 - 5), 4, -8], { edge: 1 })
    b.box(of, [w - 12, 8, d - 20], [0, s > 0 ? h - 12 : 4, -8], { edge: 1 })
  }
  const floor = (h - ih) / 2
  for (let i = 0; i < 9; i++) b.rod(paint('fixed', 'wood', { colour: '#3a2417' }), [[lerp(-iw * 0.44, iw * 0.34, i / 8), floor + 14 + (i % 3) * 12, -d * 0.1 + (i % 2) * 22], [lerp(-iw * 0.34, iw * 0.44, i / 8), floor + 16 + ((i + 1) % 3) * 14, -d * 0.04 - (i % 2) * 22]], 13, { sides: 10, steps: 3 })
  for (let i = 0; i < 17; i++) {
    const x = lerp(-iw * 0.45, iw * 0.45, i / 16)
    const high = ih * (0.36 + 0.42 * Math.abs(Math.sin(i * 2.3)))
    for (const [k, colour] of [[1, '#ff8a2a'], [0.6, '#ffd27a']] as const) b.board(paint('fixed', 'bulb', { colour }), Array.from({ length: 16 }, (_, j) => {
      const t = j < 8 ? j / 7 : (15 - j) / 7
      return [x + (j < 8 ? 1 : -1) * 22 * k * Math.sin(Math.min(1, t * 1.1 + 0.06) * Math.PI) ** 0.8 * (1 - t * 0.5) + Math.sin(t * 4 + i) * 7 * t, floor + 10 + t * high * k] as const
    }), 1, [0, 0, -d * 0.16 + k * -4 + (i % 3) * 3 + (k < 1 ? 12 : 0)], { lies: 'upright', bevel: 0.1 })
  }
  b.box(paint('fixed', 'glass', { colour: '#dfe4e6' }), [iw + 10, ih + 10, 4], [0, floor - 5, d / 2 - 24], { edge: 0.5 })
}

function logHolder(b: Bench, { w, h, d }: Extent): void {
  for (const z of [-1, 1]) b.rod(METAL, ([[-1, 0], [1, 0], [1, 1], [-1, 1]] as const).map(([x, y]) => [x * (w / 2 - 9), y * (h - 24) + 12, z * (d / 2 - 10)] as const), 8, { closed: true, straight: true, sides: 10, steps: 100 })
  for (const x of [-1, 1]) for (const y of [0.03, 0.97]) b.rod(METAL, [[x * (w / 2 - 9), y * h, -d / 2 + 10], [x * (w / 2 - 9), y * h, d / 2 - 10]], 7, { sides: 10, steps: 1 })
  b.box(METAL, [w - 20, 6, d - 16], [0, 24, 0], { edge: 1 })
  const logs = Math.floor((w - 40) / 86)
  for (let row = 0; row < 6; row++) for (let i = 0; i < logs - (row % 2); i++) {
    const r = 40 + ((i * 7 + row * 5) % 5) - 2
    const [x, y] = [(i - (logs - 1 - (row % 2)) / 2) * 84, 72 + row * 72]
    if (y + r > h * 0.86) continue
    b.rod(paint('fixed', 'wood', { colour: '#6f5640' }), [[x, y, -d / 2 + 12], [x, y, d / 2 - 4 - (i % 2) * 12]], r, { sides: 14, steps: 2 })
    b.turned(paint('fixed', 'wood', { colour: '#d3b184' }), [[0, 0], [r * 0.92, 0], [r * 0.92, 1], [0, 1]], { at: [x, y, d / 2 - 4 - (i % 2) * 12], turn: [90, 0, 0], sides: 20 })
  }
}

function slatBase(b: Bench, { w, h, d }: Extent): void {
  const beech = paint('body', 'wood', { colour: '#d4ab80' })
  for (const s of [-1, 1]) {
    b.box(beech, [34, h, d], [s * (w / 2 - 17), 0, 0], { edge: 4 })
    b.box(beech, [w - 68, h, 34], [0, 0, s * (d / 2 - 17)], { edge: 4 })
  }
  const fields = w > 1100 ? 2 : 1
  if (fields === 2) b.box(beech, [40, h * 0.8, d - 68], [0, 0, 0], { edge: 3 })
  const count = Math.round(d / 110)
  for (let f = 0; f < fields; f++) for (let i = 0; i < count; i++) {
    const [x, long] = fields === 1 ? [0, w - 60] : [(f - 0.5) * (w / 2 - 16), w / 2 - 60]
    b.rod(paint('body', 'wood', { colour: '#dcb98f' }), [[x - long / 2, h * 0.62, lerp(-d / 2 + 70, d / 2 - 70, i / (count - 1))], [x, h + 8, lerp(-d / 2 + 70, d / 2 - 70, i / (count - 1))], [x + long / 2, h * 0.62, lerp(-d / 2 + 70, d / 2 - 70, i / (count - 1))]], () => [32, 5], { sides: 12, steps: 10, flat: 5, up: [0, 1, 0] })
  }
}

/** A box for bedding under an upholstered lid. */
function divan(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#8c8478' })
  b.box(of, [w - 8, h * 0.72, d - 8], [0, 30, 0], { edge: 14, wrinkle: 2, cells: 10 })
  b.box(of, [w, h * 0.22, d], [0, h * 0.78, 0], { edge: 18, crown: [2, 5, 2], wrinkle: 2, cells: 10 })
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.box(BLACK, [60, 30, 60], [x * (w / 2 - 60), 0, z * (d / 2 - 60)], { edge: 5 })
  b.rod(paint('fixed', 'leather', { colour: '#4c3426' }), [[-70, h * 0.8, d / 2], [-60, h * 0.72, d / 2 + 12], [60, h * 0.72, d / 2 + 12], [70, h * 0.8, d / 2]], () => [10, 3], { sides: 10, steps: 24, flat: 4, up: [0, 0, 1] })
}

/** Slats on hinged frames: head and knees up, a mattress that follows. */
function adjustable(b: Bench, { w, h, d }: Extent): void {
  const y = h * 0.5
  b.box(METAL, [w - 120, 50, d - 500], [0, y - 90, 0], { edge: 4 })
  for (const x of [-1, 1]) for (const z of [-1, 1]) b.rod(METAL, [[x * (w / 2 - 90), y - 70, z * (d * 0.34)], [x * (w / 2 - 90), 4, z * (d * 0.36)]], 20, { sides: 18, steps: 1 })
  const line = (t: number): readonly [number, number] => (t < 0.36 ? [y + (0.36 - t) * d * 0.62, -d * 0.14 - (0.36 - t) * d * 0.8] : t < 0.56 ? [y, lerp(-d * 0.14, d * 0.06, (t - 0.36) / 0.2)] : t < 0.74 ? [y + (t - 0.56) * d * 0.42, lerp(d * 0.06, d * 0.22, (t - 0.56) / 0.18)] : [y + 0.18 * d * 0.42 - (t - 0.74) * d * 0.3, lerp(d * 0.22, d * 0.46, (t - 0.74) / 0.26)])
  for (let i = 0; i < 26; i++) {
    const [sy, z] = line(i / 25)
    b.rod(paint('fixed', 'wood', { colour: '#dcb98f' }), [[-w / 2 + 20, sy - 30, z], [w / 2 - 20, sy - 30, z]], () => [24, 6], { sides: 10, steps: 2, flat: 5, up: [0, 1, 0] })
  }
  for (const s of [-1, 1]) b.rod(METAL, Array.from({ length: 30 }, (_, i) => { const [sy, z] = line(i / 29); return [s * (w / 2 - 16), sy - 36, z] as const }), 14, { sides: 12, straight: true, steps: 60 })
  b.sheet(paint('body', 'fabric', { colour: '#e9e6df' }), (u, v) => {
    const a = u * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const [sy, z] = line(v)
    const end = Math.max(0, 1 - Math.abs(v * 2 - 1) ** 30) ** 0.5
    return [Math.sign(c) * Math.abs(c) ** 0.2 * (w / 2 - 8), sy + 50 + Math.sign(s) * Math.abs(s) ** 0.3 * 70 * end, z]
  }, 60, 60, { loop: true })
}

function headboard(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#b9a48c' })
  b.box(BLACK, [w - 10, h, d * 0.4], [0, 0, -d * 0.3], { edge: 4 })
  const count = Math.max(5, Math.round(w / 170))
  for (let i = 0; i < count; i++) b.box(of, [w / count - 2, h, d * 0.6], [(i + 0.5) * (w / count) - w / 2, 0, d * 0.2], { edge: d * 0.28, crown: [0, 0, d * 0.06], wrinkle: 2, cells: 8, seed: i + 1 })
}

/** A cover drawn over a set: straight top, skirts that ripple, a cord at the hem. */
function furnitureCover(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#6a6b6c', grain: 0.6 })
  b.sheet(of, (u, v) => {
    const a = u * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const drop = Math.min(1, Math.max(0, (v - 0.3) / 0.7))
    const k = v < 0.3 ? v / 0.3 : 1
    const ripple = (noise3(c * 9, drop * 2, s * 9) - 0.5) * 60 * drop ** 1.4
    const flat = 0.09 + 0.22 * (1 - k)
    const top = h - (1 - k) * -8 - 16 * (noise3(c * k * 3, 1, s * k * 3) - 0.2) * (1 - drop)
    return [Math.sign(c) * Math.abs(c) ** flat * ((w / 2 - 30) * k + ripple + (k === 1 ? 6 : 0)), top * (1 - drop) - (k === 1 ? 6 * (1 - drop) : 0), -Math.sign(s) * Math.abs(s) ** flat * ((d / 2 - 30) * k + ripple + (k === 1 ? 6 : 0))]
  }, 160, 40, { loop: true })
  b.rod(of, Array.from({ length: 60 }, (_, i) => (i / 60) * Math.PI * 2).map((a) => [Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.1 * (w / 2 - 22), h - 12, -Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.1 * (d / 2 - 22)] as const), 4, { closed: true, sides: 6, steps: 200 })
}
