import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server on loopback, for tests. It answers for each name by family; other names are unknown. */
export interface NameServer {
  /** host:port, as resolvers take it. */
  readonly place: string
  /** `family name` in the order of the queries. */
  readonly asked: string[]
  close(): Promise<void>
}

/** `silent`: the query is never answered. */
export type Names = Readonly<Record<string, Readonly<Partial<Record<Family, readonly string[] | 'silent'>>>>>
type Family = 'v4' | 'v6' | 'txt'

const FAMILIES: Readonly<Record<number, Family>> = { 1: 'v4', 16: 'txt', 28: 'v6' }

export async function aNameServer(names: Names): Promise<NameServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (question, from) => {
    const { name, type, end } = readQuestion(question)
    const family = FAMILIES[type] ?? 'v6'
    asked.push(`${family} ${name}`)
    const addresses = names[name]?.[family] ?? []
    if (addresses === 'silent') return
    socket.send(anAnswer(question.subarray(0, end), name in names, type, addresses), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    place: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((closed) => socket.close(closed)),
  }
}

/** Header of 12 bytes, then labels, type and class (RFC 1035, 4.1). */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

function anAnswer(question: Buffer, isKnown: boolean, type: number, addresses: readonly string[]): Buffer {
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, question.subarray(12), ...addresses.map((address) => record(type, address))])
}

function record(type: number, address: string): Buffer {
  const data = dataOf(FAMILIES[type] ?? 'v6', address)
  const start = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255])
  return Buffer.concat([start, data])
}

function dataOf(family: Family, value: string): Buffer {
  if (family === 'v6') return v6Bytes(value)
  if (family === 'v4') return Buffer.from(value.split('.').map(Number))
  const strings = value.match(/[^]{1,255}/g) ?? ['']
  return Buffer.concat(strings.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text, 'latin1')]))
}

function v6Bytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return Buffer.from(groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]))
}
