import type { ReviewComplaints, TypedReview } from '#domains/reviews/contract.ts'
import { REVIEW_LIMITS } from '#domains/reviews/contract.ts'

/** Names of the fields as they are sent. */
export const reviewNames = {
  stars: 'estrelas',
  body: 'texto',
  pluses: 'mais',
  minuses: 'menos',
  nickname: 'nome',
} as const satisfies Record<keyof TypedReview, string>

const points = {
  too_long: `Cada linha tem, no máximo, ${REVIEW_LIMITS.pointLength} carateres.`,
  too_many: `Escreva, no máximo, ${REVIEW_LIMITS.points} linhas.`,
}

const complaints: Readonly<Record<keyof TypedReview, Readonly<Record<string, string>>>> = {
  stars: {
    missing: 'Escolha de meia a cinco estrelas.',
    malformed: 'Escolha de meia a cinco estrelas, de meia em meia.',
  },
  body: {
    too_long: `O texto tem, no máximo, ${REVIEW_LIMITS.bodyLength.toLocaleString('pt-PT')} carateres. Encurte-o.`,
  },
  pluses: points,
  minuses: points,
  nickname: {
    missing: 'Escreva o nome que quer mostrar.',
    too_long: `O nome tem, no máximo, ${REVIEW_LIMITS.nicknameLength} carateres.`,
  },
}

/** What is wrong with a field, in a sentence that says what to do. */
export function reviewComplaint(field: keyof TypedReview, said: ReviewComplaints): string | null {
  const code = said[field]
  return code === undefined ? null : (complaints[field][code] ?? 'Corrija este campo.')
}

/** What came of pictures that were sent (`fotografia=`). */
export const photoWords: Readonly<Record<string, { readonly text: string; readonly isWrong: boolean }>> = {
  guardada: { text: 'Recebemos as fotografias. Ficam à vista de todos depois da moderação.', isWrong: false },
  expirou: wrong('A página esteve aberta muito tempo. Escolha as fotografias outra vez.'),
  falta: wrong('Escolha uma fotografia.'),
  muitas: wrong(`Cada avaliação tem, no máximo, ${REVIEW_LIMITS.photos} fotografias. Nenhuma destas foi guardada.`),
  grande: wrong('Uma das fotografias é demasiado grande: até 10 MB e 40 milhões de píxeis cada. Nenhuma foi guardada.'),
  pequena: wrong('Uma das fotografias é demasiado pequena. Nenhuma foi guardada.'),
  vazia: wrong('Uma das fotografias tem uma só cor. Nenhuma foi guardada.'),
  danificada: wrong('Um dos ficheiros está danificado. Nenhuma fotografia foi guardada.'),
  nenhuma: wrong('Um dos ficheiros não é uma fotografia. Nenhuma foi guardada.'),
  svg: wrong('Não aceitamos SVG. Envie JPEG, PNG, WebP ou AVIF.'),
  formato: wrong('Não conhecemos o formato de um dos ficheiros. Envie JPEG, PNG, WebP ou AVIF.'),
  complexa: wrong('Uma das fotografias é demasiado complexa. Nenhuma foi guardada.'),
}

function wrong(text: string) {
  return { text, isWrong: true } as const
}
