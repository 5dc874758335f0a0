import type { RoomScene } from '../rooms/room-scene.ts'

/**
 * Rooms of the menu in which no offer is shown: they stand for themselves on the home page, and are told apart from those of
 * `rooms/scenes.ts`, which decide what the shops' pictures are.
 */
export const homeRooms: readonly RoomScene[] = [
  {
    id: 'cozinha-verde',
    name: 'Cozinha',
    view: { eye: [0.9, 1.5, 5.6], turn: -11, tangent: 0.33, shiftY: -0.07 },
    shell: {
      width: 4.6,
      depth: 5.6,
      height: 2.65,
      wall: '#f1ece1',
      backWall: '#c3ccb9',
      floor: 'oak',
      window: { side: 'right', from: -1.4, to: 0.2, sill: 0.9, top: 2.2 },
      sun: [0.8, 0.5, 0.2],
    },
    pieces: [
      { design: 'kitchen-things/kitchenette', x: -0.5, z: 0.31 },
      { design: 'kitchen-things/larder', x: 1.05, z: 0.29 },
      {
        design: 'kitchen-islands/open-shelves',
        x: 0.1,
        z: 2.1,
        colours: { body: '#6f8070', frame: '#6f8070', top: '#c29a6b' },
      },
      { design: 'bar-stools/spindle', x: -0.25, z: 2.75, turn: 184, colours: { body: '#b98d5f', frame: '#b98d5f' } },
      { design: 'bar-stools/spindle', x: 0.4, z: 2.78, turn: 176, colours: { body: '#b98d5f', frame: '#b98d5f' } },
      { design: 'pendants/dome', x: -0.25, z: 2.1, hangsFrom: 2.65, colours: { body: '#b8603f' } },
      { design: 'pendants/dome', x: 0.55, z: 2.1, hangsFrom: 2.65, colours: { body: '#b8603f' } },
      { design: 'plants/olive', x: 1.8, z: 0.6 },
      { design: 'cookware/casserole', x: 0.4, z: 2.1, y: 0.9, colours: { body: '#3d5a80' }, isProp: true },
      { design: 'bowls/footed', x: -0.2, z: 2.1, y: 0.9, isProp: true },
    ],
  },
  {
    id: 'lavandaria',
    name: 'Lavandaria e garagem',
    view: { eye: [-0.7, 1.45, 5.2], turn: 9, tangent: 0.33, shiftY: -0.08 },
    shell: {
      width: 4,
      depth: 5.2,
      height: 2.6,
      wall: '#f0ece3',
      backWall: '#a9bcc4',
      floor: 'tiles',
      window: { side: 'left', from: -1.3, to: 0.3, sill: 0.9, top: 2.2 },
      sun: [-0.8, 0.5, 0.25],
    },
    pieces: [
      { design: 'storage-things/garage-shelf', x: 0.95, z: 0.24 },
      { design: 'storage-things/garage-shelf', x: 0.02, z: 0.24 },
      ...[0.101, 0.525, 0.949].map((y) => ({ design: 'storage-things/lidded-box', x: 0.74, z: 0.24, y, isProp: true })),
      ...[0.101, 0.949].map((y) => ({ design: 'storage-things/lidded-box', x: 1.16, z: 0.24, y, isProp: true })),
      ...[0.525, 0.949].map((y) => ({ design: 'storage-things/fabric-box', x: -0.19, z: 0.24, y, isProp: true })),
      ...[0.101, 1.373].map((y) => ({ design: 'baskets/box', x: 0.23, z: 0.24, y, isProp: true })),
      { design: 'storage-things/fabric-box', x: 0.23, z: 0.24, y: 0.949, isProp: true },
      { design: 'folded/bath-towel', x: 0.74, z: 0.24, y: 1.373, isProp: true },
      { design: 'folded/towels', x: 1.16, z: 0.24, y: 1.373, isProp: true },
      { design: 'storage-things/ironing-board', x: -1.05, z: 1.3, turn: 68 },
      { design: 'baskets/hamper', x: -1.45, z: 0.35 },
      { design: 'storage-things/pedal-bin', x: -0.85, z: 0.3 },
      { design: 'storage-things/drawer-tower', x: 1.7, z: 0.3 },
      { design: 'baskets/box', x: 0.75, z: 1.55, turn: 14 },
      { design: 'folded/towels', x: 1.7, z: 0.3, y: 0.9, isProp: true },
    ],
  },
]
