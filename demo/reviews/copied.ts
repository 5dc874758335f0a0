import type { Draw } from '../prng.ts'

/** Words that somebody who copies puts for others. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['muito', 'bastante'],
  ['bastante', 'muito'],
  ['excelente', 'ótima'],
  ['bonito', 'giro'],
  ['bonita', 'gira'],
  ['comprei', 'encomendei'],
  ['encomendei', 'comprei'],
  ['chegou', 'veio'],
  ['veio', 'chegou'],
  ['gosto', 'gostei'],
  ['adoro', 'adorei'],
  ['recomendo', 'aconselho'],
  ['rápida', 'rapidíssima'],
  ['sala', 'casa'],
  ['quarto', 'escritório'],
  ['marido', 'namorado'],
  ['mulher', 'namorada'],
  ['filho', 'sobrinho'],
  ['filha', 'sobrinha'],
  ['gato', 'cão'],
  ['três', 'quatro'],
  ['dois', 'três'],
  ['meses', 'anos'],
  ['boa', 'muito boa'],
  ['loja', 'empresa'],
  ['problema', 'chatice'],
  ['preço', 'valor'],
]

/** A text with small changes: other words, a sentence less, another end. Null: nothing in it could be changed. */
export function copied(body: string, draw: Draw): string | null {
  let text = body
  const sentences = text.split(/(?<=[.!?]) /)
  if (sentences.length > 2 && draw.chance(0.4)) {
    sentences.splice(draw.int(0, sentences.length - 1), 1)
    text = sentences.join(' ')
  }
  const usable = OTHERS.filter(([word]) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text))
  for (const [word, other] of draw.some(usable, draw.int(1, 3)))
    text = text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), (found) =>
      /^\p{Lu}/u.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other,
    )
  if (draw.chance(0.3)) text = /[.!]$/.test(text) ? text.slice(0, -1) : `${text}!`
  return text === body ? null : text
}
