/** What is wrong with a thing, by the path's steps: { blocks: 'Bloco', alt: 'o que mostra' }; '' says nothing of a step. */
type FieldWords = Readonly<Record<string, string>>

/**
 * The calls say in English what is wrong, a line each with its path (`blocks[2].alt: is missing`); people read it in Portuguese, with the
 * field as its screen calls it: 'Bloco 3, o que mostra: falta'.
 */
export function problemWords(detail: string, fields: FieldWords): string {
  return detail
    .split('\n')
    .map((line) => sentence(line, fields))
    .join('; ')
}

/** The same by the fields of the form: `nameOf` says which one a path is typed in; null: in none that can be named. */
export function problemsByField(
  detail: string,
  fields: FieldWords,
  nameOf: (path: string) => string | null,
): Readonly<Record<string, string>> {
  const found = detail.split('\n').flatMap((line) => {
    const path = WITH_PATH.exec(line)?.[1] ?? ''
    const name = path === '' ? null : nameOf(path)
    return name === null ? [] : [[name, `${sentence(line, fields)}.`] as const]
  })
  return Object.fromEntries(found)
}

const WITH_PATH = /^(?:(?:required )?parameter )?(?:document\.?)?([a-z][\w.[\]]*?|):? (.+?)(?: \([A-Za-z]+\))?$/s

function sentence(line: string, fields: FieldWords): string {
  const whole = wordsOf(line)
  if (whole !== null) return capital(whole)
  const [, path = '', message = ''] = WITH_PATH.exec(line) ?? []
  const field = fieldOf(path, fields)
  return capital(
    `${field === '' ? '' : `${field}: `}${fileWords(message) ?? wordsOf(message) ?? 'não pode ser aceite'}`,
  )
}

/** 'blocks[2].hotspots[0].x' → 'Bloco 3, ponto 1, milésimas da esquerda'. */
function fieldOf(path: string, fields: FieldWords): string {
  const steps = path.split('.').flatMap((step) => {
    const [, name = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(step) ?? []
    const words = fields[name] ?? name
    return words === '' ? [] : [index === undefined ? words : `${words} ${Number(index) + 1}`]
  })
  return steps.join(', ')
}

/** Of a file that a value names: 'sala.jpg: it is no picture' → '«sala.jpg» não é uma imagem'. */
function fileWords(message: string): string | null {
  const [, file, why = ''] = /^([\w. -]+\.\w{2,5}): (.+)$/s.exec(message) ?? []
  return file === undefined ? null : `«${file}» ${wordsOf(why) ?? 'não pode ser aceite'}`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Found = readonly string[]
type Rule = readonly [RegExp, string | ((found: Found) => string)]

function wordsOf(message: string): string | null {
  const accepted = /^is not accepted: (.+)$/s.exec(message)?.[1]
  if (accepted !== undefined) return wordsOf(accepted)
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(message)
    if (found !== null) return typeof words === 'string' ? words : words(found)
  }
  return null
}

function mark(index: string | undefined): number {
  return Number(index) + 1
}

const RULES: readonly Rule[] = [
  [/^is missing$|^must have a length of at least 1$|^Too small: expected string/, 'falta'],
  [/^has no picture$|^there is no picture$/, 'falta a imagem'],
  [/^there is no text$/, 'falta um bloco com texto'],
  [/^no piece is marked$/, 'falta marcar uma peça'],
  [/^is more than one line$/, 'tem mais do que uma linha'],
  [/^holds a character that nobody can see$/, 'tem um carácter que não se vê'],
  [/^the name of a picture$/, 'não é o lugar de uma imagem'],
  [/^the path of a listing/, 'não é o endereço de uma listagem deste site, que começa por /'],
  [/^no such picture is kept$/, 'não está guardada no site: envie-a outra vez'],
  [/^is the address of no listing$/, 'não é o endereço de nenhuma que exista'],
  [/^has no product now$/, 'não tem agora nenhum produto'],
  [/^lies outside the picture$/, 'fica fora da imagem'],
  [/^in whole thousandths$|^must be a whole number$|^Invalid input: expected (?:int|number)/, 'é um número inteiro'],
  [/^a row has as many cells/, 'cada linha tem tantas células como os cabeçalhos'],
  [/^lower-case letters and digits/, 'só letras minúsculas sem acentos, algarismos e hífenes'],
  [/^"(.*)" is another article's$/, ([, slug]) => `«${slug}» já é de outro artigo`],
  [/^HTML is not read here: "(.*)"$/s, ([, html]) => `não se aceita HTML: «${html}»`],
  [/^pictures are not shown here$/, 'as imagens têm um bloco próprio'],
  [/^a heading without words$/, 'há um título sem palavras'],
  [/^another heading of this (?:text|article) is called "(.*)" already$/, ([, words]) => `há dois títulos «${words}»`],
  [/^the title is the only heading/, 'os títulos dentro do texto começam por ##'],
  [
    /^a heading of level (\d) below one of (\d)$/,
    ([, low, high]) => `há um título de nível ${low} abaixo de um de nível ${high}`,
  ],
  [/^a link cannot lead to "(.*)"$/s, ([, link]) => `uma ligação não pode levar a «${link}»`],
  [/^(\{\{.*\}\}) (?:is unknown|stands alone)/, ([, name]) => `${name} não quer dizer nada aqui`],
  [
    /^Too big: expected string to have <=(\d+)|^must have a length of at most (\d+)/,
    (found) => `tem no máximo ${found[1] ?? found[2]} caracteres`,
  ],
  [/^Too big: expected array to have <=(\d+)/, ([, most]) => `no máximo ${most}`],
  [/^Too small: expected array to have >=(\d+)/, 'falta'],
  [
    /^Too small: expected (?:number|int) to be >=(\d+)|^must be at least (\d+)$/,
    (found) => `no mínimo ${found[1] ?? found[2]}`,
  ],
  [
    /^Too big: expected (?:number|int) to be <=(\d+)|^must be at most (\d+)$/,
    (found) => `no máximo ${found[1] ?? found[2]}`,
  ],
  [
    /^Invalid option|^Invalid discriminator|^must be one of|^is no (?:room|style) of the catalogue/,
    'não é uma das escolhas',
  ],
  [/^must match/, 'não está escrito como devia'],
  [/^there is no offer (\d+)$/, ([, id]) => `não há nenhuma oferta ${id}`],
  [/^there is no shop (\d+)$/, ([, id]) => `não há nenhuma loja ${id}`],
  [
    /^offer (\d+) is marked already by hotspots\[(\d+)\]$/,
    ([, id, at]) => `a oferta ${id} já está na marca ${mark(at)}`,
  ],
  [/^lies upon hotspots\[(\d+)\]$/, ([, at]) => `fica em cima da marca ${mark(at)}`],
  [/^there are (\d+) (articles|inspirations) already$/, ([, most]) => `já há ${most}, e mais não cabem`],
  [/^it was never published$/, 'nunca foi publicado'],
  [/^it is published already/, 'já está publicado: publique as alterações já, ou retire-o primeiro'],
  [/^it is larger than 15 MB$/, 'tem mais de 15 MB'],
  [/^it has more than 40 million pixels$/, 'tem mais de 40 milhões de píxeis'],
  [/^it is too small/, 'é pequena de mais: pelo menos 200 píxeis num lado e 80 no outro'],
  [/^it shows nothing but one colour$/, 'é de uma cor só'],
  [/^it is damaged/, 'está estragada ou incompleta'],
  [/^it is no picture$/, 'não é uma imagem'],
  [/^SVG is not taken|^its format is not taken/, 'só JPEG, PNG, WebP, AVIF ou GIF'],
  [/^reading it takes too long$/, 'demora demasiado a ler'],
  [/^no file was chosen$/, 'não escolheu nenhum ficheiro'],
  [/^no picture of this name was sent$/, 'não foi enviada com o ficheiro'],
  [/^it is larger than 4 MB$/, 'tem mais de 4 MB'],
  [/^it is no text$/, 'não é um texto'],
  [/^not JSON/, 'não é JSON'],
  [/^one file of words is brought/, 'só um ficheiro JSON ou CSV de cada vez'],
  [/^there is no JSON and no CSV/, 'falta o ficheiro JSON ou CSV'],
  [/^the heading "(.*)" is unknown: (.+)$/, ([, name, all]) => `a coluna «${name}» não existe; há ${all}`],
  [/^the heading "(.*)" is missing$/, ([, name]) => `falta a coluna «${name}»`],
  [/^a heading stands twice$/, 'há uma coluna repetida'],
  [/^the name of a file beside this one$/, 'é só o nome de uma imagem enviada com o ficheiro'],
  [/^the shop has no offer "(.*)"$/s, ([, itemId]) => `a loja não tem nenhuma oferta «${itemId}»`],
  [/^is another one than in line (\d+)$/, ([, line]) => `não é o mesmo que na linha ${line}`],
  [/^"(.*)" stands at inspirations\[(\d+)\] already$/, ([, ident]) => `«${ident}» já está antes no ficheiro`],
  [/^Unrecognized keys?: (.+)$/, ([, names]) => `não existe: ${names}`],
  [/^Invalid input: expected boolean/, 'é sim ou não'],
  [/^Invalid input: expected (?:string|array|object|nonoptional)/, 'falta'],
  [/^somebody changed it meanwhile/, 'alguém a mudou entretanto; traga-a outra vez'],
]
