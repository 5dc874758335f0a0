import type { Region } from '#domains/search/contract.ts'
import { regionWord } from '../../region-address.ts'
import { POSTAL_CODE_REFUSED } from './postal-code.ts'
import { Button } from '../../ui/Button.tsx'

/**
 * The exact postal code. In the browser it is kept there and makes the totals exact (client/postal-code.ts); without script
 * the form leads to the code's region, and a code that is none comes back with the message.
 */
export function PostalCodeForm({ action, region, hasError }: { action: string; region: Region; hasError: boolean }) {
  return (
    <form className="postal" action={`${action}#onde`} noValidate data-postal="">
      {region !== 'mainland' && <input type="hidden" name="regiao" value={regionWord(region)} />}
      <label className="postal-field">
        <span>Código postal</span>
        <input
          name="codigo-postal"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="1000-100"
          maxLength={16}
          aria-describedby="codigo-postal-erro"
          aria-invalid={hasError || undefined}
        />
      </label>
      <Button type="submit">Calcular</Button>
      <p className="complaint" id="codigo-postal-erro" data-postal-error="" role="alert">
        {hasError ? POSTAL_CODE_REFUSED : ''}
      </p>
    </form>
  )
}
