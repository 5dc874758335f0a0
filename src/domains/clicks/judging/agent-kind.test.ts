import { expect, test } from 'vitest'
import { agentKind } from './agent-kind.ts'
import { CHROME } from '../testing.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test.each([
  CHROME.replace('140.0.0.0', '140.0.7339.81'),
  CHROME.replace('x86_64', 'x86_64; v17'),
  `${CHROME} abc/9`,
  CHROME.replace('537.36', '537.37'),
  CHROME.toString(),
])('small changes make no other browser of one: %s', (agent) => {
  expect(agentKind(agent)).toBe('Chrome/140 Linux')
})

test('other browsers, versions and devices are other kinds', () => {
  const all = [
    CHROME,
    CHROME.replace('140', '141'),
    PHONE,
    IPHONE,
    IPHONE.replace('Version/18.5', 'CriOS/140.0.1'),
    `${CHROME} Edg/140.0.0.0`,
    CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'),
  ].map(agentKind)
  expect(new Set(all).size).toBe(all.length)
  expect(all.slice(2, 4)).toEqual(['Chrome/140 Android Linux Mobile', 'Version/18 iPhone Mobile'])
})

test('an agent that names no browser is a kind of its own', () => {
  expect([agentKind(''), agentKind('Leitor 1.0')]).toEqual(['', 'Leitor 1.0'])
})
