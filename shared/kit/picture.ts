/** Pictures that people upload (decision D51). */

export const MOST_PICTURE_PIXELS = 40_000_000

/** The widths in which a picture is kept; the last one is the address that the answer has. */
export const PICTURE_WIDTHS = [480, 960, 1920] as const

/** The address of a picture in one of its widths: `/files/<market>/<name>-1920.webp`. */
export const pictureUrl = (market: string, name: string, width: number): string =>
  `/files/${market}/${name}-${width}.webp`

const WIDEST = `-${PICTURE_WIDTHS[2]}.webp`

/** The addresses of a picture in all its widths, by that of the widest. */
export const widthsOf = (url: string): string[] =>
  PICTURE_WIDTHS.map(width => `${url.slice(0, -WIDEST.length)}-${width}.webp`)

/** What `srcset` takes of the address of an uploaded picture; undefined of any other. */
export const srcSetOf = (url: string): string | undefined =>
  url.endsWith(WIDEST)
    ? widthsOf(url)
        .map((one, at) => `${one} ${PICTURE_WIDTHS[at]}w`)
        .join(', ')
    : undefined

/** How wide the large picture of a landing page is: its column on a desk, the screen without its margins on a phone. */
const LARGE_SIZES = '(min-width: 62em) 40rem, calc(100vw - 2rem)'

/** The sources of a landing page's large picture. Page and document name the same, so that it is fetched once. */
export const largeSources = (url: string) => {
  const srcSet = srcSetOf(url)
  return { src: url, srcSet, sizes: srcSet && LARGE_SIZES }
}
