/**
 * The one catalogue of errors (decisions.md, Wire): every HTTP refusal and every row of the specification's section 8.
 * Codes are stable, titles are pt-PT and for people, `detail` is English and names the parameter or value.
 * `docs/errors.md` has the same rows (tested both ways).
 */

/** Refusals that leave by HTTP as application/problem+json. */
export const httpErrors = {
  bad_request: { status: 400, title: 'Não foi possível compreender o pedido' },
  parameter_missing: { status: 400, title: 'Falta um dado no pedido' },
  parameter_invalid: { status: 400, title: 'Um dado do pedido não é válido' },
  body_malformed: { status: 400, title: 'O conteúdo enviado não pôde ser lido' },
  text_not_allowed: { status: 400, title: 'O texto contém caracteres que não são permitidos' },
  unauthenticated: { status: 401, title: 'É necessário iniciar sessão' },
  forbidden: { status: 403, title: 'Não tem permissão para esta ação' },
  passkey_needed: { status: 403, title: 'Entre com a sua chave de acesso para continuar' },
  cross_site_refused: { status: 403, title: 'O pedido veio de outro site e foi recusado' },
  not_found: { status: 404, title: 'Não encontrámos o que procura' },
  method_not_allowed: { status: 405, title: 'Esta ação não é possível neste endereço' },
  request_timeout: { status: 408, title: 'O pedido demorou demasiado tempo a chegar' },
  conflict: { status: 409, title: 'Os dados foram entretanto alterados' },
  gone: { status: 410, title: 'Isto já não está disponível' },
  payload_too_large: { status: 413, title: 'O conteúdo enviado é demasiado grande' },
  uri_too_long: { status: 414, title: 'O endereço é demasiado longo' },
  unsupported_media_type: { status: 415, title: 'Este tipo de conteúdo não é aceite' },
  misdirected: { status: 421, title: 'Este endereço não é deste site' },
  unprocessable: { status: 422, title: 'Os dados enviados não podem ser aceites' },
  too_many_requests: { status: 429, title: 'Demasiados pedidos: tente novamente dentro de momentos' },
  headers_too_large: { status: 431, title: 'O cabeçalho do pedido é demasiado grande' },
  internal: { status: 500, title: 'Ocorreu um erro inesperado' },
  starting: { status: 503, title: 'O site está a arrancar: tente novamente dentro de momentos' },
  unavailable: { status: 503, title: 'O serviço está temporariamente indisponível' },
  overloaded: { status: 503, title: 'Muitos pedidos neste momento: tente novamente dentro de segundos' },
} as const satisfies Record<string, { status: number; title: string }>

export type RefusalCode = keyof typeof httpErrors

/** Section 8 of the specification, in its order and with its words; `message` is what the code shows, logs or throws. */
export const clientErrors = {
  response_error: { row: 'Non-2xx response', message: 'Response returned an error code' },
  fetch_error: {
    row: 'Request fails, no fallback',
    message: 'The request failed and the interceptors did not return an alternative response',
  },
  required_error: {
    row: 'Missing mandatory parameter',
    message: 'Required parameter "{parameter}" was null or undefined when calling {call}().',
  },
  like_sync_failed: { row: 'Like syncing failure', message: null },
  likes_batch_failed: { row: 'Likes batch load failure', message: 'Failed to load a batch of likes' },
  clipboard_failed: { row: 'Clipboard copy failure', message: 'Failed to copy to clipboard' },
  watchdog_status_failed: { row: 'Watchdog status read failure', message: null },
  impression_send_failed: { row: 'Impression send failure', message: null },
  modal_load_failed: { row: 'Modal loading failure', message: null },
  login_token_invalid: { row: 'Invalid login token', message: 'Invalid login token' },
  flags_http_error: { row: 'Feature-flag fetch HTTP error', message: 'HTTP error: {status}' },
  storage_not_available: { row: 'Storage helper', message: 'not available' },
  storage_disabled: { row: 'Storage helper', message: 'disabled' },
  storage_quota_exceeded: { row: 'Storage helper', message: 'quota exceeded' },
  image_size_unknown: { row: 'Image URL building', message: 'Given sizeName does not exist' },
  image_size_missing: { row: 'Image URL building', message: 'Either a width or a sizeName must be given' },
  click_source_missing: { row: 'Card without click source', message: 'No click source provided' },
} as const satisfies Record<string, { row: string; message: string | null }>

export type ClientErrorCode = keyof typeof clientErrors
