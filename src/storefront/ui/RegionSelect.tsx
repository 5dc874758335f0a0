import type { Region } from '#domains/search/contract.ts'
import { regionNames } from '../copy/region-names.ts'
import { regionOptions, regionWord } from '../region-address.ts'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'

/** Carries a region along in a form; nothing for the mainland's. */
export function RegionField({ region }: { region: Region }) {
  return region === 'mainland' ? null : <input type="hidden" name="regiao" value={regionWord(region)} />
}

/** Where to deliver: a form of its own, sent by script when changed and by its button without. `hidden`: what else the address keeps. */
export function RegionSelect({
  action,
  region,
  hidden = {},
}: {
  action: string
  region: Region
  hidden?: Readonly<Record<string, string>>
}) {
  return (
    <form className="region" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label="Entrega em"
        name="regiao"
        defaultValue={regionWord(region)}
        options={regionOptions.map(([each, value]) => ({ value, label: regionNames[each] }))}
        submitsForm
      />
      <Button className="no-script" type="submit">
        Aplicar
      </Button>
    </form>
  )
}
