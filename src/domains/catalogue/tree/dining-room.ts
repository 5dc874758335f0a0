import type { CategoryRow } from './category-row.ts'

/** Sala de jantar: ids 4000–4999. */
export const diningRoom: readonly CategoryRow[] = [
  [4000, null, 'sala-de-jantar', 'Sala de jantar', 'móvel de sala de jantar', 'm', 'any', [], ['móveis de jantar', 'mobiliário de sala de jantar'], 'Móveis de sala de jantar'],
  [4001, 'sala-de-jantar', 'mesas-de-jantar', 'Mesas de jantar', 'mesa de jantar', 'f', 'diningTable', [4355], ['mesa de refeição', 'mesa de refeições', 'dining table', 'mesa de comedor']],
  [4002, 'mesas-de-jantar', 'mesas-de-jantar-fixas', 'Mesas de jantar fixas', 'mesa de jantar fixa', 'f', 'diningTable', [], ['mesa fixa']],
  [4003, 'mesas-de-jantar', 'mesas-extensiveis', 'Mesas extensíveis', 'mesa extensível', 'f', 'diningTable', [], ['mesa de jantar extensível', 'mesa de abrir', 'mesa extensiva', 'extendable table', 'mesa extensible']],
  [4004, 'mesas-de-jantar', 'mesas-de-jantar-redondas', 'Mesas de jantar redondas', 'mesa de jantar redonda', 'f', 'diningTable', [], ['mesa redonda', 'mesa circular']],
  [4005, 'mesas-de-jantar', 'mesas-dobraveis', 'Mesas dobráveis', 'mesa dobrável', 'f', 'diningTable', [4080], ['mesa rebatível', 'mesa desdobrável', 'mesa articulada', 'folding table']],
  [4006, 'mesas-de-jantar', 'mesas-altas-de-bar', 'Mesas altas e de bar', 'mesa alta de bar', 'f', 'diningTable', [], ['mesa de bar', 'mesa alta', 'bar table']],
  [4007, 'mesas-de-jantar', 'tampos-e-pes-de-mesa', 'Tampos e pés de mesa', 'tampo de mesa', 'm', 'tableTop', [6913, 6910, 6911], ['pé de mesa', 'pés de mesa', 'pernas de mesa', 'base de mesa', 'cavaletes']],
  [4010, 'sala-de-jantar', 'cadeiras-e-bancos', 'Cadeiras e bancos', 'cadeira', 'f', 'chair', [], ['assentos de jantar']],
  [4011, 'cadeiras-e-bancos', 'cadeiras-de-jantar', 'Cadeiras de jantar', 'cadeira de jantar', 'f', 'chair', [5886], ['cadeira de sala', 'cadeira de cozinha', 'dining chair', 'cadeira com braços de jantar']],
  [4012, 'cadeiras-e-bancos', 'bancos-altos', 'Bancos altos', 'banco alto', 'm', 'barStool', [1463], ['banco de bar', 'banqueta', 'banco de balcão', 'cadeira alta de bar', 'taburete', 'bar stool']],
  [4013, 'cadeiras-e-bancos', 'bancos-corridos', 'Bancos corridos', 'banco corrido', 'm', 'bench', [441, 6850], ['banco de cozinha', 'banco de jantar', 'banco de mesa', 'bench']],
  [4014, 'cadeiras-e-bancos', 'bancos-baixos', 'Bancos e tamboretes', 'tamborete', 'm', 'stool', [], ['banquinho', 'mocho', 'banco baixo', 'stool']],
  [4015, 'cadeiras-e-bancos', 'cadeiras-dobraveis', 'Cadeiras dobráveis', 'cadeira dobrável', 'f', 'chair', [3358], ['cadeira de fechar', 'cadeira rebatível', 'folding chair']],
  [4016, 'cadeiras-e-bancos', 'almofadas-de-cadeira', 'Almofadas de cadeira', 'almofada de cadeira', 'f', 'cushion', [4453], ['coxim', 'assento de cadeira', 'almofada de assento', 'chair pad']],
  [4020, 'sala-de-jantar', 'arrumacao-de-jantar', 'Aparadores e louceiros', 'aparador', 'm', 'cabinet', [], ['arrumação de sala de jantar']],
  [4021, 'arrumacao-de-jantar', 'aparadores', 'Aparadores', 'aparador', 'm', 'sideboard', [447], ['buffet', 'bufete', 'móvel aparador', 'sideboard']],
  [4022, 'arrumacao-de-jantar', 'louceiros', 'Louceiros', 'louceiro', 'm', 'cabinet', [], ['armário de louça', 'guarda-louça']],
  [4023, 'arrumacao-de-jantar', 'garrafeiras', 'Garrafeiras', 'garrafeira', 'f', 'cabinet', [5578], ['suporte para garrafas', 'adega', 'porta-garrafas', 'wine rack']],
  [4030, 'sala-de-jantar', 'conjuntos-de-jantar', 'Conjuntos de mesa e cadeiras', 'conjunto de mesa e cadeiras', 'm', 'diningTable', [6347], ['conjunto de jantar', 'mesa com cadeiras', 'dining set']],
]
