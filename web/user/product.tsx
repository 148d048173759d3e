import { useOutletContext, useParams } from 'react-router-dom'
import { tenantsSalesCalls } from '#shared/sales/sales-calls.ts'
import type { CustomerContext } from '../customers/customer-frame.tsx'
import { useRoute } from '../kit/use-route.ts'
import { OwnProduct } from '../products/own/own-product.tsx'

/** A tenant's product; its history has the sales and returns too, for those who see figures (D61). */
export const Product = () => {
  const { id = '' } = useParams()
  const { me } = useOutletContext<CustomerContext>()
  const sales = useRoute(
    tenantsSalesCalls.listOwnProductSaleLines,
    me?.isActive ? { query: { product: id } } : undefined,
  )
  return <OwnProduct key={id} id={id} sales={me?.isActive ? sales : undefined} />
}
