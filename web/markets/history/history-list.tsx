import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OPERATOR } from '#shared/identity/names.ts'
import { AUDITED_KINDS, auditCalls } from '#shared/markets/audit-calls.ts'
import type { Card, Column, Filter } from '../../kit/list/column.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { useThisMarket } from '../market.ts'
import { useMoment } from '../moment.ts'
import { type HistoryRow, useChangeLines } from './change-lines.ts'
import { Changes, Thing, useAdministrators, useKinds, useWho } from './entry.tsx'

const useColumns = (): Column<HistoryRow>[] => {
  const { t } = useTranslation()
  const moment = useMoment()
  const who = useWho()
  const kinds = useKinds()
  const linesOf = useChangeLines()
  return [
    { name: 'when', title: t('history.when'), cell: ({ at }) => moment(Date.parse(at)), isWhole: true },
    { name: 'who', title: t('history.who'), cell: who },
    {
      name: 'what',
      title: t('history.what'),
      file: { type: 'text', value: ({ kind, name }) => `${kinds[kind] ?? kind}: ${name}` },
      cell: row => <Thing row={row} />,
    },
    {
      name: 'change',
      title: t('history.change'),
      file: { type: 'text', value: row => linesOf(row).join('; ') },
      cell: row => <Changes row={row} />,
    },
  ]
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const kinds = useKinds()
  const people = [
    ...useAdministrators().map(({ account, username }) => ({ value: account, label: username })),
    { value: OPERATOR, label: t('history.operator') },
  ]
  return [
    { name: 'who', label: t('history.who'), options: people },
    {
      name: 'kind',
      label: t('history.what'),
      options: AUDITED_KINDS.map(value => ({ value, label: kinds[value] ?? value })),
    },
    { name: 'dateFrom', label: t('history.from') },
    { name: 'dateTo', label: t('history.to'), firstDay: 'dateFrom' },
  ]
}

/** A card has two to four short lines. */
const MOST_LINES = 3

const useCard = () => {
  const { t } = useTranslation()
  const moment = useMoment()
  const who = useWho()
  const linesOf = useChangeLines()
  return (row: HistoryRow): Card => {
    const lines = linesOf(row)
    const count = lines.length - MOST_LINES
    return {
      name: <Thing row={row} />,
      details: [
        `${moment(Date.parse(row.at))}, ${who(row)}`,
        ...lines.slice(0, MOST_LINES),
        ...(count > 0 ? [t('history.more', { count })] : []),
      ],
    }
  }
}

/** Who changed what in the market (D53). */
export const HistoryList = () => {
  const { t } = useTranslation()
  const { visualName } = useThisMarket()
  return (
    <Stack gap="md">
      <BackToList to="/settings">{t('staff.settings')}</BackToList>
      <RouteList
        route={auditCalls.listAudit}
        title={t('history.title')}
        summary={t('history.lead', { name: visualName })}
        columns={useColumns()}
        rowKey={({ id }) => id}
        card={useCard()}
        filters={useFilters()}
        empty={t('history.none')}
        hasFile
      />
    </Stack>
  )
}
