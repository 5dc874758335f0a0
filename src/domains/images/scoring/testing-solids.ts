/** The smallest renderer that does for tests: boxes and cylinders, flat light, grain, a soft shadow. */

/** Numbers from 0 to 1. */
export type Draw = () => number

export type Triple = readonly [number, number, number]

export interface Solid {
  readonly kind: 'box' | 'cylinder'
  /** Centre in metres, y upwards. */
  readonly at: Triple
  readonly size: Triple
  readonly colour: Triple
  /** Strength of the grain, 0 to 1. */
  readonly texture: number
}

export interface Design {
  readonly family: string
  readonly colourGroup: string
  readonly solids: readonly Solid[]
}

export interface Camera {
  readonly size: number
  readonly yaw: number
  readonly elevation: number
  readonly ground: Triple
  /** How much of the picture the piece fills; above 1 it is cut. */
  readonly fill?: number
  /** Where the picture's middle looks, as a share of the piece's width from its middle and of its height. */
  readonly aim?: readonly [number, number]
}

interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}
interface Face {
  readonly corners: readonly Triple[]
  readonly normal: Triple
  readonly solid: Solid
}

/** Rows of red, green, blue. */
export function render(solids: readonly Solid[], camera: Camera): Uint8Array {
  const { size, ground } = camera
  const pixels = new Uint8Array(size * size * 3)
  const depth = new Float32Array(size * size).fill(Infinity)
  const project = projection(solids, camera)
  shadow(pixels, ground, size, solids, project)
  for (const face of solids.flatMap(facesOf))
    fillFace(face, face.corners.map(project), { pixels, depth, size, yaw: camera.yaw })
  return pixels
}

/** All edges of all boxes as lines: a drawing. */
export function projectedEdges(
  solids: readonly Solid[],
  camera: Pick<Camera, 'size' | 'yaw' | 'elevation'>,
): [number, number, number, number][] {
  const project = projection(solids, { ...camera, ground: [255, 255, 255] })
  return solids.flatMap(facesOf).flatMap(({ corners }) => {
    const points = corners.map(project)
    return points.map((point, at): [number, number, number, number] => [
      point.x,
      point.y,
      (points[(at + 1) % points.length] as Point).x,
      (points[(at + 1) % points.length] as Point).y,
    ])
  })
}

function projection(solids: readonly Solid[], { size, yaw, elevation, fill = 0.8, aim = [0, 0.5] }: Camera) {
  const [cosine, sine, up, down] = [Math.cos(yaw), Math.sin(yaw), Math.cos(elevation), Math.sin(elevation)]
  const turn = ([x, y, z]: Triple): Triple => {
    const [tx, tz] = [x * cosine + z * sine, z * cosine - x * sine]
    return [tx, y * up - tz * down, tz * up + y * down]
  }
  const all = solids.flatMap(facesOf).flatMap(({ corners }) => corners.map(turn))
  const range = (axis: 0 | 1 | 2): readonly [number, number] => [
    Math.min(...all.map((corner) => corner[axis])),
    Math.max(...all.map((corner) => corner[axis])),
  ]
  const [[left, right], [bottom, top], [, near]] = [range(0), range(1), range(2)]
  const distance = Math.max(right - left, top - bottom) * 2.6 + near
  const scale = ((size * fill) / Math.max(right - left, top - bottom)) * (distance - near * 0.4)
  const [middleX, middleY] = [(left + right) / 2 + aim[0] * (right - left), bottom + aim[1] * (top - bottom)]
  return (corner: Triple): Point => {
    const [x, y, z] = turn(corner)
    return {
      x: size / 2 + ((x - middleX) * scale) / (distance - z),
      y: size / 2 - ((y - middleY) * scale) / (distance - z),
      z: distance - z,
    }
  }
}

function facesOf(solid: Solid): Face[] {
  const [[x, y, z], [w, h, d]] = [solid.at, solid.size]
  if (solid.kind === 'cylinder') {
    const ring = Array.from(
      { length: 20 },
      (_, at) => [Math.cos((at * Math.PI) / 10), Math.sin((at * Math.PI) / 10)] as const,
    )
    const at = ([cx, cz]: readonly [number, number], sign: number): Triple => [
      x + (cx * w) / 2,
      y + (sign * h) / 2,
      z + (cz * d) / 2,
    ]
    const sides = ring.map((from, index): Face => {
      const to = ring[(index + 1) % 20] as readonly [number, number]
      return {
        corners: [at(from, -1), at(to, -1), at(to, 1), at(from, 1)],
        normal: [(from[0] + to[0]) / 2, 0, (from[1] + to[1]) / 2],
        solid,
      }
    })
    return [...sides, { corners: ring.map((each) => at(each, 1)), normal: [0, 1, 0], solid }]
  }
  const corner = (sx: number, sy: number, sz: number): Triple => [x + (sx * w) / 2, y + (sy * h) / 2, z + (sz * d) / 2]
  const side = (corners: Triple[], normal: Triple): Face => ({ corners, normal, solid })
  return [
    side([corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)], [0, 0, 1]),
    side([corner(1, -1, 1), corner(1, -1, -1), corner(1, 1, -1), corner(1, 1, 1)], [1, 0, 0]),
    side([corner(-1, -1, 1), corner(-1, 1, 1), corner(-1, 1, -1), corner(-1, -1, -1)], [-1, 0, 0]),
    side([corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, -1), corner(-1, 1, -1)], [0, 1, 0]),
    side([corner(-1, -1, -1), corner(1, -1, -1), corner(1, 1, -1), corner(-1, 1, -1)], [0, 0, -1]),
  ]
}

interface Canvas {
  readonly pixels: Uint8Array
  readonly depth: Float32Array
  readonly size: number
  readonly yaw: number
}

function fillFace(face: Face, points: readonly Point[], canvas: Canvas): void {
  const light = lightOf(face.normal, canvas.yaw)
  for (let at = 1; at + 1 < points.length; at += 1)
    fillTriangle([points[0] as Point, points[at] as Point, points[at + 1] as Point], face, light, canvas)
}

function lightOf([x, y, z]: Triple, yaw: number): number {
  const turned = x * Math.cos(yaw) + z * Math.sin(yaw)
  return 0.62 + 0.3 * Math.max(0, y) + 0.14 * Math.max(0, z * Math.cos(yaw) - x * Math.sin(yaw)) - 0.14 * turned
}

function fillTriangle(
  [a, b, c]: readonly [Point, Point, Point],
  { solid }: Face,
  light: number,
  { pixels, depth, size }: Canvas,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  if (Math.abs(area) < 1e-9) return
  const [fromY, toY] = [
    Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))),
    Math.min(size - 1, Math.ceil(Math.max(a.y, b.y, c.y))),
  ]
  const [fromX, toX] = [
    Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))),
    Math.min(size - 1, Math.ceil(Math.max(a.x, b.x, c.x))),
  ]
  for (let y = fromY; y <= toY; y += 1) {
    for (let x = fromX; x <= toX; x += 1) {
      const u = ((b.x - x) * (c.y - y) - (b.y - y) * (c.x - x)) / area
      const v = ((c.x - x) * (a.y - y) - (c.y - y) * (a.x - x)) / area
      if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue
      const z = u * a.z + v * b.z + (1 - u - v) * c.z
      const at = y * size + x
      if (z >= (depth[at] as number)) continue
      depth[at] = z
      const grain = 1 + solid.texture * (noise(x, y, solid.size[0] * 31 + solid.texture * 997) - 0.5)
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at * 3 + channel] = Math.max(0, Math.min(255, (solid.colour[channel] as number) * light * grain))
    }
  }
}

function noise(x: number, y: number, seed: number): number {
  const mixed = Math.sin(Math.floor(x / 2) * 12.9898 + Math.floor(y / 3) * 78.233 + seed) * 43758.5453
  return mixed - Math.floor(mixed)
}

/** The ground, a little darker around the piece's foot. */
function shadow(
  pixels: Uint8Array,
  ground: Triple,
  size: number,
  solids: readonly Solid[],
  project: (corner: Triple) => Point,
): void {
  const feet = solids.flatMap(facesOf).flatMap(({ corners }) => corners.map(([x, , z]) => project([x, 0, z])))
  const [left, right] = [Math.min(...feet.map(({ x }) => x)), Math.max(...feet.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...feet.map(({ y }) => y)), Math.max(...feet.map(({ y }) => y))]
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const away =
        ((x - (left + right) / 2) / (right - left)) ** 2 +
        ((y - (top + bottom) / 2) / Math.max(bottom - top, size * 0.08)) ** 2
      const dark = 1 - 0.28 * Math.max(0, 1 - away * 2.2) ** 1.5
      for (let channel = 0; channel < 3; channel += 1)
        pixels[(y * size + x) * 3 + channel] = (ground[channel] as number) * dark
    }
  }
}

const TONES: Readonly<Record<string, Triple>> = {
  cinzento: [135, 137, 140],
  bege: [205, 190, 165],
  branco: [232, 231, 228],
  preto: [45, 45, 48],
  azul: [58, 84, 128],
  verde: [84, 110, 84],
  amarelo: [208, 168, 62],
  vermelho: [156, 52, 48],
  rosa: [206, 150, 150],
  castanho: [112, 78, 54],
  carvalho: [196, 158, 112],
  nogueira: [104, 68, 46],
}
export const toneNames = Object.keys(TONES)

type Make = (draw: Draw, main: Triple, other: Triple) => Solid[]

function box(at: Triple, size: Triple, colour: Triple, texture = 0.1): Solid {
  return {
    kind: 'box',
    at,
    size,
    colour,
    texture,
  }
}
function tube(at: Triple, size: Triple, colour: Triple, texture = 0.05): Solid {
  return {
    kind: 'cylinder',
    at,
    size,
    colour,
    texture,
  }
}
function between(draw: Draw, low: number, high: number): number {
  return low + draw() * (high - low)
}
function legs(w: number, d: number, h: number, thick: number, colour: Triple, round: boolean): Solid[] {
  return [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([x, z]) =>
    (round ? tube : box)(
      [((x as number) * (w - thick * 2)) / 2, h / 2, ((z as number) * (d - thick * 2)) / 2],
      [thick, h, thick],
      colour,
    ),
  )
}

function seat(draw: Draw, main: Triple, other: Triple, w: number): Solid[] {
  const [d, h, arm, leg, back] = [
    between(draw, 0.8, 1),
    between(draw, 0.26, 0.4),
    between(draw, 0.1, 0.28),
    between(draw, 0.05, 0.2),
    between(draw, 0.65, 1),
  ]
  const texture = between(draw, 0.03, 0.3)
  const count = Math.max(1, Math.round(w / between(draw, 0.6, 1)))
  const inner = (w - arm * 2) / count
  return [
    box([0, leg + h / 2, 0], [w, h, d], main, texture),
    box([0, back / 2 + leg / 2, -d / 2 + 0.1], [w, back - leg, 0.2], main, texture),
    ...[-1, 1].map((side) =>
      box(
        [(side * (w - arm)) / 2, (leg + h + between(draw, 0.1, 0.3)) / 2 + 0.1, 0],
        [arm, h + 0.25, d],
        main,
        texture,
      ),
    ),
    ...Array.from({ length: count }, (_, at) =>
      box(
        [(at - (count - 1) / 2) * inner, leg + h + 0.06, 0.06],
        [inner - 0.02, 0.14, d - 0.15],
        main.map((value) => value * 1.06) as unknown as Triple,
        texture,
      ),
    ),
    ...legs(w, d, leg, 0.06, other, draw() < 0.5),
  ]
}

const FAMILIES: Readonly<Record<string, Make>> = {
  sofa: (draw, main, other) => seat(draw, main, other, between(draw, 1.5, 2.8)),
  armchair: (draw, main, other) => seat(draw, main, other, between(draw, 0.7, 0.95)),
  chair: (draw, main, other) => {
    const [w, h, back] = [between(draw, 0.4, 0.55), between(draw, 0.42, 0.5), between(draw, 0.3, 0.55)]
    return [
      box([0, h, 0], [w, 0.05, w], main, between(draw, 0.05, 0.3)),
      box([0, h + back / 2 + between(draw, 0, 0.12), -w / 2], [w, back, 0.04], main, 0.1),
      ...legs(w, w, h, between(draw, 0.03, 0.06), other, draw() < 0.5),
    ]
  },
  table: (draw, main, other) => {
    const [w, d, h, thick] = [
      between(draw, 1, 2.4),
      between(draw, 0.6, 1.1),
      between(draw, 0.4, 0.78),
      between(draw, 0.02, 0.08),
    ]
    const round = draw() < 0.35
    const top = (round ? tube : box)(
      [0, h, 0],
      [round ? d * 1.2 : w, thick, round ? d * 1.2 : d],
      main,
      between(draw, 0.05, 0.4),
    )
    return [
      top,
      ...(draw() < 0.3
        ? [tube([0, h / 2, 0], [0.12, h, 0.12], other), tube([0, 0.02, 0], [0.6, 0.04, 0.6], other)]
        : legs(round ? d : w, d, h, between(draw, 0.04, 0.1), other, draw() < 0.5)),
    ]
  },
  cabinet: (draw, main, other) => {
    const [w, h, d, leg] = [
      between(draw, 0.8, 2),
      between(draw, 0.4, 1.1),
      between(draw, 0.35, 0.5),
      between(draw, 0, 0.18),
    ]
    const [columns, rows] = [1 + Math.floor(draw() * 4), 1 + Math.floor(draw() * 4)]
    const front = draw() < 0.5 ? main : (main.map((value) => value * 1.12) as unknown as Triple)
    return [
      box([0, leg + h / 2, 0], [w, h, d], main, 0.2),
      ...Array.from({ length: columns * rows }, (_, at) =>
        box(
          [
            ((at % columns) - (columns - 1) / 2) * (w / columns),
            leg + (Math.floor(at / columns) + 0.5) * (h / rows),
            d / 2 + 0.01,
          ],
          [w / columns - 0.03, h / rows - 0.03, 0.02],
          front,
          0.25,
        ),
      ),
      ...legs(w, d, leg + 0.01, 0.05, other, true),
    ]
  },
  wardrobe: (draw, main, other) => {
    const [w, h, doors] = [between(draw, 0.9, 2.4), between(draw, 1.8, 2.3), 2 + Math.floor(draw() * 4)]
    return [
      box([0, h / 2, 0], [w, h, 0.6], main, 0.12),
      ...Array.from({ length: doors }, (_, at) =>
        box([(at - (doors - 1) / 2) * (w / doors), h / 2, 0.31], [w / doors - 0.02, h - 0.1, 0.02], main, 0.15),
      ),
      ...Array.from({ length: doors }, (_, at) =>
        box([(at - (doors - 1) / 2) * (w / doors) + w / doors / 2 - 0.05, h / 2, 0.33], [0.02, 0.25, 0.02], other),
      ),
    ]
  },
  shelf: (draw, main, other) => {
    const [w, h, boards, thick] = [
      between(draw, 0.6, 1.4),
      between(draw, 1.2, 2.1),
      3 + Math.floor(draw() * 4),
      between(draw, 0.02, 0.05),
    ]
    return [
      ...Array.from({ length: boards }, (_, at) =>
        box([0, (at * (h - thick)) / (boards - 1) + thick / 2, 0], [w, thick, 0.35], main, 0.2),
      ),
      ...[-1, 1].map((side) => box([side * (w / 2), h / 2, 0], [thick, h, 0.35], draw() < 0.5 ? main : other, 0.1)),
    ]
  },
  bed: (draw, main, other) => {
    const [w, head] = [between(draw, 0.95, 1.9), between(draw, 0.7, 1.3)]
    return [
      box([0, 0.22, 0], [w, 0.2, 2.05], main, 0.15),
      box([0, 0.42, 0.02], [w - 0.06, 0.22, 2], [238, 236, 232], 0.05),
      box([0, head / 2, -1.02], [w + 0.05, head, 0.1], main, between(draw, 0.05, 0.25)),
      ...[-1, 1].map((side) => box([side * (w / 4), 0.58, -0.75], [w * 0.38, 0.12, 0.4], [246, 245, 243], 0.05)),
      ...legs(w, 2, 0.12, 0.07, other, false),
    ]
  },
  cot: (draw, main, other) => {
    const [w, h, slats] = [between(draw, 1.1, 1.5), between(draw, 0.7, 1), 7 + Math.floor(draw() * 9)]
    const rail = (y: number, z: number): Solid => box([0, y, z], [w, 0.04, 0.04], main, 0.15)
    return [-0.33, 0.33]
      .flatMap((z) => [
        rail(h, z),
        rail(0.25, z),
        ...Array.from({ length: slats }, (_, at) =>
          box([(at / (slats - 1) - 0.5) * (w - 0.06), (h + 0.25) / 2, z], [0.03, h - 0.25, 0.02], main, 0.1),
        ),
      ])
      .concat(
        legs(w, 0.7, h, 0.05, draw() < 0.5 ? main : other, false),
        box([0, 0.3, 0], [w - 0.1, 0.12, 0.6], [240, 238, 234], 0.04),
      )
  },
  rack: (draw, main, other) => {
    const [w, h, bars] = [between(draw, 0.5, 1.4), between(draw, 0.9, 1.8), 1 + Math.floor(draw() * 3)]
    const thick = between(draw, 0.015, 0.035)
    return [
      ...[-1, 1].map((side) => tube([(side * w) / 2, h / 2, 0], [thick, h, thick], main)),
      ...Array.from({ length: bars + 1 }, (_, at) =>
        box([0, at === 0 ? h : (h * at) / (bars + 1), 0], [w, thick, thick], at === 0 ? main : other, 0.05),
      ),
      ...[-1, 1].map((side) => box([(side * w) / 2, thick / 2, 0], [thick, thick, 0.45], main, 0.05)),
    ]
  },
  lamp: (draw, main, other) => {
    const [h, shade] = [between(draw, 0.5, 1.7), between(draw, 0.22, 0.5)]
    return [
      tube([0, 0.02, 0], [shade * 0.7, 0.04, shade * 0.7], other),
      tube([0, h / 2, 0], [between(draw, 0.02, 0.06), h, 0.04], other),
      tube([0, h, 0], [shade, shade * between(draw, 0.5, 1), shade], main, between(draw, 0.02, 0.2)),
    ]
  },
  stool: (draw, main, other) => {
    const [w, h] = [between(draw, 0.3, 0.45), between(draw, 0.42, 0.8)]
    return [
      tube([0, h, 0], [w, between(draw, 0.04, 0.14), w], main, between(draw, 0.05, 0.3)),
      ...legs(w, w, h, between(draw, 0.02, 0.05), other, true),
    ]
  },
}
export const familyNames = Object.keys(FAMILIES)

/** One piece of a family (or of any) in a tone (or in any), with sizes and parts of its own. */
export function aPiece(
  draw: Draw,
  family = familyNames[Math.floor(draw() * familyNames.length)] as string,
  tone = toneNames[Math.floor(draw() * toneNames.length)] as string,
): Design {
  const shade = between(draw, 0.92, 1.06)
  const main = (TONES[tone] as Triple).map((value) =>
    Math.min(250, value * shade + (draw() - 0.5) * 8),
  ) as unknown as Triple
  const other = TONES[['preto', 'nogueira', 'carvalho', 'cinzento'][Math.floor(draw() * 4)] as string] as Triple
  return { family, colourGroup: tone, solids: (FAMILIES[family] as Make)(draw, main, other) }
}
