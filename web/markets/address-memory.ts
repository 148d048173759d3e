/** The addresses that were chosen from a list in this tab, so that a draft with one still counts after a reload. */
import { stored } from '../kit/stored.ts'

const MOST = 20

const chosen = stored<string[]>(
  'chosenAddresses',
  found => (Array.isArray(found) ? found.filter(one => typeof one === 'string') : []),
  () => sessionStorage,
)

export const rememberAddress = (address: string): void =>
  chosen.write([address, ...chosen.read().filter(one => one !== address)].slice(0, MOST))

export const wasChosen = (address: string): boolean => chosen.read().includes(address.trim())
