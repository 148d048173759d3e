/** Where a tenant's product is: in the shop with its label or without, sold, or fetched. */

import { Anchor, Group, Stack } from '@mantine/core'
import { IconBasketCheck, IconPackageExport, IconTag, IconTagOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRODUCT } from '#shared/products/states.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import styles from '../thing/products.module.css'
import type { OwnProduct } from '../thing/rows.ts'

/** What is said of a product that is sold, beyond that it is. */
export type SaleOf = ((product: OwnProduct) => ReactNode) | undefined

export const Where = ({ product, saleOf }: { product: OwnProduct; saleOf: SaleOf }) => {
  const { t } = useTranslation()
  const { status, needsLabel, sheet } = product
  if (status === PRODUCT.sold)
    return (
      <Stack gap={0} align="flex-start" className={styles.above ?? ''}>
        <StatusMark icon={IconBasketCheck} tone="good">
          {t('goods.sold')}
        </StatusMark>
        {saleOf?.(product)}
      </Stack>
    )
  if (status === PRODUCT.handedOut)
    return (
      <StatusMark icon={IconPackageExport} tone="quiet">
        {t('goods.fetched')}
      </StatusMark>
    )
  if (!needsLabel)
    return (
      <StatusMark icon={IconTag} tone="good">
        {t('goods.inShop')}
      </StatusMark>
    )
  return (
    <Group gap="xs" className={styles.above ?? ''}>
      <StatusMark icon={IconTagOff} tone="waiting">
        {t('goods.needsLabel')}
      </StatusMark>
      <Anchor component={Link} to={`/product-sheets/${sheet}`} size="sm">
        {t('goods.printNew')}
      </Anchor>
    </Group>
  )
}
