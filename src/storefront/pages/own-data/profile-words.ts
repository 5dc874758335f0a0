import type { ProfileComplaint } from '#domains/identity/rules/profile-fields.ts'

/** Labels of the profile's fields, by their names on the wire. */
export const fieldLabels: Readonly<Record<string, string>> = {
  nome: 'Nome',
  'codigo-postal': 'Código postal',
  'nome-publico': 'Nome público',
  'porta-largura': 'Largura da porta (cm)',
  'porta-altura': 'Altura da porta (cm)',
  'elevador-largura': 'Largura do elevador (cm)',
  'elevador-profundidade': 'Profundidade do elevador (cm)',
  'elevador-altura': 'Altura do elevador (cm)',
  'divisao-largura': 'Largura da divisão (cm)',
  'divisao-comprimento': 'Comprimento da divisão (cm)',
  ritmo: 'Quantos e-mails',
  'silencio-ate': 'Horas sem e-mails',
}

/** What is wrong and what to do about it, in one sentence. */
export function complaintWords(field: string, kind: ProfileComplaint): string {
  const words = WORDS[field]?.[kind]
  if (words !== undefined) return words
  return kind === 'out_of_range'
    ? 'Esta medida não parece certa. Escreva-a em centímetros.'
    : 'Escreva centímetros, por exemplo 80 ou 80,5.'
}

const WORDS: Readonly<Record<string, Partial<Record<ProfileComplaint, string>>>> = {
  nome: {
    missing: 'Escreva o seu nome.',
    malformed: 'Escreva um nome com 80 letras no máximo, sem endereços.',
  },
  'codigo-postal': { malformed: 'Verifique o código postal, por exemplo 1000-100.' },
  'nome-publico': {
    missing: 'Escreva o nome que os outros veem.',
    too_long: 'O nome público pode ter até 30 caracteres.',
    malformed: 'Use só letras, números, espaços, pontos e hífenes, e comece por uma letra ou um número.',
  },
  ritmo: { missing: 'Escolha quantos e-mails quer receber.' },
  'silencio-ate': {
    incomplete: 'Escolha as duas horas, ou nenhuma.',
    malformed: 'Escolha duas horas diferentes.',
  },
}

/** What came of a picture that was sent, by the page's address. */
export const avatarWords: Readonly<Record<string, { readonly text: string; readonly isWrong: boolean }>> = {
  guardada: { text: 'Fotografia guardada.', isWrong: false },
  retirada: { text: 'Fotografia retirada.', isWrong: false },
  expirou: wrong('Esta página esteve aberta demasiado tempo. Escolha a fotografia de novo.'),
  falta: wrong('Escolha primeiro uma fotografia.'),
  grande: wrong('A fotografia é demasiado grande: até 10 MB e 40 milhões de píxeis.'),
  pequena: wrong('A fotografia é demasiado pequena: precisa de 200 píxeis de lado, pelo menos.'),
  vazia: wrong('A fotografia tem uma só cor. Escolha outra.'),
  danificada: wrong('A fotografia está danificada ou incompleta. Grave-a de novo ou escolha outra.'),
  nenhuma: wrong('O ficheiro não é uma fotografia. Escolha um JPEG, PNG, WebP ou AVIF.'),
  svg: wrong('Desenhos SVG não são aceites. Escolha um JPEG, PNG, WebP ou AVIF.'),
  formato: wrong('Este formato não é aceite. Escolha um JPEG, PNG, WebP ou AVIF.'),
  complexa: wrong('A fotografia demora demasiado tempo a ler. Escolha um JPEG ou PNG simples.'),
}

function wrong(text: string) {
  return { text, isWrong: true }
}
