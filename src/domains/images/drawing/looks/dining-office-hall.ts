import { cabinet, type Column } from '../pieces/cabinets.ts'
import { barStool, bench, chair, footrest, officeChair, seatPad } from '../pieces/chairs.ts'
import { picture } from '../pieces/decoration.ts'
import { openShelf, wallShelves } from '../pieces/shelves.ts'
import * as store from '../pieces/storage.ts'
import { roundTable, table } from '../pieces/tables.ts'
import {
  cornerDesk,
  deskWithDrawers,
  diningSet,
  drawingDesk,
  gamingDesk,
  shoeCabinet,
  tableParts,
} from '../pieces/work-pieces.ts'
import { look, type Looks } from '../shape.ts'

function drawers(count: number): Column {
  return { cells: Array.from({ length: count }, () => 'drawer' as const) }
}

export const diningRoom: Looks = {
  'sala-de-jantar': look(table({ width: 560, top: 214, depth: 62, legs: 'tapered', apron: true }), 'oak'),
  'mesas-de-jantar-fixas': look(table({ width: 560, top: 214, depth: 62, legs: 'tapered', apron: true }), 'oak'),
  'mesas-extensiveis': look(table({ width: 600, top: 214, depth: 62, legs: 'square', extra: 'leaf' }), 'oak'),
  'mesas-de-jantar-redondas': look(roundTable({ width: 480, top: 226, legs: 'tulip' }), 'walnut'),
  'mesas-dobraveis': look(table({ width: 440, top: 214, depth: 58, legs: 'cross', extra: 'drop-leaves' }), 'pine'),
  'mesas-altas-de-bar': look(roundTable({ width: 300, top: 120, legs: 'pedestal', legTone: 'dark' }), 'walnut'),
  'tampos-e-pes-de-mesa': look(tableParts, 'oak'),
  'cadeiras-de-jantar': look(chair({ back: 'panel' }), 'sand'),
  'bancos-altos': look(barStool('back'), 'rust'),
  'bancos-corridos': look(bench({ seat: 'wood', width: 540 }), 'oak'),
  'bancos-baixos': look(barStool('low'), 'oak'),
  'cadeiras-dobraveis': look(chair({ back: 'slats', frame: 'main', folding: true }), 'pine'),
  'almofadas-de-cadeira': look(seatPad, 'sage'),
  aparadores: look(
    cabinet({
      width: 560,
      top: 244,
      columns: [{ cells: ['cane'] }, { cells: ['drawer', 'drawer', 'drawer'] }, { cells: ['cane'] }],
    }),
    'walnut',
  ),
  louceiros: look(
    cabinet({
      width: 380,
      top: 80,
      crown: true,
      slab: 'none',
      columns: [
        { cells: [['vases', 1], ['vases', 1], 'drawer', ['door-left', 1.5]] },
        { cells: [['books', 1], ['vases', 1], 'drawer', ['door-right', 1.5]] },
      ],
    }),
    'white',
  ),
  garrafeiras: look(
    cabinet({
      width: 320,
      top: 110,
      base: 'plinth',
      columns: [{ cells: ['wine', 'wine', 'wine', 'wine', 'wine', 'drawer'] }],
    }),
    'walnut',
  ),
  'conjuntos-de-jantar': look(diningSet, 'oak'),
}

export const office: Looks = {
  escritorio: look(deskWithDrawers, 'oak'),
  'secretarias-direitas': look(deskWithDrawers, 'oak'),
  'secretarias-de-canto': look(cornerDesk, 'oak'),
  'secretarias-elevatorias': look(table({ width: 540, top: 200, depth: 54, legs: 'sled', legTone: 'dark' }), 'oak'),
  'secretarias-gaming': look(gamingDesk, 'black'),
  'mesas-de-reuniao': look(table({ width: 600, top: 232, depth: 96, legs: 'panel' }), 'walnut'),
  'mesas-de-desenho': look(drawingDesk, 'pine'),
  'cadeiras-de-escritorio': look(officeChair('task'), 'grey'),
  'cadeiras-gaming': look(officeChair('gaming'), 'wine'),
  'cadeiras-de-visita': look(chair({ back: 'shell', frame: 'dark', arms: true }), 'grey'),
  'apoios-de-pes': look(footrest, 'grey'),
  'blocos-de-gavetas': look(
    cabinet({
      width: 260,
      top: 226,
      base: 'wheels',
      columns: [{ cells: ['drawer', 'drawer', ['drawer', 1.7]] }],
      handles: 'bar',
    }),
    'white',
  ),
  'armarios-de-escritorio': look(
    cabinet({
      width: 340,
      top: 90,
      base: 'plinth',
      handles: 'bar',
      columns: [{ cells: ['books', 'books', ['door-left', 2]] }, { cells: ['books', 'books', ['door-right', 2]] }],
    }),
    'grey',
  ),
  arquivadores: look(
    cabinet({
      width: 270,
      top: 110,
      base: 'plinth',
      handles: 'bar',
      columns: [{ cells: ['files', 'files', 'files', 'files'] }],
    }),
    'mist',
  ),
  'organizadores-de-secretaria': look(store.deskOrganiser, 'oak'),
  'quadros-de-escritorio': look(picture('board'), 'oak'),
  'suportes-de-monitor': look(store.monitorArm, 'oak'),
}

export const hall: Looks = {
  entrada: look(store.coatRack('wall'), 'oak'),
  'moveis-de-entrada': look(
    cabinet({
      width: 430,
      top: 90,
      base: 'plinth',
      slab: 'none',
      columns: [
        { of: 0.9, cells: ['mirror'] },
        { of: 1.3, cells: [['clothes', 2.6], 'drawer', 'baskets'] },
      ],
    }),
    'oak',
  ),
  consolas: look(table({ width: 520, top: 220, depth: 34, legs: 'tapered', apron: true, shelf: true }), 'walnut'),
  sapateiras: look(shoeCabinet, 'white'),
  'bancos-de-entrada': look(bench({ seat: 'pad', shoes: true, width: 460 }), 'sage'),
  'cabides-de-pe': look(store.coatRack('standing'), 'walnut'),
  'cabides-de-parede': look(store.coatRack('wall'), 'oak'),
  'porta-guarda-chuvas': look(store.umbrellaStand, 'clay'),
  'porta-chaves-de-parede': look(store.coatRack('keys'), 'oak'),
}

export const storage: Looks = {
  arrumacao: look(store.boxes('lids'), 'linen'),
  'armarios-de-arrumacao': look(
    cabinet({
      width: 330,
      top: 84,
      base: 'plinth',
      slab: 'none',
      handles: 'bar',
      columns: [{ cells: ['door-left'] }, { cells: ['door-right'] }],
    }),
    'white',
  ),
  'prateleiras-de-parede': look(wallShelves('boards'), 'oak'),
  'estantes-de-garagem': look(openShelf({ width: 420, top: 100, rows: 5, load: 'boxes' }), 'steel'),
  'moveis-com-gavetas': look(cabinet({ width: 330, top: 150, columns: [drawers(5)], handles: 'cut' }), 'sage'),
  'caixas-de-arrumacao': look(store.boxes('lids'), 'linen'),
  'cestos-de-arrumacao': look(store.basket('woven'), 'wicker'),
  'cestos-de-roupa': look(store.basket('laundry'), 'wicker'),
  'sacos-de-arrumacao': look(store.boxes('bag'), 'mist'),
  'caixotes-do-lixo': look(store.bin, 'steel'),
  'charriots-de-roupa': look(store.clothesRail, 'black'),
  cruzetas: look(store.hangers, 'oak'),
  'organizadores-de-gavetas': look(store.drawerOrganiser, 'pine'),
  estendais: look(store.dryingRack, 'white'),
  'tabuas-de-engomar': look(store.ironingBoard, 'blue'),
  ganchos: look(store.hooks, 'black'),
}
