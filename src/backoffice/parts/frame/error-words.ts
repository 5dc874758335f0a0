import type { RefusalCode } from '#platform/errors/catalogue.ts'

/** Why a screen cannot be shown or a form was refused, as people read it. What the call said in English is for the log. */
export interface ErrorWords {
  readonly heading: string
  readonly text: string
  /** Of a form: nothing of it is lost. */
  readonly ofForm: string
}

const AGAIN = 'O que escreveu continua aqui.'

const invalid: ErrorWords = {
  heading: 'Não foi possível ler o pedido',
  text: 'Um dos filtros do endereço não é válido.',
  ofForm: 'Nada ficou guardado: um dos valores não pode ser aceite.',
}
const forbidden: ErrorWords = {
  heading: 'Sem permissão',
  text: 'Esta área não faz parte das suas funções. Se devia fazer, fale com quem administra o site.',
  ofForm: 'Nada ficou guardado: já não tem permissão para isto. Se devia ter, fale com quem administra o site.',
}
const absent: ErrorWords = {
  heading: 'Não há nada neste endereço',
  text: 'Pode ter sido apagado, ou o endereço tem uma letra a mais.',
  ofForm: 'Nada ficou guardado: isto já não existe.',
}
const tooLarge: ErrorWords = {
  heading: 'O pedido é grande de mais',
  text: 'Peça menos de cada vez.',
  ofForm: `Nada ficou guardado: é mais do que se aceita de uma vez. ${AGAIN}`,
}
const unanswered: ErrorWords = {
  heading: 'Isto não responde neste momento',
  text: 'Falta algo de que este ecrã precisa. Tente de novo dentro de alguns segundos.',
  ofForm: `Não houve resposta. Verifique se ficou guardado antes de enviar de novo. ${AGAIN}`,
}
const failed: ErrorWords = {
  heading: 'Algo falhou do nosso lado',
  text: 'Ficou registado. Tente de novo dentro de instantes.',
  ofForm: `Algo falhou do nosso lado e ficou registado. Verifique se ficou guardado antes de enviar de novo. ${AGAIN}`,
}

/** Of every refusal of the catalogue, by its code. */
const words: Readonly<Record<RefusalCode, ErrorWords>> = {
  bad_request: invalid,
  parameter_missing: { ...invalid, ofForm: 'Nada ficou guardado: falta um dos valores.' },
  parameter_invalid: invalid,
  body_malformed: invalid,
  text_not_allowed: { ...invalid, ofForm: 'Nada ficou guardado: há num dos textos um carácter que não se vê.' },
  unauthenticated: {
    heading: 'A sessão terminou',
    text: 'Inicie sessão outra vez para continuar.',
    ofForm: `Nada ficou guardado: a sessão terminou. Inicie sessão noutro separador e envie de novo. ${AGAIN}`,
  },
  forbidden,
  passkey_needed: {
    heading: 'Entre com a sua chave de acesso',
    text: 'A gestão abre só a quem entrou com uma chave de acesso há pouco tempo.',
    ofForm: `Nada ficou guardado: entre com a sua chave de acesso noutro separador e envie de novo. ${AGAIN}`,
  },
  cross_site_refused: forbidden,
  not_found: absent,
  method_not_allowed: {
    heading: 'Este ecrã não recebe formulários',
    text: 'Abra-o de novo para ver como está.',
    ofForm: 'Nada ficou guardado: este ecrã não recebe formulários.',
  },
  request_timeout: unanswered,
  conflict: {
    heading: 'Isto mudou entretanto',
    text: 'Outra pessoa guardou antes. Abra de novo para ver como está agora.',
    ofForm: 'Nada ficou guardado: outra pessoa guardou antes. Abra de novo para ver como está agora.',
  },
  gone: absent,
  payload_too_large: tooLarge,
  uri_too_long: tooLarge,
  unsupported_media_type: invalid,
  misdirected: absent,
  unprocessable: invalid,
  too_many_requests: {
    heading: 'Demasiados pedidos seguidos',
    text: 'Espere um momento e tente de novo.',
    ofForm: `Foram demasiados pedidos seguidos. Espere um momento e envie de novo. ${AGAIN}`,
  },
  headers_too_large: tooLarge,
  internal: failed,
  starting: unanswered,
  unavailable: unanswered,
  overloaded: unanswered,
}

/** Of what the router itself refuses, and of what answered without a problem. */
const byStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  422: 'unprocessable',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** By the code of the problem; by the status where there is none that we know. */
export function errorWords({
  code,
  status,
}: {
  readonly code?: string | undefined
  readonly status: number
}): ErrorWords {
  if (code !== undefined && Object.hasOwn(words, code)) return words[code as RefusalCode]
  return words[byStatus[status] ?? 'internal']
}
