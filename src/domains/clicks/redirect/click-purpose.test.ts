import { describe, expect, test } from 'vitest'
import { certainReason } from '../judging/classify.ts'
import { purposeOf } from './click-purpose.ts'
import { CHROME } from '../testing.ts'

function reasonOf(headers: Record<string, string>, method = 'GET', userAgent = CHROME) {
  return certainReason({ purpose: purposeOf(method, headers), userAgent, renderingState: 'good' })
}

describe('fault C2 what nobody clicked', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['a person', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' }, null],
    ['a browser from before such headers', {}, null],
    ['prefetched by Chrome', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }, 'prefetch'],
    ['prerendered by Chrome', { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
    ['prefetched by Safari', { 'x-purpose': 'preview' }, 'prefetch'],
    ['prefetched by an old Firefox', { 'x-moz': 'prefetch' }, 'prefetch'],
    ['prefetched, with another word before it', { 'sec-purpose': 'x', purpose: 'Prefetch' }, 'prefetch'],
    ['an image in another page', { 'sec-fetch-dest': 'image' }, 'embedded'],
    ['a frame in another page', { 'sec-fetch-dest': 'iframe' }, 'embedded'],
    ["another page's program", { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' }, 'embedded'],
    ['a browser without a window', { 'sec-ch-ua': '"HeadlessChrome";v="140", "Not=A?Brand";v="24"' }, 'bot'],
  ])('%s', (_who, headers, reason) => {
    expect(reasonOf(headers)).toBe(reason)
  })

  test('HEAD asks whether an address is there', () => {
    expect(reasonOf({}, 'HEAD')).toBe('head')
  })

  test.each([
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    `${CHROME.replace('Chrome', 'HeadlessChrome')}`,
    'python-requests/2.31',
  ])('previews of links, watchers, crawlers of models and programs are robots: %s', (agent) => {
    expect(reasonOf({}, 'GET', agent)).toBe('bot')
  })
})
