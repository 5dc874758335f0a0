import type { ListingScope } from '#domains/search/contract.ts'

/** What a themed listing says of itself before its products: what is in it, and what we do not know. Null: it says nothing. */
export function placeIntroduction(scope: ListingScope, brandName: (slug: string) => string | null): string | null {
  switch (scope.kind) {
    case 'blackFriday':
      return 'Só entram preços que desceram mesmo: vimos cada um, na mesma loja, antes de a Black Friday começar.'
    case 'gardenSeason':
      return 'Mesas, cadeiras, sofás e sombra para a varanda, o terraço e o jardim, só com preços que desceram mesmo.'
    case 'eco':
      return 'Produtos cuja loja indica um rótulo FSC, PEFC, GOTS, GRS ou o Rótulo Ecológico da UE. É a loja que o diz: peça-lhe o número do certificado. OEKO-TEX e CertiPUR falam de substâncias nocivas, e por isso não contam aqui.'
    case 'furnitureBank':
      return 'Móveis que já tiveram uma casa: usados, recondicionados e devolvidos. O estado é o que a loja descreve; veja as fotografias e as condições de devolução antes de comprar.'
    case 'manufacturer':
      return `O que as lojas vendem com a marca ${brandName(scope.slug) ?? scope.slug}, de muitas lojas num só sítio, com o preço entregue em sua casa.`
    case 'room':
      return roomWords[scope.slug] ?? null
    default:
      return null
  }
}

const roomWords: Readonly<Record<string, string>> = {
  sala: 'Sofás, mesas de centro, móveis de TV, tapetes e luz: meça a parede do sofá e a passagem da porta antes de escolher.',
  quarto: 'Camas, colchões, roupeiros e mesas de cabeceira: deixe pelo menos 60 cm livres de cada lado da cama.',
  'sala-de-jantar': 'Mesas, cadeiras e aparadores: conte com 60 cm de mesa por pessoa e 75 cm para puxar a cadeira.',
  cozinha: 'Bancos, mesas, carrinhos e arrumação: a altura do balcão decide a do banco, cerca de 30 cm menos.',
  'casa-de-banho': 'Móveis de lavatório, espelhos e arrumação: veja se o material aguenta humidade.',
  escritorio: 'Secretárias, cadeiras e estantes: 72 a 75 cm de altura servem à maior parte das pessoas.',
  'quarto-infantil': 'Camas, secretárias e arrumação à altura de quem cresce: móveis altos prendem-se à parede.',
  'hall-de-entrada': 'Consolas, sapateiras, bengaleiros e espelhos: num corredor, 30 cm de fundo deixam passar.',
  exterior: 'Mesas, cadeiras, sofás e sombra: veja se o material aguenta sol e chuva, ou se tem de ser recolhido.',
  lavandaria: 'Arrumação, prateleiras e cestos: meça a máquina com a porta aberta.',
}
