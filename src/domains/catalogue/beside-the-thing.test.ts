import { describe, expect, test } from 'vitest'
import { categorise, categoryById, extractAttributes } from './contract.ts'

function read(title: string, productType: string, description: string | null = null) {
  const { categoryId } = categorise({ title, productType, googleCategory: null, shopRules: [] })
  const { colours, materials, seats, sizes } = extractAttributes({
    title,
    productType,
    description,
    fields: {},
    categoryId,
  })
  return {
    category: categoryId === null ? null : categoryById(categoryId)?.slug,
    sizes: Object.entries(sizes)
      .map(([axis, { lowMm, highMm }]) => `${axis} ${lowMm}–${highMm}`)
      .sort(),
    colours: colours?.ids ?? [],
    materials: materials?.ids ?? [],
    seats: seats && [seats.low, seats.high],
  }
}

const things = [
  ['Sofá 3 lugares cinzento', 'Sofás'],
  ['Cadeira de jantar veludo verde', 'Cadeiras'],
  ['Mesa de centro carvalho 90x50 cm', 'Mesas de centro'],
  ['Candeeiro de mesa cerâmica azul 40 cm', 'Candeeiros de mesa'],
  ['Cama 140x190 branca', 'Camas'],
  ['Tapete 160x230 bege', 'Tapetes'],
  ['Espelho redondo preto 60 cm', 'Espelhos'],
  ['Cómoda 4 gavetas', 'Cómodas'],
] as const

const labels = [
  'Envio grátis',
  'ENVÍO GRATIS',
  'Livraison gratuite',
  'OUTLET',
  '-20%',
  '20% desconto',
  'Promoção',
  'NOVO',
  'Novidade 2026',
  '2ª unidade -50%',
  'Ref. 4021',
  'Ref. 120-60',
  'SKU 88213',
  'EAN 5601234567893',
  '★★★★★',
  'em stock',
  'Entrega 24h',
  '24/48h',
  'Entrega em 3-5 dias',
  'Pack 2',
  'Pack de 4',
  'x2',
  '2 un.',
  '6 unidades',
  '49,90 €',
  'Black Friday',
  'BLACK WEEK',
  'Made in Portugal',
  'Edição limitada',
  'Montagem incluída',
  'garantia 3 anos',
  'Modelo 2024',
  'Coleção Oak',
  'Série Rosa',
  'Silver Edition',
  'Premium Black Edition',
  'Deluxe',
  'XXL',
  'Cor à escolha',
  'Disponível em 5 cores',
  'FSC',
  'Certificado FSC 100%',
  '220-240V',
  '12W',
  '3000K',
  'IP44',
  'A++',
  'www.vila.pt',
]

describe('E-01 what a shop writes beside a name changes nothing of what is read', () => {
  test.each(things)('%s', (title, shelf) => {
    const alone = read(title, shelf)
    for (const label of labels)
      for (const said of [`${title} ${label}`, `${label} ${title}`, `${title} | ${label}`, `${title} (${label})`])
        expect(read(said, shelf), said).toEqual(alone)
  })
})

describe('E-01 what a text says of delivery, care, packages and the room is not read as the thing’s', () => {
  test.each([
    'Entrega em 3 a 5 dias úteis em Portugal continental.',
    'Portes grátis em compras acima de 49 €.',
    'Garantia de 3 anos contra defeitos de fabrico.',
    'Limpar com um pano húmido e secar de seguida.',
    'Requer montagem, inclui parafusos e manual de instruções.',
    'Suporta até 120 kg de peso.',
    'Proteja o chão de madeira com feltros autocolantes.',
    'Recomendamos a fixação à parede de betão ou tijolo.',
    'Enviado em caixa de cartão reforçado com proteção de esferovite.',
    'Combina com tapetes de lã e almofadas de veludo.',
    'Fica bem numa sala de tons claros, brancos e beges.',
    'Perfeito para mesas de vidro ou de mármore.',
    'As cores podem variar ligeiramente conforme o ecrã.',
    'Também disponível em preto, branco e carvalho.',
    'Lâmpada E27 máx. 60W não incluída.',
    'Certificado pela norma EN 12520:2015.',
    'Consumo de 24 kWh por 1000 h, classe energética A.',
    'Pode passar a ferro a baixa temperatura, lavar à máquina a 30 graus.',
    'Pague em 3 vezes sem juros, 33,30 € por mês.',
    'Peso líquido 18,5 kg, peso bruto 21 kg.',
    'Dimensões da embalagem: 120 x 60 x 15 cm.',
    'Distância entre furos de 32 cm.',
    'Altura recomendada do utilizador entre 150 e 190 cm.',
    'Compatível com televisores de 32 a 65 polegadas.',
    'Ref. 4021-120x60 modelo 2024.',
    'Limpiar con un paño húmedo, no usar lejía.',
    'Combina con muebles de madera y cojines de lino.',
    'Protege el suelo de madera con fieltros.',
    'La caja mide 80 x 40 x 12 cm.',
    'No incluye bombilla ni colchón de 90 x 190.',
    "Garantie 2 ans pièces et main d'œuvre.",
    "S'accorde avec un tapis en laine et des coussins en velours.",
    'Protégez votre parquet en bois avec des patins en feutre.',
    'Dimensions du colis : 120 x 60 x 15 cm.',
    "Supporte jusqu'à 120 kg par personne.",
    'Si abbina con tappeti di lana e cuscini in velluto.',
    'Proteggere il pavimento in legno con feltrini.',
    'Dimensioni imballo: 120 x 60 x 15 cm.',
    'Distanza tra i fori.',
    'Passt zu Teppichen aus Wolle und Kissen aus Samt.',
    'Schützen Sie Ihren Holzboden mit Filzgleitern.',
    'Paketmaße: 120 x 60 x 15 cm.',
    'Belastbar bis 120 kg, Montagezeit 30 Minuten.',
    'Goes well with wool rugs and velvet cushions.',
    'Protect wooden floors with felt pads.',
    'Package size: 120 x 60 x 15 cm.',
    'Past goed bij een houten vloer en wollen kleed.',
  ])('%s', (sentence) => {
    for (const [title, shelf] of [
      ['Estante Vila', 'Estantes'],
      ['Candeeiro de mesa Vila', 'Candeeiros de mesa'],
      ['Cadeira Vila', 'Cadeiras de jantar'],
      ['Móvel TV Vila', 'Móveis de TV'],
      ['Sideboard Vila', 'Aparadores'],
    ] as const) {
      for (const text of [sentence, `Uma peça intemporal. ${sentence} Obrigado.`])
        expect(read(title, shelf, text), `${title}: ${text}`).toEqual(read(title, shelf))
    }
  })
})
