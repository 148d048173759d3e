/** `restore to …` and `restore back`. Each step finds what is done, so a command that was cut off is typed again. */
import { TABLE } from '#infra/table.ts'
import { equip } from './equip.ts'
import { sayLost } from './lost.ts'
import type { Origin, Place, Say } from './place.ts'

interface To {
  table: string
  moment: Date | undefined
}

/** Refuses the name of a table that does not exist, and what DynamoDB cannot restore. */
const restored = async (place: Place, { table, moment }: To, say: Say): Promise<Origin> => {
  const found = await place.originOf(table)
  if (found) {
    say(`The table ${table} is there already.`)
    return found
  }
  if (!moment) throw new Error(`There is no table ${table}. To make one: restore to 2027-06-15T08:00:00Z`)
  const source = await place.inUse()
  say(`${source} is restored to ${moment.toISOString()}, into the new table ${table}.`)
  await place.begin(table, { table: source, moment })
  const made = await place.originOf(table)
  if (!made) throw new Error(`The table ${table} was not made. Type the command again`)
  return made
}

export const restoreTo = async (place: Place, to: To, say: Say): Promise<void> => {
  place.checkFree()
  const origin = await restored(place, to, say)
  const streamArn = await equip(place, to.table, say)
  await sayLost(place, origin, say)
  say(`The functions are pointed at ${to.table} …`)
  await place.use({ name: to.table, streamArn })
  say(`The functions use ${to.table}. To go back: restore back`)
}

/** Refuses when the functions use the deployment's own table. */
export const restoreBack = async (place: Place, say: Say): Promise<void> => {
  place.checkFree()
  const table = await place.inUse()
  if (table === TABLE.name)
    throw new Error(
      `There is no restored table to go back from: the settings name none. If a deployment was cut off: npm run deploy`,
    )
  const origin = await place.originOf(table)
  if (origin) await sayLost(place, { table, moment: origin.moment }, say)
  say(`The functions are pointed at ${TABLE.name} …`)
  await place.use(undefined)
  say(`The functions use ${TABLE.name}. The table ${table} stays: it can be used again, or deleted by hand.`)
}
