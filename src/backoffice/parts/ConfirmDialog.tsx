import { useId, useLayoutEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'

interface Question {
  readonly title: string
  readonly effect: string
  readonly confirm: string
  readonly isDangerous?: boolean
}

/**
 * Asks before something is done, with its effect in words. Without script it stands open at the head of the screen. Each way out leads on,
 * so that it is gone afterwards.
 */
export function ConfirmDialog({
  question: { title, effect, confirm, isDangerous = false },
  fields,
}: {
  question: Question
  fields: readonly (readonly [string, string])[]
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  useLayoutEffect(() => {
    const { current } = dialog
    // Open in the HTML it is no modal one.
    current?.close()
    current?.showModal()
    // Closed, and not only gone: then the focus is again where it came from.
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="confirm"
      open
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}e`}
      onCancel={() => void navigate(pathname + search, { replace: true })}
    >
      <h2 id={`${id}t`}>{title}</h2>
      <p id={`${id}e`}>{effect}</p>
      <Form method="post" className="actions">
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Link to={pathname + search} replace className="button">
          Cancelar
        </Link>
        <button type="submit" className={isDangerous ? 'danger' : 'primary'}>
          {confirm}
        </button>
      </Form>
    </dialog>
  )
}
