import { type Account, accountFields, countryOptions } from './account-words.ts'
import { SelectField, TextField } from './Field.tsx'

/** To whom a shop's invoices are made out, for the shop and for who looks after money; null: nobody has said so yet. */
export function AccountFields({ account }: { account: Account | null }) {
  return accountFields.map(([name, label, hint]) =>
    name === 'country' ? (
      <SelectField
        key={name}
        name={name}
        label={label}
        options={withKept(account?.country)}
        defaultValue={account?.country ?? 'PT'}
      />
    ) : (
      <TextField
        key={name}
        name={name}
        label={label}
        {...(hint !== undefined && { hint })}
        maxLength={200}
        required
        defaultValue={account?.[name] ?? ''}
      />
    ),
  )
}

/** What stands there stays, also where the list has no such country. */
function withKept(country: string | undefined): readonly (readonly [string, string])[] {
  return country === undefined || countryOptions.some(([code]) => code === country)
    ? countryOptions
    : [...countryOptions, [country, country]]
}
