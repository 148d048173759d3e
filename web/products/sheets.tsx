/** A tenant's product sheets, the newest first. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { useShow } from '../kit/show.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'
import { SheetActions, useBegin } from './sheet-actions.tsx'
import { useGoodsAccess } from './use-goods-access.ts'
import { useSheetLook } from './use-sheet-look.ts'

const Status = ({ status }: { status: number }) => {
  const { icon, tone, text } = useSheetLook()(status)
  return (
    <StatusMark icon={icon} tone={tone}>
      {text}
    </StatusMark>
  )
}

export const OwnSheets = () => {
  const { t } = useTranslation()
  const show = useShow()
  const look = useSheetLook()
  const { timeZone } = useThisMarket()
  const begin = useBegin()
  const mayMake = useGoodsAccess()?.customerAccessToProductCreation
  const created = (at: string) => show.date(dayIn(timeZone, Date.parse(at)))
  const newSheet = mayMake && (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => void begin()}>
      {t('goods.newSheet')}
    </Button>
  )
  return (
    <RouteList
      route={tenantsSheetCalls.listOwnSheets}
      title={t('goods.sheets')}
      summary={mayMake === false ? t('goods.shopMakes') : t('goods.sheetsLead')}
      action={newSheet}
      rowKey={({ id }) => id}
      linkTo={({ id }) => `/product-sheets/${id}`}
      columns={[
        { name: 'name', title: t('goods.sheetName'), cell: ({ name }) => name },
        { name: 'status', title: t('goods.status'), cell: ({ status }) => <Status status={status} /> },
        {
          name: 'things',
          title: t('goods.things'),
          cell: ({ productsCount }) => productsCount,
          isNumber: true,
        },
        { name: 'created', title: t('goods.created'), cell: sheet => created(sheet.created), isWhole: true },
        {
          name: 'actions',
          title: t('goods.actions'),
          cell: sheet => mayMake && <SheetActions sheet={sheet} />,
        },
      ]}
      card={sheet => ({
        name: sheet.name,
        end: created(sheet.created),
        details: [t('goods.countOfThings', { count: sheet.productsCount })],
        status: (
          <Group gap="xs" justify="space-between">
            <Status status={sheet.status} />
            {mayMake && <SheetActions sheet={sheet} />}
          </Group>
        ),
      })}
      filters={[
        {
          name: 'status',
          label: t('goods.status'),
          options: [1, 2, 3, 4, 5].map(status => ({ value: String(status), label: look(status).text })),
        },
      ]}
      empty={t('goods.noSheets')}
      emptyAction={newSheet}
    />
  )
}
