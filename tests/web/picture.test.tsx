/** The pictures of shelf types and services. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PICTURE_WIDTHS, pictureUrl } from '#shared/kit/picture.ts'
import { Picture } from '#web/shelves/picture.tsx'

const uploaded = pictureUrl('demo', 'shelf', PICTURE_WIDTHS[2])

it.each(['type', 'service', 'thumb'] as const)(
  'An uploaded picture of a %s is fetched no wider than shown',
  of => {
    const html = renderToStaticMarkup(<Picture url={uploaded} of={of} />)
    for (const width of PICTURE_WIDTHS)
      expect(html).toContain(`${pictureUrl('demo', 'shelf', width)} ${width}w`)
    expect(html).toMatch(/ sizes="[^"]*rem"/)
  },
)

it('A picture without widths has one address, and every picture keeps its place until it has loaded', () => {
  const html = renderToStaticMarkup(<Picture url="/files/demo/type-1.svg" of="type" />)
  expect(html).toContain('src="/files/demo/type-1.svg"')
  expect(html).not.toMatch(/srcset|sizes/i)
  for (const picture of [html, renderToStaticMarkup(<Picture url={uploaded} of="type" />)])
    expect(picture).toMatch(/ width="\d+" height="\d+"/)
})

it('Without a picture a shelf is drawn, and nothing is fetched', () => {
  const html = renderToStaticMarkup(<Picture url={null} of="type" />)
  expect(html).toContain('<svg')
  expect(html).not.toContain('<img')
})
