/** A tenant's product sheets on their page: those that wait for staff first, then the newest. */

import { Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { SHEET } from '#shared/products/states.ts'
import { goodsInShop } from '../../customers/goods-in-shop.ts'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useBegin } from '../sheet/sheet-actions.tsx'
import { useSheetLook } from '../sheet/use-sheet-look.ts'
import { useSheetName } from '../sheet/use-sheet-name.ts'
import styles from './staff.module.css'

type Sheet = Answer<typeof sheetCalls.listSheets>['results'][number]

/** The page of all sheets has the others. */
const MOST = 5

const waitingFirst = (sheets: readonly Sheet[]): readonly Sheet[] => [
  ...sheets.filter(({ status }) => status === SHEET.ready),
  ...sheets.filter(({ status }) => status !== SHEET.ready),
]

const Row = ({ sheet }: { sheet: Sheet }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const { icon, tone, text } = useSheetLook(t('staff-goods.isReady'))(sheet.status)
  const nameOf = useSheetName()
  const { id, customer, created, productsCount, printedCount } = sheet
  return (
    <li data-waits={sheet.status === SHEET.ready || undefined}>
      <div>
        <Anchor component={Link} to={`/customers/${customer}/sheets/${id}`}>
          {nameOf(sheet)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[
            t('goods.countOfThings', { count: productsCount }),
            show.date(dayIn(timeZone, Date.parse(created))),
            ...(printedCount ? [t('goods.printedTimes', { count: printedCount })] : []),
          ].join(' · ')}
        </Text>
      </div>
      <StatusMark icon={icon} tone={tone}>
        {text}
      </StatusMark>
    </li>
  )
}

export const CustomerSheets = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const sheets = useRoute(sheetCalls.listSheets, { params: { userNumber } })
  const begin = useBegin({ userNumber }, `/customers/${userNumber}/sheets`)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="sheets">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="sheets">
            {t('goods.sheets')}
          </Title>
          <IfMay right="serve">
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={() => void begin()}
            >
              {t('goods.newSheet')}
            </Button>
          </IfMay>
        </Group>
        <WhenLoaded of={{ sheets }} skeleton={<Skeleton height={60} radius="md" />}>
          {({ sheets: { results } }) =>
            results.length ? (
              <>
                <ul className={styles.sheets}>
                  {waitingFirst(results)
                    .slice(0, MOST)
                    .map(sheet => (
                      <Row key={sheet.id} sheet={sheet} />
                    ))}
                </ul>
                <Group gap="md">
                  {results.length > MOST && (
                    <Anchor component={Link} to={`/customers/${userNumber}/sheets`}>
                      {t('staff-goods.allSheets')}
                    </Anchor>
                  )}
                  <Anchor component={Link} to={goodsInShop(userNumber)}>
                    {t('staff-goods.theirProducts')}
                  </Anchor>
                </Group>
              </>
            ) : (
              <Text c="dimmed">{t('staff-goods.noSheetsHere')}</Text>
            )
          }
        </WhenLoaded>
      </Stack>
    </Paper>
  )
}
