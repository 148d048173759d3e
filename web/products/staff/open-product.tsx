/** The open product: beside the list that it was opened in, on a phone a page of its own. */

import { ActionIcon, Stack, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { productCalls } from '#shared/products/product-calls.ts'
import { rescueFocus } from '../../kit/focus.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { Product, type ProductSales } from './product.tsx'
import styles from './staff.module.css'

/** Where a product was opened: whoever closes it goes on from there. */
const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`main table a[href*="/customers/products/${id}"]`)

const Heading = ({ id, children }: { id: string; children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return () => rescueFocus(() => rowOf(id))
  }, [id])
  return (
    <Title order={2} id="product" ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}

interface OpenProps {
  id: string
  sales: ProductSales
}

const Side = ({ id, sales }: OpenProps) => {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <aside className={styles.side} aria-labelledby="product">
      <Product
        id={id}
        sales={sales}
        close={
          <ActionIcon
            component={Link}
            to={`/customers/products${search}`}
            variant="subtle"
            color="gray.7"
            aria-label={t('staff-goods.close')}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        }
        heading={name => <Heading id={id}>{name}</Heading>}
      />
    </aside>
  )
}

const Page = ({ id, sales }: OpenProps) => {
  const { t } = useTranslation()
  const { data } = useRoute(productCalls.readProduct, { params: { id } })
  const title = data?.name ?? id
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <BackToList to="/customers/products">{t('staff-goods.products')}</BackToList>
      <StepTitle>{title}</StepTitle>
      <Product id={id} sales={sales} />
    </Stack>
  )
}

export const OpenProduct = ({ isPage, ...open }: OpenProps & { isPage: boolean }) =>
  isPage ? <Page {...open} /> : <Side {...open} />
