import type { ConsentKind } from '#domains/identity/rules/consent.ts'

/** Something that the site keeps in a browser. The cookies page is made of this list; a test looks for what is kept and not on it. */
export interface KnownCookie {
  /** As the browser has it; a `*` at the end stands for whatever follows. */
  readonly name: string
  readonly store: 'cookie' | 'localStorage' | 'sessionStorage' | 'caches'
  /** Without consent only what is essential is kept. */
  readonly kind: ConsentKind
  /** What it is for, in a sentence to the person whose browser it is. */
  readonly purpose: string
  /** How long, in words. */
  readonly kept: string
  /** The site's own, or of the tag manager that an operator has configured. */
  readonly whose: 'own' | 'tag'
}

const YEAR = days(365)
const MONTH = days(30)
const UNTIL_CLEARED = 'até ser apagado'

export const knownCookies: readonly KnownCookie[] = [
  cookie('_cc', 'essential', 'Guarda as escolhas sobre cookies.', YEAR),
  cookie(
    '_ccp',
    'essential',
    'Guarda a versão do texto mostrado e, quando há consentimento, um número aleatório que serve apenas de prova.',
    YEAR,
  ),
  cookie('session', 'essential', 'Mantém a sessão iniciada.', '90 dias'),
  cookie('__Secure-session', 'essential', 'Mantém a sessão iniciada.', '90 dias'),
  cookie('jwt', 'essential', 'Mostra o nome de quem tem a sessão iniciada.', '90 dias'),
  cookie('registration', 'essential', 'Confirma que o registo continua no navegador em que começou.', '1 dia'),
  cookie('way-on', 'essential', 'Leva de volta ao que estava a ser feito depois de confirmado o registo.', '1 hora'),
  cookie('admin-mode-2', 'essential', 'Mostra a quem administra o site os dados de administração.', MONTH),
  cookie('visitor', 'essential', 'Evita que o mesmo clique numa loja seja contado duas vezes.', MONTH),
  cookie('__Secure-visitor', 'essential', 'Evita que o mesmo clique numa loja seja contado duas vezes.', MONTH),
  cookie('quadro', 'essential', 'Reconhece quem disse o nome num quadro partilhado.', YEAR),
  cookie('__Host-quadro', 'essential', 'Reconhece quem disse o nome num quadro partilhado.', YEAR),
  cookie('regiao', 'essential', 'Guarda a região de entrega escolhida.', YEAR),
  cookie('banner-strip-seen', 'essential', 'Não volta a mostrar um aviso que foi fechado.', YEAR),
  cookie('utm_source', 'analytics', 'De onde veio a visita: um motor de busca, outro site ou uma campanha.', MONTH),
  cookie('utm_medium', 'analytics', 'Que tipo de ligação trouxe a visita.', MONTH),
  cookie('utm_campaign', 'analytics', 'Que campanha trouxe a visita.', MONTH),
  cookie('utm_term', 'analytics', 'Que palavras da campanha trouxeram a visita.', MONTH),
  cookie('utm_content', 'analytics', 'Que anúncio da campanha trouxe a visita.', MONTH),
  cookie(
    'experiment-visitor',
    'analytics',
    'Um número aleatório que reparte os visitantes por versões de uma página, para as comparar.',
    '180 dias',
  ),
  cookie('experiment-bucket', 'analytics', 'Que versão de uma página é mostrada a este navegador.', '180 dias'),
  cookie('gclid', 'marketing', 'O número do anúncio do Google que trouxe a visita.', MONTH),
  ofTag('_ga*', 'analytics', 'Distingue visitas nas estatísticas da Google.', '2 anos'),
  ofTag('_gcl_*', 'marketing', 'Liga visitas aos anúncios da Google que as trouxeram.', '90 dias'),
  storage(
    'poiso.consent',
    'essential',
    'Diz aos outros separadores que as escolhas sobre cookies mudaram.',
    UNTIL_CLEARED,
  ),
  storage('poiso.likes', 'essential', 'Os favoritos e a comparação de quem não tem sessão iniciada.', UNTIL_CLEARED),
  storage(
    'poiso.likes-prompt',
    'essential',
    'Lembra uma única vez que é possível guardar os favoritos numa conta.',
    UNTIL_CLEARED,
  ),
  storage('poiso.likes-person', 'essential', 'De que conta são os favoritos deste navegador.', UNTIL_CLEARED),
  storage('poiso.postal-code', 'essential', 'O código postal indicado para calcular entregas.', UNTIL_CLEARED),
  storage('poiso.view', 'essential', 'A vista escolhida nas listagens: grelha ou lista.', UNTIL_CLEARED),
  storage('poiso.menu', 'essential', 'Uma cópia do menu, para abrir mais depressa.', '1 hora'),
  storage('gbFeaturesCache', 'essential', 'Uma cópia das definições do site, para abrir mais depressa.', '4 horas'),
  storage('poiso.exposures', 'analytics', 'Que versões já foram contadas, para nenhuma contar duas vezes.', '180 dias'),
  storage('poiso.install-hidden', 'essential', 'Não volta a sugerir a instalação a quem fechou a sugestão.', MONTH),
  storage('poiso.installed', 'essential', 'Não volta a sugerir a instalação a quem já instalou.', UNTIL_CLEARED),
  copies('poiso-pages-1', 'As últimas páginas vistas, para se lerem sem ligação à internet.'),
  copies('poiso-assets-1', 'Os ficheiros de que essas páginas precisam.'),
  ofTab('poiso.visits', 'Sabe se esta visita é a primeira, para não sugerir logo a instalação.'),
  ofTab('poiso.viewed', 'Os produtos vistos nesta visita, para «Continuar onde parou».'),
  storage('poiso.visits', 'functional', 'Conta as visitas, para só sugerir a instalação a quem volta.', UNTIL_CLEARED),
  storage(
    'poiso.viewed',
    'functional',
    'Os produtos vistos, para «Continuar onde parou» em visitas seguintes.',
    UNTIL_CLEARED,
  ),
]

/** What a choice removes: all that is kept of the kinds that it refuses. */
export function knownOf(kinds: readonly ConsentKind[]): readonly KnownCookie[] {
  return knownCookies.filter(({ kind }) => kinds.includes(kind))
}

/** The names of it that stand in a Cookie header (`document.cookie` has the same form): '_ga*' names all that begin so. */
export function keptNames(cookies: string, { name }: KnownCookie): readonly string[] {
  const start = name.endsWith('*') ? name.slice(0, -1) : null
  return cookies
    .split(';')
    .map((pair) => pair.trim().split('=')[0] ?? '')
    .filter((each) => (start === null ? each === name : each.startsWith(start)))
}

function cookie(name: string, kind: ConsentKind, purpose: string, kept: string): KnownCookie {
  return { name, store: 'cookie', kind, purpose, kept, whose: 'own' }
}

/** Set by what a configured tag manager loads; of ours it has none. */
function ofTag(name: string, kind: ConsentKind, purpose: string, kept: string): KnownCookie {
  return { name, store: 'cookie', kind, purpose, kept, whose: 'tag' }
}

/** Of the service worker (ADR 0092): the same bytes for everybody, none of a person. */
function copies(name: string, purpose: string): KnownCookie {
  return { name, store: 'caches', kind: 'essential', purpose, kept: UNTIL_CLEARED, whose: 'own' }
}

function ofTab(name: string, purpose: string): KnownCookie {
  return { name, store: 'sessionStorage', kind: 'essential', purpose, kept: 'até fechar o separador', whose: 'own' }
}

function storage(name: string, kind: ConsentKind, purpose: string, kept: string): KnownCookie {
  return { name, store: 'localStorage', kind, purpose, kept, whose: 'own' }
}

function days(count: number): string {
  return `${count} dias`
}
