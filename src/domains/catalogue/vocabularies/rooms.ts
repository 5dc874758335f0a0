import type { Choice } from './choice.ts'

/** Rooms (`divisao`). What a category implies stands in `room-of-category.ts`. */
export const rooms: readonly Choice[] = [
  { id: 1, slug: 'sala', label: 'Sala', words: ['sala', 'sala de estar', 'living', 'living room', 'salón', 'salon', 'wohnzimmer'] },
  { id: 2, slug: 'quarto', label: 'Quarto', words: ['quarto', 'quarto de casal', 'dormitório', 'bedroom', 'dormitorio', 'chambre', 'schlafzimmer'] },
  { id: 3, slug: 'sala-de-jantar', label: 'Sala de jantar', words: ['sala de jantar', 'jantar', 'dining room', 'comedor', 'salle à manger', 'esszimmer'] },
  { id: 4, slug: 'cozinha', label: 'Cozinha', words: ['cozinha', 'kitchen', 'cocina', 'cuisine', 'küche'] },
  { id: 5, slug: 'casa-de-banho', label: 'Casa de banho', words: ['casa de banho', 'wc', 'banheiro', 'bathroom', 'baño', 'salle de bain', 'badezimmer', 'quarto de banho', 'lavabo'] },
  { id: 6, slug: 'escritorio', label: 'Escritório', words: ['escritório', 'office', 'home office', 'oficina', 'bureau', 'büro', 'teletrabalho'] },
  { id: 7, slug: 'quarto-infantil', label: 'Quarto infantil', words: ['quarto infantil', 'quarto de criança', 'quarto juvenil', 'quarto de bebé', 'infantil', 'juvenil', 'kids room', 'nursery', 'children room', 'criança', 'bebé', 'crianças'] },
  { id: 8, slug: 'hall-de-entrada', label: 'Hall de entrada', words: ['hall', 'entrada', 'hall de entrada', 'corredor', 'hallway', 'entryway', 'recibidor', 'entrée', 'flur'] },
  { id: 9, slug: 'exterior', label: 'Exterior', words: ['exterior', 'jardim', 'varanda', 'terraço', 'outdoor', 'garden', 'jardín', 'terraza', 'jardin', 'garten', 'pátio', 'área externa', 'balcão exterior'] },
  { id: 10, slug: 'lavandaria', label: 'Lavandaria e garagem', words: ['lavandaria', 'garagem', 'arrecadação', 'laundry room', 'garage', 'despensa', 'lavanderia', 'sótão'] },
]
