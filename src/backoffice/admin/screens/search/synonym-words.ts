import type { RefusedCall } from '../../../parts/frame/outcome.ts'

type Field = 'palavras' | 'significado' | 'categoria'

/** What is wrong, by the code at the beginning of the call's refusal, and which field it is about. */
export const synonymRefusals: Readonly<Record<string, { readonly field: Field; readonly message: string }>> = {
  stop_word: { field: 'palavras', message: 'Uma pesquisa não olha para palavras como «de» ou «barato».' },
  not_words: { field: 'palavras', message: 'Escreva só palavras: números e medidas têm o seu próprio sentido.' },
  too_many_words: { field: 'palavras', message: 'São três palavras de cada lado, no máximo.' },
  no_meaning: { field: 'significado', message: 'Escreva o que querem dizer, ou escolha uma categoria.' },
  two_meanings: { field: 'categoria', message: 'Escolha um só: palavras nossas ou uma categoria.' },
  unknown_category: { field: 'categoria', message: 'Não há nenhuma categoria com este número.' },
  unknown_meaning: { field: 'significado', message: 'Nenhuma oferta nem lista nossa tem esta palavra.' },
  same_word: { field: 'significado', message: 'Os dois lados já são a mesma palavra.' },
  loop: { field: 'significado', message: 'Isto fazia uma cadeia: cada palavra leva ao seu significado num só passo.' },
  too_many: { field: 'palavras', message: 'Já há 2000 sinónimos: retire um antes de juntar outro.' },
}

export function problemIn({ status, detail }: Pick<RefusedCall, 'status' | 'detail'>): {
  readonly field: Field
  readonly message: string
} {
  if (status === 503) return { field: 'palavras', message: 'O índice ainda não está pronto. Tente dentro de momentos.' }
  if (status === 409) {
    const present = /means "(.*)" already$/.exec(detail)?.[1] ?? ''
    return {
      field: 'palavras',
      message: `Estas palavras já querem dizer «${present}». Retire primeiro esse significado.`,
    }
  }
  const code = /^requestBody: (\w+):/.exec(detail)?.[1] ?? ''
  return (
    (Object.hasOwn(synonymRefusals, code) ? synonymRefusals[code] : undefined) ?? {
      field: 'palavras',
      message: 'Escreva entre 1 e 40 carateres de cada lado.',
    }
  )
}
