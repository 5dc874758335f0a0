import { Balancer } from '../../../src/hosts/faults/testing-balancer.ts'

/** A balancer before web processes on these ports, as a process of its own; tells its port when it listens. */
const balancer = await Balancer.open({ '127.0.0.1': { ports: process.argv.slice(2).map(Number) } })
process.on('disconnect', () => process.exit(0))
process.send?.(balancer.port)
