import * as bath from '../pieces/bathroom-pieces.ts'
import { bed, cot, highBed } from '../pieces/beds.ts'
import { cabinet } from '../pieces/cabinets.ts'
import * as kids from '../pieces/children-pieces.ts'
import { centrepiece, mirror, tray } from '../pieces/decoration.ts'
import * as kitchenware from '../pieces/kitchen-pieces.ts'
import { rug } from '../pieces/rugs.ts'
import { wallShelves } from '../pieces/shelves.ts'
import { boxes } from '../pieces/storage.ts'
import { table } from '../pieces/tables.ts'
import { curtains, foldedStack } from '../pieces/textiles.ts'
import { look, type Looks } from '../shape.ts'

export const children: Looks = {
  'crianca-e-bebe': look(cot('cot'), 'pine'),
  bercos: look(cot('cradle'), 'white'),
  'camas-de-grades': look(cot('cot'), 'pine'),
  'trocadores-de-fraldas': look(kids.changingTable, 'white'),
  'cadeiras-de-refeicao': look(kids.highChair, 'sage'),
  'texteis-de-bebe': look(foldedStack({ rows: 3, high: 58, width: 340, trim: 'button' }), 'rose'),
  'parques-de-bebe': look(cot('playpen'), 'grey'),
  'camas-de-crianca': look(bed({ width: 300, head: 'wood', cover: 'linen' }), 'pine'),
  beliches: look(highBed('bunk'), 'pine'),
  'camas-altas': look(highBed('desk'), 'white'),
  'roupeiros-infantis': look(
    cabinet({
      width: 330,
      top: 110,
      columns: [{ cells: [['door-left', 2.4], 'drawer'] }, { cells: [['clothes', 2.4], 'drawer'] }],
    }),
    'rose',
  ),
  'comodas-infantis': look(
    cabinet({ width: 380, top: 226, columns: [{ cells: ['drawer', 'drawer', 'drawer'] }] }),
    'mist',
  ),
  'secretarias-infantis': look(table({ width: 420, top: 250, depth: 56, legs: 'trestle', extra: 'drawer' }), 'pine'),
  'mesas-e-cadeiras-infantis': look(kids.childTable, 'white'),
  'sofas-infantis': look(kids.kidSofa, 'sand'),
  'caixas-de-brinquedos': look(boxes('toy'), 'pine'),
  'estantes-infantis': look(
    cabinet({
      width: 430,
      top: 210,
      base: 'plinth',
      columns: [{ cells: ['books', 'baskets'] }, { cells: ['vases', 'books'] }, { cells: ['baskets', 'baskets'] }],
    }),
    'white',
  ),
  'tendas-e-tipis': look(kids.tipi, 'linen'),
  'decoracao-infantil': look(kids.kidDecor, 'mist'),
}

export const kitchen: Looks = {
  cozinha: look(kitchenware.pots('pot'), 'forest'),
  'armarios-de-cozinha': look(
    cabinet({
      width: 440,
      top: 190,
      base: 'plinth',
      slab: 'wood',
      handles: 'bar',
      columns: [{ cells: ['drawer', ['door-left', 2.4]] }, { cells: ['drawer', ['door-right', 2.4]] }],
    }),
    'sage',
  ),
  'cozinhas-completas': look(kitchenware.fittedKitchen, 'sage'),
  'ilhas-de-cozinha': look(
    cabinet({
      width: 540,
      top: 230,
      base: 'plinth',
      slab: 'wood',
      handles: 'bar',
      columns: [
        { cells: ['drawer', 'drawer', 'drawer'] },
        { of: 1.2, cells: ['door-left'] },
        { cells: ['baskets', 'baskets'] },
      ],
    }),
    'white',
  ),
  'carrinhos-de-cozinha': look(
    cabinet({
      width: 330,
      top: 220,
      base: 'wheels',
      slab: 'wood',
      columns: [{ cells: ['drawer', 'wine', 'baskets'] }],
    }),
    'white',
  ),
  'lava-loicas': look(kitchenware.sink, 'steel'),
  'torneiras-de-cozinha': look(kitchenware.tap('high'), 'steel'),
  'pratos-e-servicos': look(kitchenware.plates, 'porcelain'),
  'tacas-e-saladeiras': look(kitchenware.bowls, 'clay'),
  copos: look(kitchenware.glasses, 'glass'),
  'canecas-e-chavenas': look(kitchenware.mug('mugs'), 'sage'),
  talheres: look(kitchenware.cutlery, 'steel'),
  'jarros-e-bules': look(kitchenware.teapot, 'mist'),
  'tabuleiros-de-servir': look(tray('serving'), 'oak'),
  fruteiras: look(centrepiece('fruit'), 'oak'),
  'panelas-e-tachos': look(kitchenware.pots('pot'), 'forest'),
  frigideiras: look(kitchenware.pots('frying'), 'black'),
  'assadeiras-e-formas': look(kitchenware.pots('baking'), 'clay'),
  'facas-e-tabuas': look(kitchenware.knives, 'black'),
  'utensilios-de-cozinha': look(kitchenware.utensils, 'porcelain'),
  'recipientes-de-alimentos': look(kitchenware.jars('jars'), 'oak'),
  'escorredores-de-loica': look(kitchenware.dishRack, 'steel'),
  'porta-especiarias': look(kitchenware.jars('spices'), 'oak'),
  'termos-e-garrafas': look(kitchenware.bottle, 'forest'),
  cafeteiras: look(kitchenware.appliance('moka'), 'steel'),
  'chaleiras-e-torradeiras': look(kitchenware.appliance('kettle'), 'linen'),
  'batedeiras-e-robots': look(kitchenware.appliance('mixer'), 'wine'),
}

export const bathroom: Looks = {
  'casa-de-banho': look(bath.vanity, 'oak'),
  'moveis-de-lavatorio': look(bath.vanity, 'oak'),
  'colunas-de-casa-de-banho': look(
    cabinet({
      width: 190,
      top: 80,
      columns: [{ cells: [['door-left', 2], 'open', ['door-left', 2]] }],
      handles: 'cut',
    }),
    'white',
  ),
  'armarios-de-casa-de-banho': look(
    cabinet({
      width: 400,
      top: 140,
      bottom: 400,
      base: 'none',
      slab: 'none',
      columns: [{ cells: ['mirror'] }, { of: 0.6, cells: ['vases', 'vases'] }],
    }),
    'white',
  ),
  'prateleiras-de-casa-de-banho': look(wallShelves('bath'), 'oak'),
  'espelhos-de-casa-de-banho': look(mirror('bath'), 'black'),
  lavatorios: look(bath.basin, 'porcelain'),
  'sanitas-e-bides': look(bath.toilet, 'porcelain'),
  'torneiras-de-lavatorio': look(kitchenware.tap('low'), 'brass'),
  duche: look(bath.shower('set'), 'steel'),
  'bases-e-resguardos-de-duche': look(bath.shower('cabin'), 'black'),
  banheiras: look(bath.bathtub, 'porcelain'),
  toalheiros: look(bath.towelRail, 'brass'),
  'porta-rolos-wc': look(bath.paperHolder, 'black'),
  'dispensadores-de-sabonete': look(bath.dispenser, 'sage'),
  'copos-de-escovas': look(kitchenware.mug('brush'), 'stone'),
  'tapetes-de-casa-de-banho': look(rug('bath'), 'mist'),
  'cortinas-de-duche': look(curtains('shower'), 'mist'),
  'barras-de-apoio': look(bath.grabBar, 'steel'),
  'balancas-de-casa-de-banho': look(bath.scale, 'white'),
}
