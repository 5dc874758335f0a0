import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openWords } from './open-words.ts'
import { readWordsFile } from './read-words-file.ts'
import { WordsError, type WordsNames, type WordsText } from './words-text.ts'

const names: WordsNames = { values: { site: 'Poiso', nif: null, esperto: '<b>&' }, slots: ['tabela'] }

const front = ['title: Sobre', 'description: Uma descrição.', 'date: 2026-11-26', 'summary:', '  - Uma frase.']

function aFile(body: string, lines: readonly string[] = front): string {
  return ['---', ...lines, '---', ...body.split('\n')].join('\n')
}

function read(body: string, lines = front): WordsText {
  const text = readWordsFile('sobre.v1.md', aFile(body, lines), names)
  if (!('ident' in text)) throw new Error(JSON.stringify(text))
  return text
}

function htmlOf(body: string): string {
  return read(body)
    .parts.map((part) => (part.kind === 'html' ? part.html : `[${part.name}]`))
    .join('')
}

/** 'line: message' of all that is wrong. */
function wrong(file: string, path = 'sobre.v1.md'): string[] {
  const text = readWordsFile(path, file, names)
  if ('ident' in text) throw new Error('nothing is wrong with it')
  return text.map(({ line, message }) => `${line}: ${message}`)
}

describe('R-15 a page of words', () => {
  test('is its front matter and its Markdown; headings have ids and make the contents', () => {
    const text = read('## O que é\n\nUm *sítio*.\n\n### Mais\n\n## Para quem?\n\nTodos.')
    expect(text).toMatchObject({ ident: 'sobre', version: 1, date: '2026-11-26', summary: ['Uma frase.'], order: 500 })
    expect(text.contents).toEqual([
      { id: 'o-que-e', words: 'O que é' },
      { id: 'para-quem', words: 'Para quem?' },
    ])
    expect(text.parts).toEqual([{ kind: 'html', html: expect.stringContaining('<h2 id="o-que-e">O que é</h2>') }])
  })
  test('takes values from the code, says what nobody filled in, and escapes both', () => {
    expect(htmlOf('O {{site}}, NIF {{nif}}, {{esperto}}.')).toBe(
      '<p>O Poiso, NIF <mark>por preencher</mark>, &lt;b&gt;&amp;.</p>\n',
    )
  })
  test('has a place for what is generated, alone in its paragraph', () => {
    expect(htmlOf('Antes.\n\n{{tabela}}\n\nDepois.')).toBe('<p>Antes.</p>\n[tabela]<p>Depois.</p>\n')
    expect(wrong(aFile('Antes {{tabela}}.'))).toEqual(['8: {{tabela}} stands alone in its paragraph'])
    expect(wrong(aFile('Antes.\n\nE {{xpto}}.'))).toEqual(['10: {{xpto}} is unknown'])
  })
  test('opens questions, with an id and Markdown in the answer', () => {
    expect(htmlOf('::: Quanto custa?\n**Nada.**\n:::')).toBe(
      '<details id="quanto-custa"><summary>Quanto custa?</summary><p><strong>Nada.</strong></p>\n</details>',
    )
  })
  test('aligns figures by a class: the policy allows no style attribute', () => {
    const html = htmlOf('| Regra | Dias |\n| --- | ---: |\n| Um | 30 |')
    expect(html).toContain('<th scope="col" class="figure">Dias</th>')
    expect(html).toContain('<td class="figure">30</td>')
    expect(html).not.toContain('style=')
  })
})

describe('what cannot be read is said with its line', () => {
  test.each([
    ['no front matter', 'Olá', '1: the file begins without front matter between two lines of ---'],
    ['a field too few', aFile('', front.slice(1)), /^1: title: /],
    ['an unknown field', aFile('', [...front, 'autor: Ana']), /Unrecognized key: "autor"/],
    ['a day that is none', aFile('', front.with(2, 'date: 2026-02-30')), /^4: date: /],
    ['a title of two lines', aFile('', front.with(0, 'title: "a\\nb"')), /^2: title: is more than one line/],
    ['the same field twice', aFile('', [...front, 'title: Outra']), /^7: Map keys must be unique/],
    ['broken YAML', aFile('', front.with(1, 'description: "aberta')), /^\d: /],
    ['a prototype', aFile('', [...front, '__proto__: {x: 1}']), /__proto__/],
    [
      'aliases that stand for a gigabyte',
      aFile('', [...front, 'a: &a [x, x]', 'b: &b [*a, *a]', 'changes: [*b, *b]']),
      '2: the front matter holds aliases or no names at all',
    ],
    ['a tag of another language', aFile('', front.with(0, 'title: !!js/function "x"')), /^2: Unresolved tag/],
    ['a list instead of names', aFile('', ['- a']), '2: the front matter holds aliases or no names at all'],
    ['a character that nobody sees', aFile('a\n\nb\u202ec'), '10: holds a character that nobody can see'],
    ['HTML', aFile('Um <b>erro</b>.'), '8: HTML is not read here: "Um <b>erro</b>."'],
    ['a script', aFile('a\n\n<script>alert(1)</script>'), /^10: HTML is not read here/],
    ['a script in a question', aFile('::: Sim?\n<script>\n:::'), /^9: HTML is not read here/],
    ['a script as a link', aFile('[x](javascript:alert(1))'), '8: a link cannot lead to "javascript:alert(1)"'],
    ['one by entities', aFile('[x](&#106;avascript:alert)'), /^8: a link cannot lead to/],
    ['an auto link', aFile('<javascript:alert(1)>'), /^8: a link cannot lead to/],
    ['data in a link', aFile('[x](data:text/html,x)'), /^8: a link cannot lead to/],
    ['a link without TLS', aFile('[x](http://exemplo.pt)'), /^8: a link cannot lead to/],
    ['a link to another host in disguise', aFile('[x](//exemplo.pt)'), /^8: a link cannot lead to/],
    ['a link by reference', aFile('[x][y]\n\n[y]: javascript:alert(1)'), /^8: a link cannot lead to/],
    ['a picture', aFile('![x](/a.png)'), '8: pictures are not shown here'],
    ['a heading of the first level', aFile('# Sobre'), /^8: the title is the only heading of the first level/],
    ['a level left out', aFile('## Um\n\n#### Dois'), '10: a heading of level 4 below one of 2'],
    ['a heading twice', aFile('## Um\n\n## Um'), /^10: another heading of this text is called "Um" already/],
    [
      'a link in the summary',
      aFile('', front.with(4, '  - "[x](javascript:y)"')),
      /^2: summary: a link cannot lead to/,
    ],
  ])('%s', (_what, file, said) => {
    expect(wrong(file)).toEqual([typeof said === 'string' ? said : expect.stringMatching(said)])
  })
  test('a file of another name, a later version without its news, one of a megabyte', () => {
    expect(wrong(aFile(''), 'sobre.md')).toEqual(['1: a file is named as "termos.v1.md"'])
    expect(wrong(aFile(''), '../x.v1.md')).toHaveLength(1)
    expect(wrong(aFile(''), 'sobre.v2.md')).toEqual(['2: changes: a later version says what is new in it'])
    expect(wrong(aFile('a'.repeat(1_000_000)))).toEqual(['1: is longer than 200000 characters'])
  })
})

describe('versions', () => {
  const folder = (files: Readonly<Record<string, string>>): string => {
    const root = mkdtempSync(join(tmpdir(), 'poiso-words-'))
    for (const [path, file] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), file)
    }
    return root
  }
  const dated = (date: string, more: readonly string[] = []) =>
    aFile('Texto.', [...front.with(2, `date: ${date}`), ...more])
  const changes = ['changes: Prazo maior.']
  const three = {
    'termos.v1.md': dated('2026-01-01'),
    'termos.v2.md': dated('2026-06-01', changes),
    'termos.v3.md': dated('2026-12-15', changes),
    'wiki/b.v1.md': dated('2026-01-01', ['order: 2']),
    'wiki/a.v1.md': dated('2026-01-01', ['order: 9']),
  }
  test('the one whose day has come holds, from midnight in Lisbon; the next is announced and the old ones stay', () => {
    const words = openWords(names, folder(three))
    const at = (moment: string) => words.at('termos', new Date(moment))
    expect(at('2026-05-31T22:59:00Z')?.text.version).toBe(1)
    expect(at('2026-05-31T23:00:00Z')?.text.version).toBe(2)
    expect(at('2026-11-26T10:00:00Z')).toMatchObject({ text: { version: 2 }, next: { version: 3 } })
    expect(at('2027-01-01T10:00:00Z')).toMatchObject({ text: { version: 3 }, next: null })
    expect(at('2027-01-01T10:00:00Z')?.versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect([words.version('termos', 1)?.date, words.version('termos', 4), words.at('nada', new Date())]).toEqual([
      '2026-01-01',
      null,
      null,
    ])
  })
  test('of two of one day the later one holds', () => {
    const words = openWords(
      names,
      folder({ 'termos.v1.md': dated('2026-06-01'), 'termos.v2.md': dated('2026-06-01', changes) }),
    )
    expect(words.at('termos', new Date('2026-06-01T10:00:00Z'))).toMatchObject({ text: { version: 2 }, next: null })
  })
  test('the texts of a folder stand in their order', () => {
    const words = openWords(names, folder(three))
    expect(words.under('wiki', new Date('2026-11-26')).map(({ ident }) => ident)).toEqual(['wiki/b', 'wiki/a'])
    expect(words.under('', new Date('2026-11-26')).map(({ ident }) => ident)).toEqual(['termos'])
  })
  test('one that is missing or earlier stops the start, with all that is wrong, each with file and line', () => {
    const bad = {
      'termos.v1.md': dated('2026-06-01'),
      'termos.v2.md': dated('2026-05-31', changes),
      'uso.v2.md': dated('2026-06-01', changes),
      'outro.v1.md': aFile('# Não'),
    }
    let said: unknown
    try {
      openWords(names, folder(bad))
    } catch (error) {
      said = error
    }
    expect(said).toBeInstanceOf(WordsError)
    expect((said as WordsError).message.split('\n')).toEqual([
      expect.stringMatching(/^outro\.v1\.md:8: the title is the only heading/),
      'termos.v2.md:1: date: is earlier than that of version 1',
      'uso.v2.md:1: version 1 is missing',
    ])
  })
})
