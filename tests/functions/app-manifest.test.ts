import { expect, it } from 'vitest'
import { appManifest } from '#functions/markets/pages/app-manifest.ts'

it('The app of a market has its name and language, begins at its pages, and is told apart from others', () => {
  const of = (marketId: string) =>
    JSON.parse(appManifest({ marketId, visualName: 'Kiez & Kram', language: 'de' }))
  expect(of('berlin')).toMatchObject({
    name: 'Kiez & Kram',
    lang: 'de',
    start_url: '/user?market=berlin#/',
    scope: '/user',
  })
  expect(of('berlin').id).not.toBe(of('demo').id)
  const purposes = of('berlin').icons.map(
    ({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`,
  )
  expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
})
