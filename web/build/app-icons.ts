/** Draws the icons of the installed app from the mark of the house. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { APP_ICONS } from '#shared/kit/app-icons.ts'

/** The side of the mark's view box. */
const SIDE = 24

/** A phone cuts a maskable icon to its own form, so the colour fills it and the drawing keeps a distance. */
const MARGIN = 2
const WHOLE = SIDE + 2 * MARGIN

const maskable = (svg: string): string =>
  svg
    .replace(`viewBox="0 0 ${SIDE} ${SIDE}"`, `viewBox="-${MARGIN} -${MARGIN} ${WHOLE} ${WHOLE}"`)
    .replace(
      /<rect width="\d+" height="\d+" rx="\d+"/,
      `<rect x="-${MARGIN}" y="-${MARGIN}" width="${WHOLE}" height="${WHOLE}"`,
    )

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png()
    .toBuffer()

/** `mark`: the file of the drawing. */
export const appIcons = (mark: string): Plugin => ({
  name: 'app-icons',
  apply: 'build',
  async generateBundle() {
    const svg = readFileSync(mark, 'utf8')
    for (const { src, size, purpose } of APP_ICONS)
      this.emitFile({
        type: 'asset',
        fileName: `icons/${basename(src)}`,
        source: await draw(purpose === 'maskable' ? maskable(svg) : svg, size),
      })
  },
})
