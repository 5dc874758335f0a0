import type { CategoryRow } from './category-row.ts'

/** Colchões e descanso: ids 3000–3999. */
export const mattresses: readonly CategoryRow[] = [
  [3000, null, 'descanso', 'Colchões e descanso', 'colchão', 'm', 'mattress', [], ['descanso', 'dormir', 'sleep']],
  [3001, 'descanso', 'colchoes', 'Colchões', 'colchão', 'm', 'mattress', [2696], ['mattress', 'matelas', 'colchón']],
  [3002, 'colchoes', 'colchoes-de-molas', 'Colchões de molas', 'colchão de molas', 'm', 'mattress', [], ['colchão molas ensacadas', 'colchão de molas ensacadas', 'colchão molas bonell', 'pocket spring']],
  [3003, 'colchoes', 'colchoes-viscoelasticos', 'Colchões viscoelásticos', 'colchão viscoelástico', 'm', 'mattress', [], ['colchão visco', 'colchão de memória', 'colchão memory foam', 'colchão viscoelástica']],
  [3004, 'colchoes', 'colchoes-de-espuma', 'Colchões de espuma', 'colchão de espuma', 'm', 'mattress', [], ['colchão espuma HR', 'colchão espumação', 'foam mattress']],
  [3005, 'colchoes', 'colchoes-de-latex', 'Colchões de látex', 'colchão de látex', 'm', 'mattress', [], ['colchão látex natural', 'latex mattress']],
  [3006, 'colchoes', 'colchoes-de-bebe', 'Colchões de bebé', 'colchão de bebé', 'm', 'mattress', [], ['colchão para berço', 'colchão de berço', 'colchão bebê', 'colchão de cama de grades']],
  [3007, 'colchoes', 'colchoes-insuflaveis', 'Colchões insufláveis', 'colchão insuflável', 'm', 'mattress', [], ['colchão de ar', 'colchão inflável', 'cama insuflável', 'air bed']],
  [3008, 'colchoes', 'colchoes-dobraveis', 'Colchões dobráveis e futons', 'colchão dobrável', 'm', 'mattress', [2786], ['colchão futon', 'colchão de campismo', 'colchonete', 'colchão enrolável']],
  [3010, 'descanso', 'complementos-de-descanso', 'Almofadas e sobrecolchões', 'complemento de descanso', 'm', 'pillow', [], ['equipamento de descanso']],
  [3011, 'complementos-de-descanso', 'sobrecolchoes', 'Sobrecolchões', 'sobrecolchão', 'm', 'mattress', [], ['topper', 'sobrecolchão viscoelástico', 'surmatelas', 'pillow top']],
  [3012, 'complementos-de-descanso', 'almofadas-de-dormir', 'Almofadas de dormir', 'almofada de dormir', 'f', 'pillow', [2700], ['travesseiro', 'almofada de cama', 'almofada cervical', 'almofada viscoelástica', 'almofada de cabeça', 'pillow']],
  [3013, 'complementos-de-descanso', 'protetores-de-colchao', 'Protetores de colchão', 'protetor de colchão', 'm', 'mattress', [4452, 4420, 2991], ['resguardo', 'resguardo de colchão', 'capa de colchão', 'cobre-colchão', 'mattress protector']],
  [3014, 'complementos-de-descanso', 'protetores-de-almofada', 'Protetores de almofada', 'protetor de almofada', 'm', 'pillow', [], ['capa protetora de almofada', 'resguardo de almofada']],
]
