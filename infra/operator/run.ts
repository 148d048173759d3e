/**
 * `npm run operator -- <command> [--local]`: what only the company that runs the deployment does. It writes to the table
 * as the functions do, and each change is in the audit as the operator's.
 */
import { reachTable } from './reach-table.ts'
import { readFeatures } from './read-features.ts'
import { restore } from './restore/run.ts'

const USAGE = `npm run operator -- codes 3                           make three codes, each opens one market
npm run operator -- reset <market> <username>         mail an administrator a link; second factor off
npm run operator -- features <market> fee=2.5 …       onlineBooking, payments, accountBalance,
                                                      individualizedItems =on or =off, fee in percent
npm run operator -- restore                           what there is to restore: a table, passwords
--local: the cloud that runs on this machine. Otherwise the one that your AWS credentials reach.`

const MOST_CODES = 100

const codes = async ([typed = '']: readonly string[]): Promise<string[]> => {
  const count = Number(typed)
  if (!Number.isInteger(count) || count < 1 || count > MOST_CODES)
    throw new Error(`Say how many codes, from 1 to ${MOST_CODES}`)
  return (await import('#functions/identity/operate.ts')).makeCodes(count)
}

const reset = async ([market, username]: readonly string[]): Promise<string[]> => {
  if (!market || !username) throw new Error('Name the market and the user')
  const { email, former } = await (await import('#functions/identity/operate.ts')).resetAdministrator(
    market,
    username,
  )
  const lines = [`A mail with a link goes to ${email}. The second factor is off.`]
  if (!former) return lines
  const at = new Date(former.changedTs * 1_000).toISOString()
  return [
    ...lines,
    `That address is new: until ${at} it was ${former.email}, whose owner may undo the change for seven days.`,
    'Ask there whether it was them before you trust who called.',
  ]
}

const features = async ([market, ...pairs]: readonly string[]): Promise<string[]> => {
  if (!market || !pairs.length) throw new Error('Name the market, and what to set')
  const now = await (await import('#functions/markets/operate.ts')).setSubscription(
    market,
    readFeatures(pairs),
  )
  return Object.entries(now).map(([name, value]) => `${name}: ${value}`)
}

const isLocal = process.argv.includes('--local')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const COMMANDS: Record<string, (given: readonly string[]) => Promise<string[]>> = {
  codes,
  reset,
  features,
  restore: async given => {
    await restore(given, isLocal, say)
    return []
  },
}

const [name = '', ...given] = process.argv.slice(2).filter(word => word !== '--local')
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined

try {
  if (!command) throw new Error(USAGE)
  reachTable(isLocal)
  const lines = await command(given)
  if (lines.length) say(lines.join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
