export const SERVICES = [
  'site',
  'api',
  'likes',
  'watchdog',
  'admin',
  'search',
  'tracking',
  'features',
  'click',
  'images',
  'lojas',
  'uploads',
] as const
export type Service = (typeof SERVICES)[number]

export const ROLES = ['all', 'web', 'worker', 'search', 'images', 'clicks'] as const
export type Role = (typeof ROLES)[number]

/** Every variable that is read; `docs/configuration.md` has the same names (tested both ways). */
export const VARIABLES = [
  'PORT',
  'HOST',
  'POISO_URL',
  'POISO_ENV',
  'POISO_ROLE',
  'POISO_DATA',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SEARCH_URL',
  'IMAGES_URL',
  'POISO_HOSTS',
  'POISO_SECRET',
  'POISO_PROJECT',
  'POISO_TRUSTED_PROXIES',
  'POISO_METRICS',
  'POISO_FEED_TEST_HOSTS',
  'POISO_DEMO',
  'POISO_DEMO_PORT',
  'POISO_PICTURE_PACE',
  'POISO_STAR_DAYS',
  'POISO_STAFF_PASSKEY_HOURS',
  'POISO_JOIN_RULE_DAYS',
  'POISO_SERVICE_WORKER',
  'POISO_STUDIO',
  'POISO_OPERATOR_NAME',
  'POISO_OPERATOR_NIF',
  'POISO_OPERATOR_ADDRESS',
  'POISO_OPERATOR_EMAIL',
  'POISO_INVOICE_IBAN',
  'POISO_COUNTRIES',
  'POISO_SECOND_CURRENCY',
  'POISO_MODEL_URL',
  'POISO_MODEL_KEY',
  'POISO_MODEL_NAME',
  'POISO_MODEL_REVIEWS',
  'POISO_TRANSLATOR',
  'POISO_TRANSLATOR_KEY',
  'POISO_TAG_URL',
  'POISO_BEHAVIOUR_TAG_URL',
  'POISO_TAG_HOSTS',
  'SMTP_URL',
  'POISO_MAIL_FROM',
  'POISO_CONTACT_MAIL',
  'POISO_MAIL_REPORT_SECRET',
  'POISO_CLOCK',
  'FAILPOINT',
  'POISO_TEST_PG',
] as const

export type Variable = (typeof VARIABLES)[number]
/** The trimmed value of a variable; null where it is unset or empty. */
export type Read = (variable: Variable) => string | null
