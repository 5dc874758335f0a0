import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

/** H-06: leads to the chosen country (client/country-select.ts); without script by its button. */
export function CountrySelect() {
  const { countries } = useSite()
  const [here] = countries
  return here === undefined ? null : (
    <form className="country" action={paths.countries()}>
      <label htmlFor="pais">País</label>
      <select id="pais" name="para" defaultValue={here.address} data-country="">
        {countries.map(({ name, address }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button small no-script">
        Ir
      </button>
    </form>
  )
}
