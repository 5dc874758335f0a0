import type { Choice } from './choice.ts'

/** Styles (`estilo`). */
export const styles: readonly Choice[] = [
  { id: 1, slug: 'moderno', label: 'Moderno', words: ['moderno', 'moderna', 'modern', 'moderne'] },
  { id: 2, slug: 'contemporaneo', label: 'Contemporâneo', words: ['contemporâneo', 'contemporânea', 'contemporary', 'contemporáneo', 'contemporain'] },
  { id: 3, slug: 'escandinavo', label: 'Escandinavo', words: ['escandinavo', 'escandinava', 'nórdico', 'nórdica', 'scandinavian', 'scandi', 'nordic', 'scandinave', 'estilo nórdico', 'hygge'] },
  { id: 4, slug: 'industrial', label: 'Industrial', words: ['industrial', 'industriel', 'estilo industrial'] },
  { id: 5, slug: 'rustico', label: 'Rústico', words: ['rústico', 'rústica', 'campestre', 'rustic', 'farmhouse', 'rustique', 'landhaus'], fieldWords: ['campo'] },
  { id: 6, slug: 'classico', label: 'Clássico', words: ['clássico', 'clássica', 'tradicional', 'classic', 'traditional', 'clásico', 'clásica', 'classique', 'chesterfield', 'luís xv', 'luís xvi'] },
  { id: 7, slug: 'vintage', label: 'Vintage e retro', words: ['vintage', 'retro', 'retrô', 'mid century', 'mid-century', 'anos 50', 'anos 60', 'anos 70', 'rétro'] },
  { id: 8, slug: 'boho', label: 'Boho', words: ['boho', 'boémio', 'boémia', 'bohemian', 'boho chic', 'étnico', 'étnica', 'ethnic', 'bohème', 'bohème chic'], fieldWords: ['macramé'] },
  { id: 9, slug: 'minimalista', label: 'Minimalista', words: ['minimalista', 'minimalist', 'minimal', 'minimaliste'] },
  { id: 10, slug: 'japandi', label: 'Japandi', words: ['japandi', 'wabi sabi', 'wabi-sabi', 'estilo japonês'], fieldWords: ['zen', 'japonês', 'japonesa'] },
  { id: 11, slug: 'mediterranico', label: 'Mediterrânico', words: ['mediterrânico', 'mediterrânica', 'mediterrâneo', 'mediterranean', 'mediterráneo'] },
  { id: 12, slug: 'glamour', label: 'Glamour e art déco', words: ['glamour', 'glam', 'art déco', 'art deco', 'hollywood regency'] },
  { id: 13, slug: 'shabby-chic', label: 'Shabby chic', words: ['shabby chic', 'shabby', 'provençal', 'romântico', 'romântica', 'provenzal'] },
  { id: 14, slug: 'costeiro', label: 'Costeiro', words: ['costeiro', 'costeira', 'náutico', 'náutica', 'coastal', 'estilo praia', 'marítimo'], fieldWords: ['tropical', 'praia'] },
]
