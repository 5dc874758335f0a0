import { FETCH_EVERY_HOURS, type JoinComplaints } from '#domains/feeds/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field as FieldPart } from '../../ui/Field.tsx'

export const addShopCrumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Para lojas', url: paths.commercialEshop() },
]

export type JoinFields = Readonly<Record<'shop' | 'site' | 'feedUrl' | 'email', string>>
type Field = keyof JoinFields

export const emptyJoin: JoinFields = { shop: '', site: '', feedUrl: '', email: '' }

export interface AddShopProps {
  readonly typed?: JoinFields
  readonly complaints?: JoinComplaints
  /** Too many requests wait already. */
  readonly isBusy?: boolean
}

/** R-15 /adicionar-loja: how a shop joins, and the form by which it asks. */
export function AddShopPage({ typed = emptyJoin, complaints = {}, isBusy = false }: AddShopProps) {
  const wrong = FIELDS.filter(({ field }) => complaints[field] !== undefined)
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={addShopCrumbs} />
        <h1>Adicionar a sua loja</h1>
        <p className="lead">Basta o endereço do feed que já usa noutros sites. A adesão não custa nada.</p>
        <h2>O que é preciso</h2>
        <ul>
          <li>
            Uma loja que venda móveis, decoração ou artigos para a casa, com preços em euros e entrega em Portugal.
          </li>
          <li>
            Um feed num endereço público. <a href={`${paths.commercialEshop()}#laboratorio`}>Experimente-o primeiro</a>:
            vê o que está errado e como os artigos ficariam.
          </li>
          <li>Ligações que abram os artigos no domínio da loja.</li>
        </ul>
        <h2>O que acontece depois</h2>
        <p>
          {`Lemos o pedido, confirmamos que o domínio é seu e respondemos por e-mail. Quando as ofertas entram, passamos a ler o feed de ${FETCH_EVERY_HOURS} em ${FETCH_EVERY_HOURS} horas.`}
        </p>
        <h2 id="pedido">Pedido de adesão</h2>
        {isBusy && (
          <p className="complaint" role="alert">
            De momento não conseguimos guardar mais pedidos. Tente de novo amanhã.
          </p>
        )}
        {wrong.length > 0 && <Summary wrong={wrong} />}
        <form className="form" method="post" action={`${paths.addShop()}#erros`}>
          {FIELDS.map((each) => (
            <FormField key={each.field} {...each} value={typed[each.field]} kind={complaints[each.field]} />
          ))}
          <p className="fine">
            Guardamos estes dados só para responder a este pedido e apagamo-los, o mais tardar, ao fim de seis meses.
          </p>
          <Button tone="primary" type="submit">
            Enviar o pedido
          </Button>
        </form>
        <p className="note">
          <a href={paths.addShopFaq()}>Perguntas frequentes de lojas</a>
        </p>
      </div>
    </div>
  )
}

interface FieldWords {
  readonly field: Field
  readonly name: string
  readonly label: string
  readonly help: string | null
  readonly type: 'text' | 'url' | 'email'
  readonly autoComplete: string
  readonly required: boolean
  readonly missing: string
  readonly malformed: string
}

const FIELDS: readonly FieldWords[] = [
  {
    field: 'shop',
    name: 'loja',
    label: 'Nome da loja',
    help: null,
    type: 'text',
    autoComplete: 'organization',
    required: true,
    missing: 'Escreva o nome da loja.',
    malformed: 'O nome da loja é demasiado longo.',
  },
  {
    field: 'site',
    name: 'site',
    label: 'Endereço da loja',
    help: 'Por exemplo www.asualoja.pt',
    type: 'url',
    autoComplete: 'url',
    required: true,
    missing: 'Escreva o endereço da loja.',
    malformed: 'Verifique o endereço da loja, por exemplo www.asualoja.pt.',
  },
  {
    field: 'feedUrl',
    name: 'feed',
    label: 'Endereço do feed',
    help: 'Se ainda não tiver um, deixe em branco.',
    type: 'url',
    autoComplete: 'off',
    required: false,
    missing: '',
    malformed: 'Verifique o endereço do feed, por exemplo https://www.asualoja.pt/feed.xml.',
  },
  {
    field: 'email',
    name: 'email',
    label: 'E-mail de contacto',
    help: null,
    type: 'email',
    autoComplete: 'email',
    required: true,
    missing: 'Escreva um e-mail para onde possamos responder.',
    malformed: 'Verifique o e-mail, por exemplo ana@exemplo.pt.',
  },
]

/** The names of the form's fields on the wire. */
export const joinFieldNames = FIELDS.map(({ field, name }) => ({ field, name }))

/** Has the focus at once: the form's address ends with its id. */
function Summary({ wrong }: { wrong: readonly FieldWords[] }) {
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
      <ul>
        {wrong.map(({ field, label }) => (
          <li key={field}>
            <a href={`#campo-${field}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Addresses are typed as people say them, without a scheme: the browser's own check of type=url would refuse that. */
function FormField({
  field,
  name,
  label,
  help,
  type,
  autoComplete,
  required,
  missing,
  malformed,
  value,
  kind,
}: FieldWords & { value: string; kind: JoinComplaints[Field] | undefined }) {
  const complaint = kind === 'missing' ? missing : malformed
  return (
    <FieldPart
      id={`campo-${field}`}
      label={label}
      hint={help}
      error={kind === undefined ? null : complaint}
      name={name}
      type={type === 'url' ? 'text' : type}
      inputMode={type}
      autoComplete={autoComplete}
      required={required}
      defaultValue={value}
      maxLength={2_000}
    />
  )
}
