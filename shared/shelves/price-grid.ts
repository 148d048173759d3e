/** What staff type into a grid of prices, and paste into it from a spreadsheet. */
import { toWire } from '../kit/money.ts'
import { amountIn } from '../kit/typed-amount.ts'

/** A price as it travels ("1699.00"). Empty is "0.00": not offered. Undefined for what is no amount. */
export const sentPrice = (typed: string): string | undefined => {
  const amount = typed.trim() ? amountIn(typed) : 0
  return amount === undefined ? undefined : toWire(amount)
}

/** The cells of a block that was copied from a spreadsheet: rows by lines, columns by tabs. */
export const pastedBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t').map(cell => cell.trim()))
