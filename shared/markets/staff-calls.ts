import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { pictureFile } from '../kit/picture-file.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { optionalLine } from '../kit/text.ts'
import { marketRefusals } from './refusals.ts'
import { marketImage } from './visitors-calls.ts'

const { picture_too_large, picture_type, picture_unreadable } = kitRefusals

const ofMarket = z.object({ marketId })

/** A carousel of more is not looked at to its end. */
export const MOST_IMAGES = 20

/** What staff change of their market. Apart from the visitors' calls, so that no visitor loads them. */
export const staffCalls = {
  setLogo: {
    method: 'PUT',
    path: 'market_logo/{marketId}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: ['market'],
    summary:
      'Give the market a logo: JPEG, PNG or WebP, at most 10 MB (4.4 MB through the cloud) and 40 megapixels',
    params: ofMarket,
    multipart: true,
    body: z.object({ logo: pictureFile }),
    answer: z.object({ logo: z.string() }),
    refusals: [picture_too_large, picture_type, picture_unreadable],
  },
  removeLogo: {
    method: 'DELETE',
    path: 'market_logo/{marketId}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: ['market'],
    summary: 'Take the logo away',
    params: ofMarket,
    refusals: [],
  },
  addImage: {
    method: 'POST',
    path: 'images',
    audiences: ['admin'],
    right: 'serve',
    makesStale: ['market'],
    summary: 'Add a picture of the market after the others; the same picture again changes its text',
    multipart: true,
    body: z.object({ image: pictureFile, text: z._default(optionalLine(200), '') }),
    status: 201,
    answer: marketImage,
    refusals: [picture_too_large, picture_type, picture_unreadable, marketRefusals.too_many_images],
  },
  removeImage: {
    method: 'DELETE',
    path: 'images/{id}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: ['market'],
    summary: 'Take a picture of the market away',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    refusals: [],
  },
} as const satisfies Contract
