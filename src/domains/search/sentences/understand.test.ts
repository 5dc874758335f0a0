import { describe, expect, test } from 'vitest'
import { addressOf, someNames, understood } from './testing.ts'
import { understand } from './understand.ts'
import { vocabularyOf } from './vocabulary.ts'

function leads(rows: Readonly<Record<string, string>>): void {
  const led = Object.fromEntries(Object.keys(rows).map((sentence) => [sentence, addressOf(sentence)]))
  expect(led).toEqual(rows)
}

describe('S-07 a sentence becomes the listing that it asks for', () => {
  test('sentences of shoppers, whole', () => {
    leads({
      'sofá cama cinzento até 600 €, máximo 2 metros':
        '/produtos/sofas-cama?preco-ate=600&dimensao=largura:-200&cor=cinzento',
      'mesa de jantar extensível para 8 pessoas em carvalho': '/produtos/mesas-extensiveis?material=carvalho&lugares=8',
      'candeeiro de pé preto em stock na Madeira': '/produtos/candeeiros-de-pe?cor=preto&stock=em-stock&regiao=madeira',
      'cadeiras de escritório sem braços até 150':
        '/produtos/cadeiras-de-escritorio?preco-ate=150&p-bracos-de-escritorio=sem',
      'Quero comprar um sofá azul que custe menos de 500 euros, por favor': '/produtos/sofas?preco-ate=500&cor=azul',
    })
  })

  test('prices, as they are written and said', () => {
    leads({
      'sofá até 300 €': '/produtos/sofas?preco-ate=300',
      'sofá por menos de 1.200 euros': '/produtos/sofas?preco-ate=1200',
      'sofá até 1 200 €': '/produtos/sofas?preco-ate=1200',
      'sofá até 99,90€': '/produtos/sofas?preco-ate=99.90',
      'sofá entre 50 e 100': '/produtos/sofas?preco-de=50&preco-ate=100',
      'sofá de 300 a 400 euros': '/produtos/sofas?preco-de=300&preco-ate=400',
      'sofá 300-400€': '/produtos/sofas?preco-de=300&preco-ate=400',
      'sofá a partir de 50€': '/produtos/sofas?preco-de=50',
      'sofá mais de 200 e menos de 300 euros': '/produtos/sofas?preco-de=200&preco-ate=300',
      'sofá, orçamento de 700': '/produtos/sofas?preco-ate=700',
      'sofá uns 200 euros': '/produtos/sofas?preco-de=160&preco-ate=240',
      'sofá até quinhentos euros': '/produtos/sofas?preco-ate=500',
      'sofá até mil e duzentos euros': '/produtos/sofas?preco-ate=1200',
      'sofá 250 euros no máximo': '/produtos/sofas?preco-ate=250',
    })
  })

  test('"barato" is no price: it orders', () => {
    leads({
      'sofá barato': '/produtos/sofas?ordenar=preco',
      'o mais barato sofá verde': '/produtos/sofas--verde?ordenar=preco',
    })
  })

  test('sizes, with or without their side and unit', () => {
    leads({
      'sofá com menos de 2 metros de largura': '/produtos/sofas?dimensao=largura:-200',
      'estante altura até 90': '/produtos/estantes?dimensao=altura:-90',
      'estante com largura máxima de 1,20 m': '/produtos/estantes?dimensao=largura:-120',
      'secretária 1,20x60': '/produtos/secretarias?dimensao=largura:120-120,profundidade:60-60',
      'mesa de jantar 90 x 180 cm': '/produtos/mesas-de-jantar?dimensao=largura:180-180,profundidade:90-90',
      'tapete 230x160': '/produtos/tapetes?dimensao=largura:160-160,comprimento:230-230',
      'aparador para uma parede de 180': '/produtos/aparadores?dimensao=largura:-180',
      'tapete redondo 200 cm': '/produtos/tapetes-redondos?dimensao=diametro:200-200',
      'mesa de jantar 180 de comprimento e 90 de largura':
        '/produtos/mesas-de-jantar?dimensao=largura:180-180,profundidade:90-90',
      'sofá entre 180 e 220 cm': '/produtos/sofas?dimensao=largura:180-220',
      'sofá 2m no máximo': '/produtos/sofas?dimensao=largura:-200',
      'aparador 1200mm': '/produtos/aparadores?dimensao=largura:120-120',
      'sofá de 2 metros por 90': '/produtos/sofas?dimensao=largura:200-200,profundidade:90-90',
      'tapete 2 x 3': '/produtos/tapetes?dimensao=largura:200-200,comprimento:300-300',
      'estante mais alta do que 180': '/produtos/estantes?dimensao=altura:180-',
      'estante 180 cm altura 80 cm largura': '/produtos/estantes?dimensao=largura:80-80,altura:180-180',
      'sofá com 1m80': '/produtos/sofas?dimensao=largura:180-180',
      'cama de 160': '/produtos/camas?dimensao=largura:160-160',
      'lençóis para cama de 160': '/produtos/lencois?p-para-cama-de=160',
      'mesa 120x80': '/search?dimensao=largura:120-120,profundidade:80-80&q=mesa',
    })
  })

  test('seats, in numbers and words', () => {
    leads({
      'sofá de 3 lugares': '/produtos/sofas?lugares=3',
      'mesa de jantar para seis pessoas': '/produtos/mesas-de-jantar?lugares=6',
      'mesa de jantar para 6': '/produtos/mesas-de-jantar?lugares=6',
      'sofá de 2 ou 3 lugares': '/produtos/sofas?lugares=2,3',
      'mesa de jantar para pelo menos 8 pessoas': '/produtos/mesas-de-jantar?lugares=8,9-ou-mais',
      'mesa de jantar de 4 a 6 lugares': '/produtos/mesas-de-jantar?lugares=4,5,6',
      'mesa de jantar para doze pessoas': '/produtos/mesas-de-jantar?lugares=9-ou-mais',
    })
  })

  test('colours, materials, styles, shapes, rooms, in any number and gender', () => {
    leads({
      'cadeiras de jantar azuis ou verdes': '/produtos/cadeiras-de-jantar?cor=azul,verde',
      'cómodas brancas': '/produtos/comodas--branco',
      'mesa de centro cor café': '/produtos/mesas-de-centro--castanho',
      'poltronas em veludo': '/produtos/poltronas--veludo',
      'tapete de lã': '/produtos/tapetes--la',
      'espelho redondo nórdico': '/produtos/espelhos?estilo=escandinavo&forma=redonda',
      'candeeiro para a sala': '/produtos/iluminacao--sala',
      'tábua de passar a ferro': '/produtos/tabuas-de-engomar',
    })
  })

  test('stock, delivery, condition, voucher, discount', () => {
    leads({
      'sofá com entrega imediata': '/produtos/sofas?stock=em-stock',
      'sofá para os Açores': '/produtos/sofas?regiao=acores',
      'sofá com portes grátis': '/produtos/sofas?entrega=gratis',
      'sofá entrega em 5 dias': '/produtos/sofas?entrega=ate-3-dias',
      'sofá em segunda mão': '/produtos/sofas?condicao=usado',
      'sofá com cupão': '/produtos/sofas?voucher=com-voucher',
      'sofás em promoção': '/produtos/ofertas/sofas',
      'sofás verdes que baixaram de preço': '/price-drops/sofas?cor=verde',
    })
  })

  test("a category's own parameters, also where its name is interrupted", () => {
    leads({
      'sofá com chaise longue esquerda': '/produtos/sofas-com-chaise-longue?p-lado-da-chaise=esquerda',
      'sofá azul de 3 lugares com chaise longue': '/produtos/sofas-com-chaise-longue?cor=azul&lugares=3',
      'roupeiro branco de 3 portas': '/produtos/roupeiros?cor=branco&p-numero-de-portas=3',
      'cadeira de jantar com braços': '/produtos/cadeiras-de-jantar?p-bracos=com',
      'cortina opaca': '/produtos/cortinados?p-opacidade=opaca',
      'tapete azul de pelo curto': '/produtos/tapetes?cor=azul&p-altura-do-pelo=curto',
      'poltrona elevatória bege': '/produtos/poltronas-relax--bege',
      'torneira preta de cozinha': '/produtos/torneiras-de-cozinha--preto',
    })
  })
})

describe('S-07 what words mean beside others', () => {
  test('the longest phrase wins: a sofa bed is no bed, a cover for a sofa no sofa', () => {
    leads({
      'sofá-cama verde': '/produtos/sofas-cama--verde',
      'capa para sofá cinzenta': '/produtos/capas-de-sofa--cinzento',
      'mesa de cabeceira branca': '/produtos/mesas-de-cabeceira--branco',
      'mesa de café preta': '/produtos/mesas-de-centro--preto',
      'mesa com 4 cadeiras brancas': '/produtos/conjuntos-de-jantar--branco – 4',
      'suporte para sofá preto': '/search?cor=preto&q=suporte+sofá',
    })
  })

  test('Madeira the island is not madeira the wood, oak not a shop, and a name with a colour in it a name', () => {
    leads({
      'banco de jardim de madeira na Madeira': '/produtos/bancos-de-jardim--madeira?regiao=madeira',
      'estante de carvalho': '/produtos/estantes--carvalho',
      'estante da marca Carvalho': '/produtos/estantes?fabricante=carvalho',
      'poltrona Casa Verde azul': '/produtos/poltronas?cor=azul&fabricante=casa-verde',
      'colcha da loja Linho & Lua': '/produtos/colchas?loja=linho-lua',
      'colcha de linho': '/produtos/colchas--linho',
    })
  })

  test('words of neighbours, and one typing error away from ours', () => {
    leads({
      'soffá cinzento': '/produtos/sofas--cinzento',
      'roupero branco': '/produtos/roupeiros--branco',
      'sofá marrom de couro': '/produtos/sofas?cor=castanho&material=pele',
      'cadeira de balanço branca': '/produtos/cadeiras-de-baloico--branco',
      'alfombra gris': '/produtos/tapetes--cinzento',
      'sofá "cinzento" até 300': '/produtos/sofas?preco-ate=300&q="cinzento"',
    })
    const asTyped = understand('roupero branco', vocabularyOf(someNames), { isKnownWord: (stem) => stem === 'roupero' })
    expect(asTyped.leftWords.map(({ text }) => text)).toEqual(['roupero'])
  })

  test('words without a meaning are searched; what was typed without a space stays together', () => {
    leads({
      'sofá Alvor cinzento': '/produtos/sofas?cor=cinzento&q=Alvor',
      'poltrona azul mod. KX-240': '/produtos/poltronas?cor=azul&q=mod+KX-240',
      'mesa de apoio preta com tampo fosforescente': '/produtos/mesas-de-apoio?cor=preto&q=tampo+fosforescente',
    })
  })
})

describe('S-07 no value is invented: what no filter says is named', () => {
  test('a negation turns round a parameter that has a "não", and is named elsewhere', () => {
    leads({
      'cadeira de jantar sem braços': '/produtos/cadeiras-de-jantar?p-bracos=sem',
      'cadeira de jantar não giratória': '/produtos/cadeiras-de-jantar?p-giratoria=nao',
      'sofá não branco': '/produtos/sofas – não branco',
      'sofá azul exceto preto e branco': '/produtos/sofas--azul – exceto preto – branco',
      'sofá verde sem almofadas': '/produtos/sofas--verde – sem almofadas',
      'sofá cinzento, nada de branco': '/produtos/sofas--cinzento – nada de branco',
    })
  })

  test('a part that a thing is without is filtered where its category can say so, and named where it cannot', () => {
    leads({
      'cadeira gaming sem braços': '/produtos/cadeiras-gaming?p-bracos-de-escritorio=sem',
      'poltrona sem braços': '/produtos/poltronas – sem braços',
      'cadeira de escritório sem rodas': '/produtos/cadeiras-de-escritorio?p-com-rodas=nao',
      'mesa de centro sem rodas': '/produtos/mesas-de-centro – sem rodas',
      'roupeiro sem espelho': '/produtos/roupeiros?p-com-espelho=nao',
      'aparador sem espelho': '/produtos/aparadores – sem espelho',
      'cama sem estrado': '/produtos/camas?p-estrado-incluido=nao',
      'sofá sem pés': '/produtos/sofas – sem pés',
    })
  })

  test('contradictions, units that do not exist, and numbers beyond all measure', () => {
    leads({
      'sofá mais de 500 até 100': '/produtos/sofas – mais de 500 até 100',
      'sofá entre 400 e 100 euros': '/produtos/sofas – entre 400 e 100 euros',
      'sofá a partir de 500 euros e até 100 euros': '/produtos/sofas – a partir de 500 euros – até 100 euros',
      'sofá com 3 parsecs de largura': '/produtos/sofas – 3 parsecs de largura',
      'sofá até 300 dólares': '/produtos/sofas – até 300 dólares',
      'sofá até 900000000 euros': '/produtos/sofas – até 900000000 euros',
      'sofá até 0 euros': '/produtos/sofas – até 0 euros',
      'sofá com 9999 metros': '/produtos/sofas – 9999 metros',
      'sofá para 500 pessoas': '/produtos/sofas – 500 pessoas',
      'sofá até 3': '/produtos/sofas – até 3',
      'até 2 metros': '/produtos – até 2 metros',
      'sofá com desconto de 50 euros': '/produtos/sofas – desconto de 50 euros',
      'sofá a 20 €/mês': '/produtos/sofas – 20 €/mês',
      'sofá para uma sala de 20 m²': '/produtos/sofas--sala – 20 m²',
      'poltrona de 90 cm': '/produtos/poltronas – 90 cm',
      'sofá com mais de 30% de desconto': '/produtos/ofertas/sofas – mais de 30%',
      'sofá grande e bonito': '/produtos/sofas – grande – bonito',
    })
  })

  test('spans are parts of the text that was typed', () => {
    const text = 'Sofá CINZENTO até 600 €, sem braços, Alvor'
    const { slots, notUnderstood, leftWords } = understood(text)
    expect(slots.map(({ from, to }) => text.slice(from, to))).toEqual(['Sofá', 'CINZENTO', 'até 600 €'])
    expect(notUnderstood.map((part) => part.text)).toEqual(['sem braços'])
    expect(leftWords.map((part) => part.text)).toEqual(['Alvor'])
  })
})
