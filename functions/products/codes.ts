/** The codes of a number that a till reads: bars in Code 128, or squares in a QR code where bars do not fit. */

/** What the library's types leave open: the widths of bars and gaps in turn, in modules. */
interface Bars {
  sbs: readonly number[]
}

/** 1 is black; row after row. */
interface Squares {
  pixs: readonly number[]
  pixx: number
}

/** The library is loaded with the first label: it knows a hundred kinds of codes (1 MB). */
const raw = async <Code>(options: { bcid: string; text: string; eclevel?: string }): Promise<Code> => {
  const { default: library } = await import('bwip-js/node')
  const [code] = library.raw(options) as unknown as readonly Code[]
  if (!code) throw new Error(`no code of ${options.text}`)
  return code
}

/** The widths of bars and gaps in turn, a bar first, in modules. The library chooses the shortest code. */
export const barsOf = async (number: string): Promise<readonly number[]> =>
  (await raw<Bars>({ bcid: 'code128', text: number })).sbs

/** The rows of a QR code that is still read when 15 % of it is worn off: a label hangs on a coat for weeks. */
export const squaresOf = async (number: string): Promise<readonly (readonly boolean[])[]> => {
  const { pixs, pixx } = await raw<Squares>({ bcid: 'qrcode', text: number, eclevel: 'M' })
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map(Boolean),
  )
}
