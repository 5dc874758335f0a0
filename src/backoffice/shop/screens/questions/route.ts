import { answerQuestion, openQuestions } from '#platform/api-client/calls.ts'
import { answerOr } from '../../../parts/frame/outcome.ts'
import { defineScreen } from '../../screen.ts'

/** B-07: questions about the shop's products that it has not answered. */
export const questionsScreen = defineScreen({
  path: 'perguntas',
  label: 'Perguntas',
  group: 'Clientes',
  access: 'read',
  load: ({ api }) => openQuestions(api),
  act: async ({ api, form }) => {
    const answered = await answerOr(
      answerQuestion(api, {
        questionId: String(form.get('questionId') ?? ''),
        answerBody: { text: String(form.get('text') ?? '').trim() },
      }),
      [400, 404, 429],
    )
    if ('answer' in answered) return { kind: 'done', message: 'Resposta guardada. Aparece depois de lida por nós.' }
    const { status } = answered.refused
    if (status === 404) return { kind: 'refused', message: 'Esta pergunta já não espera por resposta.' }
    return {
      kind: 'refused',
      message:
        status === 429
          ? 'Foram muitas respostas seguidas. Espere um momento.'
          : 'A resposta é curta de mais, longa de mais ou não se consegue ler.',
    }
  },
  component: async () => (await import('./QuestionsScreen.tsx')).QuestionsScreen,
})
