/**
 * The kinds of work that queues carry. Each is one queue and one function, made of the subscribers that name it. Quick
 * work of a domain shares one queue, `<domain>`. Slow work, and work that calls an outside service, has its own,
 * `<domain>-<kind>`, so that a silent service holds up nothing else.
 */

interface Work {
  about: string
  /** How long one batch may take. */
  timeoutSeconds: number
  /** How many batches run at once at most, so that a burst leaves room for the calls of people. */
  concurrency: number
  /** Of its function, in MB. */
  memory: number
}

const work = (about: string, differs: Partial<Work> = {}): Work => ({
  about,
  timeoutSeconds: 60,
  concurrency: 10,
  memory: 512,
  ...differs,
})

export const WORKS = {
  markets: work('Writes the pages of markets, deletes pictures that were removed'),
  bookings: work('Releases the shelves of holds that ended'),
  identity: work('Ends passwords and accounts as staff ask'),
  customers: work('Keeps customers as accounts and markets change'),
  'customers-jobs': work('Writes exports of customers, creates customers from files'),
  products: work('Makes the products of completed sheets, notes which were printed'),
  // A spreadsheet of 150,000 products is written in one go, in a gigabyte.
  'products-jobs': work('Writes lists of products', { timeoutSeconds: 120, memory: 2048 }),
  payments: work('Asks the card provider how open payments ended'),
  'payments-webhooks': work('Follows up what the card provider notified'),
  // Documents of a market get their numbers one after another: of two workers with the same market one waits.
  'payments-documents': work('Issues receipts and credit notes', { concurrency: 5 }),
  'payments-refunds': work('Gives money back through the card provider'),
  // A till answers slowly, and one market's till has one worker at a time.
  'tills-transfers': work('Puts products into the tills of markets, and takes them out', {
    timeoutSeconds: 120,
  }),
  // Each sale has its till looked at, which takes a second: 500 shops with twenty sales a minute (infra/growth).
  'tills-purchases': work('Takes what tills have sold', { timeoutSeconds: 120, concurrency: 34 }),
  // The last step holds all that is for sale: some 150,000 products.
  'tills-jobs': work('Writes what is for sale into files for tills', { timeoutSeconds: 120, memory: 1024 }),
  sales: work('Books what tills have sold'),
  // A spreadsheet of some ten thousand lines is written in one go.
  'sales-jobs': work('Writes the sales of tenants into files, books the files of tills', {
    timeoutSeconds: 120,
    memory: 1024,
  }),
  payouts: work('Finalizes sales periods, sends their settlements, writes start balances'),
  // Ten thousand lines are written in one go.
  'payouts-bank': work('Makes files for the bank, writes what was uploaded on balances', { memory: 1024 }),
  // The books answer slowly, and those of one market have one worker at a time.
  'payouts-books': work('Sends vouchers to the books', { timeoutSeconds: 120 }),
  messages: work('Sends mails'),
  // Each push service has a name of its own, and one that is silent holds up no mail.
  'messages-push': work('Pushes to the browsers of tenants what was sold'),
  'messages-jobs': work('Writes the files of what tenants want to have of their data'),
  // Pictures are decoded one after another, and a first run copies some hundred files.
  feeds: work('Copies the posts of markets from Instagram', { timeoutSeconds: 300 }),
} as const satisfies Record<string, Work>

export type WorkName = keyof typeof WORKS

export const WORK_NAMES = Object.keys(WORKS) as WorkName[]

/** The dead-letter queue of a domain, or of a reader of the stream. A person handles what is in it. */
export type DeadLetters = `${string}-dead`

export const domainOf = (name: string): string => name.split('-')[0] ?? name

export const deadLettersOf = (owner: string): DeadLetters => `${owner}-dead`
