import { answerComplaint, type AnswerComplaintParameters, listComplaints } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr } from '../../../parts/frame/outcome.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { defineScreen } from '../../screen.ts'

type Outcome = AnswerComplaintParameters['complaintAnswer']['outcome']

/** G-04: what shops object to, and how that ends. */
export const complaintsScreen = defineScreen({
  path: 'reclamacoes',
  label: 'Reclamações de lojas',
  group: 'Moderação',
  access: 'staff:moderation',
  load: ({ api, url }) => listComplaints(api, listQueryOf(url, ['state'])),
  act: async ({ api, form }) => {
    const answered = await answerOr(
      answerComplaint(api, {
        complaintId: Number(form.get('complaintId')),
        complaintAnswer: {
          outcome: String(form.get('outcome') ?? '') as Outcome,
          answer: String(form.get('answer') ?? '').trim(),
        },
      }),
      [400, 404],
    )
    if ('answer' in answered)
      return {
        kind: 'done',
        message: `Resposta guardada. ${countOf(answered.answer.mails, ['pessoa é avisada', 'pessoas são avisadas'])} por e-mail.`,
      }
    return {
      kind: 'refused',
      message:
        answered.refused.status === 404
          ? 'Esta reclamação já tem resposta.'
          : 'Nada ficou guardado: escolha o fim e responda em 20 a 2000 letras.',
    }
  },
  component: async () => (await import('./ComplaintsScreen.tsx')).ComplaintsScreen,
})
