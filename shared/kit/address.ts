/** The addresses of visitors on the internet, for limits. */

/** Turns the short form of an IPv6 address into its eight groups. */
const groupsOf = (address: string): string[] => {
  const [before = '', after] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  if (after === undefined) return groups(before)
  const [first, last] = [groups(before), groups(after)]
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

/** A network that counts as one visitor. */
export interface Network {
  name: string
  /** How many times the limit of one visitor it has. */
  times: number
}

/**
 * The networks that an address counts for, the smallest first (D71). An IPv4 address is one visitor. Of IPv6 a provider
 * gives each household a /64, a /56 or a /48, and nobody outside can tell which: so all three count, and the larger ones
 * have a higher limit, because several households may share them.
 */
export const networksOf = (address: string): readonly [Network, ...Network[]] => {
  const plain = address.trim().toLowerCase()
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (inside || !plain.includes(':')) return [{ name: inside ?? plain.slice(0, 64), times: 1 }]
  const [a = '0', b = '0', c = '0', d = '0'] = groupsOf(plain).map(group =>
    group.replace(/^0+(?=.)/, '').slice(0, 4),
  )
  const site = `${a}:${b}:${c}`
  return [
    { name: `${site}:${d}`, times: 1 },
    { name: `${site}:${d.padStart(4, '0').slice(0, 2)}00/56`, times: 4 },
    { name: `${site}/48`, times: 8 },
  ]
}
