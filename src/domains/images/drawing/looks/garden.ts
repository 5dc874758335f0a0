import { bench, chair } from '../pieces/chairs.ts'
import * as out from '../pieces/garden-pieces.ts'
import { sofa } from '../pieces/seating.ts'
import { table } from '../pieces/tables.ts'
import { deco } from '../pieces/textiles.ts'
import { look, type Looks } from '../shape.ts'

export const garden: Looks = {
  jardim: look(out.gardenSet, 'wicker'),
  'conjuntos-de-jardim': look(out.gardenSet, 'wicker'),
  'mesas-de-jardim': look(table({ width: 540, top: 230, depth: 64, legs: 'cross' }), 'oak'),
  'cadeiras-de-jardim': look(chair({ back: 'rope', frame: 'dark', arms: true }), 'sage'),
  'sofas-de-jardim': look(sofa({ seats: 2, width: 500, arms: 'slim', frame: 'wood' }), 'linen'),
  'bancos-de-jardim': look(bench({ seat: 'wood', back: true, width: 500 }), 'oak'),
  espreguicadeiras: look(out.lounger, 'linen'),
  'redes-e-baloicos': look(out.swing('hammock'), 'multi'),
  'almofadas-de-exterior': look(deco('outdoor'), 'blue'),
  'capas-de-moveis-de-jardim': look(out.furnitureCover, 'grey'),
  'guarda-sois': look(out.parasol('parasol'), 'linen'),
  'bases-de-guarda-sol': look(out.parasol('base'), 'concrete'),
  toldos: look(out.awning, 'forest'),
  pergolas: look(out.pergola, 'oak'),
  'tendas-de-jardim': look(out.marquee, 'linen'),
  'abrigos-de-jardim': look(out.shed, 'oak'),
  estufas: look(out.greenhouse, 'forest'),
  vedacoes: look(out.fence, 'oak'),
  'caixas-de-jardim': look(out.gardenBox, 'walnut'),
  'vasos-e-floreiras': look(out.planter('pots'), 'clay'),
  'hortas-urbanas': look(out.planter('raised'), 'oak'),
  rega: look(out.hose, 'forest'),
  'ferramentas-de-jardim': look(out.tools, 'forest'),
  'decoracao-de-jardim': look(out.gardenDecor, 'stone'),
  barbecues: look(out.barbecue, 'black'),
  'aquecedores-de-exterior': look(out.heater, 'steel'),
  'cozinhas-de-exterior': look(out.outdoorKitchen, 'stone'),
  'piscinas-e-spas': look(out.pool, 'blue'),
}
