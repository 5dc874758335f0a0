import { type Draw, drawFrom } from '../prng.ts'
import { drawManner, type Manner } from './manner.ts'

/** Somebody who buys and writes. */
export interface Person {
  readonly id: string
  readonly isWoman: boolean
  /** As it stands above the review; null: kept to himself. */
  readonly nickname: string | null
  /** Hash of the network at home. */
  readonly network: string
  /** Added to what is felt, in stars. */
  readonly mildness: number
  readonly manner: Manner
  /** Slots of the household (lines.ts); those that it has not are absent. */
  readonly household: Readonly<Record<string, string | undefined>>
}

const WOMEN =
  'Ana Maria Sofia Inês Beatriz Carla Marta Joana Rita Catarina Sandra Patrícia Filipa Teresa Helena Cristina Paula Susana Mariana Margarida Sónia Isabel Daniela Cláudia Vera Andreia Raquel Leonor Matilde Carolina Fátima Graça Rosa Lurdes Célia Manuela Diana Liliana Vanessa Bárbara Mónica Alexandra Alice Luísa Madalena Olga Dulce Natália Eduarda Lídia Irene Fernanda'.split(
    ' ',
  )
const MEN =
  'João José Pedro Rui Paulo Nuno Miguel Tiago Carlos António Luís Ricardo Bruno Hugo Jorge André Manuel Francisco Diogo Gonçalo Fernando Sérgio Vítor Filipe Marco Daniel Rodrigo Duarte Hélder Joaquim Artur Mário Henrique Afonso Tomás Alberto Eduardo Vasco Nélson Armando Álvaro Leonel Simão Renato Xavier Bernardo Domingos Valter Guilherme Telmo Fábio'.split(
    ' ',
  )
const FAMILIES =
  'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires Ramos Reis Simões Antunes Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo Azevedo Freitas Barros Magalhães Henriques Lima Guerreiro Baptista Pinheiro Faria Miranda Barata Nogueira Valente Sequeira Paiva Amaral Vaz Borges Leal Brito Moura Serra Branco Abreu Melo Morais Loureiro Quintela Saraiva Bento Caldeira'.split(
    ' ',
  )
const TOWNS =
  'Lisboa Braga Coimbra Setúbal Évora Aveiro Viseu Leiria Faro Guimarães Almada Sintra Cascais Loures Amadora Matosinhos Barcelos Santarém Beja Bragança Tomar Torres_Vedras Caldas_da_Rainha Vila_Real Chaves Portimão Olhão Lagos Elvas Covilhã Castelo_Branco Famalicão Penafiel Ovar Espinho Montijo Palmela Odivelas Viana_do_Castelo Ponte_de_Lima Sesimbra Abrantes Loulé Tavira Peniche Mirandela'
    .split(' ')
    .map((town) => town.replaceAll('_', ' '))

/** Person number `number` of the demo. Some live behind one address of a mobile network, as many in Portugal do. */
export function drawPerson(number: number, seed: string): Person {
  const draw = drawFrom(`${seed}/person/${number}`)
  const isWoman = draw.chance(0.58)
  const network = draw.chance(0.14) ? `mobile-${draw.int(1, 420)}` : `home-${number}`
  return {
    id: `p${number}`,
    isWoman,
    nickname: nicknameOf(isWoman, draw),
    network: hashOf(`${seed}/${network}`),
    mildness: (draw.unit() + draw.unit() - 1) * 0.9,
    manner: drawManner(draw),
    household: drawHousehold(isWoman, draw),
  }
}

/** Sixteen hexadecimal digits that say nothing of what they were made of. */
export function hashOf(text: string): string {
  const draw = drawFrom(text)
  return Array.from({ length: 4 }, () => draw.int(0, 0xffff).toString(16).padStart(4, '0')).join('')
}

function nicknameOf(isWoman: boolean, draw: Draw): string | null {
  const first = draw.pick(isWoman ? WOMEN : MEN)
  const family = draw.pick(FAMILIES)
  const second = draw.pick(isWoman ? WOMEN : MEN)
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
  return draw.weighted<[number, string | null]>(
    [
      [24, `${first} ${family}`],
      [22, `${first} ${family.charAt(0)}.`],
      [14, first],
      [6, `${first} ${second === first ? family : second}`],
      [6, `${first.charAt(0)}. ${family}`],
      [5, `${first.charAt(0)}.${family.charAt(0)}.`],
      [5, `${plain(first)}${plain(family)}`],
      [4, `${plain(first)}${draw.int(65, 99)}`],
      [3, `${plain(first)}_${plain(family).slice(0, 3)}`],
      [2, `${first.toUpperCase()} ${family.toUpperCase()}`],
      [2, `Família ${family}`],
      [7, null],
    ],
    ([weight]) => weight,
  )[1]
}

const PARTNERS_OF_WOMEN =
  '/o meu marido/o meu marido/o meu marido/o meu namorado/o meu companheiro/o meu marido/a minha companheira'
const PARTNERS_OF_MEN =
  '/a minha mulher/a minha mulher/a minha esposa/a minha namorada/a minha companheira/a patroa/o meu marido'
const CHILDREN =
  'o meu filho/a minha filha/o mais novo/a mais nova/o meu filho mais velho/a miúda/o miúdo/o pequenito/a pequenita/a minha neta/o meu neto'
const MANY = 'os miúdos/as miúdas/os meus filhos/os gémeos/os netos/as crianças/os sobrinhos'
const PETS = 'o gato/a gata/o cão/a cadela/o nosso gato/o nosso cão/a nossa gata'
const FLOORS = 'primeiro andar/segundo andar/2.º andar/terceiro andar/3.º andar/quarto andar/4.º andar/3.º/quinto andar'

function drawHousehold(isWoman: boolean, draw: Draw): Person['household'] {
  const oneOf = (list: string, chance: number): string | undefined =>
    draw.chance(chance) ? draw.pick(list.split('/')) : undefined
  const partner = oneOf((isWoman ? PARTNERS_OF_WOMEN : PARTNERS_OF_MEN).slice(1), 0.72)
  const pet = oneOf(PETS, 0.38)
  const child = oneOf(CHILDREN, 0.5)
  return {
    eu: isWoman ? 'a' : 'o',
    par: partner,
    dopar: partner && contracted(partner),
    filho: child,
    dofilho: child && contracted(child),
    miudos: oneOf(MANY, 0.35),
    bicho: pet,
    dobicho: pet && contracted(pet),
    andar: draw.pick(FLOORS.split('/')),
    terra: draw.pick(TOWNS),
  }
}

/** "o gato" → "do gato". */
function contracted(noun: string): string {
  return `d${noun}`
}
