import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isBusy } from './crowded-connections.ts'
import { networkOf } from './rate-limits.ts'

type Limits = {
  all: number
  /** Whose connections are many people's: only the sum counts for them. */
  isProxy: (address: string) => boolean
}

/** A school with 2,000 students behind one address, with two connections each, takes four fifths of the 5,000. */
const shareOfNetwork = 4 / 5

/**
 * Limits how many connections there are, of each network and in all. When there are too many, one on which nothing is
 * asked ends, the oldest of the network that has the most, and is opened again when its browser needs it. Where all are
 * at work, the new one ends.
 */
export function limitConnections(server: Server, { all, isProxy }: Limits): void {
  const byNetwork = new Map<string, Set<Socket>>()
  let total = 0

  const forget = (network: string, socket: Socket) => {
    const sockets = byNetwork.get(network)
    if (!sockets?.delete(socket)) return
    total -= 1
    if (sockets.size === 0) byNetwork.delete(network)
  }
  const makeRoom = (network: string): boolean => {
    for (const socket of byNetwork.get(network) ?? []) {
      if (isBusy(socket)) continue
      forget(network, socket)
      socket.destroy()
      return true
    }
    return false
  }
  const largest = () => {
    let found = ''
    let most = 0
    for (const [network, { size }] of byNetwork) if (size > most) [found, most] = [network, size]
    return found
  }

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    const share = isProxy(address) ? all : Math.ceil(all * shareOfNetwork)
    const isOverShare = (byNetwork.get(network)?.size ?? 0) >= share
    const hasRoom = isOverShare ? makeRoom(network) : total < all || makeRoom(largest())
    if (!hasRoom) return void socket.destroy()

    byNetwork.set(network, (byNetwork.get(network) ?? new Set()).add(socket))
    total += 1
    socket.once('close', () => forget(network, socket))
  })
}
