import { type Account, accountFields } from './account-words.ts'
import { TextField } from './Field.tsx'

/** To whom a shop's invoices are made out, for the shop and for who looks after money; null: nobody has said so yet. */
export function AccountFields({ account }: { account: Account | null }) {
  return accountFields.map(([name, label, hint]) => (
    <TextField
      key={name}
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      maxLength={name === 'country' ? 2 : 200}
      required
      defaultValue={account?.[name] ?? (name === 'country' ? 'PT' : '')}
    />
  ))
}
