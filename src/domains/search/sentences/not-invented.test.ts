import { describe, expect, test } from 'vitest'
import { addressOf } from './testing.ts'

function leads(rows: Readonly<Record<string, string>>): void {
  const led = Object.fromEntries(Object.keys(rows).map((sentence) => [sentence, addressOf(sentence)]))
  expect(led).toEqual(rows)
}

describe('S-07 no value is invented: a word may be a value, and not be meant as one', () => {
  test('what is said of a part, or of another thing, is no wish about the thing', () => {
    leads({
      'sofá com pés pretos': '/produtos/sofas – pés pretos',
      'cadeira com pernas douradas': '/produtos/cadeiras-e-bancos – pernas douradas',
      'cómoda com puxadores dourados': '/produtos/comodas – puxadores dourados',
      'estante com portas brancas': '/produtos/estantes – portas brancas',
      'sofá com almofadas amarelas': '/produtos/sofas – almofadas amarelas',
      'mesa com base branca': '/search?q=mesa – base branca',
      'mesa com tampo de vidro e pés de metal preto': '/search?material=vidro&q=mesa+tampo – pés de metal – preto',
      'quadro com flores rosa': '/produtos/quadros – flores rosa',
      'cortinado com folhas verdes': '/produtos/cortinados – folhas verdes',
      'quadro com árvore dourada': '/produtos/quadros – árvore dourada',
      'cadeiras para mesa de vidro': '/produtos/cadeiras-e-bancos – mesa de vidro',
      'cadeiras para mesa redonda': '/produtos/cadeiras-e-bancos – mesa redonda',
      'mesa para o meu sofá cinzento': '/search?q=mesa – sofá cinzento',
      'tapete que combine com sofá cinzento': '/produtos/tapetes – sofá cinzento',
      'mesa de jantar para condizer com cadeiras pretas': '/produtos/mesas-de-jantar – cadeiras pretas',
      'almofadas a combinar com cortinas azuis': '/produtos/almofadas-decorativas – cortinas azuis',
      'protetor para colchão de molas': '/produtos/protetores-de-colchao – colchão de molas',
      'topper de látex para colchão de molas': '/produtos/sobrecolchoes?p-nucleo=latex – colchão de molas',
      'candeeiro para mesa de cabeceira': '/produtos/candeeiros-de-mesa',
    })
  })

  test('but what a thing is made of, or has, does not take its colour', () => {
    leads({
      'sofá cinzento com pés de madeira': '/produtos/sofas?cor=cinzento&p-pes=madeira',
      'cadeira de escritório com braços preta': '/produtos/cadeiras-de-escritorio?cor=preto&p-bracos-de-escritorio=com',
      'cama com gavetas branca': '/produtos/camas-com-arrumacao--branco',
      'sofá-cama com arrumação cinzento': '/produtos/sofas-cama?cor=cinzento&p-sofa-com-arrumacao=sim',
      'mesa de jantar com tampo de vidro': '/produtos/mesas-de-jantar?material=vidro&q=tampo',
      'quarto com cama branca': '/produtos/camas?cor=branco&divisao=quarto',
      'capa para cadeira preta': '/produtos/capas-de-cadeira--preto',
    })
  })

  test('names of series are names', () => {
    leads({
      'mesa da série Branca': '/search?q=mesa+série+Branca',
      'sofá modelo Laranja': '/produtos/sofas?q=modelo+Laranja',
      'poltrona da coleção Verde Vale': '/produtos/poltronas?q=coleção+Verde+Vale',
      'cadeira linha Azul Mar': '/produtos/cadeiras-e-bancos?q=linha+Azul+Mar',
      'cadeira linha moderna': '/produtos/cadeiras-e-bancos?estilo=moderno&q=linha',
      'mesa coleção Oliva de carvalho': '/search?material=carvalho&q=mesa+coleção+Oliva',
    })
  })

  test('words of the language are no typing errors of ours', () => {
    leads({
      'livros sobre mesa': '/search?q=livros+sobre+mesa',
      'lâmpada branca fria': '/produtos/lampadas?q=branca+fria',
      'sofá modelo 200': '/produtos/sofas?q=modelo+200',
      'cola para madeira': '/search?q=cola+madeira',
      'água de rosas': '/search?q=água+rosas',
      'creme para pele': '/search?material=pele&q=creme',
      'soffá cinzneto': '/produtos/sofas--cinzento',
    })
  })

  test('a number beside what it counts is no price, and what a shop gives is none either', () => {
    leads({
      'colchão com mais de 1000 molas': '/produtos/colchoes – mais de 1000 molas',
      'lençóis com mais de 200 fios': '/produtos/lencois – mais de 200 fios',
      'puzzle até 500 peças': '/search?q=puzzle – até 500 peças',
      'lâmpada até 800 lúmens': '/produtos/lampadas – até 800 lúmens',
      'estante para mais de 300 livros': '/produtos/estantes – mais de 300 livros',
      'garrafeira mais de 20 garrafas': '/produtos/garrafeiras – mais de 20 garrafas',
      'armário com menos de 60': '/produtos/armarios-de-arrumacao – menos de 60',
      'mesa de jantar para mais de 10': '/produtos/mesas-de-jantar?lugares=9-ou-mais',
      'sofá com mais de 4 estrelas': '/produtos/sofas – mais de 4 estrelas',
      'sofá com 100 euros de desconto': '/produtos/ofertas/sofas – 100 euros',
      'sofá com desconto acima de 100 euros': '/produtos/sofas – desconto acima de 100 euros',
      'sofá que custava 500 euros': '/produtos/sofas – que custava 500 euros',
      'sofá poupar 100 euros': '/produtos/sofas – poupar 100 euros',
      'sofá baixou 100 euros': '/produtos/sofas – baixou 100 euros',
      'tecido até 20 euros por metro': '/produtos?material=tecido – até 20 euros por metro',
      'tapete até 30% mais barato': '/produtos/tapetes – até 30% mais barato',
      'sofá em 12 prestações de 50 euros': '/produtos/sofas – 12 – prestações de 50 euros',
      'sofá até 300 azuis': '/produtos/sofas?preco-ate=300&cor=azul',
      'sofás até 300 euros brancos': '/produtos/sofas?preco-ate=300&cor=branco',
    })
  })

  test('a bound that is denied is the other one, and of two at most counts the larger', () => {
    leads({
      'poltrona nunca mais de 150 €': '/produtos/poltronas?preco-ate=150',
      'poltrona que não custe mais de 150 €': '/produtos/poltronas?preco-ate=150',
      'poltrona que não seja mais cara que 150 €': '/produtos/poltronas?preco-ate=150',
      'poltrona nada acima de 150 €': '/produtos/poltronas?preco-ate=150',
      'poltrona não menos de 150 €': '/produtos/poltronas?preco-de=150',
      'sofá nunca mais de 2 metros de largura': '/produtos/sofas?dimensao=largura:-200',
      'poltrona até 130€ ou 140€': '/produtos/poltronas?preco-ate=140',
      'poltrona até 140 ou 130 euros': '/produtos/poltronas?preco-ate=140',
      'poltrona até 130-140 €': '/produtos/poltronas?preco-ate=140',
      'poltrona uns 130 ou 140 €': '/produtos/poltronas?preco-de=130&preco-ate=140',
      'sofá branco não, até 500 €': '/produtos/sofas?preco-ate=500 – branco não',
    })
  })

  test('what delivery costs, and from which order on it is free, is no price of the thing', () => {
    leads({
      'sofá até 600 € com portes grátis acima de 50 €': '/produtos/sofas?preco-ate=600&entrega=gratis – acima de 50 €',
      'sofá com entrega gratuita a partir de 100 euros': '/produtos/sofas?entrega=gratis – a partir de 100 euros',
      'sofá com entrega até 30 euros': '/produtos/sofas – com entrega até 30 euros',
    })
  })

  test('what the thing itself may be does not break up its name', () => {
    leads({
      'colchão firme de látex': '/produtos/colchoes-de-latex?p-firmeza=firme',
      'colchão extra firme viscoelástico': '/produtos/colchoes-viscoelasticos?p-firmeza=extra-firme',
      'colchão firme de molas ou espuma': '/produtos/colchoes?p-firmeza=firme&p-nucleo=espuma,molas',
    })
  })

  test('sizes and prices side by side', () => {
    leads({
      'cama de 160 até 500 euros': '/produtos/camas?preco-ate=500&dimensao=largura:160-160',
      'cama 140 até 200': '/produtos/camas?preco-ate=200&dimensao=largura:140-140',
      'lençol para cama de 90 por 200': '/produtos/lencois?p-para-cama-de=90',
      'cama de 1,40 até 300': '/produtos/camas?preco-ate=300&dimensao=largura:140-140',
      'secretária 120 até 100': '/produtos/secretarias?preco-ate=100&q=120',
      'secretária de 120 por 100 euros': '/produtos/secretarias?preco-de=80&preco-ate=120&q=120',
      'secretária 120 por 60 por 100 euros':
        '/produtos/secretarias?preco-de=80&preco-ate=120&dimensao=largura:120-120,profundidade:60-60',
      'espelho 60 de diâmetro até 40': '/produtos/espelhos?preco-ate=40&dimensao=diametro:60-60',
      'estante entre 60 e 80 de largura até 200': '/produtos/estantes?preco-ate=200&dimensao=largura:60-80',
      'estante 60 a 80 cm de largura por menos de 100 euros': '/produtos/estantes?preco-ate=100&dimensao=largura:60-80',
      'mesa para 4 até 200': '/search?preco-ate=200&lugares=4&q=mesa',
      'sofá 2 lugares até 150': '/produtos/sofas?preco-ate=150&lugares=2',
      'sofá de 100 até 200€': '/produtos/sofas?preco-de=100&preco-ate=200',
      'sofá entre 2 e 3 mil euros': '/produtos/sofas?preco-de=2000&preco-ate=3000',
      'sofá no máximo 1 200,00 €': '/produtos/sofas?preco-ate=1200',
      'sofá não superior a 300 euros': '/produtos/sofas?preco-ate=300',
      'estante 80 largura máxima': '/produtos/estantes?dimensao=largura:-80',
    })
  })

  test('sizes that such a thing cannot have, or that are of something else', () => {
    leads({
      'colchão de espuma de 20 cm': '/produtos/colchoes-de-espuma?dimensao=altura:20-20',
      'sofá 2 m por 500': '/produtos/sofas – 2 m por 500',
      'estante 4x4': '/produtos/estantes – 4x4',
      'tapete 2x3': '/produtos/tapetes?dimensao=largura:200-200,comprimento:300-300',
      'sofá para sala de 3 metros': '/produtos/sofas--sala – 3 metros',
      'estante para quarto de 3 metros': '/produtos/estantes--quarto – 3 metros',
      'capa para colchão de 20 cm': '/produtos/protetores-de-colchao – 20 cm',
      'sofá para a sala com menos de 2 metros': '/produtos/sofas?dimensao=largura:-200&divisao=sala',
    })
  })

  test('one of two, both, or neither', () => {
    leads({
      'mesa de jantar redonda ou oval': '/produtos/mesas-de-jantar?forma=oval,redonda',
      'colchão de molas ou espuma': '/produtos/colchoes?p-nucleo=espuma,molas',
      'colchão de molas com camada de látex': '/produtos/colchoes-de-molas?q=camada+látex',
      'cadeira de veludo ou de tecido': '/produtos/cadeiras-e-bancos?material=tecido,veludo',
      'sofá branco não': '/produtos/sofas – branco não',
      'sofá azul, branco não': '/produtos/sofas--azul – branco não',
    })
  })
})
