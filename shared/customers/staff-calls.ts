import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import { type Contract, flag, listOf, pageNumber } from '../kit/contract.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { proofField } from '../kit/owner-proof.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { line, moment, money } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { customerFields, newCustomerFields } from './customer-fields.ts'
import { CUSTOMER_TYPES } from './customer-types.ts'
import { fees } from './fees.ts'
import { customerRefusals } from './refusals.ts'

const { changed_meanwhile, in_use, proof_needed, too_many_mails } = kitRefusals
const { customer_exists, invalid_phone } = customerRefusals
const {
  bank_account,
  bank_reg_number,
  invalid_iban,
  invalid_vat_id,
  label_ranges,
  not_a_number,
  number_range,
  sort_code,
} = fieldRefusals

const customerType = z.enum(CUSTOMER_TYPES)

/** A customer in a list. */
export const listedCustomer = z.object({
  userNumber: z.string(),
  name: z.string(),
  email: answeredEmail,
  phone: z.string(),
  city: z.string(),
  verified: z.boolean(),
  isActive: z.boolean(),
  customerType,
  created: moment,
  version: z.number(),
})

/** A customer with every field. */
export const customerShown = z.object({
  ...listedCustomer.shape,
  address: z.string(),
  postalCode: z.string(),
  /** Null for a customer who booked as a guest, whom nobody has asked. */
  country: z.nullable(z.enum(COUNTRY_CODES)),
  vatRateType: z.literal([1, 2]),
  vatId: z.string(),
  bankRegNumber: z.string(),
  sortCode: z.string(),
  bankAccount: z.string(),
  iban: z.string(),
  /** When the customer changed the account, which nobody has confirmed: nothing is paid out to it. Null: it is confirmed. */
  accountUnconfirmedSince: z.nullable(moment),
  shelfNumber: z.string(),
  labelsToPrint: z.string(),
  fee: z.number(),
  /** The commissions that it has had, each with the day from which it counts; empty: it has never changed. */
  fees,
  rentAmount: money,
  printType: z.literal([1, 2]),
  description: z.string(),
  /** What the market owes the customer; the ledger's sum. */
  accountBalance: money,
})

/** Limits which customers; yes and no are text in a query. */
const filters = {
  search: z.optional(line(100)),
  isActive: z.optional(flag),
  verified: z.optional(flag),
  customerType: z.optional(customerType),
}

const asked = { ...filters, isActive: z.optional(z.boolean()), verified: z.optional(z.boolean()) }

/** Limits which customers an export has. */
export const customersAsked = z.object(asked)

/** The reader's language; without it that of the browser. */
export const language = z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code))

/**
 * The version that the caller read; when another change came in between, the call is refused (D30). Without it the last
 * writer wins.
 */
const version = z.optional(z.int(inputRefusals.invalid.code))

/** For an address and a bank account. */
const proof = proofField

const ofCustomer = z.object({ userNumber })

/** Why a typed field may be refused. */
const wrongFields = [
  bank_account,
  bank_reg_number,
  customer_exists,
  invalid_iban,
  invalid_phone,
  invalid_vat_id,
  label_ranges,
  not_a_number,
  number_range,
  sort_code,
] as const

const one = { audiences: ['admin'], params: ofCustomer } as const

/** The page of the customer. */
const makesStale = ['customers/{userNumber}']

/** Every role may call; each field asks for its own right (field-rights.ts). */
const changed = {
  ...one,
  right: 'look',
  path: 'customers/{userNumber}',
  makesStale,
  answer: customerShown,
  refusals: [changed_meanwhile, proof_needed, ...wrongFields, too_many_mails],
} as const

/** The tenants of a market, as staff look after them. */
export const staffCalls = {
  exportCsv: {
    method: 'POST',
    path: 'customers/export',
    audiences: ['admin'],
    right: 'own',
    summary: 'Write all customers that a search and filters find into a CSV file, as a job',
    repeatable: true,
    body: z.extend(customersAsked, { language }),
    status: 202,
    answer: jobStarted,
    refusals: [],
  },
  list: {
    method: 'GET',
    path: 'customers',
    audiences: ['admin'],
    right: 'look',
    summary: 'The customers by name or newest first; a search finds by the beginnings of words',
    query: z.object({ ...filters, sort: z._default(z.enum(['name', 'number']), 'name'), page: pageNumber }),
    answer: listOf(listedCustomer),
    refusals: [],
  },
  summary: {
    method: 'GET',
    path: 'customers/summary',
    audiences: ['admin'],
    right: 'look',
    summary: 'How many customers there are, how many wait to be verified, how many see no sales figures',
    answer: z.object({ total: z.number(), unverified: z.number(), inactive: z.number() }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: 'customers',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Create a customer, who gets a mail to choose a password',
    repeatable: true,
    body: newCustomerFields,
    status: 201,
    answer: customerShown,
    refusals: [...wrongFields, too_many_mails],
  },
  read: {
    ...one,
    right: 'look',
    method: 'GET',
    path: 'customers/{userNumber}',
    alias: 'customer/{userNumber}',
    summary: 'A customer',
    answer: customerShown,
    refusals: [],
  },
  viewAsTenant: {
    ...one,
    right: 'serve',
    method: 'POST',
    path: 'customers/{userNumber}/view',
    summary:
      "Look at what a tenant sees for 15 minutes, which stands in the history: until then the tenant's GET calls answer an administrator's own token with the header X-View-As",
    answer: z.object({ until: moment }),
    refusals: [],
  },
  change: {
    ...changed,
    method: 'PATCH',
    summary: 'Change some fields of a customer; a new address must be confirmed by its owner',
    body: z.object({ ...z.partial(z.object(customerFields)).shape, version, proof }),
  },
  replace: {
    ...changed,
    method: 'PUT',
    summary: 'Change a customer; fields that are left out stay as they are',
    body: z.extend(newCustomerFields, { version, proof }),
  },
  remove: {
    ...one,
    right: 'own',
    deletesForGood: true,
    method: 'DELETE',
    path: 'customers/{userNumber}',
    summary:
      'Delete a customer with nothing running, to come, for sale or to be settled; what they booked stays, without their name',
    refusals: [in_use],
  },
  merge: {
    ...one,
    // Staff may merge; a customer with an account of their own is ended by an owner alone.
    right: 'serve',
    deletesForGood: true,
    method: 'POST',
    path: 'customers/{userNumber}/merge',
    summary:
      'Make one customer of two: this one stays and takes what it leaves empty, `from` ends and its bookings follow',
    repeatable: true,
    body: z.object({ from: userNumber, version, fromVersion: version, proof }),
    answer: customerShown,
    refusals: [changed_meanwhile, customerRefusals.same_customer, in_use, proof_needed],
  },
  sendConfirmation: {
    ...one,
    right: 'serve',
    method: 'POST',
    path: 'send_email_confirmation/{userNumber}',
    makesStale,
    summary: 'Send the customer the link again by which they confirm the address and choose a password',
    refusals: [customerRefusals.already_verified, too_many_mails],
  },
  verify: {
    ...one,
    right: 'serve',
    method: 'PATCH',
    path: 'verify_customer/{userNumber}',
    makesStale,
    summary: 'Verify a customer without a mail',
    answer: z.object({ verified: z.boolean() }),
    refusals: [],
  },
  confirmAccountByStaff: {
    ...one,
    right: 'money',
    method: 'PATCH',
    path: 'confirm_bank_account/{userNumber}',
    makesStale,
    summary: 'Confirm the account that a customer has changed, after asking them; once more changes nothing',
    /** The version says which account is meant. */
    body: z.object({ version, proof }),
    answer: customerShown,
    refusals: [changed_meanwhile, proof_needed],
  },
  resetPassword: {
    ...one,
    right: 'serve',
    method: 'PATCH',
    path: 'reset_customer_password/{userNumber}',
    makesStale,
    summary:
      'End the password: the customer gets a link, and for an hour the customer number is a password, once',
    /** Whoever knows the number may then choose the password. */
    body: z.optional(z.object({ proof })),
    refusals: [proof_needed, too_many_mails],
  },
} as const satisfies Contract
