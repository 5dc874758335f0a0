import { NOTICE_LIMITS, type NoticeComplaints, type NoticeField } from '#domains/moderation/contract.ts'

export const noticeLabels: Readonly<Record<NoticeField, string>> = {
  reason: 'O que se passa',
  explanation: 'Explique porquê',
  name: 'Nome',
  email: 'E-mail',
  faith: 'Boa-fé',
}

/** The fields' names on the wire. */
export const noticeNames: Readonly<Record<NoticeField, string>> = {
  reason: 'motivo',
  explanation: 'explicacao',
  name: 'nome',
  email: 'email',
  faith: 'boa_fe',
}

type Kind = NonNullable<NoticeComplaints[NoticeField]>

function most(chars: number): string {
  return `Encurte para ${chars} carateres, no máximo.`
}

const texts: Readonly<Record<NoticeField, Readonly<Partial<Record<Kind, string>>>>> = {
  reason: { missing: 'Escolha um motivo.' },
  explanation: {
    missing: 'Diga porque acha que este texto não deve estar aqui.',
    too_short: 'Escreva um pouco mais, para percebermos o que se passa.',
    too_long: most(NOTICE_LIMITS.explanationChars),
  },
  name: { too_long: most(NOTICE_LIMITS.nameChars) },
  email: { malformed: 'Verifique o e-mail, por exemplo ana@exemplo.pt, ou deixe-o em branco.' },
  faith: { missing: 'Confirme que escreve de boa-fé.' },
}

export function noticeComplaint(field: NoticeField, kind: Kind | undefined): string | null {
  return kind === undefined ? null : (texts[field][kind] ?? null)
}

export function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? '1 minuto' : `${count} minutos`
}
