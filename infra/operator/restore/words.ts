/** Reads what is typed after `restore`, and refuses in words what cannot be. */
import { TABLE } from '#infra/table.ts'
import { isDay, MS_PER_DAY } from '#shared/kit/day.ts'

export type Asked =
  | { what: 'to'; table: string; moment: Date | undefined }
  | { what: 'back' }
  | { what: 'passwords'; mails: boolean; deletes: boolean }

export const RESTORE_USAGE = `restore to 2027-06-15T08:00:00Z   the table as it was at that moment, and the functions use it
restore to reol-…                 the same with a table that is restored already
restore back                      the functions use the deployment's own table again
restore passwords                 who has no account in the user pool, and which accounts belong to nobody
restore passwords --mail          makes the accounts of the first, and mails each a link to choose a password
restore passwords --delete        deletes the accounts of the second`

const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

/** The moment that is typed, with its zone. Refuses one that is to come, and one that is too long ago. */
const readMoment = (typed: string, now: Date): Date => {
  const [, day = ''] = MOMENT.exec(typed) ?? []
  const moment = new Date(typed)
  if (!isDay(day) || Number.isNaN(moment.getTime()))
    throw new Error(
      `"${typed}" is no moment. Type one like 2027-06-15T08:00:00Z or 2027-06-15T10:00:00+02:00`,
    )
  if (moment > now) throw new Error(`${typed} is in the future: it is ${now.toISOString()}`)
  if (moment.getTime() < now.getTime() - TABLE.recoveryDays * MS_PER_DAY)
    throw new Error(
      `${typed} is more than ${TABLE.recoveryDays} days ago, and the table keeps ${TABLE.recoveryDays}. Older states are in the vault of backups`,
    )
  return moment
}

/** The same moment names the same table, so a command that was cut off finds what it began. */
export const tableOf = (moment: Date): string =>
  `reol-${moment.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}`

const readTo = (typed: string, now: Date): Asked => {
  if (!typed) throw new Error('Say to which moment: restore to 2027-06-15T08:00:00Z')
  if (TABLE.restored.test(typed)) return { what: 'to', table: typed, moment: undefined }
  const moment = readMoment(typed, now)
  return { what: 'to', table: tableOf(moment), moment }
}

/** `now`: the time of the cloud. Throws an error that says what is wrong, or what can be typed. */
export const readRestore = (words: readonly string[], now: Date): Asked => {
  const [what, ...given] = words
  const flags = new Set(given.filter(word => word.startsWith('--')))
  const [typed = '', ...more] = given.filter(word => !word.startsWith('--'))
  const unknown = (allowed: readonly string[]) =>
    more.length || [...flags].some(flag => !allowed.includes(flag))
  if (what === 'to' && !unknown([])) return readTo(typed, now)
  if (what === 'back' && !typed && !unknown([])) return { what }
  if (what === 'passwords' && !typed && !unknown(['--mail', '--delete']))
    return { what, mails: flags.has('--mail'), deletes: flags.has('--delete') }
  throw new Error(RESTORE_USAGE)
}
