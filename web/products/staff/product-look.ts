import { IconBasketCheck, IconCheck, IconPackageExport, IconTagOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { staffProductCalls } from '#shared/products/staff-product-calls.ts'
import { PRODUCT } from '#shared/products/states.ts'
import type { StatusLook } from '../../kit/status-mark.tsx'
import { useSheetLook } from '../use-sheet-look.ts'

export type Product = Answer<typeof staffProductCalls.readProduct>

/** How a product stands, as a mark and a word; until it is for sale, as its sheet. */
export const useProductLook = () => {
  const { t } = useTranslation()
  const ofSheet = useSheetLook(t('staff-goods.isReady'))
  return ({ status, needsLabel }: Pick<Product, 'status' | 'needsLabel'>): StatusLook & { text: string } => {
    if (status === PRODUCT.sold) return { icon: IconBasketCheck, tone: 'good', text: t('goods.sold') }
    if (status === PRODUCT.handedOut)
      return { icon: IconPackageExport, tone: 'quiet', text: t('staff-goods.handedOut') }
    if (status < PRODUCT.active) return ofSheet(status)
    if (status === PRODUCT.active)
      return { icon: IconTagOff, tone: 'waiting', text: t('staff-goods.noLabel') }
    if (needsLabel) return { icon: IconTagOff, tone: 'waiting', text: t('staff-goods.newLabel') }
    return { icon: IconCheck, tone: 'good', text: t('goods.inShop') }
  }
}
