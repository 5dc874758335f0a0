import { Link } from 'react-router'
import type { BackofficeEshop } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { HiddenField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { OwnWordsFields, PolicyFields } from '../../../parts/shop-profile/PolicyFields.tsx'
import { TariffFields } from '../../../parts/shop-profile/TariffFields.tsx'
import { VoucherFields } from '../../../parts/shop-profile/VoucherFields.tsx'
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
        <OwnWordsFields profile={profile} />
        <TextField
          name="domains"
          label="Domínios"
          hint="Sem www., separados por espaços."
          defaultValue={profile.domains.map(({ domain }) => domain).join(' ')}
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
