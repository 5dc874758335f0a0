import type { DimensionAxis } from '../rules/listing-selection.ts'
import { PhraseTable } from './phrase-table.ts'

/** What stands around a number. `about`: near it; `between`: the first of two. */
export type Bound = 'most' | 'least' | 'about' | 'between'

export type Unit =
  | { readonly kind: 'euro' }
  | { readonly kind: 'length'; readonly mm: number }
  | { readonly kind: 'seats' }
  | { readonly kind: 'days'; readonly days: number }
  /** A unit that no filter counts in. */
  | { readonly kind: 'other' }

export const boundsBefore = new PhraseTable([
  ...of<Bound>(
    'most',
    'até, até aos, até ao, até às, até a, até uns, até cerca de, no máximo, no máximo de, no máximo até, máximo, máximo de, máxima, máxima de, max, menos de, menos que, menos do que, por menos de, abaixo de, abaixo dos, inferior a, inferiores a, não superior a, não superiores a, que não seja superior a, menor que, menor do que, não mais de, não mais que, não mais do que, não ultrapasse, que não ultrapasse, que não ultrapasse os, não passe de, que não passe de, que não passe dos, não exceda, sem passar de, sem passar dos, sem ultrapassar, orçamento, orçamento de, com orçamento de, orçamento máximo de, menos, abaixo, mais barato que, mais barato do que, mais barata que, mais barata do que, mais baratos que, mais baratas que, que não chegue a, que não chegue aos, não chegue aos, budget, budget de, gastar, para gastar, tenho',
  ),
  ...of<Bound>(
    'least',
    'a partir de, a partir dos, desde, mais de, mais que, mais do que, acima de, acima dos, superior a, superiores a, não inferior a, não inferiores a, maior que, maior do que, no mínimo, no mínimo de, mínimo, mínimo de, mínima, mínima de, min, pelo menos, com pelo menos, nunca menos de, mais caro que, mais caro do que, mais cara que, mais',
  ),
  ...of<Bound>(
    'about',
    'uns, umas, cerca de, à volta de, à volta dos, por volta de, por volta dos, aproximadamente, mais ou menos, perto de, perto dos, na casa dos, a rondar os, a rondar',
  ),
  ...of<Bound>('between', 'entre, entre os, entre as'),
])

export const boundsAfter = new PhraseTable([
  ...of<Bound>('most', 'no máximo, máximo, máxima, de máximo, max, ou menos, para baixo, no limite'),
  ...of<Bound>('least', 'no mínimo, mínimo, mínima, de mínimo, ou mais, para cima'),
  ...of<Bound>('about', 'mais ou menos, aproximadamente'),
])

export const axisWords = new PhraseTable<DimensionAxis>([
  ...of<DimensionAxis>('width', 'largura, larguras, larg'),
  ...of<DimensionAxis>('height', 'altura, alt'),
  ...of<DimensionAxis>('depth', 'profundidade, prof, fundo'),
  ...of<DimensionAxis>('diameter', 'diâmetro, diam, ø'),
  ...of<DimensionAxis>('length', 'comprimento, comp'),
])

/** Only behind a size: "2 metros de alto". */
export const axisAdjectives = new PhraseTable<DimensionAxis>([
  ...of<DimensionAxis>('width', 'largo, larga'),
  ...of<DimensionAxis>('height', 'alto, alta'),
  ...of<DimensionAxis>('length', 'comprido, comprida'),
])

/** "Mais alto que 180": an axis and a bound in one. */
export const comparatives = new PhraseTable<{ readonly axis: DimensionAxis; readonly bound: Bound }>([
  ...compared('height', 'least', 'mais alto, mais alta'),
  ...compared('height', 'most', 'mais baixo, mais baixa'),
  ...compared('width', 'least', 'mais largo, mais larga'),
  ...compared('width', 'most', 'mais estreito, mais estreita'),
  ...compared('length', 'least', 'mais comprido, mais comprida'),
  ...compared('length', 'most', 'mais curto, mais curta'),
])

function compared(axis: DimensionAxis, bound: Bound, list: string) {
  return list
    .split(', ')
    .flatMap((words) => [`${words} que`, `${words} do que`].map((phrase) => [phrase, { axis, bound }] as const))
}

/** Places that a piece has to go into: no wider than they are. */
export const placesToFill = new PhraseTable<true>(
  of(
    true,
    'parede de, parede com, para uma parede de, para uma parede com, para parede de, para a parede de, espaço de, para um espaço de, num espaço de, vão de, para um vão de, num vão de, nicho de, para um nicho de, num nicho de, caiba em, que caiba em, para caber em, que caiba num espaço de',
  ),
)

export const priceWords = new PhraseTable<true>(
  of(true, 'preço, preço de, ao preço de, com preço, por, custe, que custe, custem, que custem, a custar, custar'),
)

/** Money that is no price of the thing. */
export const otherMoney = new PhraseTable<true>(
  of(
    true,
    'desconto de, desconto até, voucher de, cupão de, vale de, portes de, portes até, portes abaixo de, portes por menos de, envio até, envio por, entrega por, entrega por menos de, prestações de, prestações até, mensalidade de, mensalidades de, cashback de, vale, poupar, poupe, poupança de, desconto acima de, desconto superior a, desconto mínimo de, custava, que custava, custavam, era, antes, antes a, baixou, baixou de, que baixou, entrada de, sinal de, caução de, garantia de, x de, vezes de',
  ),
)

/** The same behind the number: "100 euros de poupança". */
export const otherMoneyBehind = new PhraseTable<true>(
  of(
    true,
    'de poupança, mais barato, mais barata, mais baratos, mais baratas, a menos, de entrada, de sinal, de portes, de envio, de cashback, em vale, em vales, em cupão, por mês, ao mês, mensais, por metro, o metro',
  ),
)

export const deliveryWords = new PhraseTable<true>(
  of(
    true,
    'entrega em, entregue, entregues, que chegue, entrega até, entrega dentro de, com entrega em, com entrega até, entregue em, entregues em, entregar em, que chegue em, que chegue dentro de, que cheguem em, receber em, para receber em, prazo de entrega, prazo de entrega de',
  ),
)

const METRE = 1000
const units = new PhraseTable<Unit>([
  ...of<Unit>({ kind: 'euro' }, 'euro, eur, euros, paus'),
  ...of<Unit>({ kind: 'length', mm: METRE }, 'm, metro, metros, mt, mts'),
  ...of<Unit>({ kind: 'length', mm: 10 }, 'cm, cms, centímetro, centímetros'),
  ...of<Unit>({ kind: 'length', mm: 1 }, 'mm, milímetro, milímetros'),
  ...of<Unit>({ kind: 'seats' }, 'lugar, lugares, lug, pessoa, pessoas, pax, assentos, convidados'),
  ...of<Unit>({ kind: 'days', days: 1 }, 'dia, dias, dias úteis'),
  ...of<Unit>({ kind: 'days', days: 1 / 24 }, 'h, hora, horas'),
  ...of<Unit>({ kind: 'days', days: 7 }, 'semana, semanas'),
  ...of<Unit>({ kind: 'days', days: 31 }, 'mês, meses'),
  ...of<Unit>(
    { kind: 'other' },
    'km, quilómetro, quilómetros, dm, pé, pés, polegada, polegadas, jarda, jardas, milha, parsec, kg, quilo, quilos, g, grama, litro, litros, l, w, watt, watts, v, k, m2, ano, anos, libras, libra, dólar, dólares, usd, gbp, reais, escudos, contos',
  ),
])

/** The unit that begins at a token, and where it ends. */
export const unitsTable: PhraseTable<Unit> = units

/** Numbers in words, as far as people write them so. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    num: 1,
    numa: 1,
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    duzentos: 200,
    trezentos: 300,
    quatrocentos: 400,
    quinhentos: 500,
    seiscentos: 600,
    setecentos: 700,
    oitocentos: 800,
    novecentos: 900,
    mil: 1000,
  }),
)

function of<Meaning>(meaning: Meaning, list: string): (readonly [string, Meaning])[] {
  return list.split(', ').map((phrase) => [phrase, meaning] as const)
}
