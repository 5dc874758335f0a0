import type { Draw } from '../prng.ts'
import { chairs, desks, sets, tables } from './chairs-and-tables.ts'
import { sofaThings } from './sofas.ts'
import { beds, childrensRoom, wardrobes } from './storage-and-beds.ts'
import type { ThingRow } from './thing.ts'
import { coloursOf, covers, type NamedColour } from './words.ts'

/** The brand of all long series; what it makes has no numbers that shops give away. */
export const LONG_SERIES_BRAND = 'Varnaby'

/** One long series: its name, what there is in it and what that comes in. */
export interface SeriesRow {
  readonly name: string
  readonly things: readonly ThingRow[]
  readonly frames: readonly NamedColour[]
  readonly covers: (draw: Draw) => readonly NamedColour[]
  readonly material: string
  /** Everything in it comes on either of these feet; of the table's keys. */
  readonly feet?: readonly ('wood' | 'metal')[]
}

function sofas(name: string, feet?: SeriesRow['feet']): SeriesRow {
  return {
    name,
    things: sofaThings,
    frames: [],
    covers: (draw) => draw.some(covers, draw.int(10, 18)),
    material: 'tecido',
    ...(feet === undefined ? {} : { feet }),
  }
}
function listed(name: string, things: readonly ThingRow[], material: string, frames: string, second = ''): SeriesRow {
  return {
    name,
    things,
    material,
    frames: coloursOf(frames),
    covers: () => (second === '' ? [] : coloursOf(second)),
  }
}

/** All of them. A name with a bar is a top and what carries it. */
export const longSeries: readonly SeriesRow[] = [
  sofas('Grindvall'),
  listed(
    'Ladvik',
    wardrobes,
    'aglomerado',
    'branco, antracite, efeito-carvalho',
    'Falkby branco, Falkby cinza-claro, Tålma preto, Tålma verde-salva, Ridde efeito-carvalho',
  ),
  listed(
    'Kvistad',
    chairs,
    'faia',
    'branco, preto, faia-natural',
    'Varholt bege, Varholt cinza, Dalmora branco, Tessala preto, Fenvik azul',
  ),
  sofas('Tolvmark'),
  listed('Lunnby / Torpa', desks, 'aglomerado', 'branco, bege, efeito-carvalho, azul', 'preto, branco, cromado'),
  listed('Nattholm', beds, 'mdf', 'branco, preto, efeito-carvalho, cinza-claro', 'Ribbe branco, Ribbe cinza'),
  sofas('Hellebo', ['wood', 'metal']),
  listed('Lunnby / Vikbo', desks, 'aglomerado', 'branco, bege, efeito-carvalho, antracite', 'branco, preto, azul-ceu'),
  listed('Ritbo', childrensRoom, 'mdf', 'branco', 'rosa, verde-salva, azul-ceu, branco'),
  listed(
    'Rosvang',
    chairs,
    'plastico',
    'azul-ceu, rosa, cinza-claro, branco',
    'Stenda preto, Stenda branco, Pinnra preto, Brova cromado',
  ),
  sofas('Rydsala'),
  listed('Skivark / Rosvang', sets, 'mdf', 'branco, castanho, faia-natural', 'preto, branco, azul-ceu'),
  listed(
    'Skålder',
    wardrobes,
    'aglomerado',
    'branco, castanho, preto',
    'Mosta branco, Mosta bege, Hammar castanho, Hammar azul-marinho',
  ),
  listed('Skivark / Myren', tables, 'mdf', 'branco, faia-natural, antracite', 'preto, branco, faia-natural'),
  listed(
    'Lunnby / Halle',
    desks,
    'aglomerado',
    'branco, bege, efeito-carvalho, preto',
    'cinza-claro, preto, pinho-natural',
  ),
  listed('Drömsta', beds, 'pinho', 'pinho-natural, branco, castanho', 'Latten branco, Latten preto'),
  listed(
    'Elmvad',
    chairs,
    'faia',
    'preto, castanho, faia-natural',
    'Karsholm areia, Karsholm antracite, Brynnan verde-salva, Brynnan cinza-claro, Tessala castanho',
  ),
  sofas('Åsmyra'),
  listed('Läxmo', childrensRoom, 'pinho', 'pinho-natural, branco', 'branco, verde-salva, amarelo, rosa'),
  listed('Skivark / Krussa', tables, 'mdf', 'branco, faia-natural, castanho', 'preto, cromado, branco'),
]
