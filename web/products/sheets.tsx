/** A tenant's product sheets, the newest first, for the tenant and for staff. */

import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { BackToList } from '../kit/list/row-link.tsx'
import { useShow } from '../kit/show.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'
import { SheetActions, useBegin } from './sheet/sheet-actions.tsx'
import { useSheetLook } from './sheet/use-sheet-look.ts'
import { useSheetName } from './sheet/use-sheet-name.ts'
import { useGoods } from './thing/whose-goods.ts'

const Status = ({ status }: { status: number }) => {
  const { icon, tone, text } = useSheetLook(useGoods().words.isReady)(status)
  return (
    <StatusMark icon={icon} tone={tone}>
      {text}
    </StatusMark>
  )
}

const useCreated = () => {
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (at: string) => show.date(dayIn(timeZone, Date.parse(at)))
}

export const Sheets = () => {
  const { t } = useTranslation()
  const { of, words, address, back, mayMake } = useGoods()
  const look = useSheetLook(words.isReady)
  const nameOf = useSheetName()
  const begin = useBegin(of, address)
  const created = useCreated()
  const newSheet = mayMake && (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => void begin()}>
      {t('goods.newSheet')}
    </Button>
  )
  return (
    <Stack gap="md">
      {back && <BackToList to={back.to}>{back.name}</BackToList>}
      <RouteList
        route={sheetCalls.listSheets}
        params={of}
        title={t('goods.sheets')}
        summary={words.lead}
        action={newSheet}
        rowKey={({ id }) => id}
        linkTo={({ id }) => `${address}/${id}`}
        columns={[
          { name: 'name', title: t('goods.sheetName'), cell: nameOf },
          {
            name: 'status',
            title: t('goods.status'),
            file: { type: 'text', value: ({ status }) => look(status).text },
            cell: ({ status }) => <Status status={status} />,
          },
          {
            name: 'things',
            title: t('goods.things'),
            cell: ({ productsCount }) => productsCount,
            isNumber: true,
          },
          {
            name: 'printed',
            title: t('goods.printed'),
            cell: ({ printedCount }) => printedCount || '–',
            isNumber: true,
          },
          {
            name: 'created',
            title: t('goods.created'),
            cell: sheet => created(sheet.created),
            isWhole: true,
          },
          {
            name: 'actions',
            title: t('goods.actions'),
            cell: sheet => mayMake && <SheetActions sheet={sheet} />,
          },
        ]}
        card={sheet => ({
          name: nameOf(sheet),
          end: created(sheet.created),
          details: [
            t('goods.countOfThings', { count: sheet.productsCount }),
            ...(sheet.printedCount ? [t('goods.printedTimes', { count: sheet.printedCount })] : []),
          ],
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
        empty={words.none}
        hasFile
        emptyAction={newSheet}
      />
    </Stack>
  )
}
