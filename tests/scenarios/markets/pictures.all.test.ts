/** Staff upload pictures (D51). */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { query } from '#functions/kit/table.ts'
import { PICTURE_WIDTHS, srcSetOf } from '#shared/kit/picture.ts'
import { MOST_PICTURE_BYTES } from '#shared/kit/picture-file.ts'
import { MOST_IMAGES } from '#shared/markets/staff-calls.ts'
import { type Answer, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { soak } from '../../run/soak.ts'

const cloud = cloudForTests()
const MARKET = 'pictures'
const OTHER = 'pictures-next-door'
let token = ''

interface Image {
  id: string
  url: string
  text: string
}
interface Refused {
  logo?: string[]
  image?: string[]
}

beforeAll(async () => {
  await openMarket(MARKET, 1)
  await openMarket(OTHER, 1)
  token = await staffToken(cloud, MARKET)
})

const formOf = (
  field: string,
  content: Uint8Array | string,
  others: Record<string, string> = {},
): FormData => {
  const form = new FormData()
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  form.append(field, new File([bytes], 'picture.jpg', { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries(others)) form.append(name, value)
  return form
}

const putLogo = (content: Uint8Array | string, market = MARKET) =>
  cloud.call<{ logo: string } & Refused>(
    'PUT',
    `/api/admin/market_logo/${market}/`,
    formOf('logo', content),
    {
      market: MARKET,
      token,
    },
  )

const addImage = (content: Uint8Array | string, others: Record<string, string> = {}) =>
  cloud.call<Image & Refused>('POST', '/api/admin/images/', formOf('image', content, others), {
    market: MARKET,
    token,
  })

const removeImage = (id: string) =>
  cloud.call('DELETE', `/api/admin/images/${id}/`, undefined, { market: MARKET, token })

const market = async () =>
  (
    await cloud.call<{ logo: string | null; marketImages: Image[] }>(
      'GET',
      '/api/anonymous/market/',
      undefined,
      { market: MARKET },
    )
  ).body

const download = async (url: string): Promise<Response> => fetch(cloud.url() + url)

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A photo as a telephone takes it: on its side, with the place where it was taken. */
const photo = (): Promise<Buffer> =>
  plain(2400, 1200, '#886644')
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const expectRefused = ({ status, body }: Answer<Refused>, code: string) => {
  expect(status).toBe(400)
  expect(body.logo ?? body.image).toEqual([code])
}

test('a photo becomes the logo: upright, without its EXIF, as WebP in three widths', async () => {
  const { status, body } = await putLogo(await photo())
  expect(status).toBe(200)
  expect((await market()).logo).toBe(body.logo)
  const addresses = (srcSetOf(body.logo) ?? '').split(', ').map(part => part.split(' ')[0] ?? '')
  expect(addresses).toHaveLength(PICTURE_WIDTHS.length)
  for (const [at, url] of addresses.entries()) {
    const answer = await download(url)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { width, height, format, exif, orientation } = await sharp(await answer.arrayBuffer()).metadata()
    const expected = Math.min(1200, PICTURE_WIDTHS[at] ?? 0)
    expect({ width, height, format, exif, orientation }).toEqual({
      width: expected,
      height: expected * 2,
      format: 'webp',
      exif: undefined,
      orientation: undefined,
    })
  }
})

test('the same logo again changes nothing, another one has another address', async () => {
  const [first, again] = [await putLogo(await photo()), await putLogo(await photo())]
  expect(again.body.logo).toBe(first.body.logo)
  const other = await putLogo(await plain(300, 200, '#224466').png().toBuffer())
  expect(other.body.logo).not.toBe(first.body.logo)
})

test('the logo is taken away, and who changed it is noted', async () => {
  await putLogo(await photo())
  expect(
    (await cloud.call('DELETE', `/api/admin/market_logo/${MARKET}/`, undefined, { market: MARKET, token }))
      .status,
  ).toBe(204)
  expect((await market()).logo).toBeNull()
  const rows = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `${MARKET}#AUDIT#market#${MARKET}` },
  })
  expect(rows.at(-1)).toMatchObject({ who: 'boss', changed: { logo: { after: null } } })
  expect(JSON.stringify(rows)).not.toContain('sealedKey')
})

describe('refuses, and changes nothing', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

  test('an SVG that says it is a JPEG', async () => expectRefused(await putLogo(SVG), 'picture_type'))
  test('a GIF', async () =>
    expectRefused(await putLogo(await plain(10, 10, '#fff').gif().toBuffer()), 'picture_type'))
  test('an empty file', async () => expectRefused(await putLogo(''), 'picture_type'))
  test('a half photo', async () =>
    expectRefused(await putLogo((await photo()).subarray(0, 400)), 'picture_unreadable'))
  test('more than 40 megapixels', async () =>
    expectRefused(await putLogo(await plain(8000, 5001, '#fff').png().toBuffer()), 'picture_too_large'))

  test('more than 10 MB, and takes 10 MB', async () => {
    const small = await plain(20, 20, '#fff').jpeg().toBuffer()
    const padded = (length: number) => Buffer.concat([small, Buffer.alloc(length - small.length)])
    expectRefused(await addImage(padded(MOST_PICTURE_BYTES + 1)), 'picture_too_large')
    expect((await putLogo(padded(MOST_PICTURE_BYTES))).status).toBe(200)
    const huge = await addImage(padded(11_000_000))
    expect({ status: huge.status, code: huge.body.detail }).toEqual({ status: 413, code: 'too_large' })
  })

  test("another market's logo", async () => {
    const { status, body } = await putLogo(await photo(), OTHER)
    expect({ status, code: body.detail }).toEqual({ status: 403, code: 'permission_denied' })
  })

  test('a text in place of a file, no file, a broken form', async () => {
    const text = new FormData()
    text.append('logo', 'hello')
    const call = (body: unknown, headers = {}) =>
      cloud.call<Refused>('PUT', `/api/admin/market_logo/${MARKET}/`, body, {
        market: MARKET,
        token,
        headers,
      })
    expectRefused(await call(text), 'invalid')
    expectRefused(await call(new FormData()), 'required')
    expectRefused(await call({}), 'required')
    const broken = await call('no form', { 'content-type': 'multipart/form-data; boundary=x' })
    expect({ status: broken.status, code: broken.body.detail }).toEqual({ status: 400, code: 'bad_form' })
  })
})

describe("the market's images", () => {
  test('stand in the order in which they came, each once, with their texts', async () => {
    const before = (await market()).marketImages
    const red = await plain(600, 300, '#aa0000').webp().toBuffer()
    const first = await addImage(red, { text: 'The entrance' })
    expect(first.status).toBe(201)
    const second = await addImage(await plain(600, 300, '#00aa00').png().toBuffer())
    const again = await addImage(red, { text: 'The entrance in May' })
    expect(again.body.id).toBe(first.body.id)
    expect((await market()).marketImages).toEqual([
      ...before,
      { ...first.body, text: 'The entrance in May' },
      second.body,
    ])
  })

  test('an image without a text is taken, however the form says so', async () => {
    const yellow = await plain(60, 30, '#dddd00').png().toBuffer()
    expect(await addImage(yellow, { text: '' })).toMatchObject({ status: 201, body: { text: '' } })
    expect((await addImage(yellow)).body.text).toBe('')
  })

  test('a very tall picture fits', async () => {
    const { body } = await addImage(await plain(20, 20_000, '#00dddd').png().toBuffer())
    const { height } = await sharp(await (await download(body.url)).arrayBuffer()).metadata()
    expect(height).toBe(16_383)
  })

  test('an image that is removed is gone from the page and from its address', async () => {
    const { body } = await addImage(await plain(600, 300, '#0000aa').png().toBuffer())
    expect((await download(body.url)).status).toBe(200)
    expect((await removeImage(body.id)).status).toBe(204)
    expect((await market()).marketImages.map(({ id }) => id)).not.toContain(body.id)
    await cloud.idle()
    expect((await download(body.url)).status).toBe(404)
    expect((await removeImage(body.id)).status).toBe(404)
  })

  test('an image that is the logo too stays at its address', async () => {
    const bytes = await plain(500, 500, '#123456').png().toBuffer()
    const { body } = await addImage(bytes)
    await putLogo(bytes)
    await removeImage(body.id)
    await cloud.idle()
    const { logo } = await market()
    expect((await download(logo ?? '')).status).toBe(200)
  })

  test('an image that is removed while it is uploaded again is there with its files, or not at all', async () => {
    const bytes = await plain(500, 400, '#654321').png().toBuffer()
    for (let round = 0; round < soak(5); round++) {
      const { body } = await addImage(bytes)
      await Promise.all([addImage(bytes), removeImage(body.id)])
      await cloud.idle()
      for (const { url } of (await market()).marketImages) {
        if (url.endsWith('.webp')) expect((await download(url)).status).toBe(200)
      }
    }
    await removeImage((await addImage(bytes)).body.id)
    await cloud.idle()
  })

  test(`two at once are both there, and no more than ${MOST_IMAGES} fit`, async () => {
    const one = (at: number) => plain(40, 40, `rgb(${at}, 9, 9)`).png().toBuffer()
    const answers = await Promise.all([addImage(await one(1)), addImage(await one(2))])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    for (let at = (await market()).marketImages.length; at < MOST_IMAGES; at++) {
      expect((await addImage(await one(at + 10))).status).toBe(201)
    }
    const more = await addImage(await one(200))
    expect({ status: more.status, code: more.body.detail }).toEqual({ status: 409, code: 'too_many_images' })
  })
})
