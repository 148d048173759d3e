import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Product } from './product.tsx'

/** A product on a phone: a page of its own. */
export const ProductPage = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <BackToList to="/customers/products">{t('staff-goods.products')}</BackToList>
      <Product
        id={id}
        heading={name => (
          <>
            <PageTitle>{name}</PageTitle>
            <StepTitle>{name}</StepTitle>
          </>
        )}
      />
    </Stack>
  )
}
