/** A document is filled from a built page with marked places. */
import { expect, test } from 'vitest'
import { type Document, fill } from '#functions/markets/pages/document.ts'

const BUILT = `<html lang="da"><head><!--about--><title>Reol</title><meta name="robots" content="noindex" /><!--/about--></head>
<body><div id="root"><!--first-view
<h1>{{title}}</h1>
<p>{{text}}</p>
/first-view--></div><noscript><!--without-scripts--><p>plain</p><!--/without-scripts--></noscript></body></html>`

const ABOUT: Document['about'] = {
  language: 'de',
  title: 'Regal',
  description: 'Ein Regal',
  url: 'https://reol.example/login/berlin',
  picture: 'https://reol.example/files/berlin/a.webp',
  isFound: true,
}
const document = (differs: Partial<Document> = {}): Document => ({
  about: ABOUT,
  preloads: [],
  data: {},
  firstView: undefined,
  withoutScripts: [],
  ...differs,
})

test('It says what it is about to people, search engines and those who share it', () => {
  const page = fill(BUILT, document())
  expect(page).toContain('<html lang="de"')
  for (const line of [
    '<title>Regal</title>',
    '<meta name="description" content="Ein Regal" />',
    '<link rel="canonical" href="https://reol.example/login/berlin" />',
    '<meta property="og:title" content="Regal" />',
    '<meta property="og:image" content="https://reol.example/files/berlin/a.webp" />',
    '<meta property="og:locale" content="de_DE" />',
  ])
    expect(page).toContain(line)
  expect(page).not.toContain('noindex')
})

test('A page that nobody should find tells search engines so', () => {
  const page = fill(BUILT, document({ about: { ...ABOUT, isFound: false } }))
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page).not.toContain('canonical')
})

test.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "$& $1 $` $'"])(
  'What staff type never becomes part of the page: %s',
  text => {
    const page = fill(
      BUILT,
      document({
        about: { ...ABOUT, title: text, description: text },
        data: { market: { description: text } },
        firstView: { title: text, text },
        withoutScripts: [text],
      }),
    )
    expect(page).not.toMatch(/<script>|<img/)
    const data = /id="embedded">(.*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({ market: { description: text } })
    expect(page.match(/<\/script>/g)).toHaveLength(1)
  },
)

test('A part of the first view without a text is left out', () => {
  const page = fill(BUILT, document({ firstView: { title: 'Regal', text: '' } }))
  expect(page).toContain('<h1>Regal</h1>')
  expect(page).not.toContain('<p></p>')
})

test('The large picture is fetched once, in the width that the screen needs', () => {
  const preloads = [{ image: '/a-1920.webp', srcSet: '/a-480.webp 480w', sizes: '100vw' }]
  expect(fill(BUILT, document({ preloads }))).toContain(
    '<link rel="preload" as="image" href="/a-1920.webp" imagesrcset="/a-480.webp 480w" imagesizes="100vw" fetchpriority="high" />',
  )
})

test('A built page without the places is an error of ours', () => {
  expect(() => fill('<html lang="da"></html>', document())).toThrow('no place about')
})
