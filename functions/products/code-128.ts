/** The bars of a number in Code 128. */

/** What the library's types leave open: the widths of bars and gaps in turn, in modules. */
interface Bars {
  sbs: readonly number[]
}

/**
 * The widths of bars and gaps in turn, a bar first, in modules. The library chooses the shortest code. It is loaded with
 * the first label: it knows a hundred kinds of codes (1 MB).
 */
export const barsOf = async (number: string): Promise<readonly number[]> => {
  const { default: library } = await import('bwip-js/node')
  const [code] = library.raw({ bcid: 'code128', text: number }) as unknown as readonly Bars[]
  if (!code) throw new Error(`no code of ${number}`)
  return code.sbs
}
