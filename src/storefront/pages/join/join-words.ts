import type {
  CheckRun,
  CompanyComplaint,
  CompanyField,
  DomainComplaint,
  FeedComplaint,
  JoiningStep,
} from '#domains/partners/contract.ts'

/** Steps as their addresses and headings say them, in their order. */
export const stepWords: Readonly<Record<JoiningStep, { readonly slug: string; readonly title: string }>> = {
  company: { slug: 'empresa', title: 'Empresa' },
  domain: { slug: 'dominio', title: 'Domínio' },
  feed: { slug: 'feed', title: 'Feed' },
  terms: { slug: 'condicoes', title: 'Condições' },
}

/** The step of an address, or null. */
export function stepOf(slug: string): JoiningStep | null {
  const found = Object.entries(stepWords).find(([, words]) => words.slug === slug)
  return (found?.[0] as JoiningStep | undefined) ?? null
}

/** Fields of the company as they are sent, and what is read beside them. */
export const companyWords: Readonly<
  Record<
    CompanyField,
    {
      readonly name: string
      readonly label: string
      readonly hint?: string
      readonly autoComplete: string
      readonly missing: string
      readonly malformed: string
    }
  >
> = {
  legalName: {
    name: 'empresa',
    label: 'Nome legal da empresa',
    hint: 'Como está no registo comercial; de quem trabalha em nome individual, o nome da pessoa.',
    autoComplete: 'organization',
    missing: 'Escreva o nome legal da empresa.',
    malformed: 'O nome da empresa tem de ter letras, em cada palavra de um só alfabeto.',
  },
  tradeName: {
    name: 'loja',
    label: 'Nome da loja',
    hint: 'É o nome que aparece ao lado das ofertas.',
    autoComplete: 'off',
    missing: 'Escreva o nome da loja.',
    malformed: 'O nome da loja tem de ter letras, em cada palavra de um só alfabeto.',
  },
  country: {
    name: 'pais',
    label: 'País da empresa',
    autoComplete: 'country',
    missing: 'Escolha o país da empresa.',
    malformed: 'Escolha um país da lista.',
  },
  taxNumber: {
    name: 'nif',
    label: 'Número de contribuinte',
    hint: 'NIF ou, noutro país da União Europeia, o número de IVA. Verificamos os algarismos; o registo no VIES não é consultado agora.',
    autoComplete: 'off',
    missing: 'Escreva o número de contribuinte.',
    malformed: 'Este número não tem a forma de um número de contribuinte do país que escolheu.',
  },
  register: {
    name: 'registo',
    label: 'Registo comercial (se for outro número)',
    autoComplete: 'off',
    missing: '',
    malformed: 'Verifique o registo comercial.',
  },
  street: {
    name: 'morada',
    label: 'Morada da sede',
    autoComplete: 'street-address',
    missing: 'Escreva a morada da sede.',
    malformed: 'Verifique a morada.',
  },
  postalCode: {
    name: 'codigo-postal',
    label: 'Código postal',
    autoComplete: 'postal-code',
    missing: 'Escreva o código postal.',
    malformed: 'Escreva o código postal completo, por exemplo 1000-100.',
  },
  city: {
    name: 'localidade',
    label: 'Localidade',
    autoComplete: 'address-level2',
    missing: 'Escreva a localidade.',
    malformed: 'Verifique a localidade.',
  },
  contactName: {
    name: 'contacto',
    label: 'Pessoa de contacto',
    autoComplete: 'name',
    missing: 'Escreva o nome da pessoa de contacto.',
    malformed: 'Verifique o nome da pessoa de contacto.',
  },
  phone: {
    name: 'telefone',
    label: 'Telefone',
    autoComplete: 'tel',
    missing: 'Escreva um telefone.',
    malformed: 'Verifique o telefone, por exemplo +351 210 000 000.',
  },
  mail: {
    name: 'email',
    label: 'E-mail da loja',
    hint: 'Para avisos e perguntas de clientes. Não é mostrado no site.',
    autoComplete: 'email',
    missing: 'Escreva o e-mail da loja.',
    malformed: 'Verifique o e-mail, por exemplo loja@exemplo.pt.',
  },
}

export function companyComplaintText(field: CompanyField, complaint: CompanyComplaint): string {
  switch (complaint) {
    case 'missing':
      return companyWords[field].missing
    case 'malformed':
      return companyWords[field].malformed
    case 'too_long':
      return 'É demasiado longo.'
    case 'check_digit':
      return 'Há um algarismo trocado: o último não corresponde aos outros.'
    case 'country':
      return 'Este número é de outro país. Escolha o país da empresa ou escreva o número desse país.'
  }
}

export const domainComplaints: Readonly<Record<DomainComplaint, string>> = {
  missing: 'Escreva o domínio da loja.',
  malformed: 'Isto não é um domínio. Escreva-o por exemplo assim: asualoja.pt.',
  address: 'Escreva o nome do domínio, e não um endereço IP.',
  local: 'Este nome só existe dentro de uma rede. Escreva o domínio público da loja.',
  port: 'Escreva o domínio sem porta: a loja tem de responder em https://.',
  shared:
    'Este nome é partilhado por muitas lojas. Escreva o endereço completo da sua, por exemplo asualoja.myshopify.com.',
  unknown_ending: 'Não conhecemos esta terminação. Verifique o domínio.',
  taken: 'Este domínio já é de uma loja do site, ou de um pedido que espera por decisão. Se a loja é sua, escreva-nos.',
}

export const feedComplaints: Readonly<Record<FeedComplaint, string>> = {
  missing: 'Escreva o endereço do feed.',
  malformed: 'Verifique o endereço do feed, por exemplo https://www.asualoja.pt/feed.xml.',
  busy: 'De momento há muitos feeds à espera. Tente de novo dentro de um minuto.',
}

export const checkOutcomes: Readonly<Record<NonNullable<CheckRun['outcome']>, string>> = {
  proven: 'Encontrámos o que era preciso.',
  absent: 'Ainda não encontrámos a linha pedida.',
  failed: 'Não conseguimos ler nada.',
}

export const proofWords = { dns: 'registo de DNS', file: 'ficheiro no site', mail: 'e-mail do domínio' } as const

/** 'Tente de novo dentro de 2 minutos.' */
export function waitWords(seconds: number): string {
  if (seconds < 60) return 'Foram várias tentativas seguidas. Tente de novo dentro de um minuto.'
  const minutes = Math.ceil(seconds / 60)
  return `Foram várias tentativas seguidas. Tente de novo dentro de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`
}
