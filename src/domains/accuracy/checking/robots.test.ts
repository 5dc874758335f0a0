import { describe, expect, test } from 'vitest'
import { mayRead } from './robots.ts'

function may(robots: string, path = '/sofa?cor=azul'): boolean {
  return mayRead(robots, 'PoisoCheck', path)
}

describe('robots.txt (RFC 9309)', () => {
  test.each<[string, string, string, boolean]>([
    ['no rules', '', '/a', true],
    ['everything closed to everybody', 'User-agent: *\nDisallow: /', '/a', false],
    ['nothing closed', 'User-agent: *\nDisallow:', '/a', true],
    [
      'a group of our own stands above everybody’s',
      'User-agent: *\nDisallow: /\n\nuser-agent: poisocheck\nAllow: /',
      '/a',
      true,
    ],
    ['our own says no', 'User-agent: *\nAllow: /\nUser-agent: PoisoCheck\nDisallow: /', '/a', false],
    ['several names share rules', 'User-agent: a\nUser-agent: PoisoCheck\nDisallow: /p', '/p/1', false],
    [
      'two groups of one name are one',
      'User-agent: PoisoCheck\nDisallow: /a\nUser-agent: b\nDisallow: /\nUser-agent: PoisoCheck\nDisallow: /p',
      '/p',
      false,
    ],
    ['another’s rules are not ours', 'User-agent: Googlebot\nDisallow: /', '/a', true],
    ['the longest decides', 'User-agent: *\nDisallow: /p\nAllow: /p/sofa', '/p/sofa/1', true],
    ['of two as long the one that allows', 'User-agent: *\nDisallow: /page\nAllow: /page', '/page', true],
    ['a star', 'User-agent: *\nDisallow: /*?cor=', '/sofa?cor=azul', false],
    ['an end', 'User-agent: *\nDisallow: /*.php$', '/a.php5', true],
    ['an end that fits', 'User-agent: *\nDisallow: /*.php$', '/a/b.php', false],
    ['letters written as they are and as %XX', 'User-agent: *\nDisallow: /sof%C3%A1', '/sof%c3%a1/1', false],
    ['and in the file as they are', 'User-agent: *\nDisallow: /sofá', '/sof%C3%A1/1', false],
    ['a comment behind a rule', 'User-agent: * # todos\nDisallow: / # nada', '/a', false],
    ['an unknown line is passed over', 'User-agent: *\nCrawl-delay: 10\nDisallow: /a', '/a', false],
    ['HTML in place of it', '<!doctype html><p>Disallow: /', '/a', true],
  ])('%s', (_what, robots, path, expected) => {
    expect(may(robots, path)).toBe(expected)
  })
  test('patterns that are made to take long do not', () => {
    const robots = `User-agent: *\nDisallow: /${'*a'.repeat(900)}$\n`.repeat(200)
    const before = performance.now()
    expect(may(robots, `/${'a'.repeat(4_000)}b`)).toBe(true)
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
