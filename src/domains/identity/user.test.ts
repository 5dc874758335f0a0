import { describe, expect, test } from 'vitest'
import { initialsOf } from './claims.ts'
import type { Claims } from './claims.ts'
import { isOnSite, staffRolesOf } from './roles/stored-roles.ts'
import { userFromClaims } from './user.ts'

function claims(given: Partial<Claims> = {}): Claims {
  return {
    uid: 7,
    name: 'Ana Sofia Reis',
    email: ' Ana@Exemplo.pt',
    avatar: { url: null, initials: 'AR' },
    roles: { admin: false, eshop: false, eshops: [] },
    dateOfBirth: '1990-02-28',
    gender: 2,
    ...given,
  }
}

describe('E-13 what is derived from the claims', () => {
  test('names, hashed e-mail, avatar, date of birth and gender', () => {
    expect(userFromClaims(claims(), 'poiso', null)).toMatchObject({
      id: 7,
      firstName: 'Ana',
      lastName: 'Sofia Reis',
      avatarUrl: null,
      dob: '1990-02-28',
      gender: 'female',
      // printf 'ana@exemplo.pt' | sha256sum
      hashedEmail: 'c764d0f93989e66c865e16836080a058985b8f91ed775e2a5ebc565788d9a2b3',
    })
    expect(userFromClaims(claims({ gender: 1 }), 'poiso', null).gender).toBe('male')
    expect(userFromClaims(claims({ gender: null, name: 'Ana' }), 'poiso', null)).toMatchObject({
      gender: null,
      firstName: 'Ana',
      lastName: '',
    })
  })
  test.each([
    [true, true],
    [false, false],
    [{ poiso: true }, true],
    [{ poiso: false }, false],
    [{ outro: true }, false],
    [{ '': true }, true],
    [{}, false],
    [{ '': false, poiso: true }, true],
  ])('roles.admin %j makes isAdmin %s on the site poiso', (admin, expected) => {
    expect(isOnSite(admin, 'poiso')).toBe(expected)
  })
  test.each(['constructor', '__proto__', 'toString'])('a site named %s is no admin by inheritance', (site) => {
    expect(isOnSite({}, site)).toBe(false)
  })
  test('E-13 narrow roles are by site as well, and an admin of this site has them all', () => {
    const staff = { content: true, feeds: { outro: true }, moderation: { poiso: true }, finance: { '': true } }
    expect([...staffRolesOf({ staff }, 'poiso')]).toEqual(['content', 'moderation', 'finance'])
    expect([...staffRolesOf({ admin: { poiso: true } }, 'poiso')]).toHaveLength(4)
    expect([...staffRolesOf({ admin: { outro: true } }, 'poiso')]).toEqual([])
  })
  test('P-03 admin mode needs an admin and the cookie 1', () => {
    const admin = claims({ roles: { admin: true, eshop: false, eshops: [] } })
    expect([null, '0', '1', 'true'].map((cookie) => userFromClaims(admin, 'poiso', cookie).adminModeEnabled)).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(userFromClaims(claims(), 'poiso', '1').adminModeEnabled).toBe(false)
  })
  test('P-04 isEshop comes from the roles', () => {
    expect(
      userFromClaims(claims({ roles: { admin: false, eshop: true, eshops: ['loja'] } }), 'poiso', null),
    ).toMatchObject({
      isEshop: true,
      eshops: ['loja'],
      isAdmin: false,
    })
  })
  test.each([
    ['Ana Sofia Reis', 'AR'],
    ['ana', 'A'],
    ['Élia Óscar', 'ÉÓ'],
    ['  ', ''],
    ['😀 X', '😀X'],
  ])('initials of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
