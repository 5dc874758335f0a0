import { useEffect, useState } from 'react'
import { EVENTS_CHANNEL, type EventState, TELL_AGAIN, type ToldNews } from '../../client/events/event-news.ts'
import { countOf } from '../../copy/format.ts'
import { defineIsland } from '../../islands/define-island.ts'

/** The list of `/dev/events`: what the pages of this browser tracked, what was sent, and why the others were not. */
export const eventList = defineIsland<object>({
  name: 'EventList',
  wakes: 'load',
  why: 'the page shows nothing else',
  earlyClicks: 'native',
  Component: EventList,
})

const STATES: Readonly<Record<EventState, string>> = {
  sent: 'enviado',
  'no choice yet': 'à espera de uma escolha sobre cookies',
  refused: 'não enviado: recusado',
  bot: 'não enviado: é um robô',
  'no tag': 'não enviado: nenhuma etiqueta nesta página',
  rate: 'não enviado: eventos a mais por segundo',
  'too many': 'não enviado: esperavam demasiados',
  reserved: 'não enviado: nome reservado',
  malformed: 'não enviado: parâmetros errados',
  'hostile attribute': 'ignorado: data-ga-event que não se lê',
  'tag failed': 'a etiqueta não respondeu ou falhou',
}

const MOST_SHOWN = 300

function EventList() {
  const [told, setTold] = useState<readonly ToldNews[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel(EVENTS_CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      if (isNews(data)) setTold((before) => withNews(before, data))
    })
    channel.postMessage(TELL_AGAIN)
    return () => channel.close()
  }, [])
  const dropped = droppedOf(told)
  return (
    <>
      <p role="status">
        {told.length === 0
          ? 'Ainda não há nenhum: abra outra página do site num separador.'
          : countOf(told.length, ['evento', 'eventos'])}
        {dropped > 0 && `; ${dropped} descartados por serem demasiados por segundo`}
      </p>
      <ol className="info" reversed>
        {told.map((news) => (
          <li key={keyOf(news)} data-state={news.state}>
            <b>{news.event.name}</b> <code>{parametersOf(news)}</code>
            <br />
            <span className="fine">
              {`${new Date(news.at).toLocaleTimeString('pt-PT')} · ${news.page} (separador ${news.tab}) · ${STATES[news.state]}${news.isCut ? ' · texto cortado, era demasiado longo' : ''}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Other builds may speak in the same channel. */
function isNews(data: unknown): data is ToldNews {
  return typeof data === 'object' && data !== null && 'event' in data && 'tab' in data && 'state' in data
}

/** The last one first; of one event what was told last. */
function withNews(before: readonly ToldNews[], news: ToldNews): readonly ToldNews[] {
  const key = keyOf(news)
  const others = before.filter((each) => keyOf(each) !== key)
  return [...others, news].toSorted((one, other) => other.at - one.at || other.id - one.id).slice(0, MOST_SHOWN)
}

function keyOf({ tab, id }: ToldNews): string {
  return `${tab} ${id}`
}

/** Of each tab the count that it told last. */
function droppedOf(told: readonly ToldNews[]): number {
  const ofTab = new Map<string, number>()
  for (const { tab, dropped } of told) ofTab.set(tab, Math.max(dropped, ofTab.get(tab) ?? 0))
  return [...ofTab.values()].reduce((sum, each) => sum + each, 0)
}

function parametersOf({ event: { name: _name, ...parameters } }: ToldNews): string {
  return Object.entries(parameters)
    .map(([field, value]) => `${field}: ${value}`)
    .join(', ')
}
