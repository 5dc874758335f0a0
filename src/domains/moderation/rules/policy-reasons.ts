/** Why a text may not stay: what reporters choose from, what moderators decide by, and what authors are told. Part of the review policy. */
export const policyReasons = {
  illegal: {
    label: 'É ilegal',
    rule: 'A lei não permite este conteúdo.',
  },
  insult: {
    label: 'Insulta, ameaça ou discrimina',
    rule: 'Não publicamos insultos, ameaças nem discriminação.',
  },
  personal_data: {
    label: 'Mostra dados pessoais de alguém',
    rule: 'Não publicamos dados pessoais de outros.',
  },
  false: {
    label: 'É falso, copiado ou escrito por interesse',
    rule: 'Não publicamos textos comprados, copiados ou escritos pela própria loja ou por um concorrente.',
  },
  advertising: {
    label: 'É publicidade',
    rule: 'Não publicamos publicidade nem ligações para outros sites.',
  },
  contacts: {
    label: 'Tem contactos',
    rule: 'Não publicamos telefones, e-mails nem contas de redes sociais.',
  },
  off_topic: {
    label: 'Não fala da peça nem da loja',
    rule: 'Não publicamos textos que não falem da peça nem da loja.',
  },
  rights: {
    label: 'Viola direitos de autor ou de imagem',
    rule: 'Não publicamos textos nem fotografias sem o direito de os mostrar.',
  },
  unreadable: {
    label: 'Não se percebe',
    rule: 'Não publicamos textos que não se conseguem ler.',
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly rule: string }>>

export type PolicyReason = keyof typeof policyReasons

export function isPolicyReason(code: string): code is PolicyReason {
  return Object.hasOwn(policyReasons, code)
}

/** What a reporter chooses from, in this order. */
export const reportReasons = [
  'illegal',
  'insult',
  'personal_data',
  'false',
  'advertising',
  'contacts',
  'off_topic',
  'rights',
] as const satisfies readonly PolicyReason[]

/** Characters of what a person writes beside the reasons. */
export const MOST_WORDS = 2_000
