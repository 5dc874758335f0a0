import { SignOutForm } from './SignOutForm.tsx'

/** R-10 /user, first version: who is signed in, and the way out. */
export function UserPage({ name, email }: { name: string; email: string }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>A sua conta</h1>
        <p className="lead">
          Tem sessão iniciada como <b>{name}</b>.
        </p>
        <p>
          E-mail: <bdi>{email}</bdi>
        </p>
        <SignOutForm />
      </div>
    </div>
  )
}
