/** Decides what becomes of rows of a file: checks them as `create` checks a customer, and looks for their addresses. */
import type * as z from 'zod/mini'
import { newCustomerFields } from '#shared/customers/customer-fields.ts'
import { addressOf, type Fate, fatesOf, typedRow } from '#shared/customers/import-row.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { type FileRow, isTooWide } from '#shared/kit/file-row.ts'
import { Refusal, refuseIssues } from '#shared/kit/refusal.ts'
import { readLogin } from '../identity/table/login.ts'
import { checkedFields } from './checked-fields.ts'
import type { ImportFile } from './import-file.ts'

type Fields = z.output<typeof newCustomerFields>

interface RowRefusal {
  field: string
  code: string
}

export interface DecidedRow {
  row: FileRow
  fate: Fate
  /** What a new customer gets; undefined for a row that is wrong. */
  fields: Fields | undefined
  refusals: RowRefusal[]
}

/** Its cells are not where they belong. */
const TOO_WIDE: Pick<DecidedRow, 'fields' | 'refusals'> = {
  fields: undefined,
  refusals: [{ field: '', code: 'too_many_cells' }],
}

/** The fate of these rows of a file: one read for each address that may be new. */
export const decideRows = async (
  market: string,
  country: CountryCode,
  { heads, columns, first }: ImportFile,
  rows: readonly FileRow[],
): Promise<DecidedRow[]> => {
  const checked = await Promise.all(
    rows.map(row =>
      isTooWide(row, heads.length) ? TOO_WIDE : checkRow(typedRow(columns, row, country), country),
    ),
  )
  const addresses = [...new Set(checked.flatMap(({ fields }) => (fields ? [fields.email] : [])))]
  const logins = await Promise.all(addresses.map(address => readLogin(market, address)))
  const taken = new Set(addresses.filter((_, at) => logins[at]))
  const facts = rows.map((row, at) => ({
    line: row.line,
    address: addressOf(columns, row),
    isWrong: !checked[at]?.fields,
  }))
  const fates = fatesOf(facts, taken, first)
  return rows.map((row, at) => ({
    row,
    fate: fates[at] ?? 'wrong',
    fields: checked[at]?.fields,
    refusals: checked[at]?.refusals ?? [],
  }))
}

const checkRow = async (
  typed: Record<string, unknown>,
  country: CountryCode,
): Promise<Pick<DecidedRow, 'fields' | 'refusals'>> => {
  try {
    const { success, data, error } = newCustomerFields.safeParse(typed)
    if (!success) throw refuseIssues(error.issues, typed)
    return { fields: await checkedFields(data, {}, country), refusals: [] }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return { fields: undefined, refusals: refusalsIn(thrown) }
  }
}

const refusalsIn = ({ body }: Refusal): RowRefusal[] =>
  Object.entries(body as Record<string, string[]>).map(([field, [code = '']]) => ({ field, code }))
