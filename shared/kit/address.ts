/** The addresses of visitors on the internet, for limits. */

/** Turns the short form of an IPv6 address into its eight groups. */
const groupsOf = (address: string): string[] => {
  const [before = '', after] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  if (after === undefined) return groups(before)
  const [first, last] = [groups(before), groups(after)]
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

/**
 * What one visitor's machine can call itself: an IPv4 address, or the first half of an IPv6 address, because a
 * provider gives each household all addresses that share it.
 */
export const networkOf = (address: string): string => {
  const plain = address.trim().toLowerCase()
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (inside) return inside
  if (!plain.includes(':')) return plain.slice(0, 64)
  return groupsOf(plain)
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '').slice(0, 4))
    .join(':')
}
