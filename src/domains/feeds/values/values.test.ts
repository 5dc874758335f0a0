import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { parseInstant, parseInterval } from './feed-date.ts'
import { parseGtin, parseGtins } from './gtin.ts'
import { parseBrand } from './brand.ts'
import { parseDeliveryTime } from './delivery-time.ts'
import { parseEnergyClass } from './energy-class.ts'
import { parseInstallment } from './installment.ts'
import { something } from './nothing.ts'
import { parseAvailability, parseCondition } from './offer-words.ts'
import { cutText, plainLine, plainText } from './plain-text.ts'
import { parseWeightGrams, parseWhole } from './quantity.ts'
import { parseStock } from './stock.ts'
import { entriesOfLine, shippingOffer } from './shipping.ts'
import { isOnDomains, parseWebUrl } from './web-url.ts'

describe('parseGtin', () => {
  test.each([
    ['5601234567892', '05601234567892'],
    ['96385074', '00000096385074'],
    ['614141000036', '00614141000036'],
    ['1 5601234 56789 9', '15601234567899'],
    ["'5601234567892", '05601234567892'],
    ['EAN: 5601234567892', '05601234567892'],
    ['5601234567892.0', '05601234567892'],
  ])('F10 keeps %s as 14 digits', (text, gtin) => {
    expect(parseGtin(text)).toEqual({ kind: 'gtin', gtin })
  })

  test.each(['5601234567893', '123', '0000000000000', 'abc', '56012345678.92', '560123456789²'])(
    'F10 refuses %s',
    (text) => {
      expect(parseGtin(text)).toEqual({ kind: 'invalid' })
    },
  )

  test.each(['5,60123E+12', '5.601234567e12', '5E+12'])(
    'F10 tells %s, which a spreadsheet has rounded, from a wrong number',
    (text) => {
      expect(parseGtin(text)).toEqual({ kind: 'scientific' })
    },
  )

  test('F10 takes the first right one of several', () => {
    expect(parseGtins('5601234567893; 5601234567892,96385074')).toEqual({ kind: 'gtin', gtin: '05601234567892' })
    expect(parseGtins('123;456')).toEqual({ kind: 'invalid' })
    expect(parseGtins('560 1234567892')).toEqual({ kind: 'gtin', gtin: '05601234567892' })
  })

  test.each(['2012345678903', '0400000000015', '9812345678902'])(
    'F10 does not take in-store or coupon number %s for an article',
    (text) => {
      expect(parseGtin(text).kind).toBe('restricted')
    },
  )
})

describe('parseWebUrl', () => {
  test('normalises an address and gives the bare host', () => {
    expect(parseWebUrl('HTTPS://WWW.Casa.pt:443/a b?x=ã')).toEqual({
      href: 'https://www.casa.pt/a%20b?x=%C3%A3',
      host: 'casa.pt',
    })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//casa.pt/x',
    '/x',
    'ftp://casa.pt',
    'https:\\\\casa.pt',
    'https://',
    'https://ana:x@casa.pt',
    'http:/x',
    ' ',
    'https://casa.pt/' + 'x'.repeat(3000),
    'java\nscript:alert(1)',
    'vbscript:x',
  ])('F11 refuses %j', (text) => {
    expect(parseWebUrl(text)).toBeNull()
  })

  test('an address that is taken as it stands is what the parser of addresses makes of it', () => {
    const part = fc.constantFrom(
      'www.loja.pt',
      'loja.pt/',
      '/',
      '/./',
      '/..',
      '.',
      '-',
      'xn--a',
      'XN--',
      '%2e',
      '%41',
      '%',
      '?',
      '#',
      '&',
      '=',
      '[',
      ':80',
      '@',
      ' ',
      '0x7f',
      '1',
      'é',
      '\\',
      '|',
      "'",
      '"',
      '<',
      '{',
      '^',
      '`',
      '~',
      '\t',
      'a',
      'Z',
    )
    const address = fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'https://www.loja.pt/', 'HTTP://'),
        fc.array(part, { maxLength: 8 }),
      )
      .map(([start, parts]) => start + parts.join(''))
    fc.assert(
      fc.property(address, (text) => {
        const url = /^https?:\/\/[^/\\]/i.test(text) ? URL.parse(text) : null
        expect(parseWebUrl(text)?.href ?? null).toBe(
          url === null || url.username !== '' || url.password !== '' ? null : url.href,
        )
      }),
      { numRuns: 5000 },
    )
  })

  test('takes a subdomain for the shop and a look-alike for a stranger', () => {
    expect(isOnDomains('loja.casa.pt', ['casa.pt'])).toBe(true)
    expect(isOnDomains('minhacasa.pt', ['casa.pt'])).toBe(false)
    expect(isOnDomains('casa.pt.evil.com', ['casa.pt'])).toBe(false)
  })
})

describe('plainText', () => {
  test.each([
    ['<p>Mesa <b>maci&ccedil;a</b></p><ul><li>Um</li><li>Dois</li></ul>', 'Mesa maciça\nUm\nDois'],
    ['&lt;p&gt;Duas vezes&lt;/p&gt;', 'Duas vezes'],
    ['Sofá<script>alert(1)</script> azul', 'Sofá azul'],
    ['</script><script>x</script>Mesa', 'Mesa'],
    ['<img src=x onerror=alert(1)>Mesa', 'Mesa'],
    ['<svg onload=alert(1)><text>x</text></svg>Mesa', 'Mesa'],
    ['<style>p{}</style>Mesa<!-- x -->', 'Mesa'],
    ['&amp;lt;p&amp;gt;Três vezes&amp;lt;/p&amp;gt; caf&amp;amp;eacute;', 'Três vezes\ncafé'],
    ['<p>Mesa<br/>redonda</p><!-- <b>não</b> --><scr<script>ipt>x</script>', 'Mesa\nredonda\nipt>x'],
    ['Me\u00adsa\u3164\u{e0041} azul', 'Mesa azul'],
    ['Preço < 100 & > 50', 'Preço < 100 & > 50'],
    ['{{7*7}} ${x}', '{{7*7}} ${x}'],
    ['A\u0000\u202eB\u200bC\ud800D', 'ABCD'],
    ['e\u0301' + '\u0301'.repeat(10_000), 'é\u0301\u0301\u0301'],
    ['a \u00a0\t b', 'a b'],
  ])('F11 F13 makes %j what a person reads', (html, text) => {
    expect(plainText(html, 1000)).toBe(text)
    expect(plainText(html, 1000).length).toBeLessThanOrEqual(100)
  })

  test('F11 leaves no tag behind, whatever comes', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<',
      '>',
      '<img ',
      'onerror=x',
      '&lt;',
      '&gt;',
      '&amp;lt;',
      '"',
      "'",
      '<!--',
      '-->',
      '<svg',
      '/>',
      'a',
      ' ',
      '<![CDATA[',
      ']]>',
      '&#60;',
      'script',
      '<p',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expect(plainLine(parts.join(''), 300)).not.toMatch(/\n/)
      }),
      { numRuns: 1000 },
    )
  })

  test('tags without attributes come to the same as with one, which the tokenizer reads', () => {
    const names = ['p', 'br', 'b', 'li', 'H2', 'script', 'title', 'style', 'x-y', 'strong', 'td', 'noscript']
    const tags = names.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name}/>`, `<${name} />`])
    const pieces = fc.constantFrom(...tags, 'mesa', ' ', '  ', '\n', ' < ', '>', 'é', '<3', '/')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const text = parts.join('')
        expect(plainText(`<i>${text}`, 1000)).toBe(plainText(`<i id="1">${text}`, 1000))
      }),
      { numRuns: 3000 },
    )
  })

  test('F13 reads no more of a megabyte than it keeps', () => {
    const spent = cpuClock()
    expect(cutText(plainText('<b>x</b>'.repeat(200_000), 300), 300).length).toBeLessThanOrEqual(300)
    expect(spent()).toBeLessThan(200)
  })

  test('cuts at a word and never through a character', () => {
    expect(cutText('uma mesa de jantar', 12)).toBe('uma mesa de…')
    expect(cutText('😀😀😀😀', 4)).toBe('😀…')
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00+0100', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T10:00-03:30', '2026-11-20T13:30:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['2026-07-01 12:00', '2026-07-01T11:00:00.000Z'],
    ['20/11/2026', '2026-11-20T00:00:00.000Z'],
    ['20.11.2026 14:30', '2026-11-20T14:30:00.000Z'],
    ['11/25/2026', '2026-11-25T00:00:00.000Z'],
    ['03/04/2026', '2026-04-02T23:00:00.000Z'],
    ['2026/11/20', '2026-11-20T00:00:00.000Z'],
    ['20261120', '2026-11-20T00:00:00.000Z'],
    ['20 de novembro de 2026', '2026-11-20T00:00:00.000Z'],
    ['20 nov. 2026', '2026-11-20T00:00:00.000Z'],
    ['Fri, 20 Nov 2026 10:00:00 GMT', '2026-11-20T10:00:00.000Z'],
    ['November 20, 2026', '2026-11-20T00:00:00.000Z'],
    ['1. März 2026', '2026-03-01T00:00:00.000Z'],
    ['15 août 2026', '2026-08-14T23:00:00.000Z'],
    ['20 maart 2027', '2027-03-20T00:00:00.000Z'],
    ['Fri Nov 20 2026', '2026-11-20T00:00:00.000Z'],
    ['46346', '2026-11-20T00:00:00.000Z'],
    ['46346,5', '2026-11-20T12:00:00.000Z'],
    ['1795168800', '2026-11-20T10:00:00.000Z'],
    ['1795168800000', '2026-11-20T10:00:00.000Z'],
    ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29T00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('T2 reads %s by its zone, else by the clock of Lisbon', (text, instant) => {
    expect(parseInstant(text)).toBe(instant)
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    'amanhã',
    '1999-01-01',
    '2026-11-20T25:00',
    '2026-11-20x',
    '',
    '99/99/9999',
    '20/11/26',
    '13/13/2026',
    '20 foo 2026',
    '12345',
    '99999',
    '9999999999',
    '20261120T1000Z',
    '2026-11-2099',
  ])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeNull()
  })

  test.each([
    '2026-11-20/2026-11-27',
    '20/11/2026 - 27/11/2026',
    'de 20/11/2026 a 27/11/2026',
    '20.11.2026 bis 27.11.2026',
    '20261120/20261127',
    '20 nov 2026 até 27 nov 2026',
    '2026-11-20,2026-11-27',
    '20/11/2026-27/11/2026',
    '20 a 27 de novembro de 2026',
  ])('reads the days of %j', (text) => {
    expect(parseInterval(text)).toEqual({ from: '2026-11-20T00:00:00.000Z', until: '2026-11-28T00:00:00.000Z' })
  })

  test('reads an interval, a day without time to its end, and refuses one that runs backwards', () => {
    expect(parseInterval('2026-11-20T00:00+00:00/2026-11-27T23:59+00:00')).toEqual({
      from: '2026-11-20T00:00:00.000Z',
      until: '2026-11-27T23:59:00.000Z',
    })
    expect(parseInterval('2026-11-20/2026-11-27')).toEqual({
      from: '2026-11-20T00:00:00.000Z',
      until: '2026-11-28T00:00:00.000Z',
    })
    expect(parseInterval('2026-11-27T00:00Z/2026-11-20T00:00Z')).toBeNull()
    expect(parseInterval('2026-11-20/')).toEqual({ from: '2026-11-20T00:00:00.000Z', until: null })
    expect(parseInterval('/2026-11-27')).toEqual({ from: null, until: '2026-11-28T00:00:00.000Z' })
    expect(parseInterval('até 27/11/2026')).toEqual({ from: null, until: '2026-11-28T00:00:00.000Z' })
    expect([parseInterval('/'), parseInterval('x/'), parseInterval('2026-11-20')]).toEqual([null, null, null])
  })
})

describe('words and quantities', () => {
  test.each([
    ['in stock', 'in_stock'],
    ['Em Stock', 'in_stock'],
    ['https://schema.org/OutOfStock', 'out_of_stock'],
    ['ESGOTADO', 'out_of_stock'],
    ['pre-order', 'preorder'],
    ['Sob encomenda', 'backorder'],
    ['talvez', null],
    ['0', 'out_of_stock'],
    ['12', 'in_stock'],
    ['>10', 'in_stock'],
    ['-3', 'out_of_stock'],
    ['Em stock, envio em 24/48h', 'in_stock'],
    ['Fora de stock - disponível em breve', 'out_of_stock'],
    ['Disponível por encomenda (3 semanas)', 'backorder'],
    ['sofort lieferbar', 'in_stock'],
    ['derzeit nicht lieferbar', 'out_of_stock'],
    ['En stock', 'in_stock'],
    ['Bajo pedido', 'backorder'],
    ['Rupture de stock', 'out_of_stock'],
    ['Auf Lager', 'in_stock'],
    ['Disponibile', 'in_stock'],
    ['Non disponibile', 'out_of_stock'],
    ['Διαθέσιμο από 1 έως 3 ημέρες', 'in_stock'],
    ['Κατόπιν παραγγελίας', 'backorder'],
    ['Available from 1 to 3 days', 'in_stock'],
    ['Agotado', 'out_of_stock'],
    ['Vorbestellbar', 'preorder'],
    ['constructor', null],
    ['__proto__', null],
  ])('reads availability %j', (text, meaning) => {
    expect(parseAvailability(text)).toBe(meaning)
  })

  // What says no must not be taken for a yes because of the word it denies.
  test.each([
    ['Não disponível', 'out_of_stock'],
    ['No longer available', 'out_of_stock'],
    ['niet op voorraad', 'out_of_stock'],
    ['Non è disponibile', 'out_of_stock'],
    ['Avise-me quando estiver disponível', 'out_of_stock'],
    ['Back in stock soon', 'out_of_stock'],
    ['0 em stock', 'out_of_stock'],
    ['Disponibilidade: 0', 'out_of_stock'],
    ['Brevemente novamente disponível', 'out_of_stock'],
    ['Vendido', 'out_of_stock'],
    ['Bientôt disponible', 'out_of_stock'],
    ['Available soon', 'out_of_stock'],
    ['Sem previsão', 'out_of_stock'],
    ['Disponibilidade sob consulta', null],
    ['Consultar disponibilidade', null],
    ['Disponível a partir de 03/02/2027', 'backorder'],
    ['Fabricado à medida', 'backorder'],
    ['Op bestelling', 'backorder'],
    ['Entrega 3-5 dias úteis', 'in_stock'],
    ['Últimas 3 unidades', 'in_stock'],
    ['Expédié sous 10 jours', 'in_stock'],
    ['Stock baixo', 'in_stock'],
    ['Em armazém', 'in_stock'],
    ['Only 2 left', 'in_stock'],
    ['Op voorraad', 'in_stock'],
    ['schema.org/LimitedAvailability', 'in_stock'],
    ['Disponibilidade: 4', 'in_stock'],
  ])('reads the line %j', (text, meaning) => {
    expect(parseAvailability(text)).toBe(meaning)
  })

  test.each([
    ['Usado - como novo', 'used'],
    ['Bom estado', 'used'],
    ['Tweedehands', 'used'],
    ['Recondicionado (grau A)', 'refurbished'],
    ['Peça de exposição', 'returned'],
    ['Ausstellungsstück', 'returned'],
    ['Novo com etiqueta', 'new'],
    ['Nieuw', 'new'],
    ['Novidade', null],
  ])('reads the condition %j', (text, meaning) => {
    expect(parseCondition(text)).toBe(meaning)
  })

  test('reads conditions in both languages', () => {
    expect(
      [
        'Novo',
        'usada',
        'Recondicionado',
        'devolvido',
        '?',
        'Segunda mano',
        'neuf',
        "d'occasion",
        'gebraucht',
        'Open-Box',
        'toString',
      ].map(parseCondition),
    ).toEqual(['new', 'used', 'refurbished', 'returned', null, 'used', 'new', 'used', 'used', 'returned', null])
  })

  test.each([
    ['12,5 kg', 12500],
    ['800 g', 800],
    ['2 lb', 907],
    ['1,5 t', 1_500_000],
    ['500 mg', 1],
    ['12 Quilogramas', 12000],
    ['ca. 3 kg', 3000],
    ['16 oz', 454],
    ['1.200,50 kg', 1_200_500],
    ['Peso: cerca de 12 kg', 12000],
    ['12 kg (aprox.)', 12000],
    ['12 kg 500 g', 12500],
    ['.5 kg', 500],
    ['. kg', null],
    ['5 constructor', null],
    ['0 kg', null],
    ['12', null],
    ['-1 kg', null],
    ['99999999 kg', null],
    ['106140.977453896 g', 106141],
    ['106.140977453896 kg', 106141],
    ['234,00000000000003 lbs', 106141],
    ['1.200,4999999999999 kg', 1_200_500],
    ['0.10000000000000000555 kg', 100],
    ['1.1234567.8 kg', null],
  ])('weighs %j', (text, grams) => {
    expect(parseWeightGrams(text)).toBe(grams)
  })

  test('weighs a bare number by the unit of its field alone', () => {
    expect([
      parseWeightGrams('12', 'kg'),
      parseWeightGrams('12', 'g'),
      parseWeightGrams('12 lb', 'kg'),
      parseWeightGrams('12', '?'),
    ]).toEqual([12000, 12, 5443, null])
  })

  test.each([
    ['12', 12],
    ['>10', 10],
    ['10+', 10],
    ['3 un.', 3],
    ['5.0', 5],
    ['-4', 0],
    ['Stock: 7', 7],
    ['muitos', null],
    ['1e9', null],
  ])('counts the stock %j', (text, pieces) => {
    expect(parseStock(text)).toBe(pieces)
  })

  test.each([
    ['3-5 dias úteis', 3, 5],
    ['24h', 1, 1],
    ['24/48h', 1, 2],
    ['2 semanas', 14, 14],
    ['1-2 weeks', 7, 14],
    ['Em stock, envio em 24/48h', 1, 2],
    ['de 1 a 3 dias', 1, 3],
    ['até 12 dias', 0, 12],
    ['Available from 4 to 6 days', 4, 6],
    ['Available up to 12 days', 0, 12],
    ['Lieferzeit 3-4 Werktage', 3, 4],
    ['2 à 4 jours ouvrés', 2, 4],
    ['72 horas', 3, 3],
    ['1 mês', 30, 30],
    ['5', 5, 5],
    ['3-5', 3, 5],
    ['amanhã', 1, 1],
    ['heute versandfertig', 0, 0],
    ['Παράδοση σε 1 έως 3 ημέρες', 1, 3],
    ['entre 3 y 5 días laborables', 3, 5],
    ['Ref. 2000: entrega em 8 dias', 8, 8],
    ['2-3 werkdagen', 2, 3],
    ['3 tot 5 dagen', 3, 5],
    ['6 - 8 weken', 42, 56],
    ['sous 10 jours', 0, 10],
    ['duas a três semanas', 14, 21],
    ['uma semana', 7, 7],
    ['P1W', 7, 7],
    ['Montagem 2 horas, entrega em 10 dias', 10, 10],
    ['10 dias_uteis', 10, 10],
  ])('reads the delivery time %j', (text, minDays, maxDays) => {
    expect(parseDeliveryTime(text)).toEqual({ minDays, maxDays })
  })

  test.each([
    'sofort lieferbar',
    'em stock',
    '',
    'mais de 30 dias',
    '900 dias',
    '5-3 dias',
    '2026-11-20',
    'x'.repeat(1000),
    '12 cm',
  ])('takes no delivery time from %j', (text) => {
    expect(parseDeliveryTime(text)).toBeNull()
  })

  test.each([
    ['IKEA®', 'IKEA'],
    ['Ikea, S.A.', 'Ikea'],
    ['Móveis Sul, Lda.', 'Móveis Sul'],
    ['Móveis Sul Unipessoal Lda', 'Móveis Sul'],
    ['Kare Design GmbH & Co. KG', 'Kare Design'],
    ['marca: Pinhal', 'Pinhal'],
    ['"Zeitraum"', 'Zeitraum'],
    ['Ethnicraft NV', 'Ethnicraft'],
    ['Sem Marca', null],
    ['N/A brand', 'N/A brand'],
    ['genérico', null],
    ['AG', 'AG'],
    ['SA', 'SA'],
    ['<b>Pinhal</b>', 'Pinhal'],
    ['B&B Italia S.p.A.', 'B&B Italia'],
    ['®', null],
    ['Casa', 'Casa'],
    ['La Redoute', 'La Redoute'],
    ['Villa', 'Villa'],
  ])('F7 reads the brand %j', (text, brand) => {
    expect(parseBrand(text, 100)).toBe(brand)
  })

  test.each([
    ['12x 49,90 €', 12, 4990],
    ['12:49.90 EUR', 12, 4990],
    ['12:49.90 EUR:0 EUR', 12, 4990],
    ['até 24 × de 10€', 24, 1000],
    ['3 prestações de 33,33€ sem juros', 3, 3333],
    ['49,90 €/mês x 12', 12, 4990],
    ['49,90 € durante 12 meses', 12, 4990],
    ['12 Raten zu 49,90 EUR', 12, 4990],
    ['12 meses x 49,90 €', 12, 4990],
    ['24 prestações mensais de 19,90€', 24, 1990],
    ['4 pagamentos de 25,00 €', 4, 2500],
    ['en 4 fois 25 €', 4, 2500],
  ])('reads instalments %j', (text, months, cents) => {
    expect(parseInstallment(text)).toEqual({ months, cents })
  })

  test.each(['0x 49,90 €', '12x', '12x -5 €', '999x 5 €', '12x 49 USD', 'x'.repeat(200), '12'])(
    'reads no instalments from %j',
    (text) => {
      expect(parseInstallment(text)).toBeNull()
    },
  )

  test.each([
    ['A', 'A'],
    ['a+++', 'A+++'],
    ['Classe A++', 'A++'],
    ['EU_energy_B', 'B'],
    ['C (A-G)', 'C'],
    ['energy class: G', 'G'],
    ['Klasse D', 'D'],
    ['Classe de eficiência energética: F', 'F'],
    ['Classe d’efficacité énergétique : E', 'E'],
    ['E (espectro A-G)', 'E'],
    ['de A a G', null],
    ['H', null],
    ['B+', null],
    ['sim', null],
    ['A++++', null],
    ['Grade', null],
  ])('reads the energy class %j', (text, grade) => {
    expect(parseEnergyClass(text)).toBe(grade)
  })

  test('F8 F13 every reader of a value answers any text at once with a value that can stand', () => {
    const bits = fc.constantFrom(
      '12',
      'x',
      ' ',
      '-',
      '/',
      '€',
      'dias',
      'semanas',
      'até',
      'em stock',
      'A',
      '+',
      'kg',
      'de ',
      ':',
      '.',
      ',',
      'S.A.',
      'Lda',
      '2026',
      '11',
      'T',
      'nov',
      '(',
      ')',
      '\u202e',
      '1e9',
      '\ud800',
      '  ',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(bits, { maxLength: 40 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const spent = cpuClock()
        const numbers = [
          parseStock(text),
          parseWeightGrams(text),
          parseWeightGrams(text, 'kg'),
          parseInstallment(text)?.cents,
          parseInstallment(text)?.months,
          parseDeliveryTime(text)?.minDays,
          parseDeliveryTime(text)?.maxDays,
        ]
        for (const number of numbers)
          if (number !== null && number !== undefined) expect(Number.isSafeInteger(number) && number >= 0).toBe(true)
        for (const instant of [parseInstant(text), parseInstant(text, true), parseInterval(text)?.until ?? null])
          if (instant !== null) expect(new Date(instant).toISOString()).toBe(instant)
        parseAvailability(text)
        parseCondition(text)
        expect(parseBrand(text, 100)?.trim()).not.toBe('')
        parseEnergyClass(text)
        parseGtins(text)
        expect(spent()).toBeLessThan(1000)
      }),
      { numRuns: 1500 },
    )
  })

  test('reads whole numbers in range only', () => {
    expect([
      parseWhole('3', 0, 9),
      parseWhole('3.0', 0, 9),
      parseWhole('3.5', 0, 9),
      parseWhole('10', 0, 9),
      parseWhole('-1', 0, 9),
    ]).toEqual([3, 3, null, null, null])
  })

  test.each(['N/A', '-', 'null', ' ', '', 'NaN', '#N/D'])('takes %j for nothing', (text) => {
    expect(something(text)).toBeNull()
  })
})

describe('shipping', () => {
  const offerOf = (line: string, header: string[] | null = null) => shippingOffer(entriesOfLine(line, header))

  test('reads regions by name and by postal code, cheapest service each, Portugal only', () => {
    expect(
      offerOf(
        'PT::Normal:9.90 EUR,PT::Rápido:14.90 EUR,PT:Madeira::29 EUR,PT:Região Autónoma dos Açores::39 EUR,ES:::1 EUR',
      ).regions,
    ).toEqual({ mainland: { cents: 990 }, madeira: { cents: 2900 }, azores: { cents: 3900 } })
  })

  test('keeps a decimal comma apart from the comma between values', () => {
    expect(offerOf('PT:::4,90 EUR,PT:Madeira::9,90 EUR').regions).toEqual({
      mainland: { cents: 490 },
      madeira: { cents: 990 },
      azores: null,
    })
  })

  test('reads words for nothing to pay, and one price for both islands', () => {
    expect(offerOf('PT:::Grátis,PT:Ilhas::29,90 EUR').regions).toEqual({
      mainland: { cents: 0 },
      madeira: { cents: 2990 },
      azores: { cents: 2990 },
    })
  })

  test('follows the order that the column names, and short forms', () => {
    expect(offerOf('4.90 EUR:PT', ['price', 'country']).regions.mainland).toEqual({ cents: 490 })
    expect(offerOf('PT:0 EUR').regions.mainland).toEqual({ cents: 0 })
    expect(offerOf('6 EUR').regions.mainland).toEqual({ cents: 600 })
  })

  test('takes times with the mainland entry', () => {
    expect(offerOf('PT:::4.90 EUR:1:2:3:5')).toMatchObject({ handlingDays: 2, transitDays: 5 })
  })

  test.each([
    ['Portugal Continental: 4,90 €; Ilhas: 19,90 €', 490, 1990, 1990],
    ['Continente: grátis | Madeira: 45€ | Açores: 55€', 0, 4500, 5500],
    ['PT_MADEIRA:19.90 EUR', null, 1990, null],
    ['PT-20::59 EUR,PT:::9 EUR', 900, null, 5900],
    ['PT:9000-001:Standard:59.00 EUR,PT:9700-010:Standard:69.00 EUR', null, 5900, 6900],
    ['6,90 € (continente)', 690, null, null],
  ])('reads the regions of %j, wherever they are named', (line, mainland, madeira, azores) => {
    const cents = (price: number | null) => (price === null ? null : { cents: price })
    expect(offerOf(line).regions).toEqual({ mainland: cents(mainland), madeira: cents(madeira), azores: cents(azores) })
  })

  test.each([
    ['PT::Normal:4.90 EUR,PT::Portes grátis acima de 50 €:0 EUR', 490, 5000],
    ['PT::Free shipping over €99.90:0.00 EUR,PT:::6 EUR', 600, 9990],
    ['PT::Entrega grátis:0 EUR', 0, null],
    ['PT::Compras mais de 100€:2.90 EUR,PT:::4.90 EUR', 490, null],
  ])('takes no price that only large orders have for that of the piece: %j', (line, mainland, from) => {
    expect(offerOf(line)).toMatchObject({ regions: { mainland: { cents: mainland } }, freeFromCents: from })
  })

  test('says what it could not read and when all is for abroad', () => {
    expect(offerOf('PT:::a combinar')).toMatchObject({ invalid: ['PT:a combinar'], regions: { mainland: null } })
    expect(offerOf('ES:::5 EUR').isForeignOnly).toBe(true)
  })
})
