/** A run that is late fetches no more files. */
import { afterEach, expect, test, vi } from 'vitest'
import { copied } from '#functions/feeds/files.ts'

afterEach(() => vi.unstubAllGlobals())

const LATE = () => true
const VIDEO = {
  id: '7',
  media_type: 'VIDEO',
  media_url: 'https://files.test/7.mp4',
  thumbnail_url: 'https://files.test/7.jpg',
} as const

test('A late run fetches neither picture nor video, and keeps what is there', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const without = { id: '7', picture: null, video: null, isTooLarge: false }
  expect(await copied('demo', VIDEO, undefined, LATE)).toEqual(without)
  const before = { ...without, picture: '/files/demo/a.webp' }
  expect(await copied('demo', VIDEO, before, LATE)).toEqual(before)
  expect(fetched).not.toHaveBeenCalled()
})
