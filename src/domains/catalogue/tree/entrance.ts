import type { CategoryRow } from './category-row.ts'

/** Entrada e corredor: ids 7000–7999. */
export const entrance: readonly CategoryRow[] = [
  [7000, null, 'entrada', 'Entrada', 'móvel de entrada', 'm', 'any', [], ['hall de entrada', 'hall', 'corredor'], 'Entrada e corredor'],
  [7001, 'entrada', 'moveis-de-entrada', 'Móveis de entrada', 'móvel de entrada', 'm', 'cabinet', [], ['móvel de hall', 'conjunto de entrada', 'vestíbulo', 'entrada completa']],
  [7002, 'entrada', 'consolas', 'Consolas', 'consola', 'f', 'console', [1602], ['mesa consola', 'aparador de entrada', 'console table', 'consola de entrada']],
  [7003, 'entrada', 'sapateiras', 'Sapateiras', 'sapateira', 'f', 'cabinet', [5559], ['armário para sapatos', 'móvel sapateiro', 'organizador de sapatos', 'shoe cabinet', 'zapatero']],
  [7004, 'entrada', 'bancos-de-entrada', 'Bancos de entrada', 'banco de entrada', 'm', 'bench', [6851], ['banco com arrumação', 'banco sapateira', 'banco calçadeira', 'banco baú']],
  [7005, 'entrada', 'cabides-de-pe', 'Cabides de pé', 'cabide de pé', 'm', 'figure', [5708], ['bengaleiro', 'cabideiro', 'coat stand', 'perchero', 'charriot', 'arara de roupa', 'arara']],
  [7006, 'entrada', 'cabides-de-parede', 'Cabides de parede', 'cabide de parede', 'm', 'wallUnit', [], ['cabideiro de parede', 'bengaleiro de parede', 'coat rack']],
  [7007, 'entrada', 'porta-guarda-chuvas', 'Porta-guarda-chuvas', 'porta-guarda-chuvas', 'm', 'decor', [5494], ['bengaleira', 'suporte para guarda-chuvas', 'umbrella stand']],
  [7008, 'entrada', 'porta-chaves-de-parede', 'Chaveiros de parede', 'chaveiro de parede', 'm', 'wallUnit', [], ['porta-chaves', 'caixa de chaves', 'armário de chaves']],
]
