/** Old labels before the camera: read, found, put on the sheet; what is said without a picture; the reader itself. */

import { toCanvas } from 'bwip-js/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { wasmReader } from '#web/products/scan/code-reader.ts'
import { button, field, press, seen, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { OWN, openSheet, thing } from './sheet-app.ts'

/** What the browser's own reader sees. */
let inSight: string[] = []

class Detector {
  static getSupportedFormats = async () => ['code_128', 'qr_code', 'ean_13']
  detect = async () => inSight.map(rawValue => ({ rawValue }))
}

const aCamera = (): MediaStream => {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  return canvas.captureStream()
}

const camera = (open: () => Promise<MediaStream>) => {
  const opened = vi.fn(open)
  vi.stubGlobal('BarcodeDetector', Detector)
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue({
    getUserMedia: opened,
    enumerateDevices: async () => [{ kind: 'videoinput' }],
  } as unknown as MediaDevices)
  return opened
}

beforeEach(() => {
  inSight = []
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const OLD = {
  ...thing(17, 'Legekøkken', '250', { status: 6, type: 2, description: 'med gryder' }),
  ...OWN,
}

test('A label of one’s own becomes a row as it was, once; another code is told kindly; the camera goes off with the dialog', async () => {
  const stream = aCamera()
  camera(async () => stream)
  const sheet = await openSheet({ products: [thing(1, 'Lampe', '80')] }, { width: 1280 })
  const reads = stub(productCalls.readProduct, OLD)
  await button('goods.scan').click()
  await seenText('goods.scanLead')
  inSight = ['4006381333931']
  await seenText('goods.unknownCode', { code: '4006381333931' })
  inSight = ['loakn100001-17']
  await seenText('goods.scanned', { name: 'Legekøkken', price: '250,00\u00a0kr.' })
  await expect
    .poll(() => sheet.adds.sent[0]?.body)
    .toMatchObject([{ name: 'Legekøkken', description: 'med gryder', price: '250,00', type: '2' }])
  expect(reads.sent.map(({ params }) => params.id)).toEqual(['100001-17'])
  await button('goods.scanDone').click()
  await expect.poll(() => stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  await expect.element(page.getByLabelText('Linje 2: Vare')).toHaveValue('Legekøkken')
})

test('A refused camera says what to do and tries again; without one the number is typed', async () => {
  const opened = camera(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await openSheet({}, { width: 390 })
  stub(productCalls.readProduct, ({ params }) =>
    params.id === '100001-17' ? OLD : refuse(commonRefusals.not_found),
  )
  await button('goods.scan').click()
  await seenText('goods.cameraRefused')
  opened.mockRejectedValue(new DOMException('', 'NotFoundError'))
  await button('kit.tryAgain').click()
  await seenText('goods.cameraNone')
  await field('label-number').fill('loakb100002-4')
  await press('{Enter}')
  await seenText('goods.unknownCode', { code: 'loakb100002-4' })
  await field('label-number').fill('loakn100001-17')
  await button('goods.fetch').click()
  await seenText('goods.scanned', { name: 'Legekøkken' })
  await button('goods.scanDone').click()
  await seen(page.getByRole('listitem').filter({ hasText: 'Legekøkken' }))
})

test('Where the browser has no reader, ours reads a label’s code from the pixels', async () => {
  const canvas = document.createElement('canvas')
  toCanvas(canvas, {
    bcid: 'code128',
    text: 'loakb100001-17',
    scale: 2,
    height: 12,
    padding: 10,
    backgroundcolor: 'FFFFFF',
  })
  const { read } = await wasmReader()
  expect(await read(canvas)).toEqual(['loakb100001-17'])
})
