import { describe, expect, test } from 'vitest'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { complaintsAbout } from './account-fields.ts'
import { readEmail } from './email-address.ts'
import { passwordComplaint } from './password.ts'
import { readPersonName } from './person-name.ts'

const about = { email: 'ana.reis@exemplo.pt', name: 'Ana Sofia Reis' }

describe('U-03 U-05 what accounts ask of their fields', () => {
  test('an address is one, however it is typed', () => {
    expect(readEmail('  ANA@Exemplo.PT ')).toBe('ana@exemplo.pt')
    expect(readEmail('joa\u0303o@mo\u0301veis.pt')).toBe('joão@móveis.pt')
    expect(readEmail(`${'a'.repeat(64)}@exemplo.pt`)).not.toBeNull()
  })
  test.each([
    'ana',
    'ana@',
    'ana@casa',
    '@casa.pt',
    'a b@casa.pt',
    'ana@casa.pt, b@casa.pt',
    'ana@casa..pt',
    'ana..b@casa.pt',
    'Ana <ana@casa.pt>',
    'ana@casa.pt\r\nBcc: b@casa.pt',
    'ana@casa.pt\0',
    'ana\u200b@casa.pt',
    'ａna@casa.pt',
    'ﬁa@casa.pt',
    `${'a'.repeat(65)}@exemplo.pt`,
    `${'a'.repeat(600_000)}@exemplo.pt`,
  ])('fault A6 %j is no address', (typed) => {
    expect(readEmail(typed)).toBeNull()
  })
  test('a name is one line, and no advertisement', () => {
    expect(readPersonName(' Ana\r\nSofia \u202e Reis ')).toBe('Ana Sofia Reis')
    expect(readPersonName('Zé')).toBe('Zé')
    for (const bad of ['', ' \u200b ', 'x'.repeat(81), 'Ganhe em https://x.pt', 'www.x.pt', 'ana@x.pt', '<b>'])
      expect(readPersonName(bad), bad).toBeNull()
  })
  test.each([
    ['', 'missing'],
    ['123456789', 'too_short'],
    ['😀'.repeat(9), 'too_short'],
    ['x'.repeat(257), 'too_long'],
    ['aaaaaaaaaa', 'common'],
    ['1212121212', 'common'],
    ['1234567890', 'common'],
    ['0987654321', 'common'],
    ['qwertyuiop', 'common'],
    ['Qwertyuiop123', 'common'],
    ['abcdefghij', 'common'],
    ['ana.reis2026', 'common'],
    ['anasofiareis', 'common'],
    ['ana.reis!!!!', 'common'],
    ['uma frase minha', null],
    ['correct horse battery staple', null],
    ['é de manhã que é', null],
    ['          x', null],
    ['漢字漢字ひらがなカタカナ', null],
    ['x'.repeat(5) + 'Kp9#w', null],
  ])('a password %j: %s', (password, complaint) => {
    expect(passwordComplaint(password, about)).toBe(complaint)
  })
  test.each([
    'Benfica1904!',
    'password123',
    'P@ssw0rd2024',
    'palavra-passe',
    'portugal2026',
    'amor.portugal',
    'iloveyou123!',
    'FCPORTO1893',
    'cristiano7777',
    'Segredo12345',
  ])('%s is one that others choose', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
  test.each(['uma frase minha', 'três gatos no telhado', 'Kp9#wQ2!vZ', 'batatas.cozidas.ontem', 'ω8ц漢字パスワード9'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
  test('over-long and hostile fields take no time', () => {
    const long = 'a'.repeat(1_000_000)
    const began = performance.now()
    complaintsAbout(['name', 'email', 'password', 'terms'], { name: long, email: long, password: long, terms: long })
    expect(performance.now() - began).toBeLessThan(200)
  })
})
