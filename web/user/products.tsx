import { useOutletContext } from 'react-router-dom'
import type { CustomerContext } from '../customers/customer-frame.tsx'
import { OwnProducts } from '../products/own/own-products.tsx'
import { ProductSale } from '../sales/product-sale.tsx'

/** A tenant's products; what is sold says when and what they get, to whom sees figures (D61). */
export const Products = () => {
  const { me } = useOutletContext<CustomerContext>()
  return <OwnProducts saleOf={me?.isActive ? product => <ProductSale product={product} /> : undefined} />
}
