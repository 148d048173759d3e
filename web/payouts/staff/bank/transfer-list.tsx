/** What a sales period pays out by bank, in groups: what needs staff first, then what is ready, in a file, sent and returned. */
import { Button, Skeleton } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import listStyles from '../../../kit/list/list.module.css'
import { useIsNarrow } from '../../../kit/list/use-is-narrow.ts'
import { Failed } from '../../../kit/states.tsx'
import { useThisMarket } from '../../../markets/market.ts'
import { useFigures } from '../settlement/figures.ts'
import styles from './bank.module.css'
import { ChangeTransfer } from './change-transfer.tsx'
import { ReturnTransfer } from './return-transfer.tsx'
import { COLUMNS, TransferRow, WaitingRow } from './transfer-row.tsx'
import type { Opened } from './transfer-verbs.tsx'
import { type BankExport, type Counted, sumsOf, type Transfer, useTransfers } from './use-bank.ts'

/** A line that is no row: something over the whole width. */
const Across = ({ children }: { children: ReactNode }) =>
  useIsNarrow() ? (
    <li>{children}</li>
  ) : (
    <tr>
      <td colSpan={COLUMNS}>{children}</td>
    </tr>
  )

const GroupTitle = ({ name, of }: { name: string; of: Counted | undefined }) => {
  const { plain, money } = useFigures()
  if (useIsNarrow())
    return (
      <li className={styles.groupCard}>
        <strong>{name}</strong>
        {of && <strong>{money(of.total)}</strong>}
      </li>
    )
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={3}>
        {name}
      </th>
      <td data-number>{of && plain(of.total)}</td>
      <td />
    </tr>
  )
}

interface PageProps {
  bank: BankExport
  state: Transfer['state']
  page: number
  isLast: boolean
  onMore: () => void
  onOpen: (opened: Opened) => void
}

/** Stands before the first transfer that can go into a file: those that cannot come first. */
const ReadyTitle = ({ bank }: { bank: BankExport }) => {
  const { t } = useTranslation()
  const { ready } = sumsOf(bank)
  return <GroupTitle name={t('bank.ready', { count: ready.count })} of={ready} />
}

const Page = ({ bank, state, page, isLast, onMore, onOpen }: PageProps) => {
  const { t } = useTranslation()
  const { data, failure, retry } = useTransfers(bank.salesPeriod, state, page)
  if (!data)
    return (
      <Across>
        {failure ? <Failed failure={failure} retry={() => void retry()} /> : <Skeleton height={96} />}
      </Across>
    )
  const { results, pagesCount, count = results.length } = data
  const before = page < pagesCount ? (page - 1) * results.length : count - results.length
  return (
    <>
      {results.map((transfer, at) => (
        <Fragment key={transfer.id}>
          {state === 'open' && before + at === bank.blocked.count && <ReadyTitle bank={bank} />}
          <TransferRow transfer={transfer} textLength={bank.textLength} onOpen={onOpen} />
        </Fragment>
      ))}
      {isLast && page < pagesCount && (
        <Across>
          <Button variant="subtle" size="sm" onClick={onMore}>
            {t('bank.showMore', { count: count - before - results.length })}
          </Button>
        </Across>
      )}
    </>
  )
}

interface GroupProps extends Pick<PageProps, 'bank' | 'state' | 'onOpen'> {
  title?: ReactNode
}

/** The transfers in one state, page by page. */
const Pages = ({ title, ...group }: GroupProps) => {
  const [pages, setPages] = useState(1)
  return (
    <>
      {title}
      {Array.from({ length: pages }, (_, at) => at + 1).map(page => (
        <Page key={page} {...group} page={page} isLast={page === pages} onMore={() => setPages(pages + 1)} />
      ))}
    </>
  )
}

const Groups = (of: Pick<PageProps, 'bank' | 'onOpen'>) => {
  const { t } = useTranslation()
  const { bank } = of
  const { leftOut, ready, inFile, sent, returned, takenOut } = sumsOf(bank)
  const words = {
    in_file: inFile ? t('bank.inFile', { count: inFile.count }) : t('bank.beingWritten'),
    sent: sent ? t('bank.sent', { count: sent.count }) : t('bank.isSent'),
    returned: t('bank.returned', { count: returned.count }),
    taken_out: t('bank.takenOutGroup', { count: takenOut.count }),
  }
  const later = [
    { state: 'in_file', counted: inFile },
    { state: 'sent', counted: sent },
    { state: 'returned', counted: returned },
    { state: 'taken_out', counted: takenOut },
  ] as const
  return (
    <>
      {leftOut.count > 0 && <GroupTitle name={t('bank.leftOut')} of={leftOut} />}
      {bank.waiting.map(tenant => (
        <WaitingRow key={tenant.customer} tenant={tenant} salesPeriod={bank.salesPeriod} />
      ))}
      {bank.blocked.count + ready.count > 0 && <Pages {...of} state="open" />}
      {later
        .filter(({ counted }) => counted === undefined || counted.count > 0)
        .map(({ state, counted }) => (
          <Pages key={state} {...of} state={state} title={<GroupTitle name={words[state]} of={counted} />} />
        ))}
    </>
  )
}

const Total = ({ bank }: { bank: BankExport }) => {
  const { t } = useTranslation()
  const { plain, money } = useFigures()
  const { all } = sumsOf(bank)
  const name = t('bank.inAll', { count: all.count })
  if (useIsNarrow())
    return (
      <li className={styles.groupCard}>
        <strong>{name}</strong>
        <strong>{money(all.total)}</strong>
      </li>
    )
  return (
    <tfoot>
      <tr>
        <td colSpan={3}>{name}</td>
        <td data-number>{plain(all.total)}</td>
        <td />
      </tr>
    </tfoot>
  )
}

const Table = ({ bank, children }: { bank: BankExport; children: ReactNode }) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  return (
    <div className={styles.box}>
      <table className={`${listStyles.table} ${styles.table}`} aria-label={t('bank.transfers')}>
        <thead>
          <tr>
            <th scope="col">{t('bank.customer')}</th>
            <th scope="col">{t('bank.toAccountColumn')}</th>
            <th scope="col">{t('bank.text')}</th>
            <th scope="col" data-number>
              {t('bank.amountIn', { currency: currencyCode })}
            </th>
            <th scope="col">{t('bank.state')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
        <Total bank={bank} />
      </table>
    </div>
  )
}

export const TransferList = ({ bank }: { bank: BankExport }) => {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const [opened, setOpened] = useState<Opened>()
  const groups = <Groups bank={bank} onOpen={setOpened} />
  const of = opened && { transfer: opened.transfer, onClose: () => setOpened(undefined) }
  return (
    <>
      {isNarrow ? (
        <ul className={listStyles.cards} aria-label={t('bank.transfers')}>
          {groups}
          <Total bank={bank} />
        </ul>
      ) : (
        <Table bank={bank}>{groups}</Table>
      )}
      {of && opened.dialog === 'change' && <ChangeTransfer {...of} textLength={bank.textLength} />}
      {of && opened.dialog === 'returned' && <ReturnTransfer {...of} />}
    </>
  )
}
