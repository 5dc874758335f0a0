import { Link } from 'react-router'
import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { PolicyFields, TariffFields, VoucherFields } from '../../../parts/shop-profile/ProfileFields.tsx'
import type { ScreenProps } from '../../screen.ts'

/** B-08: what of a shop is edited by hand: by the same checks as its file. */
export function ShopEditScreen({ data: { eshopId, profile, version }, outcome }: ScreenProps<BackofficeEshop>) {
  return (
    <>
      <ScreenHead title={profile.name} lead="O que ficar vazio é desconhecido, nunca zero.">
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
      <AnsweredForm outcome={outcome} className="form" key={version}>
        <HiddenField name="version" value={version} />
        <TextField name="name" label="Nome" defaultValue={profile.name} maxLength={100} required />
        <TextAreaField name="description" label="Descrição" defaultValue={profile.description ?? ''} maxLength={2000} />
        <TextField
          name="contactMail"
          type="email"
          label="E-mail de contacto"
          hint="Para perguntas e avisos à loja; não é mostrado."
          defaultValue={profile.contactMail ?? ''}
        />
        <TextField
          name="domains"
          label="Domínios"
          hint="Sem www., separados por espaços."
          defaultValue={profile.domains.map(({ domain }) => domain).join(' ')}
        />
        <TextField
          name="coolingOffDays"
          label="Dias para mudar de ideias"
          inputMode="numeric"
          defaultValue={profile.coolingOffDays ?? ''}
        />
        <PolicyFields profile={profile} />
        <TariffFields tariffs={profile.tariffs} />
        <VoucherFields vouchers={profile.vouchers} />
        <TextField name="reason" label="Motivo" maxLength={500} required />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}
