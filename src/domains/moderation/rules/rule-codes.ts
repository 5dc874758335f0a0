import type { PolicyReason } from './policy-reasons.ts'
import type { SubmittedItem } from './submitted-item.ts'

interface Rule {
  /** 1: a person looks. 2: nobody has to. Less: only together with others. */
  readonly weight: number
  /** What the author and the moderator read of it: completes "O texto…" or stands as it is. */
  readonly words: string
  /** Which reason of the policy it is an instance of (policy-reasons.ts); null: of the one that a person named before. */
  readonly reason: PolicyReason | null
}

/** Every rule by its code, which decisions are kept with and programs read: a code never changes its meaning. */
export const rules = {
  link: { weight: 1, words: 'tem um endereço da web', reason: 'advertising' },
  several_links: { weight: 2, words: 'tem vários endereços da web', reason: 'advertising' },
  disguised_link: { weight: 1.5, words: 'tem um endereço da web disfarçado', reason: 'advertising' },
  other_trade: { weight: 1.2, words: 'oferece algo que não é deste site', reason: 'advertising' },
  advertising: { weight: 0.8, words: 'parece publicidade', reason: 'advertising' },
  phone: { weight: 1, words: 'tem um número de telefone', reason: 'contacts' },
  email: { weight: 1, words: 'tem um endereço de e-mail', reason: 'contacts' },
  handle: { weight: 1, words: 'tem um contacto de uma rede social ou de mensagens', reason: 'contacts' },
  personal_number: { weight: 1, words: 'tem um número pessoal (NIF, IBAN ou cartão)', reason: 'personal_data' },
  insult: { weight: 1, words: 'tem palavras que ofendem', reason: 'insult' },
  rough_words: { weight: 0.5, words: 'tem uma palavra grosseira ou uma acusação', reason: 'insult' },
  more_rough_words: { weight: 0.5, words: 'tem várias palavras grosseiras ou acusações', reason: 'insult' },
  says_nothing: { weight: 1, words: 'não diz nada que se perceba', reason: 'unreadable' },
  other_script: { weight: 1, words: 'está escrito num alfabeto que não lemos', reason: 'unreadable' },
  hidden_marks: { weight: 1, words: 'tem carateres escondidos ou trocados', reason: 'unreadable' },
  shouting: { weight: 0.3, words: 'está quase todo em maiúsculas', reason: 'unreadable' },
  copy: { weight: 2, words: 'é igual ao de outra pessoa', reason: 'false' },
  near_copy: { weight: 1, words: 'é quase igual ao de outra pessoa', reason: 'false' },
  copied_often: { weight: 1, words: 'foi repetido por outras pessoas sobre a mesma loja', reason: 'false' },
  network_burst: { weight: 1, words: 'chegou com outros da mesma rede, sobre a mesma loja', reason: 'false' },
  author_burst: { weight: 1, words: 'é um de muitos da mesma pessoa sobre a mesma loja', reason: 'false' },
  shop_burst: { weight: 1, words: 'chegou com muitos outros iguais nas estrelas, em pouco tempo', reason: 'false' },
  decided_before: { weight: 1, words: 'já foi recusado ou retirado por uma pessoa', reason: null },
} as const satisfies Readonly<Record<string, Rule>>

export type RuleCode = keyof typeof rules

export interface Finding {
  readonly code: RuleCode
  readonly weight: number
}

/** Behind a purchase stands a buyer: no rule is certain enough to refuse what one says before a person has read it. */
const MOST_OF_VERIFIED = 1
/** That others wrote the same does not make it false. */
const MOST_OF_VERIFIED_CROWD = 0.5

export function findingOf(code: RuleCode, { isVerified }: Pick<SubmittedItem, 'isVerified'>): Finding {
  const { weight, reason } = rules[code]
  const most = reason === 'false' ? MOST_OF_VERIFIED_CROWD : MOST_OF_VERIFIED
  return { code, weight: isVerified ? Math.min(weight, most) : weight }
}
