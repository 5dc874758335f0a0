import { Document } from '../../layout/Document.tsx'
import { SearchBox } from '../../layout/Header.tsx'
import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { DepartmentLinks } from '../../ui/DepartmentLinks.tsx'

export interface ErrorText {
  readonly heading: string
  readonly text: string
}

/** product.md, Error texts: what happened and what next, no codes. Statuses without a text of their own show the catalogue's title. */
const texts: Readonly<Record<number, ErrorText>> = {
  401: {
    heading: 'É necessário iniciar sessão',
    text: 'Esta página é só de quem tem a sessão iniciada. Se a tinha, terminou entretanto.',
  },
  404: {
    heading: 'Não encontrámos esta página',
    text: 'O endereço pode ter mudado, ou ter uma letra a mais. Procure pelo nome do que queria ver.',
  },
  410: {
    heading: 'Isto já não está disponível',
    text: 'Existiu, mas nenhuma loja o tem agora. Talvez haja algo parecido.',
  },
  429: {
    heading: 'Demasiados pedidos seguidos',
    text: 'Espere um momento e tente de novo. Nada do que fez se perdeu.',
  },
  500: {
    heading: 'Algo falhou do nosso lado',
    text: 'Já ficou registado. Tente de novo dentro de instantes; se continuar, diga-nos o código abaixo.',
  },
  503: { heading: 'Estamos sobrecarregados', text: 'Volte a tentar dentro de alguns segundos.' },
}

/** Of those who share a status with another cause. */
const textsByCode: Readonly<Record<string, ErrorText>> = {
  passkey_needed: {
    heading: 'Entre com a sua chave de acesso',
    text: 'A gestão só se abre numa sessão iniciada há pouco com uma chave de acesso. Se ainda não tem uma, acrescente-a na sua conta.',
  },
  unavailable: {
    heading: 'Isto não responde neste momento',
    text: 'Falta-nos algo de que esta página precisa. Volte a tentar dentro de alguns segundos.',
  },
}

/** What a refusal says to people. */
export function errorText({ status, code, title }: { status: number; code: string; title: string }): ErrorText {
  return textsByCode[code] ?? texts[status] ?? { heading: title, text: 'Procure pelo nome do que queria ver.' }
}

/** An error in pt-PT, with a search box and the request's id. */
export function ErrorPage(error: { status: number; code: string; title: string; requestId: string; address: string }) {
  const { heading, text } = errorText(error)
  return (
    <Document script="words" head={{ title: heading, description: text, canonical: null, robots: 'noindex' }}>
      <div className="wrap error-page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {(error.status === 401 || error.code === 'passkey_needed') && (
          <p className="lead">
            <LinkButton tone="primary" href={paths.login({ next: error.address })}>
              {labels.signIn}
            </LinkButton>
          </p>
        )}
        <SearchBox id="procura-erro" query="" />
        <DepartmentLinks />
        <p>
          <a className="quiet" href={paths.homepage()}>
            Página inicial
          </a>
        </p>
        <p className="fine">{`Código do pedido: ${error.requestId}`}</p>
      </div>
    </Document>
  )
}
