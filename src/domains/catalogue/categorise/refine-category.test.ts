import { describe, expect, test } from 'vitest'
import { categoryById } from '../category-tree.ts'
import { categorise } from './categorise.ts'

type Said = readonly [title: string, slug: string, productType?: string | null, googleCategory?: string]
function slugOf(title: string, productType: string | null = null, googleCategory: string | null = null): string {
  const { categoryId } = categorise({ googleCategory, productType, title, shopRules: [] })
  return categoryId === null ? '–' : (categoryById(categoryId)?.slug ?? '?')
}
function cases(
  rows: readonly Said[],
): (readonly [title: string, slug: string, productType: string | null, googleCategory: string | null])[] {
  return rows.map(([title, slug, productType = null, googleCategory = null]) => [
    title,
    slug,
    productType,
    googleCategory,
  ])
}

describe('E-01 sofas that are sold together are a set', () => {
  test.each(
    cases([
      [
        'Aberporth Sofa and Loveseat Upholstery Set (SM5406-2PC)',
        'conjuntos-de-sofas',
        'Upholstery Set',
        'Furniture > Furniture Sets > Living Room Furniture Sets',
      ],
      ['Amirah Sofa and Glider Loveseat Motion', 'conjuntos-de-sofas', 'Motion', 'Furniture > Sofas'],
      ['Conjunto de sofás 3+2 Vila', 'conjuntos-de-sofas'],
      ['Sofá + 2 poltronas Vila', 'conjuntos-de-sofas'],
      ['Sofá 3 lugares e poltrona em veludo', 'conjuntos-de-sofas', 'Sofás'],
      ['Sofás 3+2 lugares', 'conjuntos-de-sofas', 'Sofás'],
      ['2 poltronas e sofá Vila', 'conjuntos-de-sofas', 'Sala de estar'],
      ['Juego de sofás 3 y 2 plazas', 'conjuntos-de-sofas'],
      ['Sofá y dos sillones Vila', 'conjuntos-de-sofas', 'Sofás'],
      ['Canapé 3 places + 2 fauteuils', 'conjuntos-de-sofas', 'Canapés'],
      ['Ensemble canapé et fauteuil Vila', 'conjuntos-de-sofas'],
      ['Polstergarnitur Vila 3-2-1', 'conjuntos-de-sofas'],
      ['Sofa mit 2 Sesseln Vila', 'conjuntos-de-sofas', 'Sofas'],
      ['Divano 3 posti + poltrona', 'conjuntos-de-sofas', 'Divani'],
      ['Bankstel Vila 3+2', 'conjuntos-de-sofas'],
      ['Zestaw wypoczynkowy Lund', 'conjuntos-de-sofas'],
      ['Sofa, loveseat and chair', 'conjuntos-de-sofas', 'Living room'],
      ['Sofá de jardim + 2 cadeiras + mesa', 'conjuntos-de-jardim', 'Jardim > Sofás de jardim'],
      ['Mesa de jardim e 4 cadeiras', 'conjuntos-de-jardim', 'Mesas de jardim'],
      ['Outdoor sofa set Vila, 4 piece', 'conjuntos-de-jardim', 'Outdoor sofas'],
      ['Conjunto lounge sofá e mesa de exterior', 'conjuntos-de-jardim', 'Jardim > Sofás de jardim'],
      ['Patio conversation set Vila', 'conjuntos-de-jardim'],
    ]),
  )('%s is in %s', (title, slug, productType, google) => expect(slugOf(title, productType, google)).toBe(slug))

  test.each(
    cases([
      ['Sofá de canto 3+2 lugares', 'sofas-de-canto', 'Sofás de canto'],
      ['Sofá com pufe', 'sofas', 'Sofás'],
      ['Capa de sofá 3+2', 'capas-de-sofa'],
      ['Pack 2 capas para sofá e poltrona', 'capas-de-sofa'],
      ['Poltrona e pufe Vila', 'poltronas', 'Poltronas'],
      ['Conjunto de 2 poltronas', 'poltronas'],
      ['Mesa de apoio para sofá e cama', 'mesas-de-apoio'],
      ['Sofá modular Vila, 5 módulos', 'sofas-modulares', 'Sofás'],
      ['Loveseat Vila', 'sofas-de-2-lugares', 'Loveseat', 'Furniture > Sofas'],
      ['Sofá cama 3 lugares e chaise longue', 'sofas-cama', 'Sofás'],
      ['Espreguiçadeira e mesa de apoio', 'espreguicadeiras', 'Espreguiçadeiras'],
    ]),
  )('%s is no set: %s', (title, slug, productType, google) => expect(slugOf(title, productType, google)).toBe(slug))
})

describe('E-01 pillows for show and for sleep', () => {
  test.each(
    cases([
      ['Decorative pillow', 'almofadas-decorativas', 'Home > Bedding > Pillows', '2700'],
      ['Throw pillow boho', 'almofadas-decorativas', null, '2700'],
      ['Accent pillow boho', 'almofadas-decorativas', 'Bedding > Pillows'],
      ['Lumbar pillow tufted 30x50', 'almofadas-decorativas'],
      ['Square pillow 18x18', 'almofadas-decorativas', 'Pillows'],
      ['Embroidered Pillow Vila', 'almofadas-decorativas', 'Pillows'],
      [
        'Almofada bordada 50x50 cm',
        'almofadas-decorativas',
        'Cama > Almofadas',
        'Home & Garden > Linens & Bedding > Bedding > Pillows',
      ],
      ['Cojín decorativo 45x45', 'almofadas-decorativas', 'Almohadas'],
      ['Coussin décoratif', 'almofadas-decorativas', 'Oreillers'],
      ['Dekokissen Samt', 'almofadas-decorativas', 'Kopfkissen'],
      ['Cuscino arredo velluto', 'almofadas-decorativas', 'Guanciali'],
      ['Sierkussen velvet', 'almofadas-decorativas', 'Hoofdkussens'],
      ['Prydnadskudde linne', 'almofadas-decorativas'],
      ['Vila pillow', 'almofadas-decorativas', 'Decorative Pillows', '2700'],
      ['Almofada Karstrand – enchimento de penas incluído', 'almofadas-decorativas', 'Têxteis > Almofadas decorativas'],
    ]),
  )('%s is in %s', (title, slug, productType, google) => expect(slugOf(title, productType, google)).toBe(slug))

  test.each(
    cases([
      ['Memory foam pillow', 'almofadas-de-dormir'],
      ['Bed pillow queen size', 'almofadas-de-dormir', 'Pillows'],
      ['Almohada viscoelástica', 'almofadas-de-dormir', 'Almohadas y cojines'],
      ['Oreiller mémoire', 'almofadas-de-dormir', 'Coussins'],
      ['Kopfkissen 80x80', 'almofadas-de-dormir', 'Kissen'],
      ['Guanciale memory', 'almofadas-de-dormir', 'Cuscini'],
      ['Hoofdkussen dons', 'almofadas-de-dormir', 'Kussens'],
      ['Travesseiro Vila', 'almofadas-de-dormir'],
      ['Down pillow 50x50', 'almofadas-de-dormir', 'Pillows'],
      ['Almofada cervical Vila 50x50', 'almofadas-de-dormir', 'Almofadas'],
    ]),
  )('%s is in %s', (title, slug, productType, google) => expect(slugOf(title, productType, google)).toBe(slug))
})

describe('E-01 what is no article of a home waits for a person', () => {
  test.each(
    cases([
      ['Adirondack chair plans PDF', '–'],
      ['Garden chair woodworking plans', '–'],
      ['Planos de construção de banco de jardim', '–'],
      ['Plan de construction table de jardin', '–'],
      ['Bauplan Gartenbank', '–'],
      ['Rose SVG pack, wall picture', '–'],
      ['Printable wall art poster', '–'],
      ['Molde de costura almofada decorativa', '–'],
      ['Cadeira de jardim', '–', 'Digital Downloads'],
      ['Garden bench', '–', null, 'Software > Digital Goods & Currency'],
      ['Cadeira de laboratório regulável', '–', 'Cadeiras'],
      ['Laboratory stool Vila', '–', 'Stools'],
      ['Laborstuhl Vila', '–'],
      ['Tabouret de laboratoire', '–'],
      ['Copo gobelé graduado 250 ml vidro', '–', 'Laboratório > Vidro'],
      ['Cadeira escolar azul', '–'],
      ['School chair, stackable', '–', 'Chairs'],
      ['Classroom table Vila', '–'],
      ['Microscópio Vila', '–', 'Decoração'],
      ['Impressora térmica XD-58C', '–', 'Decoração'],
      ['Multímetro M-830B', '–', 'Casa'],
      ['Arduino starter set', '–', 'Decoração'],
      ['Candeeiro', '–', 'Electronics > Components'],
      ['Peça de substituição para sofá Vila', '–', 'Sofás'],
      ['Spare parts for garden chairs', '–'],
      ['Ersatzteile Stuhl', '–', 'Stühle'],
      ['Pièce détachée fauteuil relax', '–'],
      ['Recambio silla de oficina', '–', 'Sillas de oficina'],
      ['Ricambi divano', '–', 'Divani'],
    ]),
  )('%s is left to a person (%s)', (title, slug, productType, google) =>
    expect(slugOf(title, productType, google)).toBe(slug),
  )

  test.each(
    cases([
      ['Mesa de centro com manual em PDF', 'mesas-de-centro'],
      ['Jarra estilo laboratório', 'jarras'],
      ['Suporte para portátil Vila', 'suportes-de-monitor'],
      ['Candeeiro de pé com sensor de movimento', 'candeeiros-de-pe'],
      ['Recambio difusor mikado 200 ml', 'difusores-de-aroma'],
      ['Secretária com carregador sem fios', 'secretarias-direitas'],
      ['Pufe com enchimento EPS', 'pufes'],
      ['Vaso tubo de ensaio', 'vasos-e-floreiras'],
      ['Bateria de cozinha 10 peças', 'panelas-e-tachos', 'Panelas e tachos'],
      ['Laptop desk Vila', 'secretarias-direitas', 'Secretárias'],
      ['Printer stand Vila', 'blocos-de-gavetas', 'Blocos de gavetas'],
      ['Difusor Laboratorio Olfattivo', 'difusores-de-aroma'],
      ['Media console Vila', 'bancadas-de-tv', 'Bancadas de TV', 'Media Consoles'],
      ['Raspberry velvet cushion', 'almofadas-decorativas'],
      ['Sensor trash can 50 l', 'caixotes-do-lixo', 'Caixotes do lixo'],
      ['Charger plate gold', 'pratos-e-servicos', 'Pratos e serviços'],
      ['Móvel para impressora e router', 'blocos-de-gavetas', 'Blocos de gavetas'],
    ]),
  )('%s is in %s', (title, slug, productType, google) => expect(slugOf(title, productType, google)).toBe(slug))
})

describe('E-01 a frame is no mirror', () => {
  test.each(
    cases([
      ['Moldura Alma 30 x 40 cm', 'molduras', 'Decoração > Espelhos e parede > Molduras'],
      ['Moldura para espelho 50x70', 'molduras'],
      ['Espelho com moldura dourada', 'espelhos'],
      ['Porta-retratos Vila', 'molduras', 'Decoração > Espelhos e parede'],
      ['Picture frame oak 30x40', 'molduras', 'Mirrors & Frames'],
      ['Marco de fotos 20x30', 'molduras', 'Espejos y marcos'],
      ['Relógio de parede Vila', 'relogios', 'Decoração > Espelhos e parede > Relógios'],
    ]),
  )('%s is in %s', (title, slug, productType, google) => expect(slugOf(title, productType, google)).toBe(slug))
})
