/**
 * What shops embed as `/pixel/v1.js` (docs/contracts/orders.md). It runs on pages that are not ours, in whatever browser, so it is plain
 * ECMAScript 5, touches nothing of the page, and fails in silence. Before `consent` it neither sends, nor keeps, nor reads anything.
 */
export const PIXEL_SCRIPT = String.raw`/* Poiso, pixel v1: sends an order only after poiso('consent', 'granted'). */
(function (w, d) {
  'use strict'
  var NAME = 'poiso_click'
  var KEPT_MS = 30 * 86400000
  var script = d.currentScript
  if (!script || (w.poiso && w.poiso.v)) return
  var origin = script.src.slice(0, script.src.indexOf('/pixel/'))
  var shop = null, test = null, consent = null, waiting = [], sent = {}

  function store(value) {
    try {
      if (value === null) w.localStorage.removeItem(NAME)
      else w.localStorage.setItem(NAME, value)
    } catch (e) {}
  }
  /* The click that opened this shop from Poiso: in the address of the page, later in the shop's own storage. */
  function keepClick() {
    var found = /[?&]poiso_click=([\w-]{22})(?:[&#]|$)/.exec(w.location.search)
    if (found) store(found[1] + '.' + new Date().getTime())
  }
  function keptClick() {
    try {
      var parts = (w.localStorage.getItem(NAME) || '').split('.')
      if (parts.length === 2 && new Date().getTime() - Number(parts[1]) <= KEPT_MS) return parts[0]
    } catch (e) {}
    return null
  }
  function send(body, tries) {
    var again = function () {
      if (tries > 1) w.setTimeout(function () { send(body, tries - 1) }, tries === 3 ? 2000 : 8000)
    }
    try {
      w.fetch(origin + '/pixel/v1/order', { method: 'POST', body: body, keepalive: true, credentials: 'omit' })
        .then(function (answer) { if (answer.status === 429 || answer.status >= 500) again() }, again)
    } catch (e) {}
  }
  function flush() {
    if (consent !== 'granted' || (shop === null && test === null)) return
    while (waiting.length > 0) {
      var order = waiting.shift()
      var body = JSON.stringify({
        consent: consent, shop: shop, test: test, order: order.told, signature: order.signature, click: keptClick()
      })
      if (!Object.prototype.hasOwnProperty.call(sent, body)) send(body, 3)
      sent[body] = true
    }
  }
  function act(args) {
    var what = args[0], value = args[1]
    if (what === 'shop') shop = String(value)
    else if (what === 'test') test = String(value)
    else if (what === 'order' && value) waiting.push({ told: value, signature: args[2] ? String(args[2]) : null })
    else if (what === 'consent') {
      consent = value === 'granted' ? 'granted' : 'denied'
      if (consent === 'granted') keepClick()
      else store(null)
    }
    flush()
  }
  var queue = (w.poiso && w.poiso.q) || []
  w.poiso = function () { try { act(arguments) } catch (e) {} }
  w.poiso.v = 1
  for (var i = 0; i < queue.length; i++) w.poiso.apply(null, queue[i])
})(window, document)
`
