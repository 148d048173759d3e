import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLineColumns } from '../line-columns.tsx'
import { SoldThing } from '../sale-rows.tsx'

/** The columns of a line as staff see it. Goods without items of their own have no page. */
export const useStaffColumns = () => {
  const { t } = useTranslation()
  return useLineColumns(
    {
      paid: t('staff-sales.paid'),
      commission: t('staff-sales.commission'),
      share: t('staff-sales.tenantsShare'),
    },
    line =>
      line.product ? (
        <Anchor component={Link} to={`/customers/products/${line.product}`} fz="inherit">
          <SoldThing line={line} />
        </Anchor>
      ) : (
        <SoldThing line={line} />
      ),
  )
}
