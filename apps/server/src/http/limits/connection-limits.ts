import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isBusy } from './pipelining.ts'
import { networkOf } from '../../config/trusted-proxies.ts'

type Limits = {
  all: number
  /** Proxies: their connections are many people's, so only the total counts. */
  isProxy: (address: string) => boolean
}

/** 2,000 students behind one school address, with two connections each, of the default 5,000. */
const shareOfNetwork = 4 / 5

/** Above a limit an idle connection is closed: the oldest of this network, or of the network that has most. */
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
