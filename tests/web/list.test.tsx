/** The list of staff screens: a screen gives it columns and filters. */
import { MantineProvider } from '@mantine/core'
import i18n from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallFailure } from '#web/kit/failure.ts'
import type { Card, Column, Page } from '#web/kit/list/column.ts'
import { List } from '#web/kit/list/list.tsx'
import { useListAddress } from '#web/kit/list/list-address.ts'
import { ListCards } from '#web/kit/list/list-cards.tsx'
import type { Fetched } from '#web/kit/use-route.ts'
import { TEXTS } from './all-texts.ts'

interface Customer {
  userNumber: string
  name: string
  balance: string
}

const COLUMNS: Column<Customer>[] = [
  { name: 'name', title: 'Name', cell: ({ name }) => name, sort: { direction: 'ascending', label: 'Name' } },
  {
    name: 'userNumber',
    title: 'Number',
    cell: ({ userNumber }) => userNumber,
    sort: { direction: 'descending', label: 'Newest first' },
  },
  { name: 'balance', title: 'Balance', cell: ({ balance }) => balance, isNumber: true },
]

const FILTERS = [
  { name: 'isActive', label: 'State', options: [{ value: 'true', label: 'Active' }] },
  { name: 'since', label: 'Since' },
  { name: 'until', label: 'Until', firstDay: 'since' },
] as const

const anna: Customer = { userNumber: '100001', name: 'Anna Andersen', balance: '12.00' }
const pageOf = (results: Customer[], more?: Partial<Page<Customer>>): Page<Customer> => ({
  results,
  page: 1,
  pagesCount: 1,
  ...more,
})

const cardOf = ({ userNumber, name, balance }: Customer): Card => ({
  name,
  end: balance,
  details: [userNumber, 'B2'],
  status: 'Approved',
})

let queries: Record<string, string>[] = []

const Customers = ({ page }: { page: Fetched<Page<Customer>> }) => {
  const address = useListAddress({ filters: FILTERS, columns: COLUMNS })
  queries.push(address.query)
  return (
    <List
      label="Customers"
      page={page}
      address={address}
      columns={COLUMNS}
      filters={FILTERS}
      rowKey={({ userNumber }) => userNumber}
      card={cardOf}
      linkTo={({ userNumber }) => `/customers/${userNumber}`}
      searchLabel="Search customers"
      empty="No customers yet"
      noneFound="Nobody is called that"
      exportButton={<button type="button">Export</button>}
    />
  )
}

const htmlOf = (part: ReactNode, address = '/customers'): string =>
  renderToString(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </MantineProvider>,
  ).replaceAll('<!-- -->', '')

const shown = (page: Partial<Fetched<Page<Customer>>>, address?: string): string => {
  queries = []
  return htmlOf(
    <Customers page={{ data: undefined, failure: undefined, retry: async () => undefined, ...page }} />,
    address,
  )
}

beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: TEXTS.en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
})

describe('a list', () => {
  it('is a table whose columns can be sorted, with its search, filters and export', () => {
    const html = shown({ data: pageOf([anna]) })
    expect(html).toContain('<table')
    expect(html).toContain('aria-label="Customers"')
    expect(html.match(/aria-sort="none"/g)).toHaveLength(2)
    expect(html).toMatch(/<td[^>]*data-number="true"[^>]*>12\.00<\/td>/)
    expect(html).toContain('Search customers')
    expect(html).toContain('>Active</option>')
    expect(html).toContain('>Export</button>')
    expect(html).not.toContain('aria-label="Pages"')
  })

  it('leads from the first cell of a row to its page', () => {
    expect(shown({ data: pageOf([anna]) })).toMatch(
      /<td[^>]*><a[^>]*href="\/customers\/100001"[^>]*>Anna Andersen<\/a>/,
    )
  })

  it('is short cards on a phone, each a link to its page', () => {
    const html = htmlOf(
      <ListCards
        label="Customers"
        rows={[anna]}
        rowKey={({ userNumber }) => userNumber}
        card={cardOf}
        linkTo={({ userNumber }) => `/customers/${userNumber}`}
      />,
    )
    expect(html).toMatch(/<a[^>]*href="\/customers\/100001"[^>]*>Anna Andersen<\/a>/)
    expect(html.replace(/<[^>]*>/g, '')).toContain('100001 · B2')
    expect(html).toContain('12.00')
    expect(html).toContain('Approved')
  })

  it('queries by its own parameters in the address, and ignores others', () => {
    shown({}, '/customers?page=3&search=an&sort=name&isActive=true&token=secret')
    expect(queries[0]).toEqual({ page: '3', search: 'an', sort: 'name', isActive: 'true' })
  })

  it('ignores an order and filters that it does not know, and cuts a search that is too long', () => {
    const search = 'a'.repeat(101)
    shown({}, `/customers?search=${search}&sort=balance&isActive=perhaps&since=soon`)
    expect(queries[0]).toEqual({ search: 'a'.repeat(100) })
    shown({}, '/customers?since=2026-11-28')
    expect(queries[0]).toEqual({ since: '2026-11-28' })
  })

  it('marks the page that is shown, also one beyond the pages that were counted', () => {
    const html = shown({ data: pageOf([anna], { page: 9, pagesCount: 3, more: true }) }, '/customers?page=9')
    expect(html).toMatch(
      /aria-label="Page 9"[^>]*aria-current="page"|aria-current="page"[^>]*aria-label="Page 9"/,
    )
  })

  it('shows its order, its page and the number of pages', () => {
    const html = shown(
      { data: pageOf([anna], { page: 3, pagesCount: 9 }) },
      '/customers?page=3&sort=userNumber',
    )
    expect(html).toContain('aria-sort="descending"')
    expect(html).toContain('Page 3 of 9')
    expect(html).toMatch(
      /aria-label="Page 3"[^>]*aria-current="page"|aria-current="page"[^>]*aria-label="Page 3"/,
    )
  })

  it('says when there are more hits than were counted', () => {
    expect(shown({ data: pageOf([anna], { pagesCount: 40, more: true }) })).toContain('more than 40')
  })

  it('has different texts for an empty list and for a search without hits', () => {
    expect(shown({ data: pageOf([]) })).toContain('No customers yet')
    const narrowed = shown({ data: pageOf([]) }, '/customers?search=x')
    expect(narrowed).toContain('Nobody is called that')
    expect(narrowed).not.toContain('No customers yet')
  })

  it('speaks of no search when filters alone find nothing', () => {
    const narrowed = shown({ data: pageOf([]) }, '/customers?isActive=true')
    expect(narrowed).toContain(TEXTS.en['list.noneFiltered'])
    expect(narrowed).not.toContain('Nobody is called that')
  })

  it('says at the field and in place of the rows that a range of days ends before it starts', () => {
    const text = '“Until” is before “Since”.'
    const reversed = shown({ data: pageOf([]) }, '/customers?since=2026-12-01&until=2026-11-01&search=x')
    expect(reversed.split(text)).toHaveLength(3)
    expect(reversed.match(/aria-invalid="true"/g)).toHaveLength(1)
    for (const until of ['2026-12-01', '2026-12-02', ''])
      expect(shown({ data: pageOf([]) }, `/customers?since=2026-12-01&until=${until}`)).not.toContain(text)
  })

  it('shows a skeleton while it loads, and the error when it fails', () => {
    expect(shown({})).toContain('mantine-Skeleton-root')
    const failed = shown({ failure: new CallFailure(503, { detail: 'busy' }) })
    expect(failed).toContain('role="alert"')
    expect(failed).toContain(TEXTS.en['kit.tryAgain'])
  })
})
