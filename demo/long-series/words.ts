import { toneOf, type Tone } from '../language/tones.ts'

/** The same words in the languages of the shops that sell long series. */
export interface Words {
  readonly pt: string
  readonly en: string
  readonly es: string
}

/** A colour as the maker names it: a cover's or front's own name with its shade ("Fenvik cinzento médio"), or a shade alone. */
export interface NamedColour {
  readonly name: string | null
  readonly tone: Tone
  readonly shade: Words
}

/** "sofá de 2 lugares/two-seat sofa/sofá de 2 plazas" */
export function wordsOf(text: string): Words {
  const [pt, en, es] = text.split('/')
  if (pt === undefined || en === undefined || es === undefined) throw new Error(`not in three languages: ${text}`)
  return { pt, en, es }
}

const shades = new Map(
  `
branco branco/white/blanco | bege bege/beige/beige | areia bege escuro/dark beige/beige oscuro | cinza-claro cinzento claro/light grey/gris claro | cinza cinzento médio/medium grey/gris medio
antracite antracite/anthracite/antracita | grafite cinzento escuro/dark grey/gris oscuro | preto preto/black/negro | azul-marinho azul escuro/dark blue/azul oscuro | azul-ceu azul claro/light blue/azul claro | azul azul/blue/azul
petroleo azul petróleo/petrol blue/azul petróleo | verde-salva verde claro/light green/verde claro | verde-garrafa verde escuro/dark green/verde oscuro | azeitona verde azeitona/olive green/verde oliva
castanho castanho/brown/marrón | chocolate castanho escuro/dark brown/marrón oscuro | camel castanho dourado/golden brown/marrón dorado | amarelo amarelo/yellow/amarillo | vermelho vermelho/red/rojo
bordeaux vermelho escuro/dark red/rojo oscuro | rosa rosa/pink/rosa | rosa-velho rosa claro/light pink/rosa claro | terracota terracota/terracotta/terracota | laranja laranja/orange/naranja
faia-natural faia/beech/haya | pinho-natural pinho/pine/pino | efeito-carvalho efeito carvalho/oak effect/efecto roble | carvalho-natural carvalho/oak/roble | cromado cromado/chrome-plated/cromado`
    .split(/[|\n]/)
    .filter((entry) => entry.trim() !== '')
    .map((entry): [string, Words] => {
      const [key = '', ...words] = entry.trim().split(' ')
      return [key, wordsOf(words.join(' '))]
    }),
)

/** "branco", or "Fenvik cinza": a shade by its tone's key, with a name before it or without one. */
export function colourOf(text: string): NamedColour {
  const [key = '', name = null] = text.split(' ').toReversed()
  const shade = shades.get(key)
  if (shade === undefined) throw new Error(`no shade is called ${key}`)
  return { name, tone: toneOf(key), shade }
}

export function coloursOf(list: string): NamedColour[] {
  return list.split(', ').map(colourOf)
}

/** What sofas are covered with: one name in several shades, one shade under several names. */
export const covers: readonly NamedColour[] = coloursOf(
  'Fenvik bege, Fenvik cinza, Fenvik azul, Fenvik preto, Varholt cinza-claro, Varholt cinza, Varholt azul-marinho, Dalmora branco, Dalmora bege, Dalmora rosa-velho, Tessala castanho, Tessala preto, Brynnan verde-salva, Brynnan verde-garrafa, Brynnan cinza-claro, Karsholm areia, Karsholm antracite, Lofteda petroleo, Lofteda terracota, Mirvang bege, Mirvang grafite, Mirvang vermelho, Rengård azul-ceu, Rengård cinza, Sellbo amarelo, Sellbo branco, Tumlinge camel, Tumlinge chocolate, Ulvsta azeitona, Ulvsta antracite, Viddeby rosa, Viddeby azul, Åsarp grafite, Åsarp areia, Hallmåla bordeaux, Gryteby branco',
)
