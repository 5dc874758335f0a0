import { isFiller, isSmallWord as isSmallInNames, stemOf } from '../language/portuguese.ts'

/** Words that join others and say nothing themselves; not "e" and "ou", which make two of what they join. */
export function isSmallWord(key: string): boolean {
  return (isSmallInNames(key) && !joining.has(key)) || small.has(key)
}

/** The same, and those with which a wish begins. */
export function isWishWord(key: string): boolean {
  return isSmallInNames(key) || small.has(key) || wishes.has(key)
}

/** Words of taste ("bonito"): no filter says them, and no name has them. */
export function isTaste(key: string): boolean {
  return isFiller(key) || tastes.has(key)
}

const joining: ReadonlySet<string> = new Set(['e', 'ou', 'y'])
const small: ReadonlySet<string> = new Set('num numa nuns numas dum duma pela pelas pelo pelos'.split(' '))

const tastes: ReadonlySet<string> = new Set(
  'grande pequeno caro elegante giro resistente pratico confortavel duravel leve especial original'
    .split(' ')
    .map(stemOf),
)

const wishes: ReadonlySet<string> = new Set(
  (
    'que seja sejam tenha tenham eu me meu minha quero queria procuro procurar preciso precisava gostava gostaria comprar ver ' +
    'encontrar ter arranjar algum alguma favor se possivel mas este esta isto cor cores tom tons material ser estar ' +
    'ate entre maximo minimo mais menos desde cerca custe custar custem preco valor orcamento gastar tamanho medida ' +
    'combinar combine combinem condizer condiga condigam fique fiquem muito pouco bem qualquer custo euro euros eur movel moveis mobiliario conjunto jogo kit par loja online'
  )
    .split(' ')
    .map(stemOf),
)
