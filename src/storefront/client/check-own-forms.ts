import { profileComplaint } from '#domains/identity/rules/profile-fields.ts'
import { avatarWords, complaintWords } from '../pages/own-data/profile-words.ts'

/** As the upload host has it (docs/limits.md). */
const PICTURE_BYTES = 10 * 1024 ** 2

/**
 * Says beside a field what is wrong when it is left, and from then on as it is typed. A form that is sent all the same comes back with a
 * summary; a picture that is too large is not sent at all. `left`: what was left before this code was there.
 */
export function checkOwnForms(root: Document, left: Iterable<EventTarget>): void {
  const fieldOf = ({ target }: Pick<Event, 'target'>): HTMLInputElement | null =>
    target instanceof HTMLInputElement && target.closest('[data-own]') !== null ? target : null
  const leave = (event: Pick<Event, 'target'>): void => {
    const field = fieldOf(event)
    if (field !== null) say(field, wordsOf(field))
  }
  for (const target of left) leave({ target })
  root.addEventListener('focusout', leave)
  root.addEventListener('input', (event) => {
    const field = fieldOf(event)
    if (field?.ariaInvalid === 'true') say(field, wordsOf(field))
  })
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-avatar]') !== null)
      say(target, pictureWords(target))
  })
  root.addEventListener('submit', (event) => {
    const picture = (event.target as Element).querySelector<HTMLInputElement>('[type=file]')
    const words = picture === null ? null : pictureWords(picture)
    if (picture === null || words === null) return
    event.preventDefault()
    say(picture, words)
    picture.focus()
  })
}

function wordsOf({ name, value }: HTMLInputElement): string | null {
  const kind = profileComplaint(name, value)
  return kind === null ? null : complaintWords(name, kind)
}

function pictureWords({ files }: HTMLInputElement): string | null {
  return (files?.[0]?.size ?? 0) > PICTURE_BYTES ? (avatarWords['grande']?.text ?? null) : null
}

function say(field: HTMLInputElement, words: string | null): void {
  const id = `${field.id}-erro`
  const told = document.getElementById(id) ?? placeOf(field, id)
  if (told.textContent === (words ?? '')) return
  told.textContent = words
  if (words === null) field.removeAttribute('aria-invalid')
  else field.ariaInvalid = 'true'
}

/** Where the server had nothing to say of a field there is none. */
function placeOf(field: HTMLInputElement, id: string): HTMLElement {
  const place = Object.assign(document.createElement('p'), { className: 'complaint', id, role: 'alert' })
  field.closest('.field')?.append(place)
  const by = field.getAttribute('aria-describedby')
  field.setAttribute('aria-describedby', by === null ? id : `${by} ${id}`)
  return place
}
