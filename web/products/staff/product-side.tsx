import { ActionIcon, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { rescueFocus } from '../../kit/focus.ts'
import { Product } from './product.tsx'
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

/** A product beside the list that it was opened in. */
export const ProductSide = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <aside className={styles.side} aria-labelledby="product">
      <Product
        id={id}
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
