/** Computes an item's size in bytes as DynamoDB does: names and values. */
export const sizeOf = (item: Record<string, unknown>): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0)

const valueSize = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).length / 2) + 1
  if (value instanceof Uint8Array) return value.length
  if (value instanceof Set) return [...value].reduce<number>((sum, one) => sum + valueSize(one), 0)
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valueSize(one) + 1, 3)
  if (typeof value === 'object' && value !== null) {
    return 3 + sizeOf(value as Record<string, unknown>) + Object.keys(value).length
  }
  return 1
}
