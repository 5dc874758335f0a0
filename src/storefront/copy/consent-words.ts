import type { ConsentKind } from '#domains/identity/rules/consent.ts'

/** What each kind is called and does, to the person who is asked. A change of meaning is a new CONSENT_TEXT_VERSION. */
export const consentWords = {
  essential: {
    name: 'Essenciais',
    does: 'Fazem o site funcionar: sessão, favoritos, comparação, região de entrega e esta escolha. Estão sempre ligados.',
  },
  functional: {
    name: 'Funcionalidade',
    does: 'Lembram, neste navegador, os produtos vistos, para continuar onde parou na próxima visita.',
  },
  analytics: {
    name: 'Estatística',
    does: 'Contam visitas e dizem de onde vieram, para sabermos o que melhorar.',
  },
  marketing: {
    name: 'Publicidade',
    does: 'Dizem que anúncios trouxeram visitas e permitem mostrar anúncios noutros sites.',
  },
} as const satisfies Readonly<Record<ConsentKind, { readonly name: string; readonly does: string }>>

export const ACCEPT_WORDS = 'Aceitar todos'
export const REFUSE_WORDS = 'Recusar todos'
export const KEEP_WORDS = 'Guardar escolhas'
