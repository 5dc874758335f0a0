import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Ana@Exemplo.pt', 'ana@exemplo.pt'],
  ['ana+loja@exemplo.pt', 'ana@exemplo.pt'],
  ['ana+a+b@exemplo.pt', 'ana@exemplo.pt'],
  ['a.n.a+x@Googlemail.com', 'ana@gmail.com'],
  ['a.na@gmail.com', 'ana@gmail.com'],
  ['a.na@exemplo.pt', 'a.na@exemplo.pt'],
  ['+ana@exemplo.pt', '+ana@exemplo.pt'],
])('%j is the mailbox %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
