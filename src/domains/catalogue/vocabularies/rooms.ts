import type { Choice } from './choice.ts'

/** Rooms (`divisao`). What a category implies stands in `room-of-category.ts`. */
export const rooms: readonly Choice[] = [
  { id: 1, slug: 'sala', label: 'Sala', words: ['sala de estar', 'living room', 'wohnzimmer'], fieldWords: ['sala', 'living', 'salón', 'salon'] },
  { id: 2, slug: 'quarto', label: 'Quarto', words: ['quarto de casal', 'bedroom', 'schlafzimmer'], fieldWords: ['quarto', 'dormitório', 'chambre', 'habitación'] },
  { id: 3, slug: 'sala-de-jantar', label: 'Sala de jantar', words: ['sala de jantar', 'dining room', 'salle à manger', 'esszimmer'], fieldWords: ['jantar', 'comedor', 'refeições'] },
  { id: 4, slug: 'cozinha', label: 'Cozinha', words: ['cozinha', 'kitchen', 'cocina'], fieldWords: ['cuisine', 'küche'] },
  { id: 5, slug: 'casa-de-banho', label: 'Casa de banho', words: ['casa de banho', 'wc', 'banheiro', 'bathroom', 'baño', 'salle de bain', 'badezimmer', 'quarto de banho'], fieldWords: ['lavabo', 'banho'] },
  { id: 6, slug: 'escritorio', label: 'Escritório', words: ['escritório', 'office', 'home office', 'teletrabalho'], fieldWords: ['oficina', 'bureau', 'büro'] },
  { id: 7, slug: 'quarto-infantil', label: 'Quarto infantil', words: ['quarto infantil', 'quarto de criança', 'quarto juvenil', 'quarto de bebé', 'infantil', 'juvenil', 'kids room', 'children room'], fieldWords: ['criança', 'bebé', 'nursery', 'kids', 'bebê'] },
  { id: 8, slug: 'hall-de-entrada', label: 'Hall de entrada', words: ['hall de entrada', 'hallway', 'entryway', 'recibidor'], fieldWords: ['hall', 'entrada', 'corredor', 'entrée', 'flur'] },
  { id: 9, slug: 'exterior', label: 'Exterior', words: ['exterior', 'jardim', 'varanda', 'terraço', 'outdoor', 'garden', 'jardín', 'terraza', 'jardin', 'garten', 'pátio', 'área externa'] },
  { id: 10, slug: 'lavandaria', label: 'Lavandaria e garagem', words: ['lavandaria', 'garagem', 'arrecadação', 'laundry room', 'garage', 'despensa', 'lavanderia'], fieldWords: ['sótão', 'oficina de bricolage'] },
]
