/** Describes each domain's calls to a reader who does not know Reol. */
const ABOUT: Readonly<Record<string, string>> = {
  identity: 'Log-in, passwords and the links in our mails, new markets and their administrators',
  markets: 'The markets as visitors and tenants see them',
  jobs: 'Long work, and what came of it',
  customers: 'The tenants of a market',
  shelves: 'What can be rented, for how long, at what price, and when',
  campaigns: 'What the shop sells for less on some days',
  bookings: 'Reserving shelves, the cart, and what staff see of it',
  products: 'What tenants price and label: product sheets and products',
  payments: 'Paying a cart by card',
  tills: 'How it stands with the till of a market',
  sales: 'What was sold, for tenants and for the shop, and what of it fits nothing',
  payouts: 'What tenants are owed, and what they get',
  messages: 'What visitors and tenants write to a market, and what staff answer',
  feeds: 'The posts of a market on Instagram, on its own page',
}

export interface Tag {
  name: string
  description?: string
}

/** The domains in order. tests/docs/docs.test.ts fails when one has no description. */
export const tagsOf = (domains: readonly string[]): Tag[] =>
  [...new Set(domains)].map(name => ({ name, description: ABOUT[name] }))
