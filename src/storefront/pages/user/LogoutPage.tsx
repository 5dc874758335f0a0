import { SignOutForm } from './SignOutForm.tsx'

export function LogoutPage() {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Terminar sessão</h1>
        <p className="lead">A sessão termina só neste dispositivo.</p>
        <SignOutForm />
      </div>
    </div>
  )
}
