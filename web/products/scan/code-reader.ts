/**
 * Reads the codes of labels in a picture: by the browser's own reader where it has one, else by WebAssembly that is
 * fetched when somebody scans.
 */
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

export type Frame = HTMLVideoElement | HTMLCanvasElement

export interface CodeReader {
  /** The texts of the codes that are in sight. */
  read: (frame: Frame) => Promise<string[]>
}

/** What our own labels have, what a shop's goods have, and what others print. */
const OWN = ['code_128', 'qr_code', 'ean_13', 'ean_8']
const WASM = ['Code128', 'QRCode', 'EAN13', 'EAN8'] as const

interface Detector {
  new (options: {
    formats: readonly string[]
  }): {
    detect: (frame: Frame) => Promise<readonly { rawValue: string }[]>
  }
  getSupportedFormats: () => Promise<readonly string[]>
}

/** Undefined where the browser has none, or one that cannot read our labels. */
const ownReader = async (): Promise<CodeReader | undefined> => {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: Detector }
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  if (!Own || !formats.includes('code_128')) return undefined
  const detector = new Own({ formats: OWN.filter(format => formats.includes(format)) })
  return { read: async frame => (await detector.detect(frame)).map(({ rawValue }) => rawValue) }
}

/** More pixels only take longer: a label that is held to the camera fills a third of the picture. */
const WIDEST = 1_280

const pixelsOf = (frame: Frame, canvas: HTMLCanvasElement): ImageData | undefined => {
  const [width, height] =
    frame instanceof HTMLVideoElement ? [frame.videoWidth, frame.videoHeight] : [frame.width, frame.height]
  const scale = Math.min(1, WIDEST / width)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !canvas.width || !canvas.height) return undefined
  context.drawImage(frame, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

export const wasmReader = async (): Promise<CodeReader> => {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  return {
    read: async frame => {
      const pixels = pixelsOf(frame, canvas)
      if (!pixels) return []
      const found = await readBarcodes(pixels, { formats: [...WASM], tryHarder: true, maxNumberOfSymbols: 4 })
      return found.map(({ text }) => text)
    },
  }
}

export const codeReader = async (): Promise<CodeReader> => (await ownReader()) ?? wasmReader()
