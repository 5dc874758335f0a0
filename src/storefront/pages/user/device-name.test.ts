import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome em Windows'],
  [`${LINUX} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome em Linux'],
  [`${LINUX} Chromium/140.0.0.0 Safari/537.36`, 'Chrome em Linux'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome em Android'],
  [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome em Android'],
  [`${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, 'Chrome em iPhone'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge em Windows'],
  [`${WINDOWS} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'Edge em Windows'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge em Android'],
  [`${IPHONE} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/604.1`, 'Edge em iPhone'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera em Windows'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.6.0`, 'Opera em iPhone'],
  [`${IPHONE} OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53`, 'Opera em iPhone'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet em Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox em Windows'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox em Android'],
  [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox em iPhone'],
  [`${MAC} Version/18.5 Safari/605.1.15`, 'Safari em Mac'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari em iPhone'],
  [`${IPAD} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari em iPad'],
  [`${IPHONE} OutroNavegador/1.0 Mobile/15E148 Safari/604.1`, 'iPhone'],
  ['curl/8.5.0', 'Dispositivo desconhecido'],
  ['', 'Dispositivo desconhecido'],
])('U-03 a device is named after its browser and system, not after what it also claims to be: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
