import { monthOf, planStrip, stripFileName } from '#shared/bookings/plan-strip.ts'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import { shortDay, timeIn } from '#shared/kit/day.ts'
import { openingDaysOf } from '#shared/shelves/opening-days.ts'
import { inShelfOrder } from '#shared/shelves/shelf-names.ts'
import { now, todayIn } from '../../kit/clock.ts'
import { publishFile } from '../../kit/files.ts'
import type { Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { renderStrip } from '../../kit/pdf/strip.ts'
import { readCatalogue } from '../../shelves/table/catalogue.ts'
import { readShelves } from '../../shelves/table/shelf.ts'
import { readPlanOfTypes } from './plan-of-types.ts'

/** Makes the PDF of a month of the booking calendar and answers a link to it. One query a type. */
export const printPlan: Verb<typeof reportCalls.printPlan> = async ({
  market: id,
  body,
  language: asked,
}) => {
  const [{ market, types: all }, { shelves }] = await Promise.all([
    readCatalogue(id),
    readShelves(id, { consistent: false }),
  ])
  const language = body.language ?? asked ?? market.language
  const day = body.day ?? todayIn(market)
  const types = inShelfOrder(all.values(), shelves).filter(
    type => !body.shelfType || type.id === body.shelfType,
  )
  const rows = await readPlanOfTypes(
    id,
    types.map(type => type.id),
    monthOf(day),
  )
  const printed = `${shortDay(todayIn(market))} ${timeIn(market.timeZone, now())}`
  const strip = planStrip(
    {
      day,
      market: market.visualName,
      types,
      shelves,
      rows,
      opening: openingDaysOf(market),
      printed,
    },
    language,
  )
  const file = {
    key: `${id}/plans/${newId()}.pdf`,
    name: stripFileName(day, language),
    type: 'application/pdf',
  }
  return publishFile(file, await renderStrip(strip, new Date(now())))
}
