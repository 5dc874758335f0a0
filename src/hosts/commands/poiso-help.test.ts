import { describe, expect, test } from 'vitest'
import { COMMANDS } from './poiso-commands.ts'
import { asksForHelp, helpText } from './poiso-help.ts'

const names = Object.keys(COMMANDS)

describe('help of every command', () => {
  test.each(names)('poiso %s', (name) => {
    const use = COMMANDS[name]?.use ?? ''
    for (const flag of ['--help', '-h']) {
      const words = [...name.split(' '), ...(use.includes('--shop') ? ['--shop', 'Loja'] : []), flag]
      expect(asksForHelp(words)).toBe(true)
      const [usage, empty, does, , title, ...rest] = helpText(words, COMMANDS).split('\n')
      expect([usage, empty, title]).toEqual([`Usage: poiso ${use}`, '', 'Parameters:'])
      expect(does).toMatch(/^[A-Z].*\.$/)
      const explained = rest.slice(0, rest.indexOf(''))
      expect(explained.filter((line) => !/^ {2}\S.*? {2,}\S/.test(line))).toEqual([])
      for (const parameter of use.slice(name.length).match(/--[a-z-]+|\b[A-Z]{2,}/g) ?? [])
        expect([parameter, explained.some((line) => line.includes(parameter))]).toEqual([parameter, true])
      expect(rest).toEqual(expect.arrayContaining(['Exit codes:', '  0  done']))
    }
  })

  test.each([...new Set(names.filter((name) => name.includes(' ')).map((name) => name.split(' ')[0] ?? ''))])(
    'the group %s lists its own',
    (group) => {
      const listed = [...helpText([group, '--help'], COMMANDS).matchAll(/^ {2}poiso (\w+) ([\w-]+)/gm)].map(
        (match) => `${match[1]} ${match[2]}`,
      )
      expect(listed).toEqual(names.filter((name) => name.startsWith(`${group} `)))
    },
  )
})

test('all of them are listed without a command, and what asks for no help gets none', () => {
  for (const words of [[], ['help'], ['--help'], ['-h'], ['nonsense', '--help']]) {
    expect(asksForHelp(words)).toBe(true)
    for (const { use } of Object.values(COMMANDS)) expect(helpText(words, COMMANDS)).toContain(`\n  poiso ${use}\n`)
  }
  for (const words of [['serve'], ['feeds', 'import', '--shop', 'help'], ['nonsense']])
    expect(asksForHelp(words)).toBe(false)
})
