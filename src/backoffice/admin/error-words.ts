/** Why a screen cannot be shown or a form was refused, as people read it. What the call said in English is for the log. */
export interface ErrorWords {
  readonly heading: string
  readonly text: string
  /** Of a form: nothing of it is lost. */
  readonly ofForm: string
}

const AGAIN = 'O que escreveu continua aqui.'

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    heading: 'Não foi possível ler o pedido',
    text: 'Um dos filtros do endereço não é válido.',
    ofForm: 'Nada ficou guardado: um dos valores não pode ser aceite.',
  },
  401: {
    heading: 'A sessão terminou',
    text: 'Inicie sessão outra vez para continuar.',
    ofForm: `Nada ficou guardado: a sessão terminou. Inicie sessão noutro separador e envie de novo. ${AGAIN}`,
  },
  403: {
    heading: 'Sem permissão',
    text: 'Esta área não faz parte das suas funções. Se devia fazer, fale com quem administra o site.',
    ofForm: 'Nada ficou guardado: já não tem permissão para isto. Se devia ter, fale com quem administra o site.',
  },
  404: {
    heading: 'Não há nada neste endereço',
    text: 'Pode ter sido apagado, ou o endereço tem uma letra a mais.',
    ofForm: 'Nada ficou guardado: isto já não existe.',
  },
  405: {
    heading: 'Este ecrã não recebe formulários',
    text: 'Abra-o de novo para ver como está.',
    ofForm: 'Nada ficou guardado: este ecrã não recebe formulários.',
  },
  409: {
    heading: 'Isto mudou entretanto',
    text: 'Outra pessoa guardou antes. Abra de novo para ver como está agora.',
    ofForm: 'Nada ficou guardado: outra pessoa guardou antes. Abra de novo para ver como está agora.',
  },
  429: {
    heading: 'Demasiados pedidos seguidos',
    text: 'Espere um momento e tente de novo.',
    ofForm: `Foram demasiados pedidos seguidos. Espere um momento e envie de novo. ${AGAIN}`,
  },
  503: {
    heading: 'Isto não responde neste momento',
    text: 'Falta algo de que este ecrã precisa. Tente de novo dentro de alguns segundos.',
    ofForm: `Não houve resposta. Verifique se ficou guardado antes de enviar de novo. ${AGAIN}`,
  },
}

const failed: ErrorWords = {
  heading: 'Algo falhou do nosso lado',
  text: 'Ficou registado. Tente de novo dentro de instantes.',
  ofForm: `Algo falhou do nosso lado e ficou registado. Verifique se ficou guardado antes de enviar de novo. ${AGAIN}`,
}

export function errorWords(status: number): ErrorWords {
  return words[status] ?? failed
}
