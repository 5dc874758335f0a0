import type { Region } from '#domains/search/contract.ts'
import { regionNames } from '../copy/labels.ts'

/** The regions with their words in the URL; the mainland's is empty because it is the default. */
export const regionOptions: readonly (readonly [region: Region, value: string])[] = [['mainland', ''], ['madeira', 'madeira'], ['azores', 'acores']]

/** Where to deliver: a form of its own, sent by script when changed and by its button without. */
export const RegionSelect = ({ action, region }: { action: string; region: Region }) => (
  <form className="region" action={action}>
    <label className="select">
      <span>Entrega em</span>
      <select name="regiao" defaultValue={regionOptions.find(([each]) => each === region)?.[1]} data-submit="">
        {regionOptions.map(([each, value]) => (
          <option key={each} value={value}>
            {regionNames[each]}
          </option>
        ))}
      </select>
    </label>
    <button className="button no-script" type="submit">
      Aplicar
    </button>
  </form>
)
