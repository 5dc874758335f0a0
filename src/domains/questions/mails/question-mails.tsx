import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailItem, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { QUESTION_LIMITS } from '../question.ts'
import * as notices from './question-notices.ts'

const confirmMail = defineMail({
  ...notices.confirmQuestion,
  subject: () => 'Confirme a sua pergunta',
  reason: () => 'alguém fez uma pergunta com este endereço.',
  Body: ({ product, path, site }) => (
    <>
      <MailHeading>Falta confirmar a pergunta</MailHeading>
      <MailText>{`Recebemos uma pergunta sobre ${product}. Depois de a confirmar, é lida por nós e publicada sem o seu endereço.`}</MailText>
      <MailButton href={site.url + path}>Confirmar a pergunta</MailButton>
      <MailNote>
        {`A ligação serve uma vez e é válida durante ${QUESTION_LIMITS.requestHours} horas. Se não foi você, ignore este e-mail: nada acontece.`}
      </MailNote>
    </>
  ),
})

const askedMail = defineMail({
  ...notices.questionAsked,
  unsubscribePath: ({ unsubscribePath }) => unsubscribePath,
  subject: ({ product }) => `Uma pergunta sobre ${product}`,
  reason: ({ role }) =>
    role === 'shop' ? 'a sua loja vende este produto.' : 'comprou este produto e aceitou responder a perguntas.',
  Body: ({ role, product, productPath, body, answerPath, site }) => (
    <>
      <MailHeading>{role === 'shop' ? 'Um cliente tem uma pergunta' : 'Pode ajudar quem quer comprar?'}</MailHeading>
      <MailText>
        {'Sobre '}
        <MailLink href={site.url + productPath}>{product}</MailLink>:
      </MailText>
      <MailItem>
        <Paragraphs of={body} />
      </MailItem>
      <MailButton href={site.url + answerPath}>Responder</MailButton>
      <MailNote>
        {`Não é preciso ter conta. A resposta aparece na página do produto ${role === 'shop' ? 'com o nome da loja' : 'como de uma compra verificada, sem o seu endereço'}. A ligação é só sua e é válida durante ${QUESTION_LIMITS.tokenDays} dias; serve também para corrigir a resposta.`}
      </MailNote>
    </>
  ),
})

const answeredMail = defineMail({
  ...notices.questionAnswered,
  unsubscribePath: ({ unsubscribePath }) => unsubscribePath,
  subject: ({ product }) => `A sua pergunta sobre ${product} tem uma resposta`,
  reason: () => 'fez esta pergunta.',
  Body: ({ product, question, by, body, ownPath, site }) => (
    <>
      <MailHeading>A sua pergunta tem uma resposta</MailHeading>
      <MailText>{`Perguntou, sobre ${product}:`}</MailText>
      <MailItem>
        <Paragraphs of={question} />
      </MailItem>
      <MailText>{`Respondeu ${by}:`}</MailText>
      <MailItem>
        <Paragraphs of={body} />
      </MailItem>
      <MailButton href={site.url + ownPath}>Ver as respostas</MailButton>
      <MailNote>Nessa página pode também dizer que resposta resolveu a dúvida, ou apagar a pergunta.</MailNote>
    </>
  ),
})

const notPublishedMail = defineMail({
  ...notices.notPublished,
  subject: (said) => `A sua ${whatBecame(said)}`,
  reason: ({ what }) => `escreveu esta ${textWords[what]}.`,
  Body: ({ product, body, statement, casePath, site, ...said }) => (
    <>
      <MailHeading>{`A sua ${whatBecame(said)}`}</MailHeading>
      <MailText>{`Escreveu, sobre ${product}:`}</MailText>
      <MailItem>
        <Paragraphs of={body} />
      </MailItem>
      <Paragraphs of={statement} />
      {casePath !== null && (
        <>
          <MailButton href={site.url + casePath}>Ver a decisão</MailButton>
          <MailNote>Se não concorda, pode reclamar nessa página durante seis meses, sem custo.</MailNote>
        </>
      )}
    </>
  ),
})

const textWords = { question: 'pergunta', answer: 'resposta' } as const
const decisionWords = { hold: 'está retida', refuse: 'não foi publicada', remove: 'foi retirada' } as const

function whatBecame({ what, decision }: { what: keyof typeof textWords; decision: keyof typeof decisionWords }) {
  return `${textWords[what]} ${decisionWords[decision]}`
}

function Paragraphs({ of }: { of: string }) {
  return of
    .split(/\n{2,}/)
    .map((paragraph, index) => (
      <MailText key={index}>
        {paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
      </MailText>
    ))
}

export const mails = [confirmMail, askedMail, answeredMail, notPublishedMail] as const
