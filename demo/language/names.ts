import type { Draw } from '../prng.ts'

/** A maker whose articles several shops sell. `tier` 0 cheap … 1 fine. */
export interface Maker {
  name: string
  tier: number
  flavour: Flavour
}

export type Flavour = 'pt' | 'it' | 'no'

const rows: Readonly<Record<string, string>> = {
  furniture:
    'Arvedo/0.55/it Tornvik/0.7/no Montalvor/0.5/pt Castrelo/0.4/pt Ostrevik/0.6/no Bellarosso/0.8/it Vimeira/0.3/pt Nidara/0.25/it Solbrekk/0.75/no Lousado&Irmão/0.9/pt Kasvento/0.15/it Ferrasio/0.65/it Hjemdal/0.5/no Paçorela/0.35/pt Ondalva/0.2/pt',
  sleep:
    'Somnívia/0.7/pt Dormalta/0.5/pt Plumaro/0.4/it Nattvila/0.65/no Sestabem/0.25/pt Morfeona/0.85/it Leveleito/0.15/pt',
  light:
    'Lumenara/0.6/it Brisaluz/0.3/pt Skinvold/0.7/no Candelária/0.5/pt Faísqua/0.2/pt Stellano/0.85/it Glimvik/0.45/no',
  textile:
    'Fiadaluz/0.5/pt Texouro/0.3/pt Linhares&Neta/0.8/pt Bordalino/0.65/pt Ullvang/0.6/no Cottonara/0.4/it Tecidália/0.2/pt',
  decor:
    'Argilosa/0.6/pt Vidrália/0.5/pt Ornavento/0.3/it Nuvelle/0.45/it Stuvik/0.55/no Requinta/0.8/pt Miragaio/0.25/pt',
  home: 'Arrumora/0.3/pt Ordenata/0.5/it Kassvik/0.45/no Caixilha/0.2/pt Prátika/0.15/it',
  office: 'Ergonavo/0.65/it Postivo/0.35/pt Kontrvik/0.7/no Labora/0.5/pt Raidex/0.45/it Secretál/0.2/pt',
  kids: 'Pimpolim/0.5/pt Joaninha&Cª/0.6/pt Smavik/0.75/no Traquinas do Vale/0.35/pt Bimbello/0.45/it',
  kitchen:
    'Tachoforte/0.4/pt Ferrugal/0.6/pt Mesafina/0.7/pt Cucinora/0.5/it Gryta/0.65/no Barroquente/0.3/pt Lâmia/0.8/it',
  bath: 'Aquavelo/0.5/it Banhália/0.3/pt Fonteclara/0.65/pt Dusjvik/0.7/no Torneiral/0.4/pt Vapora/0.2/it',
  garden: 'Horteneo/0.5/it Varandal/0.35/pt Solposto/0.6/pt Sommarvik/0.75/no Quintália/0.2/pt Relvara/0.45/pt',
}

const GROUP_OF: Readonly<Record<string, string>> = {
  'sala-de-estar': 'furniture',
  quarto: 'furniture',
  'sala-de-jantar': 'furniture',
  entrada: 'furniture',
  descanso: 'sleep',
  iluminacao: 'light',
  texteis: 'textile',
  tapetes: 'textile',
  decoracao: 'decor',
  arrumacao: 'home',
  escritorio: 'office',
  'crianca-e-bebe': 'kids',
  cozinha: 'kitchen',
  'casa-de-banho': 'bath',
  jardim: 'garden',
}

const makers = new Map(Object.entries(rows).map(([group, list]) => [group, parseMakers(list)]))

/** The makers that sell in a department, by its slug. */
export function makersOf(department: string): readonly Maker[] {
  return makers.get(GROUP_OF[department] ?? 'decor') ?? []
}

function parseMakers(list: string): Maker[] {
  return [...list.matchAll(/([^/]+)\/([\d.]+)\/(pt|it|no)\s?/g)].map(([, name, tier, flavour]) => ({
    name: (name ?? '').trim().replace('&', ' & '),
    tier: Number(tier),
    flavour: flavour as Flavour,
  }))
}

const PLACES: Readonly<Record<Flavour, string>> = {
  pt: 'Lagoa Sável Tágide Arouca Mondego Alvor Zimbro Murta Esteva Gralha Alecrim Barrosã Candeia Douro Eira Figueira Garça Hera Ínsua Jade Levada Maresia Nazaré Oliva Paiva Quinta Rosmaninho Sesimbra Tavira Urze Vouga Alma Beirã Caramulo Duna Ericeira Foz Giesta Lezíria Marvão Nespra Outeiro Piódão Ribeira Sintra Tomilho Vereda Açor Bucelas Coura Dornes Espiga Folgosa Góis Lousã Mértola Noudar Ourém Poejo Rabaçal Soajo Troia Vizela Amieira Bravia Cerdeira Marinha Moira Serrana Talha Veleiro Arrábida Azenha Brisa Calçada Camélia Fragata Gaivota Loureiro Madressilva Moinho Papoila Peneda Sardinheira Seara Viriato',
  it: 'Bellari Corsano Lavello Montera Orsina Vigevo Pavello Ravino Sestri Tolmeno Umbrio Vareso Zanetto Albina Bardello Caprino Delfio Emilio Fiorella Gardello Isotta Lucera Marsalo Nerano Otello Palmira Querceto Rosolina Savio Tessara Urbana Velino Arco Brera Como Dora Elba Fano Gioia Lido Mira Nilo Orta Pisano Riva Siena Trani Vasto Alba Cassio Domizio Fabrio Luneta Modello Novara Piemonti Ravello Sorano Tiberio Volterra',
  no: 'Fjelda Hovde Skarn Lindby Torsund Alvik Bergo Dalby Elvran Fossa Grimso Hakon Ingrid Jorvik Kolby Lofta Myrdal Nesna Ovik Ronda Selja Tromvik Ulva Vinje Yndal Asker Bjorka Drift Ekeby Flora Gronn Havn Isak Kanto Lugn Moss Norra Odda Ravn Stilla Tind Vasa Arvika Brona Eldrid Frosta Hamra Kalvo Lykke Nordan Solvi Tuva Varg Ylva',
}

const ENDINGS: Readonly<Record<Flavour, readonly [readonly string[], readonly string[]]>> = {
  pt: [
    'Al Bar Car Dor Es Fel Gal Lar Mar Mon Nor Or Par Ser Tor Val Ver Vil'.split(' '),
    'mira tela gosa zela nheira deira varinha vedo mosa rinha queda cedo nela biosa vinha dal mel vora'.split(' '),
  ],
  it: [
    'Ar Bel Cal Del Fer Gio Lan Mar Nov Or Per Ros San Tor Val Ver Zen'.split(' '),
    'vino zetto rello mante tesa nola dino cetta viano gano lisa mora rosa netta sina belo'.split(' '),
  ],
  no: [
    'Al Bjor Dal El Fjor Hav Kar Lin Mor Nord Os Sol Stor Tor Ull Vin'.split(' '),
    'vika holm sund gard berg strand lund dal nes heim by skog vang rud'.split(' '),
  ],
}

const listed = new Map(Object.entries(PLACES).map(([flavour, names]) => [flavour, names.split(' ')]))

/** An invented collection's name; known places and words, and as many made-up ones. */
export function seriesName(flavour: Flavour, draw: Draw): string {
  if (draw.chance(0.55)) return draw.pick(listed.get(flavour) ?? [])
  const [starts, ends] = ENDINGS[flavour]
  const name = draw.pick(starts) + draw.pick(ends)
  return name.replace(/([a-z])\1\1/g, '$1$1').replace(/([lrn])([lrn])(?=[lrn])/g, '$1')
}

/** Names that stand in titles, for tests that mask them. */
export function allMakers(): string[] {
  return [...makers.values()].flatMap((list) => list.map((maker) => maker.name))
}
