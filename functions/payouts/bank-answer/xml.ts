/** Reads XML of banks into plain nodes, whatever prefix its names have. */
import { XMLParser } from 'fast-xml-parser'

export type Node = Record<string, unknown>

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

/** The document; undefined for what is no XML, and for one that declares entities of its own. */
export const parseXml = (text: string): Node | undefined => {
  if (!/^\s*<(\?xml|[A-Za-z])/.test(text) || /<!(DOCTYPE|ENTITY)/i.test(text)) return undefined
  try {
    return parser.parse(text, true) as Node
  } catch {
    return undefined
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The nodes of a name below a node: none, one, or many. */
export const nodesAt = (node: Node | undefined, ...path: readonly string[]): Node[] => {
  const [name, ...rest] = path
  if (!node) return []
  if (name === undefined) return [node]
  const found = node[name]
  const all = Array.isArray(found) ? found : [found]
  return all.filter(isNode).flatMap(one => nodesAt(one, ...rest))
}

/** The text at a path; empty where nothing stands there. */
export const textAt = (node: Node | undefined, ...path: readonly string[]): string => {
  const last = path.at(-1) ?? ''
  const [holder] = nodesAt(node, ...path.slice(0, -1))
  const found = holder?.[last]
  const first = Array.isArray(found) ? found[0] : found
  if (typeof first === 'string') return first.trim()
  return isNode(first) && typeof first['#text'] === 'string' ? first['#text'].trim() : ''
}
