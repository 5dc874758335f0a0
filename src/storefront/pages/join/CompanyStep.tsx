import { COMPANY_CHARS, type CompanyField, companyFields, JOINING_LIMITS } from '#domains/partners/contract.ts'
import { EU_COUNTRIES } from '#platform/europe/eu-countries.ts'
import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import type { StepView } from './join-view.ts'
import { companyComplaintText, companyWords, stepWords } from './join-words.ts'

const ORDER: readonly CompanyField[] = [
  'legalName',
  'country',
  'taxNumber',
  'register',
  'street',
  'postalCode',
  'city',
  'tradeName',
  'contactName',
  'phone',
  'mail',
]

/** Who the trader is: what the law asks of who sells on a platform, and what invoices need. */
export function CompanyStep({ application, company }: StepView) {
  const site = useSite()
  const typed = company?.typed ?? application.company
  const complaints = company?.complaints ?? {}
  const wrong = companyFields.filter((field) => complaints[field] !== undefined)
  return (
    <>
      {wrong.length > 0 && <Summary wrong={ORDER.filter((field) => wrong.includes(field))} />}
      <form
        className="form"
        method="post"
        action={`${shopsLink(site, paths.shopJoiningStep(application.id, stepWords.company.slug))}#erros`}
      >
        {ORDER.map((field) => {
          const complaint = complaints[field]
          const error = complaint === undefined ? null : companyComplaintText(field, complaint)
          return <CompanyInput key={field} field={field} value={typed?.[field] ?? ''} error={error} />
        })}
        <p className="fine">
          {`Guardamos estes dados para tratar do pedido e, se a loja entrar, para lhe faturar. Um pedido em que ninguém mexe é apagado ao fim de ${JOINING_LIMITS.keptDays} dias.`}
        </p>
        <Button tone="primary" type="submit">
          Guardar e continuar
        </Button>
      </form>
    </>
  )
}

function CompanyInput({ field, value, error }: { field: CompanyField; value: string; error: string | null }) {
  const { name, label, hint, autoComplete } = companyWords[field]
  const id = `campo-${field}`
  if (field === 'country')
    return (
      <Select
        id={id}
        name={name}
        label={label}
        autoComplete={autoComplete}
        defaultValue={value === '' ? 'PT' : value}
        options={Object.entries(EU_COUNTRIES).map(([code, country]) => ({ value: code, label: country }))}
      />
    )
  return (
    <Field
      {...{ id, name, label, hint, autoComplete, error }}
      type={field === 'mail' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      defaultValue={value}
      required={field !== 'register'}
      maxLength={COMPANY_CHARS[field]}
    />
  )
}

/** Has the focus at once: the form's address ends with its id. */
function Summary({ wrong }: { wrong: readonly CompanyField[] }) {
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#campo-${field}`}>{companyWords[field].label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
