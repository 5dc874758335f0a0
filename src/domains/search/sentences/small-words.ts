/** Words that join others and say nothing themselves, and those with which a wish begins. Folded, in the singular of phrase tables. */
export function isSmallWord(key: string): boolean {
  return small.has(key)
}

export function isWishWord(key: string): boolean {
  return small.has(key) || wishes.has(key)
}

const small: ReadonlySet<string> = new Set(
  'a o as os e de da do das dos em no na nos nas com para pra por ao aos um uma uns umas'.split(' '),
)

const wishes: ReadonlySet<string> = new Set(
  (
    'que seja sejam tenha tenham eu me meu minha quero queria procuro preciso precisava gostava gostaria comprar ver ' +
    'encontrar ter arranjar algum alguma favor se possivel mas ou este esta isto cor core tom ton material ser ' +
    'ate entre maximo minimo mais menos desde cerca custe custar custem preco valor orcamento tamanho medida euro eur'
  ).split(' '),
)
