import type { ProfileForms } from '#domains/identity/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Field } from '../../ui/Field.tsx'
import { ACCOUNT_CRUMBS } from '../user/account-crumbs.ts'
import { OwnSection } from './OwnSection.tsx'
import { AvatarForm, type AvatarFormProps } from './AvatarForm.tsx'
import { MailFields } from './MailFields.tsx'
import { fieldOf, SectionForm } from './SectionForm.tsx'

export interface ProfilePageProps {
  readonly forms: ProfileForms
  readonly avatar: AvatarFormProps
  readonly email: string
  /** The section that was saved just now. */
  readonly saved: string | null
  /** Address of the public page while there is one. */
  readonly publicUrl: string
}

/** U-04 /user/perfil: who one is, one's door and room, mails; each part saved by itself. */
export function ProfilePage({ forms, avatar, email, saved, publicUrl }: ProfilePageProps) {
  const note = (name: string) => (saved === name ? 'Guardado.' : null)
  return (
    <div className="wrap">
      <div className="info own">
        <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
        <h1>Perfil</h1>
        <p className="lead">
          Conta de <bdi>{email}</bdi>. Só o nome e o e-mail são precisos; tudo o resto pode ficar em branco.
        </p>
        <OwnSection id="dados" title="Dados pessoais" saved={note('dados')}>
          <SectionForm name="dados" form={forms.dados} button="Guardar os dados">
            <Field {...fieldOf(forms.dados, 'nome')} autoComplete="name" required maxLength={80} />
            <Field
              {...fieldOf(forms.dados, 'codigo-postal')}
              hint="Para os preços com entrega à sua porta. Por exemplo 1000-100."
              autoComplete="postal-code"
              maxLength={32}
            />
          </SectionForm>
        </OwnSection>
        <AvatarForm {...avatar} />
        <SizesSection forms={forms} saved={note('medidas')} />
        <OwnSection
          id="emails"
          title="E-mails"
          lead="Os que dizem respeito à própria conta, como os de segurança, chegam sempre."
          saved={note('emails')}
        >
          <SectionForm name="emails" form={forms.emails} button="Guardar os e-mails">
            <MailFields form={forms.emails} />
          </SectionForm>
        </OwnSection>
        <PublicSection forms={forms} saved={note('publico')} publicUrl={publicUrl} />
        <p className="note">
          <a href={paths.personalData()}>Consentimentos e cópia dos seus dados</a>
        </p>
      </div>
    </div>
  )
}

const GROUPS = [
  { title: 'Porta mais estreita', fields: ['porta-largura', 'porta-altura'] },
  { title: 'Elevador', fields: ['elevador-largura', 'elevador-profundidade', 'elevador-altura'] },
  { title: 'Divisão', fields: ['divisao-largura', 'divisao-comprimento'] },
] as const

function SizesSection({ forms, saved }: { forms: ProfileForms; saved: string | null }) {
  return (
    <OwnSection
      id="medidas"
      title="Porta e divisão"
      lead="Para sabermos se um móvel passa na porta e cabe na divisão. Em centímetros."
      saved={saved}
    >
      <SectionForm name="medidas" form={forms.medidas} button="Guardar as medidas">
        {GROUPS.map(({ title, fields }) => (
          <fieldset className="own-sizes" key={title}>
            <legend>{title}</legend>
            {fields.map((name) => (
              <Field
                key={name}
                {...fieldOf(forms.medidas, name)}
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
              />
            ))}
          </fieldset>
        ))}
      </SectionForm>
    </OwnSection>
  )
}

function PublicSection({ forms, saved, publicUrl }: { forms: ProfileForms; saved: string | null; publicUrl: string }) {
  const form = forms.publico
  const isPublic = form.typed['publico'] === 'sim'
  return (
    <OwnSection
      id="publico"
      title="Página pública"
      lead="Está desligada, a não ser que a ligue. Mostra só o nome público, a fotografia e as suas avaliações; nunca o e-mail."
      saved={saved}
    >
      <SectionForm name="publico" form={form} button="Guardar a página pública">
        <Field {...fieldOf(form, 'nome-publico')} autoComplete="nickname" maxLength={30} />
        <label className="own-tick">
          <input type="checkbox" name="publico" value="sim" defaultChecked={isPublic} />
          Mostrar a minha página a todos
        </label>
        {saved !== null && isPublic && (
          <p>
            <a href={publicUrl}>Ver a página pública</a>
          </p>
        )}
      </SectionForm>
    </OwnSection>
  )
}
