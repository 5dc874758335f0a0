/**
 * Why an address has no picture: stable codes, kept with the address, counted for the shop. `message` and `action` are what
 * the shop reads (pt-PT). `isFinal`: trying again soon gives the same; the others are tried again with growing pauses.
 */
export const PICTURE_PROBLEMS = {
  picture_blocked: final(
    'O endereço da imagem não é permitido.',
    'Indique um endereço público que comece por http:// ou https://.',
  ),
  picture_unreachable: passing(
    'O servidor da imagem não responde.',
    'Confirme que o servidor está a funcionar e que o certificado é válido.',
  ),
  picture_slow: passing(
    'O servidor da imagem demora demasiado tempo.',
    'Sirva a imagem como ficheiro, num servidor mais rápido.',
  ),
  picture_server_error: passing(
    'O servidor da imagem responde com um erro.',
    'Confirme que a imagem abre num browser sem sessão iniciada.',
  ),
  picture_refused_by_server: final(
    'O servidor não nos dá a imagem.',
    'Permita o acesso à imagem sem sessão iniciada; o nosso programa identifica-se como PoisoPictures.',
  ),
  picture_redirect: final(
    'O endereço da imagem redireciona para um que não pode ser seguido.',
    'Indique o endereço final da imagem.',
  ),
  picture_cut: passing('A imagem chega incompleta.', 'Confirme que o servidor envia o ficheiro inteiro.'),
  picture_not_found: final('A imagem já não existe no endereço indicado.', 'Corrija o endereço da imagem no feed.'),
  picture_too_heavy: final(
    'O ficheiro da imagem é maior do que 15 MB.',
    'Envie um ficheiro mais leve: 1600 píxeis no lado maior chegam.',
  ),
  picture_too_large: final(
    'A imagem tem mais de 40 milhões de píxeis.',
    'Reduza a imagem: 1600 píxeis no lado maior chegam.',
  ),
  picture_too_small: final('A imagem é demasiado pequena.', 'Envie uma imagem com pelo menos 200 píxeis de lado.'),
  picture_blank: final('A imagem não mostra nada: tem uma só cor.', 'Envie uma fotografia do artigo.'),
  picture_damaged: final(
    'O ficheiro da imagem está danificado ou incompleto.',
    'Grave a imagem de novo e confirme que abre por inteiro.',
  ),
  picture_not_an_image: final(
    'O endereço não devolve uma imagem.',
    'Indique o endereço do próprio ficheiro da imagem, e não o de uma página.',
  ),
  picture_svg: final('Imagens SVG não são aceites.', 'Envie a imagem em JPEG, PNG ou WebP.'),
  picture_format: final('O formato da imagem não é aceite.', 'Envie a imagem em JPEG, PNG, WebP ou GIF.'),
  picture_taken_down: final(
    'A imagem foi retirada e não pode ser mostrada.',
    'Envie outra imagem do artigo. Se lhe parecer um engano, fale connosco.',
  ),
  picture_too_complex: final(
    'A imagem demora demasiado tempo a ser lida.',
    'Envie a imagem em JPEG ou PNG simples, sem animação.',
  ),
} as const satisfies Record<string, PictureProblemRule>

export type PictureProblem = keyof typeof PICTURE_PROBLEMS

export interface PictureProblemRule {
  readonly isFinal: boolean
  readonly message: string
  readonly action: string
}

/** Thrown while an address is fetched or its bytes are read; what happened to the server or the bytes is in `detail`. */
export class PictureFailure extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, detail: string) {
    super(`${problem}: ${detail}`)
    this.name = 'PictureFailure'
    this.problem = problem
  }
}

function final(message: string, action: string) {
  return { isFinal: true, message, action }
}
function passing(message: string, action: string) {
  return { isFinal: false, message, action }
}
