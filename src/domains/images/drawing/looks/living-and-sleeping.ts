import * as beds from '../pieces/beds.ts'
import { cabinet, type Column } from '../pieces/cabinets.ts'
import { bench } from '../pieces/chairs.ts'
import * as seating from '../pieces/seating.ts'
import * as shelves from '../pieces/shelves.ts'
import { roundTable, table } from '../pieces/tables.ts'

import * as special from '../pieces/living-pieces.ts'
import { look, type Looks } from '../shape.ts'

function drawers(count: number): Column {
  return { cells: Array.from({ length: count }, () => 'drawer' as const) }
}

export const livingRoom: Looks = {
  'sala-de-estar': look(seating.sofa({ seats: 3, width: 560 }), 'linen'),
  'sofas-de-2-lugares': look(seating.sofa({ seats: 2, width: 440 }), 'linen'),
  'sofas-de-3-lugares': look(seating.sofa({ seats: 3, width: 560 }), 'linen'),
  'sofas-cama': look(seating.sofa({ seats: 2, width: 500, end: 'bed', arms: 'slim' }), 'mist'),
  'sofas-de-canto': look(seating.sofa({ seats: 2, width: 570, end: 'corner' }), 'stone'),
  'sofas-com-chaise-longue': look(seating.sofa({ seats: 3, width: 580, end: 'chaise' }), 'linen'),
  'sofas-modulares': look(seating.modularSofa, 'sand'),
  'sofas-relax': look(seating.sofa({ seats: 2, width: 510, end: 'relax' }), 'grey'),
  'conjuntos-de-sofas': look(seating.sofaSet, 'linen'),
  'chaises-longues': look(seating.chaiseLongue, 'sage'),
  poltronas: look(seating.armchair({ back: 'wing', base: 'feet' }), 'olive'),
  'poltronas-relax': look(seating.armchair({ back: 'round', base: 'relax' }), 'rust'),
  'cadeiras-de-baloico': look(seating.armchair({ back: 'slats', base: 'rockers' }), 'linen'),
  pufes: look(seating.pouf('round'), 'ochre'),
  'repousa-pes': look(seating.pouf('square'), 'sand'),
  'mesas-de-centro': look(table({ width: 500, top: 290, depth: 74, legs: 'tapered', shelf: true }), 'oak'),
  'mesas-de-apoio': look(roundTable({ width: 270, top: 220, legs: 'three', flat: 0.14, lip: true }), 'walnut'),
  'mesas-de-encaixar': look(special.nestingTables, 'oak'),
  'carrinhos-de-bar': look(special.barCart, 'brass'),
  'bancadas-de-tv': look(
    cabinet({
      width: 580,
      top: 300,
      columns: [{ cells: ['slats'] }, { of: 1.1, cells: ['open', 'drawer'] }, { cells: ['slats'] }],
      handles: 'none',
    }),
    'oak',
  ),
  'paredes-de-tv': look(special.tvWall, 'oak'),
  'suportes-de-tv': look(special.tvStand, 'black'),
  estantes: look(
    cabinet({
      width: 350,
      top: 70,
      base: 'plinth',
      columns: [
        { cells: ['books', 'vases', 'books', 'baskets', 'books'] },
        { cells: ['vases', 'books', 'baskets', 'books', 'baskets'] },
      ],
    }),
    'oak',
  ),
  vitrinas: look(special.displayCabinet, 'oak'),
  biombos: look(shelves.foldingScreen, 'wicker'),
  revisteiros: look(special.magazineRack, 'walnut'),
  'lareiras-eletricas': look(special.fireplace('mantel'), 'white'),
  'acessorios-de-lareira': look(special.fireplace('tools'), 'black'),
}

export const bedroom: Looks = {
  quarto: look(beds.bed({ width: 470, head: 'padded', front: 'padded' }), 'linen'),
  'camas-de-casal': look(beds.bed({ width: 480, head: 'wood' }), 'oak'),
  'camas-de-solteiro': look(beds.bed({ width: 320, head: 'slats', cover: 'linen' }), 'pine'),
  'camas-estofadas': look(beds.bed({ width: 500, head: 'padded', front: 'padded' }), 'sage'),
  'camas-com-arrumacao': look(beds.bed({ width: 480, head: 'low', front: 'drawers' }), 'white'),
  'camas-articuladas': look(beds.bed({ width: 440, head: 'none', front: 'padded', raised: true }), 'grey'),
  'cabeceiras-de-cama': look(beds.headboard, 'linen'),
  estrados: look(beds.slatBase, 'pine'),
  'bases-com-arrumacao': look(beds.bed({ width: 480, head: 'none', front: 'divan', bare: true }), 'stone'),
  'gavetas-para-cama': look(beds.underbedDrawer, 'white'),
  'roupeiros-de-portas-de-correr': look(
    cabinet({
      width: 470,
      top: 84,
      base: 'plinth',
      slab: 'none',
      columns: [{ cells: ['slide'] }, { cells: ['mirror'] }],
    }),
    'white',
  ),
  'roupeiros-de-portas-de-abrir': look(
    cabinet({
      width: 430,
      top: 90,
      columns: [
        { cells: [['door-left', 4], 'drawer'] },
        { cells: [['door-right', 4], 'drawer'] },
        { cells: [['door-right', 4], 'drawer'] },
      ],
      slab: 'none',
      crown: true,
    }),
    'oak',
  ),
  'roupeiros-de-canto': look(special.cornerWardrobe, 'white'),
  'roupeiros-abertos': look(
    cabinet({
      width: 450,
      top: 84,
      base: 'plinth',
      slab: 'none',
      columns: [{ of: 1.3, cells: [['clothes', 3], 'drawer'] }, { cells: ['books', 'baskets', 'baskets', 'drawer'] }],
    }),
    'oak',
  ),
  comodas: look(cabinet({ width: 480, top: 236, columns: [drawers(3), drawers(3)] }), 'walnut'),
  'mesas-de-cabeceira': look(cabinet({ width: 270, top: 246, columns: [{ cells: ['drawer', 'open'] }] }), 'oak'),
  toucadores: look(special.dressingTable, 'white'),
  'bancos-de-quarto': look(bench({ seat: 'pad' }), 'rose'),
  'arcas-e-baus': look(special.chest, 'walnut'),
  'galas-de-noite': look(special.valetStand, 'walnut'),
  'conjuntos-de-quarto': look(special.bedroomSet, 'oak'),
}

export const sleep: Looks = {
  descanso: look(beds.mattress({ high: 96, skin: 'tufts' }), 'mist'),
  'colchoes-de-molas': look(beds.mattress({ high: 118, skin: 'tufts' }), 'mist'),
  'colchoes-viscoelasticos': look(beds.mattress({ high: 96, skin: 'waves' }), 'stone'),
  'colchoes-de-espuma': look(beds.mattress({ high: 72, skin: 'plain' }), 'white'),
  'colchoes-de-latex': look(beds.mattress({ high: 84, skin: 'pores' }), 'linen'),
  'colchoes-de-bebe': look(beds.mattress({ high: 56, skin: 'small' }), 'mist'),
  'colchoes-insuflaveis': look(beds.mattress({ high: 104, skin: 'air' }), 'blue'),
  'colchoes-dobraveis': look(beds.mattress({ high: 66, skin: 'fold' }), 'grey'),
  sobrecolchoes: look(beds.mattress({ high: 34, skin: 'waves' }), 'white'),
  'almofadas-de-dormir': look(beds.pillow('bed'), 'white'),
  'protetores-de-colchao': look(beds.mattress({ high: 60, skin: 'elastic' }), 'white'),
  'protetores-de-almofada': look(beds.pillow('protector'), 'white'),
}
