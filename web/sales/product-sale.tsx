/** When a product was sold and what its tenant gets, asked for by a press: a list may have many that are sold. */

import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeIn } from '#shared/kit/day.ts'
import { tenantsSalesCalls } from '#shared/sales/sales-calls.ts'
import { useShow } from '../kit/show.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'

interface SoldProduct {
  id: string
  name: string
}

const Lines = ({ product }: { product: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  const lines = useRoute(tenantsSalesCalls.listOwnProductSaleLines, { query: { product } })
  const happened = (quantity: number, when: string, amount: string): string => {
    if (quantity === 0) return t('sold.reducedOn', { when, amount })
    return quantity > 0 ? t('sold.soldOn', { when, amount }) : t('sold.backOn', { when })
  }
  return (
    <WhenLoaded
      of={{ lines }}
      skeleton={<Text size="sm">{t('kit.loading')}</Text>}
      empty={data => !data.lines.results.length && <Text size="sm">{t('sold.noLine')}</Text>}
    >
      {data =>
        data.lines.results.map(({ id, date, at, quantity, share }) => {
          const when = t('sold.dayAndTime', { day: show.date(date), time: timeIn(timeZone, Date.parse(at)) })
          return (
            <Text key={id} size="sm">
              {happened(quantity, when, show.money(share, currencyCode))}
            </Text>
          )
        })
      }
    </WhenLoaded>
  )
}

export const ProductSale = ({ product: { id, name } }: { product: SoldProduct }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack gap={0} align="flex-start">
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        aria-expanded={isOpen}
        aria-label={t('sold.showSaleOf', { name: name || t('sold.noName') })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('sold.showSale')}
      </Button>
      <div role="status">{isOpen && <Lines product={id} />}</div>
    </Stack>
  )
}
