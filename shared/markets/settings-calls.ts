import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { marketId } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { line, optionalLine } from '../kit/text.ts'
import { changedSettings, marketSettings } from './settings.ts'
import { days } from './settings-fields.ts'
import { settingsRefusals } from './settings-refusals.ts'
import { marketImage } from './visitors-calls.ts'

const { too_long } = inputRefusals
const ofMarket = z.object({ marketId })

/** A field may be refused with any of these; other calls have the rest. */
const {
  card_keys_missing: _card,
  service_keys_missing: _service,
  images_changed,
  ...ofFields
} = settingsRefusals
const { label_ranges: _ranges, ...ofKinds } = fieldRefusals
const refusedFields = [...Object.values(ofFields), ...Object.values(ofKinds)]

/** The settings as staff read them. */
const SETTINGS = 'markets/{marketId}'

/** Where staff see what they save: the settings, the market of their screens, the menu's counts. */
export const SHOW_SETTINGS = [SETTINGS, 'market', 'badges']

/** Every role may call; each setting asks for its own right (settings-rights.ts). */
const changed = {
  path: SETTINGS,
  audiences: ['admin'],
  right: 'look',
  makesStale: SHOW_SETTINGS,
  params: ofMarket,
  body: changedSettings,
  answer: marketSettings,
  refusals: [kitRefusals.changed_meanwhile, kitRefusals.proof_needed, ...refusedFields],
} as const

/** What staff set up in their market. Apart from the visitors' calls, so that no visitor loads them. */
export const settingsCalls = {
  readSettings: {
    method: 'GET',
    path: 'markets/{marketId}',
    audiences: ['admin'],
    right: 'look',
    summary: 'The market with all its settings; keys are answered by their last characters alone',
    params: ofMarket,
    answer: marketSettings,
    refusals: [],
  },
  changeSettings: {
    ...changed,
    method: 'PATCH',
    summary: 'Change some settings of the market; card credentials count after credentials/elavon/check',
  },
  replaceSettings: { ...changed, method: 'PUT', summary: 'The same as PATCH: fields that are left out stay' },
  setClosingDays: {
    method: 'PUT',
    path: 'market_closing_days/{marketId}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: SHOW_SETTINGS,
    summary:
      'Set the special closing dates and the days on which a booking may start though the weekday is a closed one',
    params: ofMarket,
    body: z.object({
      closingDays: days,
      bookingOpeningDays: days,
      version: z.optional(z.int(inputRefusals.invalid.code)),
    }),
    answer: z.object({
      closingDays: z.array(answeredDay),
      bookingOpeningDays: z.array(answeredDay),
      version: z.number(),
    }),
    refusals: [kitRefusals.changed_meanwhile],
  },
  listHolidays: {
    method: 'GET',
    path: 'holidays',
    audiences: ['admin'],
    right: 'look',
    summary: 'The public holidays of the market’s country in a year, by day',
    query: z.object({ year: z.string().check(z.regex(/^20\d\d$/, inputRefusals.invalid.code)) }),
    answer: z.object({ results: z.array(z.object({ day: answeredDay, name: z.string() })) }),
    refusals: [],
  },
  orderImages: {
    method: 'PUT',
    path: 'images/order',
    audiences: ['admin'],
    right: 'serve',
    makesStale: ['market'],
    summary: 'Put the pictures of the market into another order; each of them once',
    body: z.object({ ids: z.array(line(64)).check(z.maxLength(100, too_long.code)) }),
    answer: z.object({ marketImages: z.array(marketImage) }),
    refusals: [images_changed],
  },
  changeImage: {
    method: 'PATCH',
    path: 'images/{id}',
    audiences: ['admin'],
    right: 'serve',
    makesStale: ['market'],
    summary: 'Change what a picture says to those who cannot see it',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    body: z.object({ text: optionalLine(200) }),
    answer: marketImage,
    refusals: [],
  },
} as const satisfies Contract
