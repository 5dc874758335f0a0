import { wordsOf, type Words } from './words.ts'

/**
 * One kind of thing in a long series, as short as it can be read.
 * `parts` are keys of the table below, in the order of a name; sizes are those of an ordinary series in cm.
 */
export interface ThingRow {
  /** Slug of the leaf category. */
  readonly at: string
  readonly parts: string
  /** "W D H", with a seat's height behind it "W D H S", "W D", a mattress's "90x200 H"; nothing for what has no size of its own. */
  readonly sizes: readonly string[]
  readonly euros: number
  readonly kg: number
  /** What it comes in: so many of the series' covers, frames, or pairs of both. */
  readonly in: 'covers' | 'frames' | 'pairs'
  readonly count: number
  readonly seats?: number
  /** So many are alike but for what is inside and what they cost. */
  readonly alike?: number
  /** Nothing that is drawn looks like it. */
  readonly isUndrawn?: true
}

/** The words of a thing, part by part: "sofá de 3 lugares", "com extremo aberto". */
export function partsOf(keys: string): Words[] {
  return keys.split(' ').map((key) => {
    const words = table.get(key)
    if (words === undefined) throw new Error(`nothing in a long series is called ${key}`)
    return words
  })
}

const table = new Map(
  `
cover: capa para/cover for/funda para
sofa2: sofá de 2 lugares/two-seat sofa/sofá de 2 plazas
sofa3: sofá de 3 lugares/three-seat sofa/sofá de 3 plazas
sofa4: sofá de 4 lugares/four-seat sofa/sofá de 4 plazas
corner4: sofá de canto, 4 lugares/corner sofa, 4-seat/sofá esquina, 4 plazas
corner5: sofá de canto, 5 lugares/corner sofa, 5-seat/sofá esquina, 5 plazas
u6: sofá em U, 6 lugares/U-shaped sofa, 6-seat/sofá en U, 6 plazas
bed2: sofá-cama de 2 lugares/two-seat sofa-bed/sofá cama de 2 plazas
bed3: sofá-cama de 3 lugares/three-seat sofa-bed/sofá cama de 3 plazas
armchair: poltrona/armchair/sillón
chaise1: chaise longue/chaise longue/chaise longue
footstool: repousa-pés/footstool/reposapiés
module1: módulo de 1 lugar/1-seat section/módulo de 1 plaza
module2: módulo de 2 lugares/2-seat section/módulo de 2 plazas
cornermodule: módulo de canto/corner section/módulo de esquina
bedmodule: módulo de sofá-cama/sofa-bed section/módulo de sofá cama
armrest: braço/armrest/reposabrazos
headrest: apoio de cabeça/headrest/reposacabezas
backcushion: almofada de encosto/back cushion/cojín de respaldo
chaise: com chaise longue/with chaise longue/con chaise longue
chaiseleft: com chaise longue à esquerda/with chaise longue, left/con chaise longue izquierda
chaiseright: com chaise longue à direita/with chaise longue, right/con chaise longue derecha
open: com extremo aberto/with open end/con extremo abierto
head: com apoio de cabeça/with headrest/con reposacabezas
store: com arrumação/with storage/con almacenaje
chair: cadeira/chair/silla
armchairs: com braços/with armrests/con reposabrazos
barstool: banco de bar com encosto/bar stool with backrest/taburete alto con respaldo
seatpad: almofada para cadeira/chair cushion/cojín para silla
desk: secretária/desk/escritorio
table: mesa/table/mesa
set2: mesa e 2 cadeiras/table and 2 chairs/mesa y 2 sillas
set4: mesa e 4 cadeiras/table and 4 chairs/mesa y 4 sillas
set6: mesa e 6 cadeiras/table and 6 chairs/mesa y 6 sillas
top: tampo de mesa/table top/tablero de mesa
wardrobe: roupeiro/wardrobe/armario ropero
open-wardrobe: roupeiro aberto/open wardrobe/armario abierto
doors2: com 2 portas/with 2 doors/con 2 puertas
doors3: com 3 portas/with 3 doors/con 3 puertas
doors4: com 4 portas/with 4 doors/con 4 puertas
doors2drawers3: com 2 portas e 3 gavetas/with 2 doors and 3 drawers/con 2 puertas y 3 cajones
doors4drawers4: com 4 portas e 4 gavetas/with 4 doors and 4 drawers/con 4 puertas y 4 cajones
sliding: com portas de correr/with sliding doors/con puertas correderas
shelf: estante/shelving unit/estantería
glass: com portas de vidro/with glass doors/con puertas de vidrio
closed: com portas/with doors/con puertas
combination: combinação de arrumação/storage combination/combinación de almacenaje
boxes: com caixas/with boxes/con cajas
tv: móvel de TV/TV bench/mueble de TV
drawers2: com 2 gavetas/with 2 drawers/con 2 cajones
drawers4: com 4 gavetas/with 4 drawers/con 4 cajones
drawers6: com 6 gavetas/with 6 drawers/con 6 cajones
chest3: cómoda com 3 gavetas/chest of 3 drawers/cómoda de 3 cajones
chest4: cómoda com 4 gavetas/chest of 4 drawers/cómoda de 4 cajones
chest6: cómoda com 6 gavetas/chest of 6 drawers/cómoda de 6 cajones
bedside: mesa de cabeceira/bedside table/mesilla de noche
bed: estrutura de cama/bed frame/estructura de cama
slats: com estrado de ripas/with slatted bed base/con somier de láminas
mattress: com colchão/with mattress/con colchón
headboard: cabeceira/headboard/cabecero
kidsbed: cama extensível/extendable bed/cama extensible
bunk: beliche/bunk bed/litera
addon: com módulo adicional/with add-on unit/con módulo adicional
withshelf: com estante/with shelf unit/con estantería
wood: madeira/wood/madera
metal: metal/metal/metal`
    .split('\n')
    .filter(Boolean)
    .map((line): [string, Words] => [line.slice(0, line.indexOf(':')), wordsOf(line.slice(line.indexOf(':') + 2))]),
)
