import type { CategoryRow } from './category-row.ts'

/** Tapetes: ids 12000–12999. */
export const rugs: readonly CategoryRow[] = [
  [12000, null, 'tapetes', 'Tapetes', 'tapete', 'm', 'rug', [598], ['carpete', 'rug', 'alfombra', 'alcatifa', 'teppich', 'kovry']],
  [12001, 'tapetes', 'tapetes-de-sala', 'Tapetes de sala', 'tapete de sala', 'm', 'rug', [], ['tapete de quarto', 'tapete de pelo curto', 'tapete moderno']],
  [12002, 'tapetes', 'tapetes-de-pelo-comprido', 'Tapetes de pelo comprido', 'tapete de pelo comprido', 'm', 'rug', [], ['tapete shaggy', 'tapete felpudo', 'tapete de pelo alto', 'tapete pelo longo']],
  [12003, 'tapetes', 'tapetes-de-fibras-naturais', 'Tapetes de fibras naturais', 'tapete de fibras naturais', 'm', 'rug', [], ['tapete de juta', 'tapete de sisal', 'tapete de cânhamo', 'tapete juta']],
  [12004, 'tapetes', 'tapetes-orientais', 'Tapetes orientais e vintage', 'tapete oriental', 'm', 'rug', [], ['tapete persa', 'kilim', 'tapete vintage', 'tapete berbere', 'tapete de Arraiolos']],
  [12005, 'tapetes', 'tapetes-redondos', 'Tapetes redondos', 'tapete redondo', 'm', 'rug', [], ['tapete circular', 'round rug']],
  [12006, 'tapetes', 'passadeiras', 'Passadeiras', 'passadeira', 'f', 'rug', [], ['tapete de corredor', 'passadeira de corredor', 'runner']],
  [12007, 'tapetes', 'tapetes-de-peles', 'Peles e tapetes de pele', 'tapete de pele', 'm', 'rug', [], ['pele de ovelha', 'pele de vaca', 'pele de carneiro', 'sheepskin']],
  [12008, 'tapetes', 'tapetes-infantis', 'Tapetes infantis', 'tapete infantil', 'm', 'rug', [], ['tapete de criança', 'tapete de brincar', 'tapete de bebé']],
  [12009, 'tapetes', 'tapetes-de-exterior', 'Tapetes de exterior', 'tapete de exterior', 'm', 'rug', [], ['tapete para jardim', 'tapete para terraço', 'tapete outdoor']],
  [12010, 'tapetes', 'tapetes-vinilicos', 'Tapetes vinílicos', 'tapete vinílico', 'm', 'mat', [], ['tapete de vinil', 'tapete de cozinha', 'passadeira de cozinha']],
  [12011, 'tapetes', 'capachos', 'Capachos', 'capacho', 'm', 'mat', [2675], ['tapete de entrada', 'tapete de porta', 'door mat', 'felpudo de entrada']],
  [12012, 'tapetes', 'bases-antiderrapantes', 'Bases antiderrapantes', 'base antiderrapante', 'f', 'rug', [3307, 499885], ['antiderrapante para tapete', 'rug pad', 'tapete de escada']],
]
