import type { ReactNode } from 'react'
import { Island } from '../../islands/Island.tsx'
import type { AccountFormProps } from '../../parts/auth/AccountForm.tsx'
import { authForm } from '../../parts/auth/AuthForm.island.tsx'

export interface AuthPageProps {
  readonly title: string
  readonly lead: string | null
  /** Absent: there is nothing to fill in. */
  readonly form?: AccountFormProps | undefined
  readonly children?: ReactNode
}

/** A page of accounts: its words, its form, and where else to go. */
export function AuthPage({ title, lead, form, children }: AuthPageProps) {
  return (
    <div className="wrap">
      <div className="info auth">
        <h1>{title}</h1>
        {lead !== null && <p className="lead">{lead}</p>}
        {form !== undefined && <AuthIsland form={form} />}
        {children}
      </div>
    </div>
  )
}

export function AuthIsland({ form }: { readonly form: AccountFormProps }) {
  return <Island of={authForm} props={{ page: form }} />
}
