import { describe, expect, test } from 'vitest'
import { judgeTexts } from './judge-texts.ts'

const codes = (text: string) => judgeTexts({ texts: [text] })

describe('G-05 what people honestly write', () => {
  test.each([
    'Muito bonito.Com almofadas incluídas e tudo, por um preço justo.',
    'Gostei.Eu recomendo a toda a gente!',
    'bonito.com almofadas macias',
    'O sofá mede 210 x 95 x 80 cm e pesa 45 kg.',
    'Paguei 1 299,00 € e chegou a 26-11-2026, às 10:30.',
    'A encomenda n.º 912345678 chegou em duas caixas.',
    'Ao fim de um ponto com que não contava, a loja resolveu tudo.',
    'Nesse ponto eu desisti de esperar.',
    'A disputa com a transportadora acabou bem; a reputação da loja é merecida.',
    'O computador cabe na secretária, e o deputado também a comprou.',
    'Móvel paneleiro de cozinha, em preto, com puxadores de pau.',
    'Tapete em pele de vaca, e o outro em pele de porco. Lindos!',
    'Colchão teso, como eu queria. Cabra-montês não tem, mas a colcha é quente.',
    'Mandei entregar em Picha, concelho de Pedrógão Grande, sem problemas.',
    'Vi esta mesa no Instagram da loja e comprei.',
    'Usei o código de desconto e ficou a bom preço.',
    'Estou muito contente com a compra.\nPontos a favor: conforto, cor, preço.',
    '👍👍 👩‍👧‍👦 adoramos!',
    'Ok',
    'É uma boa cadeira, mas não é de 5 estrelas. A 2.ª veio riscada.',
    'Dimensões 80x80, altura 75; assento a 46cm do chão. Modelo 4050607080.',
    'The table arrived quickly and looks great.',
    'A montagem demorou 2h30 com 2 pessoas, 8 parafusos M6 e 12 buchas.',
    'Recomendo a 100%! Nota 10/10.',
    'A cor é mais clara do que na fotografia; de resto, tudo bem.',
  ])('G-05 %j is no reason', (text) => {
    expect(codes(text)).toEqual([])
  })
})

const cases: Readonly<Record<string, readonly string[]>> = {
  link: [
    'Vejam em https://loja.exemplo/sofas',
    'Melhor em www.moveis-baratos.pt',
    'Comprem antes na moveisbaratos.pt que é melhor',
    'Há mais barato em moveis.com',
    'Vão a moveis.com.pt e vejam',
    'visitem casa-nova.com hoje mesmo',
    'bit.ly/3abcd tem tudo',
    'ＷＷＷ．ｍｏｖｅｉｓ．ｐｔ',
    'HTTP://MOVEIS.PT',
    'w\u200bww.moveis.pt',
  ],
  several_links: ['https://a.pt e depois https://b.pt'],
  disguised_link: [
    'Procurem moveisbaratos ponto pt',
    'moveisbaratos (ponto) com',
    'moveisbaratos[.]pt',
    'moveisbaratos . pt',
    'm o v e i s . p t',
    'moveisbaratos dot com',
    'moveis baratos ponto com ponto pt',
  ],
  phone: [
    'Liguem 912345678',
    'Liguem 912 345 678',
    'Liguem 91 234 56 78',
    'Liguem 9 1 2 3 4 5 6 7 8',
    '912.345.678',
    '912-345-678',
    '(+351) 912 345 678',
    '+351912345678',
    '00351 21 345 67 89',
    '213 456 789',
    'nove um dois três quatro cinco seis sete oito',
    '9l2 345 678',
    '91234S678',
    '+34 612 345 678',
    '9１２ 345 678',
    'tel:253-123-456',
  ],
  email: [
    'escrevam para ana.reis@exemplo.pt',
    'ana arroba gmail ponto com',
    'ana (at) exemplo (dot) com',
    'ana[at]gmail.com',
    'ana @ hotmail . com',
    'ANA@GMAIL.COM',
  ],
  handle: [
    'sigam @moveis_lindos para mais',
    'falem comigo no WhatsApp',
    'instagram: moveislindos',
    'mandem mensagem pelo Telegram',
    'vejam no meu Insta',
  ],
  personal_number: [
    'o NIF dele é 123456789',
    'contribuinte: 501 442 600',
    'PT50 0002 0123 1234 5678 9015 4',
    'pt50000201231234567890154',
    'cartão 4111 1111 1111 1111',
  ],
  insult: [
    'Filhos da puta!',
    'são uns cabrões',
    'vão-se foder',
    'p*ta que pariu',
    'put4s',
    'c@ralho',
    'caraaaalho',
    'p u t a',
    'p-u-t-a',
    'PUTA',
    'pu\u200bta',
    'рutа',
    'f*da-se',
    'seus ladrões',
    'cambada de aldrabões',
    'sua vaca',
    'vai levar no cu',
    'sei onde moras',
    'pretos de merda',
    'voltem para a vossa terra',
    'm0ngolóide',
  ],
  other_trade: ['Ganhei muito no casino online', 'Empréstimos rápidos entre particulares', 'Invista em bitcoin'],
  advertising: ['Clique aqui e compre já', 'Visitem a nossa loja, temos os melhores preços'],
  says_nothing: ['.....', 'aaaaaaa', 'asdfasdf', 'bom bom bom bom bom bom bom bom', 'hahahahahaha', '___ --- ...'],
  other_script: ['Отличный диван, всем советую', '这个沙发很好，非常舒服'],
  hidden_marks: ['Muito \u202ebom', 'mui\u200bto bom', 'b\u0301\u0302\u0303\u0304om', 'bоm sofá'],
  shouting: ['NUNCA MAIS COMPRO NESTA LOJA, QUE VERGONHA'],
  rough_words: ['É uma merda de cadeira', 'são uns ladrões'],
  more_rough_words: ['Ladrões e aldrabões, uma merda'],
}

describe.each(Object.entries(cases))('G-05 %s', (code, texts) => {
  test.each(texts)('G-05 is seen in %j', (text) => {
    expect(codes(`Comprei a cadeira. ${text}`).concat(codes(text))).toContain(code)
  })
})

describe('G-05 bad input', () => {
  test.each([
    ['a megabyte of one letter', 'a'.repeat(1_000_000)],
    ['a megabyte of dots', '. '.repeat(500_000)],
    ['digits with gaps', '9 '.repeat(500_000)],
    ['addresses without an end', 'a.'.repeat(500_000)],
    ['signs', '@*#$!'.repeat(200_000)],
    ['words of digits', 'nove '.repeat(200_000)],
    ['account numbers', 'pt50'.repeat(250_000)],
    ['marks', '\u0301'.repeat(1_000_000)],
    ['starred words', 'a*'.repeat(500_000)],
    ['letters with gaps', 'p-'.repeat(500_000)],
    ['names', '-a'.repeat(500_000)],
  ])('G-05 %s takes no more than a moment', (_what, text) => {
    const begun = performance.now()
    codes(text)
    expect(performance.now() - begun).toBeLessThan(300)
  })
})
