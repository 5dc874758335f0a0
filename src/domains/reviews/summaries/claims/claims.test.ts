import { describe, expect, test } from 'vitest'
import { aspectIds, aspects } from './aspect.ts'
import { claimsOf } from './claims-of.ts'
import { pointClaims } from './point-claims.ts'
import { sentencesOf } from './sentences-of.ts'

function said(text: string): string[] {
  return claimsOf(text).map(({ aspect, side }) => `${aspect}${side === 'plus' ? '+' : '-'}`)
}

describe('E-03 the sentences of a text', () => {
  test.each<[text: string, sentences: string[]]>([
    ['Gosto. Abana!  Porquê?', ['Gosto.', 'Abana!', 'Porquê?']],
    ['Custou 79.90 € na loja. Mede 1.20 m.', ['Custou 79.90 € na loja.', 'Mede 1.20 m.']],
    ['O Sr. Silva da loja, etc. e tal.', ['O Sr. Silva da loja, etc. e tal.']],
    ['Pés, puxadores, etc. Abana.', ['Pés, puxadores, etc.', 'Abana.']],
    ['Gosto muito\nAbana\n\n- Macio', ['Gosto muito', 'Abana', '- Macio']],
    ['Adorei 😀 Macio… Recomendo', ['Adorei 😀', 'Macio…', 'Recomendo']],
    ['Comprei em www.loja.pt ontem.Chegou hoje', ['Comprei em www.loja.pt ontem.', 'Chegou hoje']],
    ['...', []],
    ['', []],
  ])('E-03 %j', (text, sentences) => {
    const found = sentencesOf(text)
    expect(found.map((sentence) => sentence.text)).toEqual(sentences)
    expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(sentences)
  })
})

describe('E-03 what a sentence claims', () => {
  test.each<[text: string, ...claims: string[]]>([
    ['Não é nada desconfortável.'],
    ['Não é nada confortável.', 'comfort-'],
    ['Não só é bonita como é estável.', 'looks+', 'stability+'],
    ['Não podia ser mais fácil de montar.', 'assembly+'],
    ['Podia ser mais fácil de montar.', 'assembly-'],
    ['Sem cheiro e muito macio.', 'smell+', 'softness+'],
    ['Nem range nem abana.', 'noise+', 'stability+'],
    ['Confortável, mas demorou três semanas a chegar.', 'comfort+', 'delivery-'],
    ['Tinha medo que fosse frágil, mas não.', 'sturdiness+'],
    ['Tinha medo que fosse frágil.'],
    ['Sendo frágil, tive medo.'],
    ['Deixou de abanar.'],
    ['A minha cadeira antiga abanava.'],
    ['A antiga era mais confortável.', 'comfort-'],
    ['É mais confortável do que a antiga.', 'comfort+'],
    ['Dizem que é confortável.'],
    ['É confortável?'],
    ['"Fácil de montar", dizia a caixa.'],
    ['Que maravilha, esperar um mês pela entrega.'],
    ['OPTIMA QUALIDADE', 'quality+'],
    ['confortavel e facil d montar mto bonito', 'comfort+', 'looks+'],
    ['Conforta\u0301vel e maci\u0301o.', 'comfort+', 'softness+'],
    ['Chegou em 3 dias e montei-a em meia hora.', 'delivery+', 'assembly+'],
    ['É confortável, aliás nada confortável.'],
  ])('E-03 %j claims %j', (text, ...claims) => {
    expect(said(text)).toEqual(claims)
  })

  test('E-03 a point that only names a thing stands for its side, one that says the other side for none', () => {
    const points = (text: string, side: 'plus' | 'minus') => pointClaims(text, side).map(({ aspect }) => aspect)
    expect(points('A montagem', 'plus')).toEqual(['assembly'])
    expect(points('qualidade/preço', 'plus')).toEqual(['value'])
    expect(points('caro', 'minus')).toEqual(['value'])
    expect(points('caro', 'plus')).toEqual([])
    expect(points('Abana muito', 'plus')).toEqual([])
    expect(points('Sem conforto', 'minus')).toEqual(['comfort'])
    expect(points('Nada', 'minus')).toEqual([])
  })

  test('E-03 each aspect has a short phrase for each side', () => {
    const phrases = aspectIds.flatMap((aspect) => [aspects[aspect].pro, aspects[aspect].con])
    expect(new Set(phrases).size).toBe(phrases.length)
    expect(phrases.filter((phrase) => phrase.length > 32 || !/^\p{Lu}/u.test(phrase))).toEqual([])
  })

  test.each([
    ['one word without end', 'confortavel'.repeat(450)],
    ['the same word again and again', 'não confortável '.repeat(310)],
    ['signs alone', ',;!?.'.repeat(1_000)],
    ['marks on one letter', `confort\u00e1vel${'\u0301'.repeat(4_900)}`],
    ['right to left', '\u202econfortável\u202c '.repeat(300)],
    ['markup', '<script>confortável</script>'.repeat(170)],
  ])('hostile: a review of %s is read in a tenth of a second', (_what, text) => {
    const before = performance.now()
    for (const sentence of sentencesOf(text)) claimsOf(sentence.text)
    expect(performance.now() - before).toBeLessThan(100)
  })
})
